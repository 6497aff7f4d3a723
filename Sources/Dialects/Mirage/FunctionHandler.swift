internal import UnderstudyRuntime

/// What ``FuncCallHandler`` and ``TypedFuncCallHandler`` have in common: they differ in what may be thrown.
public class FunctionHandler<
  TArgs, TReturn, Failure: Error, FunctionStub: HandlerStub<TArgs, TReturn, Failure>
>: @unchecked Sendable {
  private let handled: HandledFunction<TArgs, TReturn, Failure>
  private let currentStub = Guarded<FunctionStub?>(nil)

  init(_ handled: HandledFunction<TArgs, TReturn, Failure>) { self.handled = handled }

  /// Records a call and answers it: with the stub's next action, else with the real function if
  /// the handler is partial, else with the value that it was made with.
  ///
  /// - Parameter args: the arguments.
  /// - Returns: what the call returns.
  /// - Throws: what the stub or the real function throws, in a function that can throw.
  @discardableResult
  public final func handle(_ args: TArgs) throws(Failure) -> TReturn { try handled.handle(args) }

  /// Checks how often the function was called: `XCTAssertNoThrow(try mock_now.verify(called: .once))`.
  ///
  /// - Parameter rule: how often the calls are wanted.
  /// - Returns: `true`.
  /// - Throws: ``CallTimesRuleIsBroken``, which says what was wanted and shows the calls.
  @discardableResult
  public final func verify(called rule: CallTimesRule) throws -> Bool {
    try handled.verify(called: rule)
    return true
  }

  /// The arguments of the last call; `nil` if there was none.
  public final func args() -> TArgs? { handled.inputs.last }

  /// The arguments of one call.
  ///
  /// - Parameter callTime: the number of the call, counted from 0.
  /// - Returns: the arguments; `nil` if there was no such call.
  public final func args(callTime: Int) -> TArgs? {
    let inputs = handled.inputs
    return inputs.indices.contains(callTime) ? inputs[callTime] : nil
  }

  /// The stub of the function: the same one each time, until ``reset()``.
  public final func whenCalled() -> FunctionStub {
    currentStub.withLock { current in
      if let current { return current }
      let made = FunctionStub(handled)
      current = made
      return made
    }
  }

  /// Forgets the calls and the stub.
  public final func reset() {
    let forgotten = currentStub.withLock { current in
      defer { current = nil }
      return current
    }
    handled.reset()
    withExtendedLifetime(forgotten) {}
  }
}
