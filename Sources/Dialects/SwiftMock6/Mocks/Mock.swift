internal import UnderstudyRuntime

/// A strict mock: each call is expected once, in any order, and no other call may come.
///
/// ```swift
/// class MockKiosk: Mock<Kiosk>, Kiosk {
///   func sell(_ item: String) -> Int { accept(item) as! Int }
/// }
///
/// let kiosk = MockKiosk.make()
/// kiosk.expect { $0.sell("tea") }.returning(3)
/// // … the code under test …
/// kiosk.verify()
/// ```
open class Mock<M> {
  let handler: any MockExpectationHandler
  let name: String

  /// Makes a mock.
  ///
  /// - Parameters:
  ///   - mockName: the mock's name in failures; what it mocks if nothing is said.
  ///   - moveWarning: not used any more.
  public static func make(
    mockName: String? = nil, file: StaticString = #filePath, line: UInt = #line,
    moveWarning: Bool = true, fileID: StaticString = #fileID, column: Int = #column
  ) -> Self {
    let name = mockName ?? "\(M.self)"
    let location = TestLocation(file: file, line: line, fileID: fileID, column: column)
    return Self(name: name, expectationHandler: StrictHandler(name, location))
  }

  /// Makes a mock.
  @available(*, deprecated, renamed: "make(mockName:file:line:moveWarning:)")
  public static func create(
    mockName: String? = nil, file: StaticString = #filePath, line: UInt = #line,
    moveWarning: Bool = true, fileID: StaticString = #fileID, column: Int = #column
  ) -> Self {
    make(mockName: mockName, file: file, line: line, fileID: fileID, column: column)
  }

  /// Makes a mock whose calls go to a handler; ``make(mockName:file:line:moveWarning:)`` is for tests.
  public required init(name: String, expectationHandler: any MockExpectationHandler) {
    self.name = name
    handler = expectationHandler
  }

  // MARK: Expecting

  /// Expects a call: `mock.expect { $0.sell("tea") }.returning(3)`.
  ///
  /// - Parameter call: calls the member that is expected, on a stand-in for the mock.
  /// - Returns: what takes the result of the call.
  @discardableResult
  public func expect<R>(
    _ call: @escaping (M) throws -> R, file: StaticString = #filePath, line: UInt = #line,
    fileID: StaticString = #fileID, column: Int = #column
  ) -> MockSyncExpectation<M, R> {
    let location = TestLocation(file: file, line: line, fileID: fileID, column: column)
    let mockType = type(of: self)
    let name = name
    let expectation = Expectation(
      .synchronous { recorder in
        _ = mockType.twin(name, recorder).flatMap { try? call($0) }
      }, returning: R.self, location)
    keep(expectation)
    return MockSyncExpectation(expectation)
  }

  /// Expects a call of an asynchronous member: `mock.expect { await $0.load() }.asyncReturning(3)`.
  ///
  /// - Parameter call: calls the member that is expected, on a stand-in for the mock.
  /// - Returns: what takes the result of the call.
  @discardableResult
  public func expect<R>(
    _ call: @escaping (M) async throws -> R, file: StaticString = #filePath, line: UInt = #line,
    fileID: StaticString = #fileID, column: Int = #column
  ) -> MockAsyncExpectation<M, R> {
    let location = TestLocation(file: file, line: line, fileID: fileID, column: column)
    let mockType = type(of: self)
    let name = name
    let expectation = Expectation(
      .asynchronous { recorder in
        guard let twin = mockType.twin(name, recorder) else { return }
        _ = try? await call(twin)
      }, returning: R.self, location)
    keep(expectation)
    return MockAsyncExpectation(expectation)
  }

  private static func twin(_ name: String, _ recorder: CallRecorder) -> M? {
    Self(name: name, expectationHandler: recorder) as? M
  }

  private func keep(_ expectation: Expectation) {
    (handler as? StrictHandler)?.keep(expectation)
  }

  // MARK: Verifying

  /// Checks that every expected call came; it waits up to a second for each. What is missing is
  /// reported where it is expected. Then everything is forgotten.
  public func verify(
    file: StaticString = #filePath, line: UInt = #line, fileID: StaticString = #fileID,
    column: Int = #column
  ) {
    (handler as? StrictHandler)?.verify(
      TestLocation(file: file, line: line, fileID: fileID, column: column))
  }

  /// Checks that every expected call came; it waits up to a second for each. What is missing is
  /// reported where it is expected. Then everything is forgotten.
  nonisolated(nonsending) public func verify(
    file: StaticString = #filePath, line: UInt = #line, fileID: StaticString = #fileID,
    column: Int = #column
  ) async {
    await (handler as? StrictHandler)?.verify(
      TestLocation(file: file, line: line, fileID: fileID, column: column))
  }
}
