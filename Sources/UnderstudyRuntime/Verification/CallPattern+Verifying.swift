extension CallPatternConvertible where Role == Verifying {
  /// Checks how often matching calls were made; a failure is reported at the line of `verify`.
  ///
  /// ```swift
  /// let opened = verify(door).open().called(1)
  /// verify(alarm).ring(.any).called(2..., "the neighbours must hear it", after: opened)
  /// ```
  ///
  /// - Parameters:
  ///   - count: how many calls are wanted; at least one if nothing is said.
  ///   - comment: what a failure says in addition.
  ///   - earlier: the result of another verification; only calls after its last one count.
  /// - Returns: the arguments of the matching calls, in order, also when the count is wrong.
  @discardableResult
  @inlinable
  public func called(
    _ count: some CallCountConvertible = CallCount.atLeastOnce, _ comment: String? = nil,
    after earlier: (any VerifiedCalls)? = nil
  ) -> Invocations<Input> {
    let check = CountCheck(
      count: count.callCount, comment: comment, after: earlier?.lastSequenceNumber ?? 0)
    return pattern.verify(check)
  }
}

/// What a verification wants.
@usableFromInline
struct CountCheck {
  @usableFromInline let count: CallCount
  let comment: String?
  /// Calls up to this sequence number do not count.
  @usableFromInline let after: UInt64
  let waiting: MockFailure.Waiting?

  @usableFromInline
  init(
    count: CallCount, comment: String? = nil, after: UInt64 = 0,
    waiting: MockFailure.Waiting? = nil
  ) {
    self.count = count
    self.comment = comment
    self.after = after
    self.waiting = waiting
  }
}

extension CallPattern where Role == Verifying {
  @inlinable
  func verify(_ check: CountCheck) -> Invocations<Input> {
    if let order = OrderVerification.current { return verify(check, in: order) }
    let log = core.locked { function.log }
    let matching = matchingCalls(in: log, after: check.after)
    conclude(check, matching: matching, log: log)
    return matching
  }
}

extension CallPattern {
  /// The calls that match, which are marked as verified.
  @inlinable
  func matchingCalls(in log: InvocationLog, after start: UInt64) -> Invocations<Input> {
    var matching = Invocations<Input>(inputs: [], lastSequenceNumber: 0)
    let matchesAll = arguments.matchesAll
    let predicate = arguments.predicate
    if matchesAll && start == 0 { matching.inputs.reserveCapacity(log.count) }
    log.markVerified { input, sequenceNumber in
      if sequenceNumber <= start { return false }
      guard matchesAll || predicate(input) else { return false }
      matching.inputs.append(input.assumingMemoryBound(to: Input.self).pointee)
      matching.lastNumber = sequenceNumber
      return true
    }
    return matching
  }

  @usableFromInline
  func conclude(_ check: CountCheck, matching: Invocations<Input>, log: InvocationLog) {
    if arguments.captures {
      for input in matching { withUnsafePointer(to: input) { arguments.capture(at: $0) } }
    }
    if let impossibility = check.count.impossibility {
      core.reportMisuse(impossibility, member: function, location: location)
    } else if !check.count.contains(matching.count) {
      core.report(countFailure(check, seen: matching.count))
    }
  }

  /// The report on a check whose count is wrong.
  func countFailure(_ check: CountCheck, seen: Int) -> MockFailure {
    let calls = function.recordedCalls(in: core).filter { $0.sequenceNumber > check.after }
    return MockFailure(
      kind: .unexpectedCount(wanted: check.count, seen: seen, check.waiting), core: core,
      member: function,
      call: MemberSignature(function).call(arguments.descriptions),
      comparisons: MockFailure.Comparison.comparisons(of: calls, with: arguments),
      comment: check.comment,
      location: location)
  }
}
