/// What records and answers the calls of a ``Mock``: a ``MockCallHandlerImpl``.
public protocol MockCallHandler: AnyObject, Sendable {
  /// Starts an expectation; the next call of the mock says what is expected.
  func expect(file: StaticString, line: UInt, fileID: StaticString, column: Int)
    -> MockExpectation

  /// Starts a stub; the next call of the mock says what is answered.
  func stub(file: StaticString, line: UInt, fileID: StaticString, column: Int) -> MockExpectation

  /// Starts a rejection; the next call of the mock says what must not be called.
  func reject(file: StaticString, line: UInt, fileID: StaticString, column: Int)
    -> MockExpectation

  /// Starts a check; the next call of the mock says what is checked.
  func verification(file: StaticString, line: UInt, fileID: StaticString, column: Int)
    -> MockVerification

  /// Checks that every expected call came.
  func verify(file: StaticString, line: UInt, fileID: StaticString, column: Int)

  /// Takes a call of the mock. Called by its members.
  ///
  /// - Parameters:
  ///   - expectationReturnValue: what the member returns when the call has no result yet: while it
  ///     is recorded, after a failure, and when nothing was said of its result.
  ///   - functionName: the member.
  ///   - args: the arguments, in order.
  /// - Returns: the result of the call.
  func accept(_ expectationReturnValue: Any?, functionName: String, args: Any?...) -> Any?
}

extension MockCallHandler {
  /// Starts an expectation; the next call of the mock says what is expected.
  public func expect(
    file: StaticString = #filePath, line: UInt = #line, fileID: StaticString = #fileID
  ) -> MockExpectation {
    expect(file: file, line: line, fileID: fileID, column: 1)
  }

  /// Checks that every expected call came.
  public func verify(
    file: StaticString = #filePath, line: UInt = #line, fileID: StaticString = #fileID
  ) {
    verify(file: file, line: line, fileID: fileID, column: 1)
  }
}
