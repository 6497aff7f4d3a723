import SwiftMock6

/// Hands any arguments on.
final class SummaryMock: Mock<Any> {
  func take(_ args: Any?...) -> Any? { accept(checkArgs: args, actionArgs: []) }
}

/// Returns the parts of what it is handed.
final class SummaryHandler: MockExpectationHandler {
  func accept(
    _ summary: CallSummary, actionArgs: [Any?], file: StaticString, line: UInt
  ) -> Any? { summary.description }
  func asyncAccept(
    _ summary: CallSummary, actionArgs: [Any?], file: StaticString, line: UInt
  ) async -> Any? { summary.description }
  func throwingAccept(
    _ summary: CallSummary, actionArgs: [Any?], file: StaticString, line: UInt
  ) throws -> Any? { summary.functionName }
  func asyncThrowingAccept(
    _ summary: CallSummary, actionArgs: [Any?], file: StaticString, line: UInt
  ) async throws -> Any? { summary.functionSignature }
}
