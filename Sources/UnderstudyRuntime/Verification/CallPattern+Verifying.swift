extension CallPatternConvertible where Role == Verifying {
  /// Checks how often matching calls were made; a failure is reported at the line of `verify`.
  ///
  /// ```swift
  /// let calls = verify(service).fetch(id: .any, page: .any).called(2)
  /// #expect(calls.map(\.id) == ["42", "7"])
  /// ```
  ///
  /// - Parameter count: how many calls are wanted; at least one if nothing is said.
  /// - Returns: the arguments of the matching calls, in order, also when the count is wrong.
  @discardableResult
  @inlinable
  public func called(_ count: some CallCountConvertible = CallCount.atLeastOnce) -> [Input] {
    pattern.verify(count.callCount)
  }
}

extension CallPattern where Role == Verifying {
  @inlinable
  func verify(_ count: CallCount) -> [Input] {
    let log = core.locked { function.log }
    var matching: [Input] = []
    if let predicate = arguments.predicate {
      log.forEach { input in
        if predicate(input) { matching.append(input.assumingMemoryBound(to: Input.self).pointee) }
      }
    } else {
      matching.reserveCapacity(log.count)
      log.forEach { matching.append($0.assumingMemoryBound(to: Input.self).pointee) }
    }
    conclude(count, matching: matching, log: log)
    return matching
  }

  @usableFromInline
  func conclude(_ count: CallCount, matching: [Input], log: InvocationLog) {
    if arguments.captures {
      for input in matching { withUnsafePointer(to: input) { arguments.capture(at: $0) } }
    }
    if let impossibility = count.impossibility {
      core.report(
        MockFailure(
          kind: .misuse(impossibility), mock: core.displayName,
          member: function.name.description, location: location))
    } else if !count.contains(matching.count) {
      core.report(
        function.countFailure(
          wanted: count, seen: matching.count, pattern: arguments, log: log, location: location))
    }
  }
}
