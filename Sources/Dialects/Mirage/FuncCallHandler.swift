internal import UnderstudyRuntime

/// Stands behind one function of a mock: it records the calls, and answers them.
///
/// ```swift
/// final class MockClock: Clock {
///   lazy var mock_now = FuncCallHandler<Void, Int>(returnValue: 0)
///   func now() -> Int { mock_now.handle(()) }
/// }
/// ```
///
/// `TArgs` is `Void` for a function without arguments, the argument's type for one, and a type of
/// your own, or a tuple, for more. Name your own type `…Args`, and reports show its properties as the
/// arguments.
public final class FuncCallHandler<TArgs, TReturn>: @unchecked Sendable {
  private let handled: HandledFunction<TArgs, TReturn, Never, Stub<TArgs, TReturn>>

  /// Makes the handler of a function.
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
    callRealFunc: ((_ args: TArgs) -> TReturn)? = nil, name: StaticString = #function,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    handled = HandledFunction(
      returnValue: returnValue, isPartial: isPartial, realFunction: callRealFunc, name: name,
      location: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column),
      makeStub: { Stub($0) })
  }

  /// Records a call and answers it: with the stub's next action, else with the real function if
  /// the handler is partial, else with the value that it was made with.
  ///
  /// - Parameter args: the arguments.
  /// - Returns: what the call returns.
  @discardableResult
  public func handle(_ args: TArgs) -> TReturn { handled.handle(args) }

  /// Checks how often the function was called: `XCTAssertNoThrow(try mock_now.verify(called: .once))`.
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
  public func whenCalled() -> Stub<TArgs, TReturn> { handled.stub }

  /// Forgets the calls and the stub.
  public func reset() { handled.reset() }
}
