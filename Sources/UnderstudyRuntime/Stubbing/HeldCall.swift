/// A call of an asynchronous member that waits until the test releases it.
///
/// ```swift
/// let load = given(api).load(.any).willHold()
/// let task = Task { await model.refresh() }
/// await load.arrival()
/// #expect(model.isLoading)
/// load.release(returning: page)
/// await task.value
/// ```
///
/// Every call that the stub answers is held, and has a number: the first is 1. A release without a
/// number is for the first call that has none yet; one that comes before its call is kept for it.
/// When the task of a held call is cancelled, the call ends with a `CancellationError` if the member
/// can throw it, and else goes on waiting. A call that is still held at the end of a test with a
/// scope is reported, and ends in the same way or with a default.
public final class HeldCall<Input, Output, Failure: Error>: @unchecked Sendable {
  private typealias Outcome = Result<Output, Failure>

  /// One call: it arrives, and it is released, in any order.
  private struct Slot {
    var input: Input?
    var outcome: Outcome?
    var isCancelled = false
    var isFinished = false
    var continuation: CheckedContinuation<Void, Never>?
  }

  private weak var core: MockCore?
  private let member: FunctionMock<Input, Output, Failure>
  private let location: TestLocation
  private let lock = Lock()
  private var slots: [Slot] = []
  private var arrivedCount = 0
  private var signalss: [CallSignals] = []

  init(
    core: MockCore, member: FunctionMock<Input, Output, Failure>, location: TestLocation
  ) {
    self.core = core
    self.member = member
    self.location = location
  }

  // MARK: What the test sees

  /// The arguments of the calls that have arrived, in order.
  public var arrivals: [Input] { lock.locked { slots.prefix(arrivedCount).compactMap(\.input) } }

  /// Whether the task of a call was cancelled while it was held.
  ///
  /// - Parameter number: which call, counted from 1.
  public func isCancelled(_ number: Int = 1) -> Bool {
    lock.locked { number <= slots.count && slots[number - 1].isCancelled }
  }

  /// Waits until a call has arrived, and fails when the time is over before.
  ///
  /// - Parameters:
  ///   - number: which call, counted from 1.
  ///   - duration: the longest time to wait.
  /// - Returns: the arguments of the call; `nil` after a failure.
  @discardableResult
  public nonisolated(nonsending) func arrival(
    _ number: Int = 1, within duration: Duration = .seconds(10)
  ) async -> Input? {
    await wait(for: duration) { arrivedCount >= number }
    if let input = lock.locked({ arrivedCount >= number ? slots[number - 1].input : nil }) {
      return input
    }
    core?.reportMisuse(
      "call \(number) to be held did not arrive within \(duration)", member: member,
      location: location)
    return nil
  }

  /// Waits until the task of a call is cancelled, and fails when the time is over before.
  ///
  /// - Parameters:
  ///   - number: which call, counted from 1.
  ///   - duration: the longest time to wait.
  public nonisolated(nonsending) func cancellation(
    _ number: Int = 1, within duration: Duration = .seconds(10)
  ) async {
    await wait(for: duration) { number <= slots.count && slots[number - 1].isCancelled }
    if isCancelled(number) { return }
    core?.reportMisuse(
      "held call \(number) was not cancelled within \(duration)", member: member,
      location: location)
  }

  /// Lets a call return.
  ///
  /// - Parameters:
  ///   - number: which call, counted from 1; the first that is not released yet if it is `nil`.
  ///   - output: what the call returns.
  public func release(_ number: Int? = nil, returning output: Output) {
    release(number, .success(output))
  }

  /// Lets a call return.
  ///
  /// - Parameter number: which call, counted from 1; the first that is not released yet if it is
  ///   `nil`.
  public func release(_ number: Int? = nil) where Output == Void {
    release(number, .success(()))
  }

  /// Lets a call throw.
  ///
  /// - Parameters:
  ///   - number: which call, counted from 1; the first that is not released yet if it is `nil`.
  ///   - error: what the call throws.
  public func release(_ number: Int? = nil, throwing error: Failure) {
    release(number, .failure(error))
  }

  private func release(_ number: Int?, _ outcome: Outcome) {
    let continuation = lock.locked { () -> CheckedContinuation<Void, Never>? in
      let index = number.map { $0 - 1 } ?? slots.firstIndex { $0.outcome == nil } ?? slots.count
      guard index >= 0 else { return nil }
      while slots.count <= index { slots.append(Slot()) }
      guard slots[index].outcome == nil else { return nil }
      slots[index].outcome = outcome
      defer { slots[index].continuation = nil }
      return slots[index].continuation
    }
    continuation?.resume()
  }

  private nonisolated(nonsending) func wait(
    for duration: Duration, until isDone: () -> Bool
  ) async {
    let signals = CallSignals()
    lock.locked { signalss.append(signals) }
    let timer = Task {
      try? await Task.sleep(for: duration)
      signals.finish()
    }
    defer {
      timer.cancel()
      lock.locked { signalss.removeAll { $0 === signals } }
    }
    if lock.locked(isDone) { return }
    for await _ in signals.stream where lock.locked(isDone) { return }
  }

  private func signal() {
    for signals in lock.locked({ signalss }) { signals.callWasRecorded() }
  }

  // MARK: What the call does

  /// Holds a call until it is released.
  nonisolated(nonsending) func hold(_ input: Input) async throws(Failure) -> Output {
    let index = lock.locked {
      defer { arrivedCount += 1 }
      if slots.count == arrivedCount { slots.append(Slot()) }
      slots[arrivedCount].input = input
      return arrivedCount
    }
    signal()
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isReleased = lock.locked {
          if slots[index].outcome != nil { return true }
          slots[index].continuation = continuation
          return false
        }
        if isReleased { continuation.resume() }
      }
    } onCancel: {
      cancel(index)
    }
    let outcome = lock.locked {
      slots[index].isFinished = true
      return slots[index].outcome
    }
    guard let outcome else { return try member.unstubbed(input) }
    return try outcome.get()
  }

  private func cancel(_ index: Int) {
    lock.locked { slots[index].isCancelled = true }
    if let error = CancellationError() as? Failure { release(index + 1, .failure(error)) }
    signal()
  }
}

/// What has something to do when the test of a mock ends.
package protocol TestEndObserver: Sendable {
  func end()
}

extension HeldCall: TestEndObserver {
  package func end() {
    let held = lock.locked {
      slots.indices.filter { slots[$0].input != nil && slots[$0].outcome == nil }
    }
    for index in held {
      guard let core, let input = lock.locked({ slots[index].input }) else { continue }
      let signature = MemberSignature(member)
      let arguments = withUnsafePointer(to: input) { member.argumentDescriptions(at: $0) }
      core.report(
        MockFailure(
          kind: .heldAtEnd, core: core, member: member, call: signature.call(arguments),
          location: location))
      if let error = CancellationError() as? Failure {
        release(index + 1, .failure(error))
      } else if let value = member.makeDefault() {
        release(index + 1, .success(value))
      }
    }
  }
}

extension CallPatternConvertible where Role == Stubbing, Effect == Asynchronous {
  /// Holds matching calls until the test releases them.
  ///
  /// - Returns: the held calls.
  public func willHold() -> HeldCall<Input, Output, Failure> {
    let pattern = pattern
    let held = HeldCall(
      core: pattern.core, member: pattern.function, location: pattern.location)
    pattern.core.add(held)
    StubChain(pattern).will { input throws(Failure) in try await held.hold(input) }
    return held
  }
}
