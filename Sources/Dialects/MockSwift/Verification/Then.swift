internal import UnderstudyRuntime

/// The members of a mock as checks: an extension of yours lists them.
///
/// ```swift
/// extension Then where WrappedType == Greeter {
///   func greet(name: Predicate<String>) -> Verifiable<String> { verifiable(name) }
///   func greet(name: String) -> Verifiable<String> { verifiable(name) }
/// }
/// ```
public final class Then<WrappedType> {
  private let store: MockStore
  private let location: TestLocation

  init(_ store: MockStore, _ location: TestLocation) {
    self.store = store
    self.location = location
  }

  /// A member of the mock. Called by the extensions.
  ///
  /// - Parameters:
  ///   - parameters: a predicate or a value for each argument.
  ///   - function: the member.
  ///   - file: not used any more; failures are shown where the check is.
  ///   - line: not used any more.
  public func verifiable<ReturnType>(
    _ parameters: ParameterType..., function: String = #function, file: StaticString = #filePath,
    line: UInt = #line
  ) -> Verifiable<ReturnType> {
    Verifiable(store, function, parameters, location)
  }

  /// A property of the mock that can be read. Called by the extensions.
  ///
  /// - Parameters:
  ///   - property: the property.
  ///   - file: not used any more; failures are shown where the check is.
  ///   - line: not used any more.
  public func verifiable<ReturnType>(
    property: String = #function, file: StaticString = #filePath, line: UInt = #line
  ) -> VerifiableProperty.Readable<ReturnType> {
    .init(store, property, [], location)
  }

  /// A property of the mock that can be read and set. Called by the extensions.
  ///
  /// - Parameters:
  ///   - property: the property.
  ///   - file: not used any more; failures are shown where the check is.
  ///   - line: not used any more.
  public func verifiable<ReturnType>(
    property: String = #function, file: StaticString = #filePath, line: UInt = #line
  ) -> VerifiableProperty.Writable<ReturnType> {
    .init(store, property, [], location)
  }

  /// A subscript of the mock that can be read. Called by the extensions.
  ///
  /// - Parameters:
  ///   - parameters: a predicate or a value for each index.
  ///   - function: the subscript.
  ///   - file: not used any more; failures are shown where the check is.
  ///   - line: not used any more.
  public func verifiable<ReturnType>(
    _ parameters: ParameterType..., function: String = #function, file: StaticString = #filePath,
    line: UInt = #line
  ) -> VerifiableSubscript.Readable<ReturnType> {
    .init(store, function, parameters, location)
  }

  /// A subscript of the mock that can be read and set. Called by the extensions.
  ///
  /// - Parameters:
  ///   - parameters: a predicate or a value for each index.
  ///   - function: the subscript.
  ///   - file: not used any more; failures are shown where the check is.
  ///   - line: not used any more.
  public func verifiable<ReturnType>(
    _ parameters: ParameterType..., function: String = #function, file: StaticString = #filePath,
    line: UInt = #line
  ) -> VerifiableSubscript.Writable<ReturnType> {
    .init(store, function, parameters, location)
  }
}

/// Starts a check: `then(greeter).greet(name: "Ann").calledOnce()`.
///
/// - Parameter value: the mock, as what it mocks.
/// - Returns: the members of the mock.
public func then<WrappedType>(
  _ value: WrappedType, file: StaticString = #filePath, line: UInt = #line,
  fileID: StaticString = #fileID, column: Int = #column
) -> Then<WrappedType> {
  let location = TestLocation(file: file, line: line, fileID: fileID, column: column)
  return Then(.of(value, location), location)
}

/// Makes several checks of a mock.
///
/// - Parameters:
///   - value: the mock, as what it mocks.
///   - completion: takes the members of the mock.
public func then<WrappedType>(
  _ value: WrappedType, file: StaticString = #filePath, line: UInt = #line,
  fileID: StaticString = #fileID, column: Int = #column,
  _ completion: (Then<WrappedType>) -> Void
) {
  completion(then(value, file: file, line: line, fileID: fileID, column: column))
}
