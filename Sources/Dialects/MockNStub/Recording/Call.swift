/// A call that a mock has recorded.
public struct Call: CustomStringConvertible {
  /// The function that was called.
  public let methodID: MethodID
  /// The arguments in one value: `()` for none, the argument itself for one, a tuple for more.
  public let arguments: Any

  public var description: String { "\(methodID) arguments: \(arguments)" }
}
