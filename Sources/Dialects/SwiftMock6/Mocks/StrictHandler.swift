import Foundation
internal import UnderstudyRuntime

/// What a mock is told, and what it is called.
final class StrictHandler: MockExpectationHandler, @unchecked Sendable {
  private struct State {
    var members: [MemberIdentity: ListMember<Any?>] = [:]
    var expectations: [Expectation] = []
    /// Wakes who waits for calls.
    var waiters: [ObjectIdentifier: Waiter] = [:]
    /// Where the test spoke of the mock last.
    var location: TestLocation
  }

  /// The number of arguments belongs to it, so that calls of one member can be compared.
  private struct MemberIdentity: Hashable {
    let signature: String
    let count: Int
  }

  let core: MockCore
  let name: String
  private let state: Guarded<State>

  init(_ name: String, _ location: TestLocation) {
    self.name = name
    core = MockCore(named: name, location: location)
    state = Guarded(State(location: location))
    core.add(EndOfTest(handler: self))
  }

  deinit {
    let (isLeft, location) = state.withLock { (!$0.expectations.isEmpty, $0.location) }
    guard isLeft else { return }
    core.reportMisuse(
      "the mock '\(name)' is gone, and nobody has called 'verify()' since its last expectation",
      member: nil, location: location)
  }

  var latestLocation: TestLocation { state.withLock { $0.location } }

  // MARK: Expecting

  func keep(_ expectation: Expectation) {
    state.withLock { state in
      state.expectations.append(expectation)
      state.location = expectation.location
    }
  }

  private var expectations: [Expectation] { state.withLock { $0.expectations } }

  /// Finds out what the expectations mean, as far as that needs no waiting.
  private func findOut() {
    for expectation in expectations where !expectation.isKnown {
      guard case .synchronous(let call) = expectation.call else { continue }
      let recorder = recorder(for: expectation)
      call(recorder)
      finish(expectation, recorder)
    }
  }

  private nonisolated(nonsending) func findOutAll() async {
    findOut()
    for expectation in expectations where !expectation.isKnown {
      guard case .asynchronous(let call) = expectation.call else { continue }
      let recorder = recorder(for: expectation)
      await call(recorder)
      finish(expectation, recorder)
    }
  }

  private func recorder(for expectation: Expectation) -> CallRecorder {
    CallRecorder(expectation) { [self] summary in
      report(
        misuse: """
          \(summary.functionSignature) returns a value, and 'expect { … }' says none
            write expect { … }.returning(value)
          """, expectation.location)
    }
  }

  private func finish(_ expectation: Expectation, _ recorder: CallRecorder) {
    let calls = recorder.recordedCalls
    switch calls.count {
    case 0: expectation.settle(.invalid)
    case 1:
      let summary = calls[0]
      let pattern = ArgumentPattern(
        list: summary.values.map { value in
          Matcher(describedBy: { ValueDescription.text(of: value) }) {
            CallSummary.areEqual(value, $0)
          }
        })
      expectation.settle(.call(summary, member(summary), pattern))
    default:
      guard expectation.settle(.invalid) else { return }
      report(
        misuse: """
          'expect { … }' calls more than one member: \
          \(calls.map(\.functionSignature).joined(separator: ", "))
            write an expectation for each call
          """, expectation.location)
    }
  }

  private func member(_ summary: CallSummary) -> ListMember<Any?> {
    let identity = MemberIdentity(
      signature: summary.functionSignature, count: summary.values.count)
    return state.withLock { state in
      if let member = state.members[identity] { return member }
      let kind: MockedMember.Kind =
        summary.functionSignature.contains("(")
        ? .method : summary.values.isEmpty ? .getter : .setter
      let member = ListMember<Any?>(core, named: summary.functionSignature, kind)
      state.members[identity] = member
      return member
    }
  }

  // MARK: Calls

  func accept(
    _ summary: CallSummary, actionArgs: [Any?], file: StaticString, line: UInt
  ) -> Any? {
    findOut()
    return take(summary, actionArgs).flatMap { $0.value(self, canHold: false) }
  }

  func throwingAccept(
    _ summary: CallSummary, actionArgs: [Any?], file: StaticString, line: UInt
  ) throws -> Any? {
    findOut()
    guard let taken = take(summary, actionArgs) else { throw unexpectedCall(summary) }
    if case .error(let error)? = taken.outcome { throw error }
    return taken.value(self, canHold: false)
  }

  nonisolated(nonsending) func asyncAccept(
    _ summary: CallSummary, actionArgs: [Any?], file: StaticString, line: UInt
  ) async -> Any? {
    await findOutAll()
    guard let taken = take(summary, actionArgs) else { return nil }
    if case .held(let gate, _)? = taken.outcome { await gate.wait() }
    return taken.value(self, canHold: true)
  }

  nonisolated(nonsending) func asyncThrowingAccept(
    _ summary: CallSummary, actionArgs: [Any?], file: StaticString, line: UInt
  ) async throws -> Any? {
    await findOutAll()
    guard let taken = take(summary, actionArgs) else { throw unexpectedCall(summary) }
    switch taken.outcome {
    case .error(let error)?: throw error
    case .held(let gate, let result)?:
      await gate.wait()
      return try result.get()
    case .value, nil: return taken.value(self, canHold: true)
    }
  }

  /// Finds the expectation of a call: an equal one, else one of the same member, so that the code under
  /// test can go on after the failure.
  private func take(_ summary: CallSummary, _ actionArgs: [Any?]) -> Expectation? {
    let member = member(summary)
    let call = ArgumentList(summary.values)
    member.record(call)
    let open = expectations.filter(\.isOpen)
    if let equal = open.first(where: { $0.summary == summary && $0.claim() }) {
      serve(equal, actionArgs)
      return equal
    }
    let candidates = open.filter {
      $0.summary?.functionSignature == summary.functionSignature && $0.isOpen
    }
    let close = candidates.first { $0.claim() }
    report(unexpected: call, member, candidates, at: close?.location ?? latestLocation)
    if let close { serve(close, actionArgs) }
    return close
  }

  private func serve(_ expectation: Expectation, _ actionArgs: [Any?]) {
    for block in expectation.blocks { block(actionArgs) }
    for waiter in state.withLock({ Array($0.waiters.values) }) { waiter.wake() }
  }

  private func unexpectedCall(_ summary: CallSummary) -> any Error {
    UnstubbedCallError(
      failure: MockFailure(
        "\(summary) was called, but nothing expects the call.", location: latestLocation))
  }

  // MARK: Verifying

  func verify(_ location: TestLocation) {
    findOut()
    if expectations.contains(where: { !$0.isKnown }) {
      report(
        misuse: """
          an expectation is asynchronous, so the check has to be
            write await verify()
          """, location)
    } else {
      wait()
    }
    finishPhase(location)
  }

  nonisolated(nonsending) func verify(_ location: TestLocation) async {
    await findOutAll()
    let waiter = Waiter()
    add(waiter)
    for expectation in expectations {
      await waiter.wait(upTo: .seconds(1)) { !expectation.isOpen }
    }
    remove(waiter)
    finishPhase(location)
  }

  private func wait() {
    let waiter = Waiter()
    add(waiter)
    for expectation in expectations { waiter.wait(upTo: 1) { !expectation.isOpen } }
    remove(waiter)
  }

  private func add(_ waiter: Waiter) {
    state.withLock { $0.waiters[ObjectIdentifier(waiter)] = waiter }
  }

  private func remove(_ waiter: Waiter) {
    state.withLock { $0.waiters[ObjectIdentifier(waiter)] = nil }
  }

  private func finishPhase(_ location: TestLocation) {
    let expectations = state.withLock { state in
      defer {
        state.expectations = []
        state.location = location
      }
      return state.expectations
    }
    for expectation in expectations where expectation.isOpen { report(missing: expectation) }
  }

  /// Checks what the test has not, without waiting.
  fileprivate func end() {
    findOut()
    // No asynchronous call has come since, which would have found out what they mean.
    for expectation in expectations where !expectation.isKnown {
      report(
        misuse: """
          the asynchronous call that is expected here did not come
            await verify() at the end of the test says which call it is
          """, expectation.location)
    }
    finishPhase(latestLocation)
  }
}

/// Checks the expectations of a mock when its test ends, under the trait `.mocks` or after `useMocks()`.
private struct EndOfTest: TestEndObserver {
  weak let handler: StrictHandler?

  func end() { handler?.end() }
}
