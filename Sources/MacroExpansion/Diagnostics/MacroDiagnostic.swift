/// A diagnostic with its place, as the compiler shows it.
struct MacroDiagnostic: Equatable, Sendable {
  enum Severity: String, Hashable, Sendable { case error, warning, note, remark }

  struct Note: Equatable, Sendable {
    var message: String
    var position: SourcePosition
  }

  struct FixIt: Equatable, Sendable {
    var message: String
    var edits: [Edit]
  }

  struct Edit: Equatable, Sendable {
    var range: PositionRange
    var text: String
  }

  var severity: Severity = .error
  var message: String
  var position: SourcePosition
  var highlights: [PositionRange] = []
  var notes: [Note] = []
  var fixIts: [FixIt] = []
}
