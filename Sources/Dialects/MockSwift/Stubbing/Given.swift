internal import UnderstudyRuntime

/// The members of a mock as behaviours: an extension of yours lists them.
///
/// ```swift
/// extension Given where WrappedType == Greeter {
///   func greet(name: Predicate<String>) -> Mockable<String> { mockable(name) }
///   func greet(name: String) -> Mockable<String> { mockable(name) }
/// }
/// ```
public final class Given<WrappedType> {
  private let store: MockStore

  init(_ store: MockStore) { self.store = store }

  /// A member of the mock. Called by the extensions.
  ///
  /// - Parameters:
  ///   - parameters: a predicate or a value for each argument.
  ///   - function: the member.
  ///   - file: not used any more; failures are shown where the behaviour is given.
  ///   - line: not used any more.
  public func mockable<ReturnType>(
    _ parameters: ParameterType..., function: String = #function, file: StaticString = #filePath,
    line: UInt = #line
  ) -> Mockable<ReturnType> {
    Mockable(store, function, parameters)
  }

  /// A property of the mock that can be read. Called by the extensions.
  ///
  /// - Parameters:
  ///   - property: the property.
  ///   - file: not used any more; failures are shown where the behaviour is given.
  ///   - line: not used any more.
  public func mockable<ReturnType>(
    property: String = #function, file: StaticString = #filePath, line: UInt = #line
  ) -> MockableProperty.Readable<ReturnType> {
    .init(store, property, [])
  }

  /// A property of the mock that can be read and set. Called by the extensions.
  ///
  /// - Parameters:
  ///   - property: the property.
  ///   - file: not used any more; failures are shown where the behaviour is given.
  ///   - line: not used any more.
  public func mockable<ReturnType>(
    property: String = #function, file: StaticString = #filePath, line: UInt = #line
  ) -> MockableProperty.Writable<ReturnType> {
    .init(store, property, [])
  }

  /// A subscript of the mock that can be read. Called by the extensions.
  ///
  /// - Parameters:
  ///   - parameters: a predicate or a value for each index.
  ///   - function: the subscript.
  ///   - file: not used any more; failures are shown where the behaviour is given.
  ///   - line: not used any more.
  public func mockable<ReturnType>(
    _ parameters: ParameterType..., function: String = #function, file: StaticString = #filePath,
    line: UInt = #line
  ) -> MockableSubscript.Readable<ReturnType> {
    .init(store, function, parameters)
  }

  /// A subscript of the mock that can be read and set. Called by the extensions.
  ///
  /// - Parameters:
  ///   - parameters: a predicate or a value for each index.
  ///   - function: the subscript.
  ///   - file: not used any more; failures are shown where the behaviour is given.
  ///   - line: not used any more.
  public func mockable<ReturnType>(
    _ parameters: ParameterType..., function: String = #function, file: StaticString = #filePath,
    line: UInt = #line
  ) -> MockableSubscript.Writable<ReturnType> {
    .init(store, function, parameters)
  }
}

/// Starts a behaviour: `given(greeter).greet(name: "Ann").willReturn("Hello")`.
///
/// - Parameter value: the mock, as what it mocks.
/// - Returns: the members of the mock.
public func given<WrappedType>(
  _ value: WrappedType, file: StaticString = #filePath, line: UInt = #line,
  fileID: StaticString = #fileID, column: Int = #column
) -> Given<WrappedType> {
  let location = TestLocation(file: file, line: line, fileID: fileID, column: column)
  return Given(.of(value, location))
}

/// Gives a mock several behaviours.
///
/// - Parameters:
///   - value: the mock, as what it mocks.
///   - completion: takes the members of the mock.
public func given<WrappedType>(
  _ value: WrappedType, file: StaticString = #filePath, line: UInt = #line,
  fileID: StaticString = #fileID, column: Int = #column,
  _ completion: (Given<WrappedType>) -> Void
) {
  completion(given(value, file: file, line: line, fileID: fileID, column: column))
}
