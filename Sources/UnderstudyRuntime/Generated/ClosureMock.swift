/// A mock for a dependency that is a plain closure.
///
/// ```swift
/// let load = ClosureMock(((String) async throws -> Int).self)
/// given(load).call("42").willReturn(1)
/// let model = Model(load: { try await load($0) })
/// verify(load).call(.any).called(1)
/// ```
///
/// The type says which closure is mocked: `async` or not, throwing nothing, one type of error or any.
public final class ClosureMock<Effect, Output, Failure: Error, each Argument>: Mock,
  @unchecked Sendable
{
  public let understudy: MockCore
  fileprivate let function: FunctionMock<(repeat each Argument), Output, Failure>

  fileprivate init(
    named name: String?, _ fileID: StaticString, _ filePath: StaticString, _ line: Int,
    _ column: Int
  ) {
    understudy = MockCore(
      "ClosureMock", name: name, fileID: fileID, filePath: filePath, line: line, column: column)
    function = FunctionMock(understudy, Self.name)
  }

  public typealias UnderstudyStubbing = Members<Stubbing>
  public typealias UnderstudyExpecting = Members<Expecting>
  public typealias UnderstudyVerifying = Members<Verifying>

  /// The calls of the closure.
  public struct Members<Role>: MockMembers {
    private let mock: ClosureMock
    private let location: TestLocation

    public init(_ mock: ClosureMock, _ location: TestLocation) {
      self.mock = mock
      self.location = location
    }

    /// The calls whose arguments match.
    public func call(_ matchers: repeat Matcher<each Argument>)
      -> CallPattern<Role, Effect, (repeat each Argument), Output, Failure>
    {
      CallPattern(mock.function, location, ArgumentPattern(repeat each matchers))
    }

    /// The calls whose arguments are equal.
    @_disfavoredOverload
    public func call(_ values: repeat each Argument)
      -> CallPattern<Role, Effect, (repeat each Argument), Output, Failure>
    {
      CallPattern(mock.function, location, ArgumentPattern(repeat Matcher.value(each values)))
    }
  }

  /// One label for each argument, so that failures can tell them apart.
  private static var name: StaticString {
    var count = 0
    for _ in repeat (each Argument).self { count += 1 }
    let names: [StaticString] = [
      "call()", "call(_:)", "call(_:_:)", "call(_:_:_:)", "call(_:_:_:_:)", "call(_:_:_:_:_:)",
      "call(_:_:_:_:_:_:)",
    ]
    return count < names.count ? names[count] : "call"
  }
}

extension ClosureMock where Effect == Synchronous {
  /// Mocks a closure of the given type.
  ///
  /// - Parameters:
  ///   - type: the closure's type: `((String) throws -> Int).self`.
  ///   - name: a name for this mock, to tell two of one type apart.
  public convenience init(
    _ type: ((repeat each Argument) throws(Failure) -> Output).Type, name: String? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    self.init(named: name, fileID, filePath, line, column)
  }

  /// What the closure does that the code under test gets: `{ save($0, $1) }`.
  public func callAsFunction(_ argument: repeat each Argument) throws(Failure) -> Output {
    try function.call((repeat each argument))
  }
}

extension ClosureMock where Effect == Asynchronous {
  /// Mocks an asynchronous closure of the given type.
  ///
  /// - Parameters:
  ///   - type: the closure's type: `((String) async throws -> Int).self`.
  ///   - name: a name for this mock, to tell two of one type apart.
  public convenience init(
    _ type: ((repeat each Argument) async throws(Failure) -> Output).Type, name: String? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    self.init(named: name, fileID, filePath, line, column)
  }

  /// What the closure does that the code under test gets: `{ try await load($0) }`.
  public nonisolated(nonsending) func callAsFunction(
    _ argument: repeat each Argument
  ) async throws(Failure) -> Output {
    try await function.call((repeat each argument))
  }
}
