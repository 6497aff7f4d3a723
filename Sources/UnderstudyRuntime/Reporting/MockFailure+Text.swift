extension MockFailure: CustomStringConvertible {
  public var description: String { text }

  /// The whole report: what was wanted, what happened, and how each call differs.
  public var text: String {
    if case .several(let failures) = kind {
      return (["\(failures.count) verifications failed:"] + failures.map(\.text))
        .joined(separator: "\n")
    }
    let comment = comment.map { ["  comment: \($0)"] } ?? []
    return ([heading] + comment + details).joined(separator: "\n")
  }

  private var heading: String {
    switch kind {
    case .unexpectedCount(let wanted, let seen, nil):
      "\(subject) was expected \(wanted), but was called \(times(seen))."
    case .unexpectedCount(let wanted, let seen, .within(let duration)?):
      "\(subject) was expected \(wanted) within \(duration), but was called \(times(seen))."
    case .unexpectedCount(let wanted, let seen, .throughout(let duration)?):
      "\(subject) was expected \(wanted) for \(duration), but was called \(times(seen))."
    case .wrongOrder(let wanted, let seen):
      "\(subject) was expected \(wanted) in this order, but was called \(times(seen)) from there on."
    case .unverifiedCalls:
      "\(mock) was called in ways that no verification has matched."
    case .unexpectedCalls:
      "\(mock) was not to be called at all."
    case .callsOutsideOrder:
      "other calls lie between the calls that were verified in order."
    case .unusedStub:
      "a stub of \(subject) answered no call."
    case .unstubbed(hasDefault: false):
      "\(subject) was called, but no stub answers the call and there is no default."
    case .unstubbed(hasDefault: true):
      "\(subject) was called, but no stub answers the call."
    case .heldAtEnd:
      "\(subject) was still held when the test ended."
    case .misuse(let text):
      member.isEmpty ? text : "\(subject): \(text)"
    case .worded(let wording):
      wording.heading
    case .several:
      ""
    }
  }

  private var details: [String] {
    switch kind {
    case .unexpectedCount:
      return ["  wanted: \(call)"]
        + list("calls of this member", none: "this member was never called")
    case .wrongOrder:
      return ["  wanted: \(call)"] + list("calls in order", none: "none of the mocks was called")
    case .unverifiedCalls:
      return list("unverified calls", none: "")
    case .unexpectedCalls, .callsOutsideOrder:
      return list("calls", none: "")
    case .unusedStub:
      return ["  stub: \(call)"]
    case .heldAtEnd:
      return ["  call: \(call)"]
    case .unstubbed:
      return ["  call: \(call)"] + list("stubs of this member", none: "this member has no stubs")
        + (suggestion.map { ["  add: \($0)"] } ?? [])
    case .worded(let wording):
      return (call.isEmpty ? [] : ["  \(wording.role): \(call)"])
        + (wording.list.isEmpty ? [] : list(wording.list, none: wording.emptyList))
    case .misuse, .several:
      return []
    }
  }

  /// The member, behind the mock's name if the test gave it one.
  private var subject: String { mock.hasSuffix(")") ? "\(mock).\(member)" : member }

  private func times(_ count: Int) -> String { count == 1 ? "1 time" : "\(count) times" }

  private func list(_ title: String, none: String) -> [String] {
    guard !comparisons.isEmpty else { return none.isEmpty ? [] : ["  \(none)"] }
    let count = comparisons.count + omittedComparisons
    return ["  \(title) (\(count)):"] + comparisonLines
      + (omittedComparisons > 0 ? ["    … and \(omittedComparisons) more"] : [])
  }

  private var comparisonLines: [String] {
    let texts = comparisons.map { comparison in
      (comparison.number.map { "#\($0) " } ?? "") + comparison.text
    }
    // Behind a very long call there is no column to keep.
    let width = texts.map(\.count).filter { $0 <= 72 }.max() ?? 0
    return zip(texts, comparisons).map { text, comparison in
      guard !comparison.mismatches.isEmpty else { return "    \(text)" }
      let padding = String(repeating: " ", count: max(width - text.count, 0) + 4)
      let mismatches = comparison.mismatches.map(\.text).joined(separator: ", ")
      return "    \(text)\(padding)\(mismatches)"
    }
  }
}

extension MockFailure.Mismatch {
  fileprivate var text: String {
    "\(argument): wanted \(wanted)" + (actual.map { ", was \($0)" } ?? "")
  }
}
