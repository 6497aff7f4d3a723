internal import UnderstudyRuntime

/// A check of calls that came.
public final class MockVerification: CallRecording, Sendable {
  let location: TestLocation
  private let handler: MockCallHandlerImpl
  private let recorded = Guarded<RecordedPattern?>(nil)

  init(_ handler: MockCallHandlerImpl, _ location: TestLocation) {
    self.handler = handler
    self.location = location
  }

  var opening: String { "verify()" }

  func record(_ pattern: RecordedPattern) { recorded.withLock { $0 = pattern } }

  /// Checks that a call came: `mock.verify().call(mock.greet(name: "Ann"))`.
  ///
  /// - Parameters:
  ///   - value: what the call returned while it was recorded; it does not matter.
  ///   - times: how often it must have come; at least once if nothing is said.
  public func call<Value>(_ value: Value, times: Int? = nil) {
    guard let recorded = recorded.withLock({ $0 }) else {
      return handler.report(
        misuse: """
          no call of this mock was recorded in verify().call(…)
            each member of the mock must hand on its calls to callHandler.accept
          """, member: nil, location)
    }
    let pattern = CallPattern<Verifying, Synchronous, ArgumentList, Any?, any Error>(
      recorded.member, location, recorded.pattern)
    let count = times.map { CallCount(minimum: $0, maximum: $0) }
    _ = handler.reporting { pattern.called(count ?? .atLeastOnce) }
  }
}
