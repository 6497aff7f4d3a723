/// The calls of a generic member that are meant, whatever its generic arguments are.
///
/// It is what `given(mock).decode(.any, from: .any)` and `verify(mock).decode(.any, from: "text")`
/// come to where nothing says for which type. Errors can be stubbed and calls be counted for all
/// types at once.
public struct GenericCallPattern<Role, Failure: Error> {
  private let member: GenericMember
  private let arguments: [AnyMatcher]
  private let location: TestLocation
  /// Keeps the mock's state alive for as long as the pattern is.
  private let core: MockCore

  /// Called by generated code, with one matcher for each argument.
  public init<each Argument>(
    _ member: GenericMember, _ location: TestLocation,
    matching matchers: repeat Matcher<each Argument>
  ) {
    self.member = member
    self.location = location
    core = member.core
    var arguments: [AnyMatcher] = []
    for matcher in repeat each matchers { arguments.append(AnyMatcher(matcher)) }
    self.arguments = arguments
  }
}

/// Stands for an argument of a generic type in a ``GenericCallPattern``: only `.any` matches it.
public struct AnyArgument: Sendable {}

extension GenericCallPattern where Role == Stubbing {
  /// Answers matching calls with an error, for all generic arguments.
  ///
  /// - Parameter error: what the calls throw.
  public func willThrow(_ error: Failure) {
    member.add(GenericStub(arguments: arguments, error: error, location: location))
  }
}

extension GenericCallPattern where Role == Verifying {
  /// Checks how often matching calls were made, for all generic arguments together.
  ///
  /// - Parameters:
  ///   - count: how many calls are wanted; at least one if nothing is said.
  ///   - comment: what a failure says in addition.
  /// - Returns: how many calls match.
  @discardableResult
  public func called(
    _ count: some CallCountConvertible = CallCount.atLeastOnce, _ comment: String? = nil
  ) -> Int {
    let count = count.callCount
    let patterns = member.functions.map { ($0, $0.pattern(matching: arguments)) }
    let calls = patterns.map { $0.0.recordedCalls(in: core) }
    let matching = zip(patterns, calls)
      .flatMap { pattern, calls in calls.filter { pattern.1.matches(at: $0.arguments) } }
      .sorted { $0.sequenceNumber < $1.sequenceNumber }
    let representative = patterns.first?.0 ?? member.placeholder()
    let call = MemberSignature(representative).call(arguments.map(\.description))
    if let order = OrderVerification.current {
      let step = OrderVerification.Step(
        core: core, member: representative, call: call, count: count, comment: comment,
        location: location)
      return order.take(step, from: matching).count
    }
    for call in matching { call.markVerified() }
    if let impossibility = count.impossibility {
      core.reportMisuse(impossibility, member: representative, location: location)
    } else if !count.contains(matching.count) {
      core.report(
        MockFailure(
          kind: .unexpectedCount(wanted: count, seen: matching.count, nil), core: core,
          member: representative, call: call,
          comparisons: zip(patterns, calls).flatMap { pattern, calls in
            MockFailure.Comparison.comparisons(of: calls, with: pattern.1)
          }, comment: comment, location: location))
    }
    return matching.count
  }
}

/// A matcher whose type is forgotten.
struct AnyMatcher {
  let description: String
  /// `nil` if every value matches.
  let accepts: ((Any) -> Bool)?

  init<Value>(_ matcher: Matcher<Value>) {
    description = matcher.description
    accepts =
      matcher.predicate == nil ? nil : { value in (value as? Value).map(matcher.matches) ?? false }
  }
}

/// An error for calls with any generic arguments.
struct GenericStub {
  let arguments: [AnyMatcher]
  let error: any Error
  let location: TestLocation
}
