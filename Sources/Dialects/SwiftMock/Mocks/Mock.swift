/// A mock: a class of yours that hands on its calls to its ``callHandler``.
///
/// ```swift
/// final class MockGreeter: Greeter, Mock {
///   let callHandler: MockCallHandler
///   init(testCase: XCTestCase) { callHandler = MockCallHandlerImpl(testCase) }
///   func greet(name: String) -> String {
///     callHandler.accept("", functionName: #function, args: name) as! String
///   }
/// }
/// ```
public protocol Mock {
  /// What records and answers the calls.
  var callHandler: any MockCallHandler { get }
}

extension Mock {
  /// Starts an expectation: `mock.expect().call(mock.greet(name: "Ann")).andReturn("Hello")`. The
  /// call must come once.
  ///
  /// - Returns: what takes the call.
  public func expect(
    file: StaticString = #filePath, line: UInt = #line, fileID: StaticString = #fileID,
    column: Int = #column
  ) -> MockExpectation {
    callHandler.expect(file: file, line: line, fileID: fileID, column: column)
  }

  /// Starts a stub: `mock.stub().call(mock.greet(name: anyString())).andReturn("Hello")`. The call
  /// may come any number of times, and need not come. The newest stub that matches and says what
  /// the call does answers it; one that says nothing only allows the call.
  ///
  /// - Returns: what takes the call.
  public func stub(
    file: StaticString = #filePath, line: UInt = #line, fileID: StaticString = #fileID,
    column: Int = #column
  ) -> MockExpectation {
    callHandler.stub(file: file, line: line, fileID: fileID, column: column)
  }

  /// Starts a rejection: `mock.reject().call(mock.greet(name: "Bob"))`. The call must not come.
  ///
  /// - Returns: what takes the call.
  public func reject(
    file: StaticString = #filePath, line: UInt = #line, fileID: StaticString = #fileID,
    column: Int = #column
  ) -> MockExpectation {
    callHandler.reject(file: file, line: line, fileID: fileID, column: column)
  }

  /// Checks that every expected call came. Each that did not is reported where it was expected.
  public func verify(
    file: StaticString = #filePath, line: UInt = #line, fileID: StaticString = #fileID,
    column: Int = #column
  ) {
    callHandler.verify(file: file, line: line, fileID: fileID, column: column)
  }

  /// Starts a check of calls that came: `mock.verify().call(mock.greet(name: "Ann"))`.
  ///
  /// - Returns: what takes the call.
  @_disfavoredOverload
  public func verify(
    file: StaticString = #filePath, line: UInt = #line, fileID: StaticString = #fileID,
    column: Int = #column
  ) -> MockVerification {
    callHandler.verification(file: file, line: line, fileID: fileID, column: column)
  }
}
