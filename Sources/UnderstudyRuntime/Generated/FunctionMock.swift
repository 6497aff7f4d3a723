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
    lock()
    if !log.hasRoom { log.grow(Input.self) }
    log.appendSlot().initializeMemory(as: Input.self, to: input)
    if stubForAllCalls != nil {
      let answer = certainAnswer
      if answer != nil {
        unlock()
        return unsafeBitCast(answer, to: Answer<Input, Output, Failure>?.self)
      }
    }
    let stubs = self.stubs
    let observers = self.observers
    let fallback = stubs.isEmpty ? self.fallback : nil
    unlock()
    if let observers { notify(observers) }
    if stubs.isEmpty { return unsafeBitCast(fallback, to: Answer<Input, Output, Failure>?.self) }
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
    if answer.kind == .value { return answer.value }
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
    if answer.kind == .value { return answer.value }
    return try await answer.respondAsynchronously(to: input)
  }

  /// Records the call and answers it, or passes it on.
  ///
  /// - Parameters:
  ///   - input: the arguments.
  ///   - real: calls the object that the mock spies on. It gets the call if no stub matches, or if
  ///     one says so.
  /// - Returns: what the newest matching stub or the real object returns, or a default.
  /// - Throws: what the stub or the real object throws; ``UnstubbedCallError`` where there is
  ///   neither, no default, and the member throws any error.
  @inlinable
  public func call(_ input: Input, real: @autoclosure () throws(Failure) -> Output)
    throws(Failure) -> Output
  {
    guard let answer = answer(to: input) else {
      return isSpying ? try real() : try unstubbed(input)
    }
    switch answer.kind {
    case .value: return answer.value
    case .real: return try real()
    case .other: return try answer.respond(to: input)
    }
  }

  /// Records the call and answers it, or passes it on, on the actor of the caller.
  ///
  /// - Parameters:
  ///   - input: the arguments.
  ///   - real: calls the object that the mock spies on. It gets the call if no stub matches, or if
  ///     one says so.
  /// - Returns: what the newest matching stub or the real object returns, or a default.
  /// - Throws: what the stub or the real object throws; ``UnstubbedCallError`` where there is
  ///   neither, no default, and the member throws any error.
  @inlinable
  public nonisolated(nonsending) func call(
    _ input: Input,
    real: nonisolated(nonsending) @autoclosure () async throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    guard let answer = answer(to: input) else {
      return isSpying ? try await real() : try unstubbed(input)
    }
    switch answer.kind {
    case .value: return answer.value
    case .real: return try await real()
    case .other: return try await answer.respondAsynchronously(to: input)
    }
  }

  override func argumentDescriptions(at arguments: UnsafeRawPointer) -> [String] {
    MemberSignature(self)
      .argumentDescriptions(of: arguments.assumingMemoryBound(to: Input.self).pointee)
  }

  override func pattern(matching arguments: [AnyMatcher]) -> ArgumentPattern {
    ArgumentPattern(arguments, in: Input.self)
  }

  override func add(_ stub: GenericStub) {
    guard let error = stub.error as? Failure else { return }
    let pattern = CallPattern<Stubbing, Synchronous, Input, Output, Failure>(
      self, stub.location, pattern(matching: stub.arguments))
    // It is there for other generic arguments too: nobody owes it a call with these.
    StubChain(pattern).adding(answers: [ErrorAnswer(error)]).lenient()
  }

  /// What happens to a call that no stub answers.
  @usableFromInline
  func unstubbed(_ input: Input) throws(Failure) -> Output {
    if let maker = usualDefaultMaker { return maker.make() }
    return try unusual(input)
  }

  /// What made the default of the last call, if nothing was said that could make another one.
  private var usualDefaultMaker: DefaultMaker<Output>? {
    let known = unretainedCore._withUnsafeGuaranteedRef { core -> AnyObject? in
      guard core.strictness == .lenient, !core.testHasDefaults else { return nil }
      core.lock()
      defer { core.unlock() }
      return core.hasDefaults ? nil : defaultMaker
    }
    guard let known else { return nil }
    return unsafeDowncast(known, to: DefaultMaker<Output>.self)
  }

  // Not inlined, since it needs types that are looked up wherever they are needed.
  @inline(never)
  private func unusual(_ input: Input) throws(Failure) -> Output {
    let value = makeDefault()
    if let value {
      switch core.strictness {
      case .lenient: return value
      case .warning where !missesStubs: return value
      case .warning, .strict: break
      }
    }
    let failure = withUnsafePointer(to: input) {
      unstubbedFailure(at: $0, returning: Output.self, hasDefault: value != nil)
    }
    core.report(failure)
    if let value, core.strictness == .warning { return value }
    if let error = UnstubbedCallError(failure: failure) as? Failure { throw error }
    if let value { return value }
    let ways =
      Output.self is any ResultStandIn.Type
      ? ""
      : """

        besides the stub each of these avoids it: useDefault { … }, or a conformance of \
      '\(Output.self)' to DefaultValueProviding, CaseIterable or Decodable
      """
    core.stop(
      after: failure,
      because: "the member can neither throw this nor return anything, so the process stops here"
        + ways)
  }

  /// A value for a call that no stub answers: the mock's own default, the test's, or the type's.
  func makeDefault() -> Output? {
    if let value = core.registeredDefault(Output.self) { return value }
    lock()
    let known = defaultMaker
    unlock()
    if let known { return unsafeDowncast(known, to: DefaultMaker<Output>.self).make() }
    guard let make = DefaultValue.factory(Output.self) else { return nil }
    lock()
    defaultMaker = NewDefaultMaker(make)
    unlock()
    return make()
  }
}
