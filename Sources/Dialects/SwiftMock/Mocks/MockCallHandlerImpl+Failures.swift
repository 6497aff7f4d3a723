internal import UnderstudyRuntime

extension MockCallHandlerImpl {
  /// Lets the failures of the body go where those of this handler go.
  func reporting<Result>(_ body: () -> Result) -> Result {
    guard let reporter else { return body() }
    return FailureReporter.$current.withValue(reporter, operation: body)
  }

  func report(misuse text: String, member: MockedMember?, _ location: TestLocation) {
    reporting { core.reportMisuse(text, member: member, location: location) }
  }

  func reportUnfinished(_ recording: any CallRecording) {
    report(
      misuse: """
        '\(recording.opening)' was not followed by a call of the mock
          write \(recording.opening).call(mock.member(…))
        """, member: nil, recording.location)
  }

  func report(missing expectation: MockExpectation) {
    guard let recorded = expectation.recorded else { return }
    let calls = recorded.member.calls.map(\.call)
    let comparisons = MockFailure.Comparison.comparisons(of: calls, with: recorded.pattern)
    report(
      "\(recorded.member.text) was expected to be called, but was not.", "wanted",
      recorded.member.text(of: recorded.pattern), recorded.member, expectation.location,
      list: "calls of this member", emptyList: "this member was never called", comparisons)
  }

  func report(
    unexpected call: ArgumentList, _ member: MockedMember, _ candidates: [MockExpectation]
  ) {
    let patterns = candidates.compactMap { $0.recorded?.pattern }
    report(
      "\(member.text) was called, but nothing expects the call.", "call", member.text(of: call),
      member, candidates.first?.location ?? latestLocation,
      list: "expected calls of this member", emptyList: "no call of this member is expected",
      MockFailure.Comparison.comparisons(of: patterns, of: member, with: call))
  }

  func report(
    rejected call: ArgumentList, _ member: MockedMember, by rejection: MockExpectation
  ) {
    report(
      "\(member.text) was called, but the call is rejected.", "call", member.text(of: call), member,
      rejection.location)
  }

  private func report(
    _ heading: String, _ role: String, _ call: String, _ member: MockedMember,
    _ location: TestLocation, list: String = "", emptyList: String = "",
    _ comparisons: [MockFailure.Comparison] = []
  ) {
    let wording = MockFailure.Wording(
      heading: heading, role: role, list: list, emptyList: emptyList)
    reporting {
      core.report(
        MockFailure(
          kind: .worded(wording), core: core, member: member, call: call,
          comparisons: comparisons, location: location))
    }
  }
}

extension FailureReporter {
  /// Hands failures to a failer, on whatever thread they are found.
  init(_ failer: any MockFailer) {
    let box = Box(failer: failer)
    self.init { failure in
      let location = failure.location
      box.failer.doFail(
        failure.text, file: location.filePath.description, line: UInt(location.line))
    }
  }

  private struct Box: @unchecked Sendable {
    let failer: any MockFailer
  }
}
