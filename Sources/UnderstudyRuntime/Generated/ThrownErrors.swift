/// What the closures of a call threw so far. Used by generated code for overrides that rethrow.
///
/// An override does not see whether its caller's closures can throw, and a caller whose closures cannot
/// does not look for an error. So nothing may leave the call before one of them has thrown.
public final class ThrownErrors<Input, Output, Failure: Error, Thrown: Error>: @unchecked Sendable {
  private let call: PendingCall<Input, Output, Failure>
  private let lock = Lock()
  private var last: (any Error)?

  init(_ call: PendingCall<Input, Output, Failure>) { self.call = call }

  /// Calls a closure.
  ///
  /// - Returns: what the closure returns.
  /// - Throws: what the closure throws, and notes it.
  public func noting<Result: ~Copyable>(
    _ closure: @autoclosure () throws -> Result
  ) throws -> Result {
    do { return try closure() } catch {
      note(error)
      throw error
    }
  }

  /// Calls a closure, on the actor of the caller.
  ///
  /// - Returns: what the closure returns.
  /// - Throws: what the closure throws, and notes it.
  public nonisolated(nonsending) func noting<Result: ~Copyable>(
    _ closure: nonisolated(nonsending) @autoclosure () async throws -> Result
  ) async throws -> Result {
    do { return try await closure() } catch {
      note(error)
      throw error
    }
  }

  private func note(_ error: any Error) { lock.locked { last = error } }

  /// Goes on after an error that left the answer: throws it if a closure has thrown, and otherwise
  /// reports it and ends the call as one without a stub.
  public func recover(from error: any Error) throws(Thrown) -> Output {
    if let last = lock.locked({ last }) { throw thrown(error, last) }
    return call.recover(from: error, as: Never.self)
  }

  /// The same where the result is made by answers alone, so that the call cannot end.
  public func rethrown<Value: ~Copyable & ~Escapable>(_ error: any Error) -> Thrown
  where Output == Unreturned<Value> {
    if let last = lock.locked({ last }) { return thrown(error, last) }
    switch call.rethrown(error, as: Never.self) {}
  }

  /// The error that leaves the call: what leaves an answer need not be what a closure threw.
  private func thrown(_ error: any Error, _ last: any Error) -> Thrown {
    error as? Thrown ?? last as! Thrown
  }
}

extension MockCore {
  /// Does nothing. Used by generated code for asynchronous overrides that rethrow: the compiler looks for
  /// what may suspend among the closures of a call, and not at what is called.
  public nonisolated(nonsending) func suspending() async {}
}

extension PendingCall {
  /// Watches the closures that the answer gets.
  ///
  /// - Parameter type: what they throw.
  public func thrownErrors<Thrown: Error>(
    _ type: Thrown.Type
  ) -> ThrownErrors<Input, Output, Failure, Thrown> { ThrownErrors(self) }
}
