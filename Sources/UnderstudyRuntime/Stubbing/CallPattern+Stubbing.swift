extension CallPatternConvertible where Role == Stubbing {
  /// Answers matching calls with values, in order; the last one repeats.
  ///
  /// ```swift
  /// given(service).isConnected.willReturn(true, false)
  /// ```
  ///
  /// - Parameters:
  ///   - value: what the first call returns.
  ///   - values: what the calls after it return.
  /// - Returns: the chain, to add what comes next.
  @discardableResult
  public func willReturn(_ value: Output, _ values: Output...)
    -> StubChain<Effect, Input, Output, Failure>
  {
    StubChain(pattern).adding([value] + values)
  }

  /// Answers matching calls with an error.
  ///
  /// - Parameter error: what the call throws. A member with typed throws takes only its own error.
  /// - Returns: the chain, to add what comes next.
  @discardableResult
  public func willThrow(_ error: Failure) -> StubChain<Effect, Input, Output, Failure> {
    StubChain(pattern).willThrow(error)
  }

  /// Hands matching calls to the object that the mock spies on: an exception from another stub.
  ///
  /// - Returns: the chain, to add what comes next.
  @discardableResult
  public func willCallReal() -> StubChain<Effect, Input, Output, Failure> {
    StubChain(pattern).willCallReal()
  }

  /// Answers matching calls by doing nothing.
  ///
  /// - Returns: the chain, to add what comes next.
  @discardableResult
  public func willDoNothing() -> StubChain<Effect, Input, Output, Failure> where Output == Void {
    StubChain(pattern).willDoNothing()
  }
}

extension CallPatternConvertible where Role == Stubbing, Effect == Synchronous {
  /// Answers matching calls with a closure.
  ///
  /// - Parameter answer: takes the arguments and returns or throws what the call does. It runs on
  ///   the caller's thread, after the call is recorded, and may call the mock again.
  /// - Returns: the chain, to add what comes next.
  @discardableResult
  public func will(_ answer: @escaping (Input) throws(Failure) -> Output)
    -> StubChain<Effect, Input, Output, Failure>
  {
    StubChain(pattern).will(answer)
  }
}

extension CallPatternConvertible where Role == Stubbing, Effect == Asynchronous {
  /// Answers matching calls with a closure, which may be `async`.
  ///
  /// - Parameter answer: takes the arguments and returns or throws what the call does. It runs on
  ///   the caller's actor, after the call is recorded, and may call the mock again.
  /// - Returns: the chain, to add what comes next.
  @discardableResult
  public func will(
    _ answer: nonisolated(nonsending) @escaping (Input) async throws(Failure) -> Output
  ) -> StubChain<Effect, Input, Output, Failure> {
    StubChain(pattern).will(answer)
  }
}
