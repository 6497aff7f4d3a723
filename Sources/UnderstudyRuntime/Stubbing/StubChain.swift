/// Answers that follow each other: `.willReturn(1).times(2).willThrow(Offline())`.
///
/// Each answer is used once, the last one for all calls that come; ``times(_:)`` says otherwise.
public struct StubChain<Effect, Input, Output, Failure: Error> {
  private let stub: Stub
  private let core: MockCore
  private let function: FunctionMock<Input, Output, Failure>

  init(_ pattern: CallPattern<Stubbing, Effect, Input, Output, Failure>) {
    core = pattern.core
    function = pattern.function
    stub = Stub(pattern: pattern.arguments, location: pattern.location)
    core.locked { function.stubs.append(stub) }
    core.keepForStrictness()
  }

  func adding(answers: [Answer<Input, Output, Failure>]) -> StubChain {
    core.locked { stub.append(answers) }
    return self
  }

  func adding(_ values: [Output]) -> StubChain { adding(answers: values.map { ValueAnswer($0) }) }

  /// Goes on with values, in order; the last one repeats.
  ///
  /// - Parameters:
  ///   - value: what the next call returns.
  ///   - values: what the calls after it return.
  @discardableResult
  public func willReturn(_ value: Output, _ values: Output...) -> StubChain {
    adding([value] + values)
  }

  /// Goes on with an error.
  ///
  /// - Parameter error: what the next call throws.
  @discardableResult
  public func willThrow(_ error: Failure) -> StubChain { adding(answers: [ErrorAnswer(error)]) }

  /// Goes on by handing the call to the object that the mock spies on, or to the superclass that it
  /// mocks.
  @discardableResult
  public func willCallReal() -> StubChain {
    guard core.hasReal else {
      core.reportMisuse(
        "there is no real object to call: make the mock with 'spying:'", member: function,
        location: stub.location)
      return self
    }
    return adding(answers: [RealAnswer(function, stub.location)])
  }

  /// Goes on by doing nothing.
  @discardableResult
  public func willDoNothing() -> StubChain where Output == Void {
    adding(answers: [ValueAnswer(())])
  }

  /// Exempts the stub from strictness: it need not be used, and calls may miss it.
  @discardableResult
  public func lenient() -> StubChain {
    core.locked { stub.isLenient = true }
    return self
  }

  /// Ends what was said last after so many calls. When nothing follows, the stub retires, and the
  /// next older stub that matches answers.
  ///
  /// ```swift
  /// given(service).fetch(id: .any).willThrow(Offline()).times(2).willReturn(user)
  /// ```
  ///
  /// - Parameter count: the number of calls, at least 1.
  @discardableResult
  public func times(_ count: Int) -> StubChain {
    guard count > 0 else {
      core.reportMisuse(
        "times(\(count)) can never answer a call: give a count of at least 1", member: function,
        location: stub.location)
      return self
    }
    core.locked { stub.limitLastPart(to: count) }
    return self
  }
}

extension StubChain where Effect == Synchronous {
  /// Goes on with a closure.
  ///
  /// - Parameter answer: takes the arguments and returns or throws what the call does.
  @discardableResult
  public func will(_ answer: @escaping (Input) throws(Failure) -> Output) -> StubChain {
    adding(answers: [ClosureAnswer(answer)])
  }
}

extension StubChain where Effect == Asynchronous {
  /// Goes on with a closure, which may be `async`.
  ///
  /// - Parameter answer: takes the arguments and returns or throws what the call does.
  @discardableResult
  public func will(
    _ answer: nonisolated(nonsending) @escaping (Input) async throws(Failure) -> Output
  ) -> StubChain {
    adding(answers: [AsynchronousAnswer(answer)])
  }
}
