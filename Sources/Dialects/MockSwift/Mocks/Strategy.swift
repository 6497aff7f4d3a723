/// A place where the result of a call can come from.
public enum StrategyIdentifier: String, Sendable {
  /// The behaviours that `given` defined.
  case given
  /// The values that the mock was made with.
  case localStubs
  /// The values that types have by ``GlobalStub``.
  case globalStubs
}

extension Array where Element == StrategyIdentifier {
  /// Behaviours first, then local stubs, then global ones.
  public static var `default`: Self { [.given, .localStubs, .globalStubs] }
}

/// A result of a mock for all members of a type.
public class Stub {
  let type: ObjectIdentifier
  let value: Any

  /// - Parameters:
  ///   - returnType: the type of the members.
  ///   - value: what they return.
  public init<ReturnType>(_ returnType: ReturnType.Type, _ value: ReturnType) {
    type = ObjectIdentifier(returnType)
    self.value = value
  }
}

infix operator =>

/// Makes a stub: `User.self => user`.
public func => <ReturnType>(_ returnType: ReturnType.Type, _ value: ReturnType) -> Stub {
  Stub(returnType, value)
}
