import Synchronization

/// What one expectation expects, whatever the types of the member.
final class ExpectedCalls: @unchecked Sendable {
  /// Weak, since the core holds the expectation.
  private weak var core: MockCore?
  let member: MockedMember
  let arguments: ArgumentPattern
  let location: TestLocation
  /// Calls up to this one came before the expectation.
  private let start = latestSequenceNumber.load(ordering: .relaxed)

  // Guarded by the core's lock.
  private var count = CallCount.once
  private var comment: String?
  /// The answers, once there are any.
  var stub: Stub?
  private var isChecked = false

  init(
    core: MockCore, member: MockedMember, arguments: ArgumentPattern, location: TestLocation
  ) {
    self.core = core
    self.member = member
    self.arguments = arguments
    self.location = location
  }

  func set(_ count: CallCount, comment: String?) {
    core?.locked {
      self.count = count
      self.comment = comment ?? self.comment
    }
  }

  /// What is expected, and the calls that match it; `nil` when the mock is gone.
  fileprivate func takeStep() -> (step: OrderVerification.Step, matching: [RecordedCall])? {
    guard let core else { return nil }
    let (count, comment, isFirst) = core.locked {
      defer { isChecked = true }
      return (self.count, self.comment, !isChecked)
    }
    guard isFirst else { return nil }
    let step = OrderVerification.Step(
      core: core, member: member, call: MemberSignature(member).call(arguments.descriptions),
      count: count, comment: comment, location: location)
    let matching = member.recordedCalls(in: core).filter {
      $0.sequenceNumber > start && arguments.matches(at: $0.arguments)
    }
    return (step, matching)
  }

  /// Reports if the calls are not as expected. An expectation is checked once.
  func check() {
    guard let core, let (step, matching) = takeStep() else { return }
    for call in matching { call.markVerified() }
    guard !step.count.contains(matching.count) else { return }
    let calls = member.recordedCalls(in: core).filter { $0.sequenceNumber > start }
    core.report(
      MockFailure(
        kind: .unexpectedCount(wanted: step.count, seen: matching.count, nil), core: core,
        member: member, call: step.call,
        comparisons: MockFailure.Comparison.comparisons(of: calls, with: arguments),
        comment: step.comment, location: location))
  }
}

/// Expectations whose calls must come in the order in which they were written.
final class ExpectationGroup: @unchecked Sendable {
  @TaskLocal static var current: ExpectationGroup?

  let location: TestLocation
  private let lock = Lock()
  private var records: [ExpectedCalls] = []

  init(_ location: TestLocation) { self.location = location }

  func add(_ record: ExpectedCalls) { lock.locked { records.append(record) } }

  /// Reports if the calls are not as expected. A group is checked once.
  func check() {
    let steps = lock.locked { records }.compactMap { $0.takeStep() }
    guard !steps.isEmpty else { return }
    let order = OrderVerification(.relaxed, location)
    for (step, matching) in steps { _ = order.take(step, from: matching) }
    order.finish()
  }
}

/// Starts an expectation: `expect(service).fetch(id: "42").willReturn(user)`.
///
/// - Parameter mock: the mock that is expected to be called.
/// - Returns: the mock's members; each takes matchers or plain values for its arguments.
public func expect<Subject: Mock>(
  _ mock: Subject, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) -> Subject.UnderstudyExpecting {
  .init(mock, TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Starts an expectation of a static member: `expect(SdkMock.self).start("id").called(1)`.
///
/// - Parameter type: the type of the mock that is expected to be called.
/// - Returns: the static members; each takes matchers or plain values for its arguments.
public func expect<Subject: StaticMock>(
  _ type: Subject.Type, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) -> Subject.UnderstudyStaticExpecting {
  .init(
    Subject.understudyStatics,
    TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects calls in the order in which the body expects them, across mocks.
///
/// - Parameter body: expectations, of any mocks.
public func expectInOrder<Problem: Error>(
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, _ body: () throws(Problem) -> Void
) throws(Problem) {
  let group = ExpectationGroup(
    TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  let outcome = ExpectationGroup.$current.withValue(group) {
    Swift.Result(catching: { () throws(Problem) in try body() })
  }
  try outcome.get()
}

/// Checks what was expected of these mocks. Each expectation is checked once, and reported at its own
/// line.
///
/// - Parameter mocks: the mocks.
public func verifyExpectations(_ mocks: any Mock...) {
  for mock in mocks { mock.understudy.checkExpectations() }
}
