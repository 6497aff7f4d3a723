internal import UnderstudyRuntime

/// The calls of one member that get a behaviour.
///
/// When several behaviours match a call, the newest one answers it.
public final class Mockable<ReturnType> {
  private typealias Pattern = CallPattern<
    Stubbing, Synchronous, ArgumentList, ReturnType, any Error
  >

  private let store: MockStore
  private let function: String
  private let parameters: [ParameterType]

  init(_ store: MockStore, _ function: String, _ parameters: [ParameterType]) {
    self.store = store
    self.function = function
    self.parameters = parameters
  }

  private func pattern(_ location: TestLocation) -> Pattern {
    let member = store.member(function, ReturnType.self)
    let arguments = ArgumentPattern(parameters, of: member, in: store.core, location)
    return CallPattern(member, location, arguments)
  }

  /// Answers with a value.
  ///
  /// - Parameter value: what the calls return.
  public func willReturn(
    file: StaticString = #filePath, line: UInt = #line, fileID: StaticString = #fileID,
    column: Int = #column, _ value: ReturnType
  ) {
    pattern(TestLocation(file: file, line: line, fileID: fileID, column: column)).willReturn(value)
  }

  /// Answers with values, one after the other; the last one stays.
  ///
  /// - Parameter values: what the calls return.
  public func willReturn(
    file: StaticString = #filePath, line: UInt = #line, fileID: StaticString = #fileID,
    column: Int = #column, _ values: ReturnType...
  ) {
    let location = TestLocation(file: file, line: line, fileID: fileID, column: column)
    guard let first = values.first else { return reportNothing("willReturn", "value", location) }
    let chain = pattern(location).willReturn(first)
    for value in values.dropFirst() { chain.willReturn(value) }
  }

  /// Answers with a closure.
  ///
  /// - Parameter completion: takes the arguments and returns or throws what the call does.
  public func will(
    file: StaticString = #filePath, line: UInt = #line, fileID: StaticString = #fileID,
    column: Int = #column, _ completion: @escaping ([Any]) throws -> ReturnType
  ) {
    pattern(TestLocation(file: file, line: line, fileID: fileID, column: column)).will {
      arguments in
      try completion(arguments.elements.map { $0 ?? $0 as Any })
    }
  }

  /// Answers with an error.
  ///
  /// - Parameter error: what the calls throw.
  public func willThrow(
    file: StaticString = #filePath, line: UInt = #line, fileID: StaticString = #fileID,
    column: Int = #column, _ error: any Error
  ) {
    pattern(TestLocation(file: file, line: line, fileID: fileID, column: column)).willThrow(error)
  }

  /// Answers with errors, one after the other; the last one stays.
  ///
  /// - Parameter errors: what the calls throw.
  public func willThrow(
    file: StaticString = #filePath, line: UInt = #line, fileID: StaticString = #fileID,
    column: Int = #column, _ errors: any Error...
  ) {
    let location = TestLocation(file: file, line: line, fileID: fileID, column: column)
    guard let first = errors.first else { return reportNothing("willThrow", "error", location) }
    let chain = pattern(location).willThrow(first)
    for error in errors.dropFirst() { chain.willThrow(error) }
  }

  private func reportNothing(_ function: String, _ noun: String, _ location: TestLocation) {
    store.core.reportMisuse(
      "\(function)() without any \(noun) can never answer a call",
      member: store.member(self.function, ReturnType.self), location: location)
  }

  /// Helps the compiler where members differ only in their results.
  ///
  /// - Parameter type: the result of the member that is meant.
  public func disambiguate(with type: ReturnType.Type) -> Self { self }
}

extension Mockable where ReturnType == Void {
  /// Answers by doing nothing.
  public func willDoNothing(
    file: StaticString = #filePath, line: UInt = #line, fileID: StaticString = #fileID,
    column: Int = #column
  ) {
    willReturn(file: file, line: line, fileID: fileID, column: column, ())
  }
}
