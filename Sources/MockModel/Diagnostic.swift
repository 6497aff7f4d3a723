/// A problem in a source text, as data. The text is made from it last.
package struct Diagnostic: Hashable, Sendable {
  package enum Severity: String, Hashable, Sendable { case error, warning, note }

  /// A stable name of the kind of problem, such as `unsupported-member`.
  package var id: String
  package var severity: Severity
  /// In the compiler's voice: lower case, no full stop, names in single quotes.
  package var message: String
  package var path: String
  package var location: SourceLocation?

  package init(
    id: String, severity: Severity, message: String, path: String, location: SourceLocation?
  ) {
    self.id = id
    self.severity = severity
    self.message = message
    self.path = path
    self.location = location
  }
}
