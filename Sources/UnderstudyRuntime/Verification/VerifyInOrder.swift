/// Checks that calls were made in the order in which the body verifies them, across mocks.
///
/// ```swift
/// verifyInOrder {
///   verify(door).open().called()
///   verify(alarm).ring(.any).called(2)
///   verify(door).close().called()
/// }
/// ```
///
/// Each verification looks behind the last call that the one before it took, and takes the first
/// matching calls that it finds there: as many as its count allows, or, without an upper limit, as
/// many as it needs. It never gives a call back to let a later verification succeed. A call that is
/// wanted `.never` must not lie between the calls of its neighbours.
///
/// - Parameters:
///   - option: what may lie between the calls; anything if nothing is said.
///   - body: verifications, of any mocks.
/// - Returns: what the body returns.
/// - Throws: what the body throws.
@discardableResult
public func verifyInOrder<Result, Problem: Error>(
  _ option: VerificationOrder = .relaxed, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
  _ body: () throws(Problem) -> Result
) throws(Problem) -> Result {
  let order = OrderVerification(
    option, TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  let outcome = OrderVerification.$current.withValue(order) {
    Swift.Result(catching: { () throws(Problem) in try body() })
  }
  order.finish()
  return try outcome.get()
}

/// What may lie between the calls that `verifyInOrder` matches.
public enum VerificationOrder: Sendable {
  /// Any other calls.
  case relaxed
  /// No other call of the mocks that are verified, between the first matched call and the last.
  case nothingBetween
  /// No other call of the mocks that are verified, at any time.
  case nothingElse
}

extension CallPattern where Role == Verifying {
  /// Takes the next matching calls in an order.
  @usableFromInline
  func verify(_ check: CountCheck, in order: OrderVerification) -> Invocations<Input> {
    if let impossibility = check.count.impossibility {
      core.reportMisuse(impossibility, member: function, location: location)
      return Invocations(inputs: [], lastSequenceNumber: 0)
    }
    let matching = function.recordedCalls(in: core).filter {
      $0.sequenceNumber > check.after && arguments.matches(at: $0.arguments)
    }
    let step = OrderVerification.Step(
      core: core, member: function, call: MemberSignature(function).call(arguments.descriptions),
      count: check.count, comment: check.comment, location: location)
    let taken = order.take(step, from: matching)
    for call in taken where arguments.captures { arguments.capture(at: call.arguments) }
    return Invocations(
      inputs: taken.map { $0.arguments.assumingMemoryBound(to: Input.self).pointee },
      lastSequenceNumber: taken.last?.sequenceNumber ?? 0)
  }
}
