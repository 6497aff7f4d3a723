/// The calls of a member that has arguments which cannot be stored: non-escaping closures, `inout`
/// and noncopyable arguments. Its answer takes them as the member does.
///
/// `Body` is the type of that answer.
public struct CustomCallPattern<Role, Effect, Input, Output, Failure: Error, Body>:
  CallPatternConvertible
{
  public let pattern: CallPattern<Role, Effect, Input, Output, Failure>

  /// Called by generated code, with one matcher for each argument.
  public init<each Argument>(
    _ function: FunctionMock<Input, Output, Failure>, _ location: TestLocation,
    matching matchers: repeat Matcher<each Argument>
  ) {
    pattern = CallPattern(function, location, ArgumentPattern(repeat each matchers))
  }

  init(_ pattern: CallPattern<Role, Effect, Input, Output, Failure>) { self.pattern = pattern }
}

extension CustomCallPattern where Role == Stubbing {
  /// Answers matching calls with a closure that takes the arguments as the member does: it can
  /// run non-escaping closures and change `inout` arguments.
  ///
  /// - Parameter answer: runs on the caller's thread, after the call is recorded.
  /// - Returns: the chain, to add what comes next.
  @discardableResult
  public func will(_ answer: Body) -> StubChain<Effect, Input, Output, Failure> {
    StubChain(pattern).adding(answers: [CustomAnswer(answer, pattern.location)])
  }
}

/// Stands in the recorded arguments for one that must not outlive its call, such as a non-escaping
/// closure. All of them are equal.
public struct Unrecorded: Equatable, Sendable, CustomStringConvertible {
  public init() {}

  static let text = "…"

  public var description: String { Self.text }
}

/// A recorded call whose answer is still to run. Used by generated code for members that have
/// arguments which cannot be stored, and for asynchronous ones that may be passed on.
@frozen
public struct PendingCall<Input, Output, Failure: Error> {
  @usableFromInline let function: FunctionMock<Input, Output, Failure>
  @usableFromInline let input: Input
  @usableFromInline let chosen: Answer<Input, Output, Failure>?

  @inlinable
  init(_ function: FunctionMock<Input, Output, Failure>, _ input: Input) {
    self.function = function
    self.input = input
    chosen = function.answer(to: input)
  }

  /// The answer that takes the arguments as the member does, if that is what the stub has.
  public func answer<Body>(as type: Body.Type = Body.self) -> Body? {
    guard let custom = chosen as? CustomAnswer<Input, Output, Failure, Body> else { return nil }
    return custom.body
  }

  /// Whether the call goes to the object that the mock spies on: no stub answers it, or one says
  /// so.
  @inlinable public var isForReal: Bool {
    guard let chosen else { return function.isSpying }
    return chosen.kind == .real
  }

  /// Answers with a value, an error or a default.
  @inlinable
  public func finish() throws(Failure) -> Output {
    guard let chosen else { return try function.unstubbed(input) }
    if chosen.kind == .value { return chosen.value }
    return try chosen.respond(to: input)
  }

  /// Answers with a value, an error or a default, on the actor of the caller.
  @inlinable
  public nonisolated(nonsending) func finish() async throws(Failure) -> Output {
    guard let chosen else { return try function.unstubbed(input) }
    if chosen.kind == .value { return chosen.value }
    return try await chosen.respondAsynchronously(to: input)
  }

  /// Goes on after an error that left the answer of a rethrowing member: throws it as the member's
  /// closures throw it.
  ///
  /// An answer that throws an error of its own, which no closure of the member throws, is a mistake in
  /// the test: it is reported, and the call ends as one without a stub.
  public func recover<Thrown: Error>(from error: any Error, as type: Thrown.Type) throws(Thrown)
    -> Output
  {
    if let error = error as? Thrown { throw error }
    let failure = ownError(error)
    if let value = function.makeDefault() { return value }
    stop(after: failure)
  }

  /// The same where the result is made by answers alone, so that the call cannot end.
  public func rethrown<Thrown: Error, Value: ~Copyable & ~Escapable>(
    _ error: any Error, as type: Thrown.Type
  ) -> Thrown where Output == Unreturned<Value> {
    if let error = error as? Thrown { return error }
    stop(after: ownError(error))
  }

  private func stop(after failure: MockFailure) -> Never {
    function.core.stop(
      after: failure, because: "nothing else can be thrown here, and there is nothing to return")
  }

  private func ownError(_ error: any Error) -> MockFailure {
    let answer = chosen as? LocatedAnswer<Input, Output, Failure>
    let failure = MockFailure(
      kind: .misuse(
        """
        the answer threw an error of its own: \(error)
          this member rethrows: its answer can throw only what the member's closures throw
        """), core: function.core, member: function,
      location: answer?.location ?? function.core.location)
    function.core.report(failure)
    return failure
  }
}

extension FunctionMock {
  /// Records the call and chooses its answer, without running it.
  @inlinable
  public func begin(_ input: Input) -> PendingCall<Input, Output, Failure> {
    PendingCall(self, input)
  }
}
