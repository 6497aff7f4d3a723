import Foundation
internal import UnderstudyRuntime

/// The calls of one member that are checked.
public final class Verifiable<ReturnType> {
  private let core: MockCore
  private let member: ListMember<ReturnType>
  private let pattern: ArgumentPattern

  init(
    _ store: MockStore, _ function: String, _ parameters: [ParameterType], _ location: TestLocation
  ) {
    core = store.core
    member = store.member(function, ReturnType.self)
    pattern = ArgumentPattern(parameters, of: member, in: core, location)
  }

  private func matchingCalls(after time: TimeInterval = 0) -> [RecordedCall] {
    member.calls.filter {
      TimeInterval($0.call.sequenceNumber) > time && pattern.matches($0.input)
    }.map(\.call)
  }

  /// The arguments of the matching calls, in the order of the calls.
  public var receivedParameters: [[ParameterType]] {
    member.calls.filter { pattern.matches($0.input) }.map(\.input.elements)
  }

  /// How often a matching call was made.
  public var callCount: Int { matchingCalls().count }

  /// Helps the compiler where members differ only in their results.
  ///
  /// - Parameter type: the result of the member that is meant.
  public func disambiguate(with type: ReturnType.Type) -> Self { self }

  /// Checks how often matching calls were made.
  ///
  /// - Parameters:
  ///   - times: how many calls are wanted; at least one if nothing is said.
  ///   - after: another check; only calls after those that fulfilled it count.
  /// - Returns: the check, to pass as `after`.
  @discardableResult
  public func called(
    times: Predicate<Int> = .greater(than: 0), after: (any Assertion)? = nil,
    file: StaticString = #filePath, line: UInt = #line, fileID: StaticString = #fileID,
    column: Int = #column
  ) -> any Assertion {
    let location = TestLocation(file: file, line: line, fileID: fileID, column: column)
    if let after, !after.isValid { return afterFailure(after, location) }
    let start = after?.firstValidTime ?? 0
    let calls = matchingCalls(after: start)
    for call in calls { call.markVerified() }
    let isValid = times.satisfy(by: calls.count)
    if !isValid { report(times, seen: calls.count, after: start, location) }
    // The calls that fulfil the count are not more than it needs.
    let needed = (0...calls.count).first { times.satisfy(by: $0) } ?? 0
    let end = needed == 0 ? start : TimeInterval(calls[needed - 1].sequenceNumber)
    return CallAssertion(
      description: """
        \(member.text(of: pattern)) has been called \(times.countDescription)\
        \(after.map { " after \($0.description)" } ?? "")
        """,
      firstValidTime: end, isValid: isValid)
  }

  /// Checks that so many matching calls were made.
  ///
  /// - Parameters:
  ///   - times: how many calls are wanted.
  ///   - after: another check; only calls after those that fulfilled it count.
  /// - Returns: the check, to pass as `after`.
  @discardableResult
  public func called(
    times: Int, after: (any Assertion)? = nil, file: StaticString = #filePath, line: UInt = #line,
    fileID: StaticString = #fileID, column: Int = #column
  ) -> any Assertion {
    called(
      times: .equals(to: times), after: after, file: file, line: line, fileID: fileID,
      column: column)
  }

  /// Checks that no matching call was made.
  ///
  /// - Parameter after: another check; only calls after those that fulfilled it count.
  /// - Returns: the check, to pass as `after`.
  @discardableResult
  public func neverCalled(
    after: (any Assertion)? = nil, file: StaticString = #filePath, line: UInt = #line,
    fileID: StaticString = #fileID, column: Int = #column
  ) -> any Assertion {
    called(times: 0, after: after, file: file, line: line, fileID: fileID, column: column)
  }

  /// Checks that one matching call was made.
  ///
  /// - Parameter after: another check; only calls after those that fulfilled it count.
  /// - Returns: the check, to pass as `after`.
  @discardableResult
  public func calledOnce(
    after: (any Assertion)? = nil, file: StaticString = #filePath, line: UInt = #line,
    fileID: StaticString = #fileID, column: Int = #column
  ) -> any Assertion {
    called(times: 1, after: after, file: file, line: line, fileID: fileID, column: column)
  }

  // MARK: Failures

  private func report(
    _ times: Predicate<Int>, seen: Int, after start: TimeInterval, _ location: TestLocation
  ) {
    let calls = member.calls.map(\.call).filter { TimeInterval($0.sequenceNumber) > start }
    core.report(
      MockFailure(
        kind: times.failureKind(member.text, seen: seen), core: core, member: member,
        call: member.text(of: pattern),
        comparisons: MockFailure.Comparison.comparisons(of: calls, with: pattern),
        location: location))
  }

  private func afterFailure(_ earlier: any Assertion, _ location: TestLocation) -> any Assertion {
    core.report(
      MockFailure(
        kind: .worded(
          .init(
            heading: """
              \(member.text) was to be called after a check that failed: \(earlier.description)
              """, role: "wanted")),
        core: core, member: member, call: member.text(of: pattern), location: location))
    return CallAssertion(
      description: "\(member.text(of: pattern)) after \(earlier.description)", firstValidTime: 0,
      isValid: false)
  }
}

extension Predicate where Input == Int {
  fileprivate var countDescription: String { count?.description ?? "\(text) times" }

  fileprivate func failureKind(_ member: String, seen: Int) -> MockFailure.Kind {
    if let count { return .unexpectedCount(wanted: count, seen: seen, nil) }
    return .worded(
      .init(
        heading: """
          \(member) was expected a number of times that is \(text), but was called \
          \(seen == 1 ? "1 time" : "\(seen) times").
          """,
        role: "wanted", list: "calls of this member", emptyList: "this member was never called"))
  }
}
