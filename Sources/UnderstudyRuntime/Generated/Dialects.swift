// What the dialects use of the engine beyond its public surface.

extension FunctionMock {
  /// Records a call without answering it.
  package func record(_ input: Input) {
    lock()
    if !log.hasRoom { log.grow(Input.self) }
    log.appendSlot().initializeMemory(as: Input.self, to: input)
    let observers = self.observers
    unlock()
    if let observers { notify(observers) }
  }

  /// How many calls are recorded.
  package var callCount: Int {
    lock()
    defer { unlock() }
    return log.count
  }

  /// What the newest matching stub answers, without a call being recorded; `nil` if there is none.
  package func stubbed(_ input: Input) throws(Failure) -> Output? {
    lock()
    let stubs = self.stubs
    unlock()
    let chosen = withUnsafePointer(to: input) { chooseAnswer(among: stubs, at: $0) }
    guard let chosen else { return nil }
    return try unsafeDowncast(chosen, to: Answer<Input, Output, Failure>.self).respond(to: input)
  }
}

extension CallPattern {
  /// All calls of a member whose arguments are one value, whatever its type is.
  package init(allCallsOf function: FunctionMock<Input, Output, Failure>, _ location: TestLocation)
  {
    let arguments =
      Input.self == Void.self ? ArgumentPattern() : ArgumentPattern(Matcher<Input>.any)
    self.init(function, location, arguments)
  }

  /// The calls until now that match, in order. They count as verified.
  package var matchingCalls: Invocations<Input> {
    matchingCalls(in: core.locked { function.log }, after: 0)
  }

  /// The report on a number of calls that is not as wanted.
  package func failure(wanting count: CallCount, seen: Int) -> MockFailure {
    countFailure(CountCheck(count: count), seen: seen)
  }
}

extension CallPattern where Role == Stubbing {
  /// A stub that has no answers yet, and leaves its calls to other stubs until it has some.
  package var emptyChain: StubChain<Effect, Input, Output, Failure> { StubChain(self) }
}

extension MockCore {
  /// Forgets as ``reset(_:_:)`` does.
  package func forget(_ options: ResetOptions) { reset(options) }

  /// Reports a problem in the dialect's own words.
  package func report(
    _ text: String, severity: MockFailure.Severity = .error, member: MockedMember? = nil,
    location: TestLocation
  ) {
    report(
      MockFailure(
        kind: .misuse(text), severity: severity, core: self, member: member, location: location))
  }
}

extension MockFailure {
  /// A failure in the dialect's own words.
  package init(_ text: String, location: TestLocation) {
    self.init(kind: .misuse(text), location: location)
  }
}

extension FailureReporter {
  /// Where a failure goes that no mock has found.
  package static var ofCurrentTest: FailureReporter { forNewMock() }
}
