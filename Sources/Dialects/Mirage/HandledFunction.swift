internal import UnderstudyRuntime

/// What a handler and its stub are made of: one function of the engine, and what answers its calls
/// while there is no stub.
final class HandledFunction<Args, Return, Failure: Error>: @unchecked Sendable {
  typealias RealFunction = (Args) throws(Failure) -> Return

  let realFunction: RealFunction?
  private let returnValue: Return
  private let isPartial: Bool
  private let core: MockCore
  private let function: FunctionMock<Args, Return, Failure>

  init(
    returnValue: Return, isPartial: Bool, realFunction: RealFunction?, name: StaticString,
    location: TestLocation
  ) {
    self.returnValue = returnValue
    self.isPartial = isPartial
    self.realFunction = realFunction
    // It spies, in the engine's words: a call without a stub is left to this class, so there is no
    // object to name. Strictness belongs
    // to the native API, where mocks say what they expect.
    core = MockCore(
      "FuncCallHandler", strictness: .lenient, spying: (), fileID: location.fileID,
      filePath: location.filePath,
      line: location.line, column: location.column)
    function = FunctionMock(core, name, .handler)
  }

  func handle(_ args: Args) throws(Failure) -> Return {
    let call = function.begin(args)
    guard call.isForReal else { return try call.finish() }
    guard isPartial else { return returnValue }
    guard let realFunction else {
      core.report(
        """
        the call goes to the real function, but there is none: give the handler a 'callRealFunc', \
        or stub the function
        """, member: function, location: core.location)
      return returnValue
    }
    return try realFunction(args)
  }

  var inputs: Invocations<Args> { pattern(Verifying.self).matchingCalls }

  func verify(called rule: CallTimesRule) throws {
    let pattern = pattern(Verifying.self)
    let seen = pattern.matchingCalls.count
    guard !rule.count.contains(seen) else { return }
    let failure = pattern.failure(wanting: rule.count, seen: seen)
    throw CallTimesRuleIsBroken(rule: rule, callCount: seen, description: failure.text)
  }

  /// A stub without actions: until it has some, calls are answered as if it was not there.
  var emptyChain: StubChain<Synchronous, Args, Return, Failure> {
    pattern(Stubbing.self).emptyChain
  }

  /// Only a warning, since tests that ask for the real function in vain pass: the other actions answer
  /// the calls.
  func reportMissingRealFunction() {
    core.report(
      "there is no real function to call: give the handler a 'callRealFunc'",
      severity: .warning, member: function, location: core.location)
  }

  func reset() { core.forget(.everything) }

  private func pattern<Role>(_ role: Role.Type)
    -> CallPattern<Role, Synchronous, Args, Return, Failure>
  {
    CallPattern(allCallsOf: function, core.location)
  }
}
