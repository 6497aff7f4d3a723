/// A diagnostic with its place, as the compiler shows it.
struct MacroDiagnostic: Hashable, Sendable {
  enum Severity: String, Hashable, Sendable { case error, warning, note, remark }

  struct Note: Hashable, Sendable {
    var message: String
    var position: SourcePosition
  }

  struct FixIt: Hashable, Sendable {
    var message: String
    var edits: [Edit]
  }

  struct Edit: Hashable, Sendable {
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
