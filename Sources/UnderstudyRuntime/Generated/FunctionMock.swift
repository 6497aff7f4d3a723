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
    let observers = self.observers
    core.unlock()
    if let observers { notify(observers) }
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

  override func argumentDescriptions(at arguments: UnsafeRawPointer) -> [String] {
    MemberSignature(self)
      .argumentDescriptions(of: arguments.assumingMemoryBound(to: Input.self).pointee)
  }

  /// What happens to a call that no stub answers.
  @usableFromInline
  func unstubbed(_ input: Input) throws(Failure) -> Output {
    let value = core.makeDefault(Output.self)
    let isTolerated = value != nil && (core.strictness == .lenient || !missesStubs)
    if let value, isTolerated, core.strictness != .strict { return value }
    let failure = withUnsafePointer(to: input) {
      unstubbedFailure(at: $0, returning: Output.self, hasDefault: value != nil)
    }
    core.report(failure)
    if let value, core.strictness == .warning { return value }
    if let error = UnstubbedCallError(failure: failure) as? Failure { throw error }
    if let value { return value }
    core.stop(after: failure)
  }
}
