internal import UnderstudyRuntime

/// Stands behind a throwing function of a mock: a ``FuncCallHandler`` whose stubs can throw.
///
/// ```swift
/// final class MockArchive: Archive {
///   lazy var mock_load = ThrowingFuncCallHandler<String, Int>(returnValue: 0)
///   func load(_ name: String) throws -> Int { try mock_load.handle(name) }
/// }
/// ```
public final class ThrowingFuncCallHandler<TArgs, TReturn>: @unchecked Sendable {
  private let handled: HandledFunction<TArgs, TReturn, any Error, ThrowingStub<TArgs, TReturn>>

  /// Makes the handler of a throwing function.
  ///
  /// - Parameters:
  ///   - returnValue: what calls return while nothing is stubbed.
  ///   - isPartial: whether calls go to the real function while nothing is stubbed.
  ///   - callRealFunc: calls the real function.
  ///   - name: how reports call the function: the property that holds the handler.
  ///   - fileID: the file that makes the handler, as `Module/File.swift`.
  ///   - filePath: the full path of that file.
  ///   - line: the line that makes the handler.
  ///   - column: the column that makes the handler.
  public init(
    returnValue: TReturn, isPartial: Bool = false,
    callRealFunc: ((_ args: TArgs) throws -> TReturn)? = nil, name: StaticString = #function,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    handled = HandledFunction(
      returnValue: returnValue, isPartial: isPartial, realFunction: callRealFunc, name: name,
      location: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column),
      makeStub: { ThrowingStub($0) })
  }

  /// Records a call and answers it, as ``FuncCallHandler/handle(_:)`` does.
  ///
  /// - Parameter args: the arguments.
  /// - Returns: what the call returns.
  /// - Throws: what the stub or the real function throws.
  @discardableResult
  public func handle(_ args: TArgs) throws -> TReturn { try handled.handle(args) }

  /// Checks how often the function was called.
  ///
  /// - Parameter rule: how often the calls are wanted.
  /// - Returns: `true`.
  /// - Throws: ``CallTimesRuleIsBroken``, which says what was wanted and shows the calls.
  @discardableResult
  public func verify(called rule: CallTimesRule) throws -> Bool {
    try handled.verify(called: rule)
    return true
  }

  /// The arguments of the last call; `nil` if there was none.
  public func args() -> TArgs? { handled.inputs.last }

  /// The arguments of one call.
  ///
  /// - Parameter callTime: the number of the call, counted from 0.
  /// - Returns: the arguments; `nil` if there was no such call.
  public func args(callTime: Int) -> TArgs? {
    let inputs = handled.inputs
    return inputs.indices.contains(callTime) ? inputs[callTime] : nil
  }

  /// The stub of the function: the same one each time, until ``reset()``.
  public func whenCalled() -> ThrowingStub<TArgs, TReturn> { handled.stub }

  /// Forgets the calls and the stub.
  public func reset() { handled.reset() }
}
