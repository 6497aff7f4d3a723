/// A mock: an object with members that are recorded, stubbed and verified.
///
/// Generated mocks conform to it. So can a class that you write around ``FunctionMock``s.
public protocol Mock: AnyObject, Sendable {
  /// What `given(mock)` returns.
  associatedtype UnderstudyStubbing: MockMembers<Self>
  /// What `expect(mock)` returns.
  associatedtype UnderstudyExpecting: MockMembers<Self>
  /// What `verify(mock)` returns.
  associatedtype UnderstudyVerifying: MockMembers<Self>

  /// The state that all members share.
  nonisolated var understudy: MockCore { get }
}

/// The members of a mock in one role. Each returns which calls of it are meant.
public protocol MockMembers<Subject> {
  /// The mock, or its metatype for static members.
  associatedtype Subject

  /// - Parameters:
  ///   - subject: the mock.
  ///   - location: where the test speaks of it.
  init(_ subject: Subject, _ location: TestLocation)
}

/// Starts a stub: `given(service).fetch(id: "42").willReturn(user)`.
///
/// - Parameter mock: the mock whose member gets an answer.
/// - Returns: the mock's members; each takes matchers or plain values for its arguments.
public func given<Subject: Mock>(
  _ mock: Subject, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) -> Subject.UnderstudyStubbing {
  .init(mock, TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Starts a check: `verify(service).fetch(id: "42").called(1)`.
///
/// - Parameter mock: the mock whose calls are checked.
/// - Returns: the mock's members; each takes matchers or plain values for its arguments.
public func verify<Subject: Mock>(
  _ mock: Subject, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) -> Subject.UnderstudyVerifying {
  .init(mock, TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}
