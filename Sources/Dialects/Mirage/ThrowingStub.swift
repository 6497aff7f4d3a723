/// The actions that answer calls of a throwing function: each call takes the next one, and the last
/// one repeats.
public final class ThrowingStub<TArgs, TReturn>: @unchecked Sendable {
  public typealias Me = ThrowingStub<TArgs, TReturn>
  /// Takes the arguments of a call, and returns or throws what the call does.
  public typealias Action = (_ args: TArgs) throws -> TReturn

  private let actions: StubActions<TArgs, TReturn, any Error>

  init(_ actions: StubActions<TArgs, TReturn, any Error>) { self.actions = actions }

  /// Goes on with a value.
  ///
  /// - Parameter result: what the next call returns.
  /// - Returns: the stub itself.
  @discardableResult
  public func thenReturn(_ result: TReturn) -> Me {
    actions.add(result)
    return self
  }

  /// Goes on with an error.
  ///
  /// - Parameter error: what the next call throws.
  /// - Returns: the stub itself.
  @discardableResult
  public func thenThrow(_ error: any Error) -> Me {
    actions.add(error: error)
    return self
  }

  /// Goes on with a closure, which may use the mock.
  ///
  /// - Parameter closure: takes the arguments of the next call, and returns or throws what it does.
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
