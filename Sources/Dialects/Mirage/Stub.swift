/// The actions that answer calls of a function: each call takes the next one, and the last one repeats.
public final class Stub<TArgs, TReturn>: @unchecked Sendable {
  public typealias Me = Stub<TArgs, TReturn>
  /// Takes the arguments of a call, and returns what the call returns.
  public typealias Action = (_ args: TArgs) -> TReturn

  private let actions: StubActions<TArgs, TReturn, Never>

  init(_ actions: StubActions<TArgs, TReturn, Never>) { self.actions = actions }

  /// Goes on with a value.
  ///
  /// - Parameter result: what the next call returns.
  /// - Returns: the stub itself.
  @discardableResult
  public func thenReturn(_ result: TReturn) -> Me {
    actions.add(result)
    return self
  }

  /// Goes on with a closure, which may use the mock.
  ///
  /// - Parameter closure: takes the arguments of the next call, and returns what it returns.
  /// - Returns: the stub itself.
  @discardableResult
  public func thenDo(_ closure: @escaping Action) -> Me {
    actions.add(closure)
    return self
  }

  /// Goes on with the real function.
  ///
  /// - Returns: the stub itself.
  @discardableResult
  public func thenCallRealFunc() -> Me {
    actions.addRealFunction()
    return self
  }
}
