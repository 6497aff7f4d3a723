internal import UnderstudyRuntime

/// A call that is expected, stubbed or rejected, with what it does.
public final class MockExpectation: CallRecording, Sendable {
  enum Role: String {
    case expectation = "expect()"
    case stub = "stub()"
    case rejection = "reject()"
  }

  private struct State: @unchecked Sendable {
    var recorded: RecordedPattern?
    var actions: [([Any?]) -> ActionResult] = []
    var isClaimed = false
  }

  let role: Role
  let location: TestLocation
  private let handler: MockCallHandlerImpl
  private let state = Guarded(State())

  init(_ role: Role, _ handler: MockCallHandlerImpl, _ location: TestLocation) {
    self.role = role
    self.handler = handler
    self.location = location
  }

  // MARK: Recording

  /// Takes the call that is meant: `call(mock.greet(name: "Ann"))`.
  ///
  /// - Parameter value: what the call returned while it was recorded; it does not matter.
  /// - Returns: what takes the actions of the call.
  @discardableResult
  public func call<Value>(_ value: Value) -> MockActionable<Value> {
    if recorded == nil {
      handler.report(
        misuse: """
          no call of this mock was recorded in \(opening).call(…)
            each member of the mock must hand on its calls to callHandler.accept
          """, member: nil, location)
    }
    return MockActionable(self)
  }

  var opening: String { role.rawValue }

  var recorded: RecordedPattern? { state.withLock { $0.recorded } }

  func record(_ pattern: RecordedPattern) { state.withLock { $0.recorded = pattern } }

  /// Takes the call that is meant, if none was taken before.
  ///
  /// - Parameters:
  ///   - functionName: the member.
  ///   - args: the arguments, in order.
  /// - Returns: whether it was taken.
  public func acceptExpected(functionName: String, args: [Any?]) -> Bool {
    guard !isComplete() else { return false }
    handler.finishRecording(self, functionName, args)
    return true
  }

  /// Whether it is known which call is meant.
  public func isComplete() -> Bool { recorded != nil }

  // MARK: Replaying

  /// Whether a call is meant.
  ///
  /// - Parameters:
  ///   - functionName: the member.
  ///   - args: the arguments, in order.
  public func satisfy(functionName: String, args: [Any?]) -> Bool {
    recorded?.matches(functionName, args) ?? false
  }

  /// Does what was said of the call.
  ///
  /// - Returns: the value of the last action that has one.
  public func performActions() -> Any? { result(for: []) ?? nil }

  /// Does what was said of the call.
  ///
  /// - Returns: the value of the last action that has one, `nil` if none has.
  func result(for args: [Any?]) -> Any?? {
    var result: Any??
    for action in state.withLock({ $0.actions }) {
      if case .value(let value) = action(args) { result = .some(value) }
    }
    return result
  }

  func add(_ action: @escaping ([Any?]) -> ActionResult) {
    state.withLock { $0.actions.append(action) }
  }

  /// Whether it was said what the call does. A stub is known from its `call(…)` on, and other
  /// threads may call before its actions are added.
  var hasActions: Bool { state.withLock { !$0.actions.isEmpty } }

  /// Whether the call has not come yet.
  var isOpen: Bool { state.withLock { !$0.isClaimed } }

  /// Takes the expectation for a call, which nobody else can then do.
  func claim() -> Bool {
    state.withLock { state in
      defer { state.isClaimed = true }
      return !state.isClaimed
    }
  }

  func concerns(_ member: MockedMember) -> Bool { recorded?.member === member }
}
