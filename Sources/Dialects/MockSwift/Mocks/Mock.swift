internal import UnderstudyRuntime

/// A mock of a protocol, which an extension of yours makes conform to it.
///
/// ```swift
/// extension Mock: Greeter where WrappedType == Greeter {
///   func greet(name: String) -> String { mocked(name) }
/// }
/// ```
///
/// A test makes one as a property, `@Mock var greeter: Greeter`, or plainly as a value,
/// `let greeter: Greeter = Mock()`.
@propertyWrapper
public final class Mock<WrappedType>: @unchecked Sendable {
  let store: MockStore

  private init(_ store: MockStore) { self.store = store }

  /// Makes a mock without behaviours.
  public convenience init(
    file: StaticString = #filePath, line: UInt = #line, fileID: StaticString = #fileID,
    column: Int = #column
  ) {
    self.init(
      MockStore(
        WrappedType.self, strategy: .default, stubs: [],
        TestLocation(file: file, line: line, fileID: fileID, column: column)))
  }

  /// Makes a mock.
  ///
  /// - Parameters:
  ///   - strategy: where results come from, in this order.
  ///   - stubs: results of this mock by their type: `[User.self => user]`.
  ///   - completion: gives the mock its first behaviours.
  public convenience init(
    strategy: [StrategyIdentifier] = .default, stubs: [Stub] = [], file: StaticString = #filePath,
    line: UInt = #line, fileID: StaticString = #fileID, column: Int = #column,
    _ completion: (Given<WrappedType>) -> Void = { _ in }
  ) {
    self.init(
      MockStore(
        WrappedType.self, strategy: strategy, stubs: stubs,
        TestLocation(file: file, line: line, fileID: fileID, column: column)))
    completion(Given(store))
  }

  /// Makes a mock.
  ///
  /// - Parameters:
  ///   - strategy: where results come from, in this order.
  ///   - localStubs: results of this mock by their type: `[User.self => user]`.
  ///   - completion: gives the mock its first behaviours.
  public convenience init(
    strategy: [StrategyIdentifier] = .default, localStubs: [Stub], file: StaticString = #filePath,
    line: UInt = #line, fileID: StaticString = #fileID, column: Int = #column,
    _ completion: (Given<WrappedType>) -> Void = { _ in }
  ) {
    self.init(
      strategy: strategy, stubs: localStubs, file: file, line: line, fileID: fileID,
      column: column, completion)
  }

  /// The mock as what it mocks.
  public var wrappedValue: WrappedType {
    guard let value = self as? WrappedType else {
      fatalError(
        """
        'Mock<\(WrappedType.self)>' does not conform to '\(WrappedType.self)': \
        write 'extension Mock: \(WrappedType.self) where WrappedType == \(WrappedType.self)'
        """)
    }
    return value
  }
}

// MARK: - What the extensions call

/// An argument of a mocked member.
public typealias ParameterType = Any?

extension Mock {
  /// Records a call of a member without a result.
  ///
  /// - Parameters:
  ///   - parameters: the arguments, in order; in a setter the new value comes last.
  ///   - function: the member.
  public func mocked(_ parameters: ParameterType..., function: String = #function) {
    store.call(function, parameters, throwing: Never.self) as Void
  }

  /// Records a call of a member, and resolves its result.
  ///
  /// - Parameters:
  ///   - parameters: the arguments, in order.
  ///   - function: the member.
  /// - Returns: what the first step of the mock's strategy says that has a result.
  public func mocked<ReturnType>(_ parameters: ParameterType..., function: String = #function)
    -> ReturnType
  {
    store.call(function, parameters, throwing: Never.self)
  }

  /// Records a call of a throwing member without a result.
  ///
  /// - Parameters:
  ///   - parameters: the arguments, in order.
  ///   - function: the member.
  /// - Throws: what the behaviour throws; an error that says so if nothing answers the call.
  public func mockedThrowable(_ parameters: ParameterType..., function: String = #function) throws {
    try store.call(function, parameters, throwing: (any Error).self) as Void
  }

  /// Records a call of a throwing member, and resolves its result.
  ///
  /// - Parameters:
  ///   - parameters: the arguments, in order.
  ///   - function: the member.
  /// - Returns: what the first step of the mock's strategy says that has a result.
  /// - Throws: what the behaviour throws; an error that says so if nothing answers the call.
  public func mockedThrowable<ReturnType>(
    _ parameters: ParameterType..., function: String = #function
  ) throws -> ReturnType {
    try store.call(function, parameters, throwing: (any Error).self)
  }

  /// Records a call of a member without a result that throws errors of one type.
  ///
  /// - Parameters:
  ///   - parameters: the arguments, in order.
  ///   - problem: the type of the errors: `mockedThrowable(name, throwing: Offline.self)`.
  ///   - function: the member.
  /// - Throws: what the behaviour throws. An error of another type fails the test and is not thrown.
  public func mockedThrowable<Problem: Error>(
    _ parameters: ParameterType..., throwing problem: Problem.Type, function: String = #function
  ) throws(Problem) {
    try store.call(function, parameters, throwing: problem) as Void
  }

  /// Records a call of a member that throws errors of one type, and resolves its result.
  ///
  /// - Parameters:
  ///   - parameters: the arguments, in order.
  ///   - problem: the type of the errors: `mockedThrowable(name, throwing: Offline.self)`.
  ///   - function: the member.
  /// - Returns: what the first step of the mock's strategy says that has a result.
  /// - Throws: what the behaviour throws. An error of another type fails the test and is not thrown.
  public func mockedThrowable<ReturnType, Problem: Error>(
    _ parameters: ParameterType..., throwing problem: Problem.Type, function: String = #function
  ) throws(Problem) -> ReturnType {
    try store.call(function, parameters, throwing: problem)
  }
}
