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
    reporting {
      core.report(missing: recorded.pattern, of: recorded.member, at: expectation.location)
    }
  }

  func report(
    unexpected call: ArgumentList, _ member: MockedMember, _ candidates: [MockExpectation]
  ) {
    let location = candidates.first?.location ?? latestLocation
    reporting {
      core.report(
        unexpected: call, of: member, candidates: candidates.compactMap { $0.recorded?.pattern },
        at: location)
    }
  }

  func report(
    rejected call: ArgumentList, _ member: MockedMember, by rejection: MockExpectation
  ) {
    reporting { core.report(rejected: call, of: member, at: rejection.location) }
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
