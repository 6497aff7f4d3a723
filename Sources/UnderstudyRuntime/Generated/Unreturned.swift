/// Stands for the result of a member whose results no stub can hold: they are not copyable, or not
/// escapable. It has no value; only an answer with the member's own signature can make a result.
///
/// ```swift
/// given(files).open("a").will { path in Handle(path) }
/// ```
public enum Unreturned<Value: ~Copyable & ~Escapable>: Sendable {}

extension PendingCall {
  /// Throws the error of the stub, or ends as a call without one does: no stub has a result.
  public func unanswered<Value: ~Copyable & ~Escapable>() throws(Failure) -> Never
  where Output == Unreturned<Value> {
    switch try finish() {}
  }
}

/// Tells of a type that it stands for the result of a member.
protocol ResultStandIn {
  /// The result's type, as it is written.
  static var resultName: String { get }
}

extension Unreturned: ResultStandIn where Value: ~Copyable & ~Escapable {
  static var resultName: String { "\(Value.self)" }
}
