extension MockFailure: CustomStringConvertible {
  public var description: String { text }

  /// The whole report: what was wanted, what happened, and how each call differs.
  public var text: String {
    switch kind {
    case .unexpectedCount(let wanted, let seen):
      let heading =
        "\(subject) was expected \(wanted), but was called \(seen == 1 ? "1 time" : "\(seen) times")."
      let calls =
        comparisons.isEmpty
        ? ["  this member was never called"]
        : ["  calls of this member (\(comparisons.count)):"] + comparisonLines
      return ([heading, "  wanted: \(call)"] + calls).joined(separator: "\n")
    case .unstubbed:
      let heading = "\(subject) was called, but no stub answers the call and there is no default."
      let stubs =
        comparisons.isEmpty
        ? ["  this member has no stubs"]
        : ["  stubs of this member (\(comparisons.count)):"] + comparisonLines
      return ([heading, "  call: \(call)"] + stubs + (suggestion.map { ["  add: \($0)"] } ?? []))
        .joined(separator: "\n")
    case .misuse(let text):
      return member.isEmpty ? text : "\(subject): \(text)"
    }
  }

  /// The member, behind the mock's name if the test gave it one.
  private var subject: String { mock.hasSuffix(")") ? "\(mock).\(member)" : member }

  private var comparisonLines: [String] {
    let texts = comparisons.map { comparison in
      (comparison.number.map { "#\($0) " } ?? "") + comparison.text
    }
    let width = texts.map(\.count).max() ?? 0
    return zip(texts, comparisons).map { text, comparison in
      guard !comparison.mismatches.isEmpty else { return "    \(text)" }
      let mismatches = comparison.mismatches.map { "\($0.argument): wanted \($0.wanted)" }
      let padding = String(repeating: " ", count: min(width, 60) - min(text.count, width, 60) + 4)
      return "    \(text)\(padding)\(mismatches.joined(separator: ", "))"
    }
  }
}
