internal import UnderstudyRuntime

/// A call that is expected once, with what it does. Which call that is, a closure of the test says; it
/// runs when somebody has to know, so that results may be attached before.
final class Expectation: @unchecked Sendable {
  enum Outcome {
    case value(Any?)
    case error(any Error)
    /// The call waits for the gate.
    case held(Gate, Result<Any?, any Error>)
  }

  /// What the closure made of it.
  enum Meaning {
    case unknown
    /// The closure called nothing, or too much.
    case invalid
    case call(CallSummary, ListMember<Any?>, ArgumentPattern)
  }

  private struct State {
    var meaning = Meaning.unknown
    var outcome: Outcome?
    var blocks: [([Any?]) -> Void] = []
    var isClaimed = false
  }

  let location: TestLocation
  /// Hands the recorder to a twin of the mock, and calls it.
  let call: Call
  /// A value that the call can return when nothing is said.
  let makeDefault: () -> Any?
  let resultType: Any.Type
  private let state = Guarded(State())

  typealias AsyncCall = nonisolated(nonsending) (CallRecorder) async -> Void

  enum Call {
    case synchronous((CallRecorder) -> Void)
    case asynchronous(AsyncCall)
  }

  init<R>(_ call: Call, returning type: R.Type, _ location: TestLocation) {
    self.call = call
    self.location = location
    resultType = type
    makeDefault = { DefaultValue.any(type) }
  }

  var isAsynchronous: Bool {
    if case .asynchronous = call { return true }
    return false
  }

  // MARK: What the test says

  func set(_ outcome: Outcome) { state.withLock { $0.outcome = outcome } }
  func add(_ block: @escaping ([Any?]) -> Void) { state.withLock { $0.blocks.append(block) } }

  var outcome: Outcome? { state.withLock { $0.outcome } }
  var blocks: [([Any?]) -> Void] { state.withLock { $0.blocks } }

  // MARK: What it means

  var meaning: Meaning { state.withLock { $0.meaning } }

  /// Keeps what the expectation means, unless another thread has found that out meanwhile.
  ///
  /// - Returns: whether it was new.
  @discardableResult
  func settle(_ meaning: Meaning) -> Bool {
    state.withLock { state in
      guard case .unknown = state.meaning else { return false }
      state.meaning = meaning
      return true
    }
  }

  var isKnown: Bool {
    if case .unknown = meaning { return false }
    return true
  }

  var summary: CallSummary? {
    if case .call(let summary, _, _) = meaning { return summary }
    return nil
  }

  // MARK: Replaying

  /// Whether a call has to come.
  var isOpen: Bool {
    guard case .call = meaning else { return false }
    return state.withLock { !$0.isClaimed }
  }

  /// Takes the expectation for a call, which nobody else can then do.
  func claim() -> Bool {
    state.withLock { state in
      defer { state.isClaimed = true }
      return !state.isClaimed
    }
  }
}
