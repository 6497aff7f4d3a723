package import MockResolving

/// A source text that was found, and why it is read.
package struct SourceFile: Hashable, Sendable {
  /// As a reader of the diagnostics knows it: the given path, and what was found below it.
  package var path: String
  package var role: SourceRole
  package var isStandardInput: Bool

  package init(path: String, role: SourceRole, isStandardInput: Bool = false) {
    self.path = path
    self.role = role
    self.isStandardInput = isStandardInput
  }

  package static let standardInputName = "<stdin>"
}
