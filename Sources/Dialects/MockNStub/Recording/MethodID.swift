/// Tells the functions of a mock apart.
public enum MethodID: Equatable, Hashable, Sendable {
  /// The function as `#function` names it: `send(to:body:)`; a property by its bare name.
  case name(String)

  /// The name alone.
  public var rawString: String {
    switch self {
    case .name(let name): name
    }
  }
}

extension MethodID: CustomStringConvertible {
  public var description: String { "function: \(rawString)" }
}
