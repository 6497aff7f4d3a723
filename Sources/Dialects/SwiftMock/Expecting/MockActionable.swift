internal import UnderstudyRuntime

/// What a call does, one action after the other; the last one with a value gives the result.
public final class MockActionable<Value> {
  private let expectation: MockExpectation

  init(_ expectation: MockExpectation) { self.expectation = expectation }

  /// Returns a value.
  ///
  /// - Parameter value: the result of the call.
  @discardableResult
  public func andReturn(_ value: Value) -> Self { adding(MockAction(returning: { _ in value })) }

  /// Returns what a closure returns for each call.
  ///
  /// - Parameter closure: makes the result.
  @discardableResult
  public func andReturnValue(_ closure: @escaping () -> Value) -> Self {
    adding(MockAction(returning: { _ in closure() }))
  }

  /// Runs a closure.
  ///
  /// - Parameter closure: what happens when the call comes.
  @discardableResult
  public func andDo(_ closure: @escaping () -> Void) -> Self {
    adding(MockAction(doing: { _ in closure() }))
  }

  /// Hands the arguments to a closure.
  ///
  /// - Parameter closure: takes the arguments, in order.
  @discardableResult
  public func andCapture(_ closure: @escaping ([Any?]) -> Void) -> Self {
    adding(MockAction(doing: closure))
  }

  private func adding(_ action: MockAction<Value>) -> Self {
    expectation.add { action.perform($0) }
    return self
  }
}

/// One thing that a call does.
public final class MockAction<Value> {
  let perform: ([Any?]) -> ActionResult

  init(returning make: @escaping ([Any?]) -> Value) {
    perform = { args in
      let value = make(args)
      // A result that is `nil` is no value in another one.
      if let optional = value as? any OptionalValue { return .value(optional.wrappedValue) }
      return .value(value)
    }
  }

  init(doing body: @escaping ([Any?]) -> Void) {
    perform = { args in
      body(args)
      return .nothing
    }
  }
}

/// What an action contributes to the result of a call.
enum ActionResult {
  case nothing
  case value(Any?)
}
