/// What went wrong with a mock, as data; ``text`` makes it readable.
public struct MockFailure: Sendable {
  public enum Kind: Sendable {
    /// A verification wanted another number of calls.
    case unexpectedCount(wanted: CallCount, seen: Int, Waiting?)
    /// A call is not where `verifyInOrder` wanted it.
    case wrongOrder(wanted: CallCount, seen: Int)
    /// Calls that no verification has matched.
    case unverifiedCalls
    /// Calls of a mock that was not to be called at all.
    case unexpectedCalls
    /// Calls that `verifyInOrder` allowed neither between the others nor around them.
    case callsOutsideOrder
    /// A stub that answered no call.
    case unusedStub
    /// A call found no stub, and no default or one that strictness does not let pass.
    case unstubbed(hasDefault: Bool)
    /// A call that `willHold()` held when the test ended.
    case heldAtEnd
    /// The library was used in a way that cannot work; the text says the way out.
    case misuse(String)
    /// What a library over this one found, in its own words.
    case worded(Wording)
    /// Several failures that `verifyAll` collected.
    case several([MockFailure])
  }

  /// The words of a library over this one, around the call and the list of what is near it.
  public struct Wording: Sendable {
    /// What is wrong, in one sentence.
    public let heading: String
    /// What the call is: `wanted`, or `call`.
    public let role: String
    /// The title of the list of calls; nothing without one.
    public let list: String
    /// What is said when the list is empty; nothing if it is the empty string.
    public let emptyList: String

    package init(
      heading: String, role: String = "call", list: String = "", emptyList: String = ""
    ) {
      self.heading = heading
      self.role = role
      self.list = list
      self.emptyList = emptyList
    }
  }

  /// How long a verification waited.
  public enum Waiting: Sendable {
    /// Until the count was right, at most so long.
    case within(Duration)
    /// The whole time, for the count to stay right.
    case throughout(Duration)
  }

  /// A call, or the pattern of a stub, beside what was wanted.
  public struct Comparison: Sendable {
    /// The number of the call among the calls of its member, counted from 1; `nil` for a stub.
    public let number: Int?
    /// The call as it would be written in Swift.
    public let text: String
    /// What differs; nothing for a call that matches.
    public let mismatches: [Mismatch]
  }

  /// A part of an argument that does not match.
  public struct Mismatch: Sendable, Equatable {
    /// The argument's label, or its position such as `argument 2`; behind it, for a part of a
    /// value, the path to the part: `user.address.street`.
    public let argument: String
    /// What was wanted, in words.
    public let wanted: String
    /// What was there instead, for a part of a value.
    public let actual: String?
  }

  /// How much a failure matters.
  public enum Severity: Sendable {
    /// It is shown, and the test passes all the same.
    case warning
    /// The test fails.
    case error
  }

  public let kind: Kind
  public let severity: Severity
  /// The mock's type, with its name in parentheses if it has one.
  public let mock: String
  /// The member as Swift names it: `fetch(id:page:)`.
  public let member: String
  /// The calls that are wanted, or the call that was made, as it would be written in Swift.
  public let call: String
  /// The calls that were made, or the stubs that there are: the closest ones first, not more than
  /// ten.
  public let comparisons: [Comparison]
  /// How many more there are than ``comparisons`` shows.
  public let omittedComparisons: Int
  /// The line that would answer the call.
  public let suggestion: String?
  /// What the test says in addition.
  public let comment: String?
  /// Where the test speaks of the member.
  public let location: TestLocation

  /// - Parameter comparisons: all of them, the closest first; only the first ten are kept.
  package init(
    kind: Kind, severity: Severity = .error, core: MockCore? = nil, member: MockedMember? = nil,
    call: String = "",
    comparisons: [Comparison] = [], suggestion: String? = nil, comment: String? = nil,
    location: TestLocation
  ) {
    self.kind = kind
    self.severity = severity
    mock = core?.displayName ?? ""
    self.member = member.map { MemberSignature($0).name } ?? ""
    self.call = call
    self.comparisons = Array(comparisons.prefix(Self.maximumOfComparisons))
    omittedComparisons = comparisons.count - self.comparisons.count
    self.suggestion = suggestion
    self.comment = comment
    self.location = location
  }

  static let maximumOfComparisons = 10
}

extension MockFailure.Comparison {
  /// How the calls differ from the pattern: the closest calls first.
  package static func comparisons(of calls: [RecordedCall], with pattern: ArgumentPattern) -> [Self]
  {
    let ranked = calls.map { call in
      (call: call, misses: pattern.verdicts(at: call.arguments).count { !$0 })
    }.sorted { ($0.misses, $0.call.number) < ($1.misses, $1.call.number) }
    return ranked.enumerated().map { rank, entry in
      // Only those that are shown are worth the texts.
      guard rank < MockFailure.maximumOfComparisons else { return .omitted }
      let call = entry.call
      return Self(
        number: call.number, text: call.text,
        mismatches: MemberSignature(call.member).mismatches(of: pattern, at: call.arguments))
    }
  }

  /// How patterns of a member differ from a call, in the given order.
  package static func comparisons(
    of patterns: [ArgumentPattern], of member: MockedMember, with list: ArgumentList
  ) -> [Self] {
    let signature = MemberSignature(member)
    return patterns.map { pattern in
      Self(
        number: nil, text: signature.call(pattern.descriptions),
        mismatches: withUnsafePointer(to: list) { signature.mismatches(of: pattern, at: $0) })
    }
  }

  /// How the stubs of a member differ from a call: the closest stubs first, the newer first among
  /// those that are equally close.
  static func comparisons(
    of stubs: [Stub], of member: MockedMember, at arguments: UnsafeRawPointer
  ) -> [(stub: Stub, comparison: Self)] {
    let signature = MemberSignature(member)
    return stubs.reversed().map { stub in
      let mismatches = signature.mismatches(of: stub.pattern, at: arguments)
      let text = signature.call(stub.pattern.descriptions)
      return (stub, Self(number: nil, text: text, mismatches: mismatches))
    }.enumerated().sorted {
      let (left, right) = ($0.element.comparison, $1.element.comparison)
      return (left.mismatches.count, $0.offset) < (right.mismatches.count, $1.offset)
    }.map(\.element)
  }

  private static var omitted: Self { Self(number: nil, text: "", mismatches: []) }
}
