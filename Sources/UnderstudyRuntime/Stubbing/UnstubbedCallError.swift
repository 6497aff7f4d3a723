/// What a throwing member of a mock throws when no stub answers a call and there is no default.
///
/// The failure is already reported when it is thrown.
public struct UnstubbedCallError: Error, CustomStringConvertible {
  /// The report on the call.
  public let failure: MockFailure

  package init(failure: MockFailure) { self.failure = failure }

  public var description: String { failure.text }
}
