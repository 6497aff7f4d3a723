internal import UnderstudyRuntime

/// What ``Stub`` and ``TypedStub`` have in common: each call takes the next action, and the last one
/// repeats.
public class HandlerStub<TArgs, TReturn, Failure: Error>: @unchecked Sendable {
  private let handled: HandledFunction<TArgs, TReturn, Failure>
  private let chain: StubChain<Synchronous, TArgs, TReturn, Failure>

  required init(_ handled: HandledFunction<TArgs, TReturn, Failure>) {
    self.handled = handled
    chain = handled.emptyChain
  }

  /// Goes on with a value.
  ///
  /// - Parameter result: what the next call returns.
  /// - Returns: the stub itself.
  @discardableResult
  public final func thenReturn(_ result: TReturn) -> Self {
    chain.willReturn(result)
    return self
  }

  /// Goes on with a closure, which may use the mock.
  ///
  /// - Parameter closure: takes the arguments of the next call, and returns what it returns. In a
  ///   function that can throw, it may throw.
  /// - Returns: the stub itself.
  @discardableResult
  public final func thenDo(
    _ closure: @escaping (_ args: TArgs) throws(Failure) -> TReturn
  ) -> Self {
    chain.will(closure)
    return self
  }

  /// Goes on with the real function.
  ///
  /// - Returns: the stub itself.
  @discardableResult
  public final func thenCallRealFunc() -> Self {
    if let realFunction = handled.realFunction {
      chain.will(realFunction)
    } else {
      handled.reportMissingRealFunction()
    }
    return self
  }

  func add(error: Failure) { chain.willThrow(error) }
}

/// The actions that answer calls of a function: each call takes the next one, and the last one repeats.
public final class Stub<TArgs, TReturn>: HandlerStub<TArgs, TReturn, Never>, @unchecked Sendable {
  public typealias Me = Stub<TArgs, TReturn>
  /// Takes the arguments of a call, and returns what the call returns.
  public typealias Action = (_ args: TArgs) -> TReturn
}

/// The actions that answer calls of a throwing function: each call takes the next one, and the last
/// one repeats.
public typealias ThrowingStub<TArgs, TReturn> = TypedStub<TArgs, TReturn, any Error>

/// The actions that answer calls of a function that throws errors of one type.
public final class TypedStub<TArgs, TReturn, Failure: Error>:
  HandlerStub<TArgs, TReturn, Failure>, @unchecked Sendable
{
  public typealias Me = TypedStub<TArgs, TReturn, Failure>
  /// Takes the arguments of a call, and returns or throws what the call does.
  public typealias Action = (_ args: TArgs) throws(Failure) -> TReturn

  /// Goes on with an error.
  ///
  /// - Parameter error: what the next call throws.
  /// - Returns: the stub itself.
  @discardableResult
  public func thenThrow(_ error: Failure) -> Me {
    add(error: error)
    return self
  }
}
