internal import UnderstudyRuntime

extension StrictHandler {
  func report(misuse text: String, _ location: TestLocation) {
    core.reportMisuse(text, member: nil, location: location)
  }

  func report(missing expectation: Expectation) {
    guard case .call(_, let member, let pattern) = expectation.meaning else { return }
    core.report(missing: pattern, of: member, at: expectation.location)
  }

  func report(
    unexpected call: ArgumentList, _ member: ListMember<Any?>, _ candidates: [Expectation],
    at location: TestLocation
  ) {
    let patterns = candidates.compactMap { expectation -> ArgumentPattern? in
      guard case .call(_, _, let pattern) = expectation.meaning else { return nil }
      return pattern
    }
    core.report(unexpected: call, of: member, candidates: patterns, at: location)
  }
}

extension Expectation {
  /// What a call returns that cannot throw; an outcome that does not fit is reported.
  ///
  /// - Parameter canHold: whether the call has waited, if it had to.
  func value(_ handler: StrictHandler, canHold: Bool) -> Any? {
    switch outcome {
    case .value(let value): return value
    case .held(_, .success(let value)) where canHold: return value
    case .error(let error),
      .held(_, .failure(let error)) where canHold:
      handler.report(
        misuse: """
          \(text) cannot throw \(error)
            write .returning(value)
          """, location)
    case .held:
      handler.report(
        misuse: """
          \(text) cannot wait for its result: the member is not asynchronous
            write .returning(value)
          """, location)
    case nil: break
    }
    return makeDefault()
  }

  private var text: String { summary?.functionSignature ?? "the call" }
}
