internal import Synchronization
internal import UnderstudyRuntime

/// What both kinds of handler are made of: one function of the engine, and what answers its calls
/// while there is no stub. `Stub` is what the test adds actions to.
final class HandledFunction<Args, Return, Failure: Error, Stub: AnyObject & Sendable>:
  @unchecked Sendable
{
  typealias RealFunction = (Args) throws(Failure) -> Return

  private let realFunction: RealFunction?
  private let returnValue: Return
  private let isPartial: Bool
  private let core: MockCore
  private let function: FunctionMock<Args, Return, Failure>
  private let makeStub: (StubActions<Args, Return, Failure>) -> Stub
  private let currentStub = Mutex<Stub?>(nil)

  init(
    returnValue: Return, isPartial: Bool, realFunction: RealFunction?, name: StaticString,
    location: TestLocation, makeStub: @escaping (StubActions<Args, Return, Failure>) -> Stub
  ) {
    self.makeStub = makeStub
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

  /// The stub that there is already, or a new one.
  var stub: Stub {
    currentStub.withLock { current in
      if let current { return current }
      let actions = StubActions(
        chain: pattern(Stubbing.self).emptyChain, realFunction: realFunction, core: core,
        function: function)
      let made = makeStub(actions)
      current = made
      return made
    }
  }

  func reset() {
    currentStub.withLock { $0 = nil }
    core.forget(.everything)
  }

  private func pattern<Role>(_ role: Role.Type)
    -> CallPattern<Role, Synchronous, Args, Return, Failure>
  {
    CallPattern(allCallsOf: function, core.location)
  }
}

/// The actions of a stub, which are used up in order; the last one repeats.
final class StubActions<Args, Return, Failure: Error>: @unchecked Sendable {
  private let chain: StubChain<Synchronous, Args, Return, Failure>
  private let realFunction: ((Args) throws(Failure) -> Return)?
  private let core: MockCore
  private let function: FunctionMock<Args, Return, Failure>

  fileprivate init(
    chain: StubChain<Synchronous, Args, Return, Failure>,
    realFunction: ((Args) throws(Failure) -> Return)?, core: MockCore,
    function: FunctionMock<Args, Return, Failure>
  ) {
    self.chain = chain
    self.realFunction = realFunction
    self.core = core
    self.function = function
  }

  func add(_ result: Return) { chain.willReturn(result) }
  func add(error: Failure) { chain.willThrow(error) }
  func add(_ closure: @escaping (Args) throws(Failure) -> Return) { chain.will(closure) }

  func addRealFunction() {
    guard let realFunction else {
      // Only a warning, since tests that do this pass: the actions around it answer the calls.
      core.report(
        "there is no real function to call: give the handler a 'callRealFunc'",
        severity: .warning, member: function, location: core.location)
      return
    }
    chain.will(realFunction)
  }
}
