/// Why a source file is read.
package enum SourceRole: Hashable, Sendable {
  /// Its protocols are mocked.
  case mocked
  /// Its protocols are only parents of others.
  case lookedUp
}
