/// One mocked member: its calls and its stubs.
///
/// `Input` is the tuple of the arguments with their labels, the bare type of a single argument, or
/// `Void`. `Failure` is what the member throws, `Never` if it does not throw.
///
/// Generated mocks hold one for each member; a mock written by hand does the same and calls
/// ``call(_:)`` in the member's body.
public final class FunctionMock<Input, Output, Failure: Error>: MockedMember, @unchecked Sendable {
  /// Records the call and chooses its answer, which runs later, outside the lock.
  @inlinable
  func answer(to input: Input) -> Answer<Input, Output, Failure>? {
    core.lock()
    if !log.hasRoom { log.grow(Input.self) }
    log.appendSlot().initializeMemory(as: Input.self, to: input)
    let stubs = self.stubs
    core.unlock()
    let answer = withUnsafePointer(to: input) { chooseAnswer(among: stubs, at: $0) }
    return unsafeBitCast(answer, to: Answer<Input, Output, Failure>?.self)
  }

  /// Records the call and answers it.
  ///
  /// - Parameter input: the arguments.
  /// - Returns: what the newest matching stub returns, or a default.
  /// - Throws: what the stub throws; ``UnstubbedCallError`` where no stub matches, there is no
  ///   default and the member throws any error.
  @inlinable
  public func call(_ input: Input) throws(Failure) -> Output {
    guard let answer = answer(to: input) else { return try unstubbed(input) }
    return try answer.respond(to: input)
  }

  /// Records the call and answers it, on the actor of the caller.
  ///
  /// - Parameter input: the arguments.
  /// - Returns: what the newest matching stub returns, or a default.
  /// - Throws: what the stub throws; ``UnstubbedCallError`` where no stub matches, there is no
  ///   default and the member throws any error.
  @inlinable
  public nonisolated(nonsending) func call(_ input: Input) async throws(Failure) -> Output {
    guard let answer = answer(to: input) else { return try unstubbed(input) }
    return try await answer.respondAsynchronously(to: input)
  }

  /// What happens to a call that no stub answers.
  @usableFromInline
  func unstubbed(_ input: Input) throws(Failure) -> Output {
    if let value = DefaultValue.make(Output.self) { return value }
    let failure = unstubbedFailure(input)
    if let error = UnstubbedCallError(failure: failure) as? Failure {
      core.report(failure)
      throw error
    }
    core.stop(after: failure)
  }
}
