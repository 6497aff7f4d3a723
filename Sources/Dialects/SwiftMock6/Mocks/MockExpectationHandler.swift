/// What takes the calls of a mock: one object while the test runs, another one while an expectation is
/// found out.
public protocol MockExpectationHandler: AnyObject, Sendable {
  /// Takes a call.
  ///
  /// - Parameters:
  ///   - summary: the call, as it is compared with others.
  ///   - actionArgs: what the closures of `doing` get.
  ///   - file: the file of the mock.
  ///   - line: the line in the mock.
  /// - Returns: the result of the call.
  func accept(
    _ summary: CallSummary, actionArgs: [Any?], file: StaticString, line: UInt
  ) -> Any?

  /// Takes a call of an asynchronous member.
  nonisolated(nonsending) func asyncAccept(
    _ summary: CallSummary, actionArgs: [Any?], file: StaticString, line: UInt
  ) async -> Any?

  /// Takes a call of a throwing member.
  func throwingAccept(
    _ summary: CallSummary, actionArgs: [Any?], file: StaticString, line: UInt
  ) throws -> Any?

  /// Takes a call of an asynchronous, throwing member.
  nonisolated(nonsending) func asyncThrowingAccept(
    _ summary: CallSummary, actionArgs: [Any?], file: StaticString, line: UInt
  ) async throws -> Any?
}
