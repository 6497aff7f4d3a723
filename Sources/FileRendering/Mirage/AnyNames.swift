internal import MockModel
internal import MockRendering

/// The names of the functions that a test target writes for the default values of types: `anyFoo`
/// for `Foo`, `anyArrayOfFoo` for `[Foo]`.
enum AnyNames {
  static func function(for type: TypeNode) -> String { "any" + name(of: type) }

  private static func name(of type: TypeNode) -> String {
    switch type.withoutParentheses {
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped):
      return name(of: wrapped.withoutParentheses, optional: "Opt")
    case let type:
      return name(of: type, optional: "")
    }
  }

  private static func name(of type: TypeNode, optional: String) -> String {
    switch type {
    case .array(let element): return "Array\(optional)Of\(name(of: element))"
    case .dictionary(let key, let value):
      return "Dict\(optional)Of\(name(of: key))To\(name(of: value))"
    case .tuple(let elements) where !elements.isEmpty:
      return "Tuple\(optional)Of" + elements.map { name(of: $0.type) }.joined(separator: "And")
    case .function(let function):
      let parameters = function.parameters.map { name(of: $0.type) }.joined()
      return "Closure\(optional)Getting\(parameters.isEmpty ? "Void" : parameters)"
        + "Returning\(name(of: function.result))"
    case .named(let components):
      // Only the first generic argument is used.
      let base = components.map { $0.name.withoutBackticks.capitalizedFirst }.joined()
      let argument = components.last?.genericArguments.first.map { "Of" + name(of: $0) } ?? ""
      return argument.isEmpty ? base + optional : base + optional + argument
    case .any(let inner), .some(let inner): return name(of: inner, optional: optional)
    case .attributed(_, _, let inner): return name(of: inner, optional: optional)
    case _ where type.isVoid: return "Void" + optional
    case .optional, .implicitlyUnwrapped: return name(of: type) + optional
    default:
      // What is left of any other spelling when everything but its words is dropped.
      return type.spelling.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        .map { String($0).capitalizedFirst }.joined() + optional
    }
  }
}
