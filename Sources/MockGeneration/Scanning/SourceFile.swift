/// A source text that was found, and why it is read.
package struct SourceFile: Hashable, Sendable {
  package enum Role: Hashable, Sendable {
    /// Its protocols are mocked.
    case mocked
    /// Its protocols are only parents of others.
    case lookedUp
  }

  /// As a reader of the diagnostics knows it: the given path, and what was found below it.
  package var path: String
  package var role: Role
  package var isStandardInput: Bool

  package init(path: String, role: Role, isStandardInput: Bool = false) {
    self.path = path
    self.role = role
    self.isStandardInput = isStandardInput
  }

  package static let standardInputName = "<stdin>"
}
