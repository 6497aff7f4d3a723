/// A value that was given to a stub.
public struct CallValue: CustomStringConvertible {
  /// The function that returns the value.
  public let methodID: MethodID
  /// The value; `nil` counts as none.
  public let value: Any?
  /// Which calls return it.
  public let matcher: any MatchingArguments

  public var description: String {
    "\(methodID) value: \(value.map { "\($0)" } ?? "nil") matcher: \(matcher)"
  }
}
