extension MockCore {
  /// The object that is spied on. Called by generated code for a call that is passed on.
  ///
  /// What comes back may change, and be put back by ``replaceReal(with:)``: no lock is held meanwhile.
  public func real<Real>(as type: Real.Type = Real.self) -> sending Real {
    guard let real = locked({ spied }) as? Real else {
      preconditionFailure("a mock that spies on nothing asked for a '\(type)'")
    }
    return sending(real)
  }

  /// Puts back a value that a `mutating` member may have changed. Called by generated code.
  public func replaceReal<Real>(with real: Real) {
    // The value before is released outside the lock, since that may run code of the user.
    let previous = locked {
      defer { spied = real }
      return spied
    }
    withExtendedLifetime(previous) {}
  }

  /// Hands an argument on. Called by generated code.
  ///
  /// Whoever calls a mock through its protocol has shown the compiler that the argument may go where
  /// the real object runs. What the mock has recorded of it is read by the test alone.
  ///
  /// - Parameter type: keeps the compiler from opening an existential.
  public func sending<Value>(_ value: Value, as type: Value.Type = Value.self) -> sending Value {
    nonisolated(unsafe) let value = value
    return value
  }

  /// Where an actor's mock runs: with the actor that it spies on, so that members which are not
  /// `async` can be passed on. Called by generated code.
  public var executor: UnownedSerialExecutor {
    let actor = locked {
      if let actor = spied as? any Actor { return actor }
      if let host { return host }
      let made = ExecutorHost()
      host = made
      return made
    }
    return actor.unownedExecutor
  }
}

/// Lends a mock its executor.
private actor ExecutorHost {}

extension Actor {
  /// Reaches the actor that a mock spies on, from the mock, which runs with it. Called by generated
  /// code.
  public nonisolated func understudyPass<Result, Failure: Error>(
    _ body: (isolated Self) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    preconditionIsolated()
    // The closure is isolated to what runs here already, which no type can say.
    return try withoutActuallyEscaping(body) { body throws(Failure) in
      try unsafeBitCast(body, to: ((Self) throws(Failure) -> Result).self)(self)
    }
  }

  /// Reaches the actor that a mock spies on, with the arguments of a call. Called by generated code.
  public nonisolated func understudyPass<Input, Result, Failure: Error>(
    _ input: Input, _ body: (isolated Self, Input) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    preconditionIsolated()
    return try withoutActuallyEscaping(body) { body throws(Failure) in
      try unsafeBitCast(body, to: ((Self, Input) throws(Failure) -> Result).self)(self, input)
    }
  }

  /// Reaches an asynchronous accessor of the actor that a mock spies on. Called by generated code.
  public nonisolated(nonsending) func understudyAwait<Result, Failure: Error>(
    @_implicitSelfCapture _ body: @escaping (isolated Self) async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    nonisolated(unsafe) let body = unsafeBitCast(
      body, to: ((Self) async throws(Failure) -> Result).self)
    return try await body(self)
  }

  /// Reaches an asynchronous subscript of the actor that a mock spies on. Called by generated code.
  public nonisolated(nonsending) func understudyAwait<Input, Result, Failure: Error>(
    _ input: Input,
    @_implicitSelfCapture _ body:
      @escaping (isolated Self, Input) async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    nonisolated(unsafe) let input = input
    nonisolated(unsafe) let body = unsafeBitCast(
      body, to: ((Self, Input) async throws(Failure) -> Result).self)
    return try await body(self, input)
  }
}
