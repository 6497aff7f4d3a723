internal import UnderstudyRuntime

/// Takes the calls of a twin of the mock, which the closure of an expectation calls.
final class CallRecorder: MockExpectationHandler {
  private struct NothingToReturn: Error {}

  private let expectation: Expectation
  private let reportMissingResult: @Sendable (CallSummary) -> Void
  private let calls = Guarded<[CallSummary]>([])

  init(
    _ expectation: Expectation, reportMissingResult: @escaping @Sendable (CallSummary) -> Void
  ) {
    self.expectation = expectation
    self.reportMissingResult = reportMissingResult
  }

  /// The different calls, in order.
  var recordedCalls: [CallSummary] {
    calls.withLock { $0 }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// What the call returns to the closure, which does nothing with it.
  private var value: Any? {
    switch expectation.outcome {
    case .value(let value), .held(_, .success(let value)): value
    case .error, .held, nil: expectation.makeDefault()
    }
  }

  func accept(
    _ summary: CallSummary, actionArgs: [Any?], file: StaticString, line: UInt
  ) -> Any? {
    calls.withLock { $0.append(summary) }
    let value = value
    if value == nil, expectation.needsValue { reportMissingResult(summary) }
    return value
  }

  func throwingAccept(
    _ summary: CallSummary, actionArgs: [Any?], file: StaticString, line: UInt
  ) throws -> Any? {
    calls.withLock { $0.append(summary) }
    // A function that can throw needs no value to come back.
    guard let value else { throw NothingToReturn() }
    return value
  }

  nonisolated(nonsending) func asyncAccept(
    _ summary: CallSummary, actionArgs: [Any?], file: StaticString, line: UInt
  ) async -> Any? {
    accept(summary, actionArgs: actionArgs, file: file, line: line)
  }

  nonisolated(nonsending) func asyncThrowingAccept(
    _ summary: CallSummary, actionArgs: [Any?], file: StaticString, line: UInt
  ) async throws -> Any? {
    try throwingAccept(summary, actionArgs: actionArgs, file: file, line: line)
  }
}

extension Expectation {
  /// Whether the mock's forced cast needs a value that is not there.
  fileprivate var needsValue: Bool {
    resultType != Void.self && !(resultType is any OptionalValue.Type)
  }
}
