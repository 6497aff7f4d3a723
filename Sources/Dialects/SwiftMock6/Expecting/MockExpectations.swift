internal import UnderstudyRuntime

/// What expectations of all calls have in common.
public class MockExpectation<M, R> {
  fileprivate let expectation: Expectation

  init(_ expectation: Expectation) { self.expectation = expectation }

  /// Runs a closure when the call comes.
  ///
  /// - Parameter block: takes the arguments, in order.
  @discardableResult
  public func doing(_ block: @escaping ([Any?]) -> Void) -> Self {
    expectation.add(block)
    return self
  }
}

/// A call that is expected once: what it returns, throws and does.
public final class MockSyncExpectation<M, R>: MockExpectation<M, R> {
  /// Returns a value.
  ///
  /// - Parameter value: what the call returns.
  public func returning(_ value: R) { expectation.set(.value(flattened(value))) }

  /// Throws an error.
  ///
  /// - Parameter error: what the call throws.
  public func throwing(_ error: any Error) { expectation.set(.error(error)) }

  /// Returns a value or throws an error.
  ///
  /// - Parameter result: what the call does.
  public func result(_ result: Result<R, any Error>) {
    switch result {
    case .success(let value): returning(value)
    case .failure(let error): throwing(error)
    }
  }
}

/// An asynchronous call that is expected once. It is held until the test lets it go on, so that the test
/// can look at what happens meanwhile.
public final class MockAsyncExpectation<M, R>: MockExpectation<M, R> {
  /// Returns a value when the test says so.
  ///
  /// - Parameter value: what the call returns.
  /// - Returns: what lets the call go on.
  public func asyncReturning(_ value: R) -> any AsyncFuture {
    let outcome = AsyncSuccessOutcome()
    expectation.set(.held(outcome.gate, .success(flattened(value))))
    return outcome
  }

  /// Throws an error when the test says so.
  ///
  /// - Parameter error: what the call throws.
  /// - Returns: what lets the call go on.
  public func asyncThrowing(_ error: any Error) -> any AsyncFuture {
    let outcome = AsyncFailureOutcome()
    expectation.set(.held(outcome.gate, .failure(error)))
    return outcome
  }

  /// Returns a value or throws an error when the test says so.
  ///
  /// - Parameter result: what the call does.
  /// - Returns: what lets the call go on.
  public func asyncResult(_ result: Result<R, any Error>) -> any AsyncFuture {
    switch result {
    case .success(let value): asyncReturning(value)
    case .failure(let error): asyncThrowing(error)
    }
  }
}

/// A result that is `nil` is no value in another one.
private func flattened<Value>(_ value: Value) -> Any? {
  if let optional = value as? any OptionalValue { return optional.wrappedValue }
  return value
}
