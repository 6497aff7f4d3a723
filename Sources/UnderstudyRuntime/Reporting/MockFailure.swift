/// What went wrong with a mock, as data; ``text`` makes it readable.
public struct MockFailure: Sendable {
  public enum Kind: Sendable {
    /// A verification wanted another number of calls.
    case unexpectedCount(wanted: CallCount, seen: Int)
    /// A call found neither a stub nor a default.
    case unstubbed
    /// The library was used in a way that cannot work; the text says the way out.
    case misuse(String)
  }

  /// A call, or the pattern of a stub, beside what was wanted.
  public struct Comparison: Sendable {
    /// The number of the call among the calls of its member, counted from 1; `nil` for a stub.
    public let number: Int?
    /// The call as it would be written in Swift.
    public let text: String
    /// What differs, one entry for each argument.
    public let mismatches: [Mismatch]
  }

  /// An argument that does not match.
  public struct Mismatch: Sendable, Equatable {
    /// The argument's label, or its position such as `argument 2`.
    public let argument: String
    /// What was wanted, in words.
    public let wanted: String
  }

  public let kind: Kind
  /// The mock's type, with its name in parentheses if it has one.
  public let mock: String
  /// The member as Swift names it: `fetch(id:page:)`.
  public let member: String
  /// The calls that are wanted, or the call that was made, as it would be written in Swift.
  public let call: String
  /// The calls that were made, or the stubs that there are.
  public let comparisons: [Comparison]
  /// The line that would answer the call.
  public let suggestion: String?
  /// Where the test speaks of the member.
  public let location: TestLocation

  init(
    kind: Kind, mock: String, member: String, call: String = "", comparisons: [Comparison] = [],
    suggestion: String? = nil, location: TestLocation
  ) {
    self.kind = kind
    self.mock = mock
    self.member = member
    self.call = call
    self.comparisons = comparisons
    self.suggestion = suggestion
    self.location = location
  }
}
