extension CallPatternConvertible where Role == Verifying {
  /// Waits until matching calls were made as often as wanted, and fails when the time is over
  /// before.
  ///
  /// It resumes on the call itself, at once, without polling: an exact count passes as soon as it
  /// is reached, and calls that come later do not matter. To see that no more calls come use
  /// ``stays(_:for:_:clock:)``. A cancelled task waits no longer.
  ///
  /// ```swift
  /// await verify(service).fetch(id: "9", page: .any).called(1, within: .seconds(1))
  /// ```
  ///
  /// - Parameters:
  ///   - count: how many calls are wanted; at least one if nothing is said.
  ///   - comment: what a failure says in addition.
  ///   - duration: the longest time to wait.
  ///   - clock: what measures the time; a clock of your own makes the test independent of it.
  /// - Returns: the arguments of the matching calls, in order.
  @discardableResult
  public nonisolated(nonsending) func called(
    _ count: some CallCountConvertible = CallCount.atLeastOnce, _ comment: String? = nil,
    within duration: Duration, clock: some Clock<Duration> = ContinuousClock()
  ) async -> Invocations<Input> {
    let count = count.callCount
    let pattern = pattern
    await pattern.wait(for: duration, clock: clock) { seen in
      // More calls than allowed will not become fewer.
      count.contains(seen) || seen > count.maximum ?? .max || count.impossibility != nil
    }
    return pattern.verify(
      CountCheck(count: count, comment: comment, waiting: .within(duration)))
  }

  /// Waits the whole time and checks that matching calls are made as often as wanted, and no more.
  ///
  /// ```swift
  /// await verify(service).retry().stays(2, for: .milliseconds(100))
  /// ```
  ///
  /// - Parameters:
  ///   - count: how many calls are wanted at the end of the time.
  ///   - duration: how long to wait; more calls than allowed end the wait at once.
  ///   - comment: what a failure says in addition.
  ///   - clock: what measures the time; a clock of your own makes the test independent of it.
  /// - Returns: the arguments of the matching calls, in order.
  @discardableResult
  public nonisolated(nonsending) func stays(
    _ count: some CallCountConvertible, for duration: Duration, _ comment: String? = nil,
    clock: some Clock<Duration> = ContinuousClock()
  ) async -> Invocations<Input> {
    let count = count.callCount
    let pattern = pattern
    await pattern.wait(for: duration, clock: clock) { seen in
      seen > count.maximum ?? .max || count.impossibility != nil
    }
    return pattern.verify(
      CountCheck(count: count, comment: comment, waiting: .throughout(duration)))
  }

  /// The matching calls as they come, those that were already made first. The sequence ends when
  /// the task is cancelled.
  ///
  /// ```swift
  /// for await call in verify(service).fetch(id: .any, page: .any).stream { … }
  /// ```
  public var stream: InvocationStream<Input> { InvocationStream(pattern) }
}

extension CallPattern where Role == Verifying {
  /// Waits until the number of matching calls is enough, or the time is over.
  fileprivate nonisolated(nonsending) func wait(
    for duration: Duration, clock: some Clock<Duration>, until isEnough: (Int) -> Bool
  ) async {
    let signals = CallSignals()
    function.add(signals, in: core)
    defer { function.remove(signals, in: core) }
    let timer = Task {
      try? await clock.sleep(for: duration)
      signals.finish()
    }
    defer { timer.cancel() }
    guard !isEnough(matchingCount) else { return }
    for await _ in signals.stream where isEnough(matchingCount) { return }
  }

  private var matchingCount: Int {
    function.recordedCalls(in: core).count { arguments.matches(at: $0.arguments) }
  }
}
