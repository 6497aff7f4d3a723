/// Calls that are expected in advance: `expect(service).fetch(id: "42").willReturn(user)`.
///
/// They are expected exactly once, unless ``called(_:_:)`` says otherwise, and checked by
/// ``verifyExpectations(_:)``, or at the end of a test under the trait `.mocks` or after
/// `useMocks()`.
public struct Expectation<Effect, Input, Output, Failure: Error> {
  private let record: ExpectedCalls
  private let pattern: CallPattern<Expecting, Effect, Input, Output, Failure>

  init(_ pattern: CallPattern<Expecting, Effect, Input, Output, Failure>) {
    self.pattern = pattern
    record = ExpectedCalls(
      core: pattern.core, member: pattern.function, arguments: pattern.arguments,
      location: pattern.location)
    pattern.core.add(record)
  }

  /// Says how often the calls are expected.
  ///
  /// - Parameters:
  ///   - count: the number of calls.
  ///   - comment: what a failure says in addition.
  @discardableResult
  public func called(_ count: some CallCountConvertible, _ comment: String? = nil) -> Expectation {
    let count = count.callCount
    if let impossibility = count.impossibility {
      pattern.core.reportMisuse(
        impossibility, member: pattern.function, location: pattern.location)
    } else {
      record.set(count, comment: comment)
    }
    return self
  }

  /// Answers the expected calls with values, in order; the last one repeats.
  @discardableResult
  public func willReturn(_ value: Output, _ values: Output...) -> Expectation {
    adding(([value] + values).map { ValueAnswer($0) })
  }

  /// Answers the expected calls with an error.
  @discardableResult
  public func willThrow(_ error: Failure) -> Expectation { adding([ErrorAnswer(error)]) }

  /// Answers the expected calls by doing nothing.
  @discardableResult
  public func willDoNothing() -> Expectation where Output == Void { adding([ValueAnswer(())]) }

  fileprivate func adding(_ answers: [Answer<Input, Output, Failure>]) -> Expectation {
    let core = pattern.core
    core.locked {
      if let stub = record.stub {
        stub.append(answers)
      } else {
        // The count of the expectation says how often it is to be used.
        let stub = Stub(pattern: pattern.arguments, location: pattern.location, isLenient: true)
        stub.append(answers)
        record.stub = stub
        pattern.function.stubs.append(stub)
      }
    }
    return self
  }
}

extension Expectation where Effect == Synchronous {
  /// Answers the expected calls with a closure.
  @discardableResult
  public func will(_ answer: @escaping (Input) throws(Failure) -> Output) -> Expectation {
    adding([ClosureAnswer(answer)])
  }
}

extension Expectation where Effect == Asynchronous {
  /// Answers the expected calls with a closure, which may be `async`.
  @discardableResult
  public func will(
    _ answer: nonisolated(nonsending) @escaping (Input) async throws(Failure) -> Output
  ) -> Expectation {
    adding([AsynchronousAnswer(answer)])
  }
}

extension CallPatternConvertible where Role == Expecting {
  /// Expects matching calls.
  ///
  /// - Parameters:
  ///   - count: how many calls are expected; exactly one if nothing is said.
  ///   - comment: what a failure says in addition.
  /// - Returns: the expectation, to add answers.
  @discardableResult
  public func called(_ count: some CallCountConvertible = CallCount.once, _ comment: String? = nil)
    -> Expectation<Effect, Input, Output, Failure>
  {
    Expectation(pattern).called(count, comment)
  }

  /// Expects a matching call, and answers with values, in order; the last one repeats.
  ///
  /// - Returns: the expectation, to add a count or further answers.
  @discardableResult
  public func willReturn(_ value: Output, _ values: Output...)
    -> Expectation<Effect, Input, Output, Failure>
  {
    Expectation(pattern).adding(([value] + values).map { ValueAnswer($0) })
  }

  /// Expects a matching call, and answers with an error.
  ///
  /// - Returns: the expectation, to add a count or further answers.
  @discardableResult
  public func willThrow(_ error: Failure) -> Expectation<Effect, Input, Output, Failure> {
    Expectation(pattern).willThrow(error)
  }

  /// Expects a matching call, and answers by doing nothing.
  ///
  /// - Returns: the expectation, to add a count or further answers.
  @discardableResult
  public func willDoNothing() -> Expectation<Effect, Input, Output, Failure>
  where Output == Void {
    Expectation(pattern).willDoNothing()
  }
}

extension CallPatternConvertible where Role == Expecting, Effect == Synchronous {
  /// Expects a matching call, and answers with a closure.
  ///
  /// - Returns: the expectation, to add a count or further answers.
  @discardableResult
  public func will(_ answer: @escaping (Input) throws(Failure) -> Output)
    -> Expectation<Effect, Input, Output, Failure>
  {
    Expectation(pattern).will(answer)
  }
}

extension CallPatternConvertible where Role == Expecting, Effect == Asynchronous {
  /// Expects a matching call, and answers with a closure, which may be `async`.
  ///
  /// - Returns: the expectation, to add a count or further answers.
  @discardableResult
  public func will(
    _ answer: nonisolated(nonsending) @escaping (Input) async throws(Failure) -> Output
  ) -> Expectation<Effect, Input, Output, Failure> {
    Expectation(pattern).will(answer)
  }
}

extension CustomCallPattern where Role == Expecting {
  /// Expects a matching call, and answers with a closure that takes the arguments as the member
  /// does.
  ///
  /// - Returns: the expectation, to add a count or further answers.
  @discardableResult
  public func will(_ answer: Body) -> Expectation<Effect, Input, Output, Failure> {
    Expectation(pattern).adding([CustomAnswer(answer, pattern.location)])
  }
}
