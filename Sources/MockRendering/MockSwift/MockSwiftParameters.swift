internal import MockModel

/// The parameters of one member, as each extension has them.
struct MockSwiftParameters {
  private let parameters: [Parameter]

  private struct Parameter {
    /// `label name`, or the only name.
    let names: String
    let expression: String
    /// As the protocol has it.
    let spelling: String
    /// As a predicate has it; `nil` for a closure that does not escape, which nobody can keep.
    let stored: String?
  }

  init(_ parameters: [MockModel.Parameter], isSubscript: Bool = false) {
    self.parameters = parameters.enumerated().map { index, parameter in
      let first = parameter.firstName
      let name = parameter.secondName ?? (first == "_" ? "argument\(index + 1)" : first)
      // The only name of an index is no label.
      let label = isSubscript && parameter.secondName == nil ? "_" : first
      let isUsual = isSubscript ? parameter.secondName == nil : label == name
      let stored = Self.stored(parameter.type)
      let isCalled = parameter.type.has("autoclosure")
      return Parameter(
        names: isUsual ? name : "\(label) \(name)",
        expression: Identifier.expression(name) + (isCalled ? "()" : ""),
        spelling: parameter.type.spelling + (parameter.isVariadic ? "..." : ""),
        stored: parameter.isVariadic ? stored.map { "[\($0)]" } : stored)
    }
  }

  var isEmpty: Bool { parameters.isEmpty }

  /// What a behaviour or check takes: predicates, or plain values where there can be any.
  func list(ofValues isOfValues: Bool) -> [String] {
    parameters.map { parameter in
      let stored = parameter.stored ?? "Any?"
      guard isOfValues else { return "\(parameter.names): MockSwift.Predicate<\(stored)>" }
      let isFunction = parameter.spelling.contains("@escaping ")
      return "\(parameter.names): \(isFunction ? "@escaping " : "")\(stored)"
    }
  }

  /// As the protocol has it.
  var declarations: [String] { parameters.map { "\($0.names): \($0.spelling)" } }

  /// What the mock hands on. A closure that does not escape stays where it is.
  var recorded: [String] { parameters.map { $0.stored == nil ? "nil" : $0.expression } }

  /// What a behaviour or check hands on.
  var matched: [String] {
    parameters.map {
      $0.expression.hasSuffix("()") ? String($0.expression.dropLast(2)) : $0.expression
    }
  }

  /// Whether plain values can stand for all arguments.
  var canBeValues: Bool { !isEmpty && parameters.allSatisfy { $0.stored != nil } }

  /// The type as a generic argument has it, `nil` for a closure that does not escape.
  private static func stored(_ type: TypeNode) -> String? {
    switch type {
    case .attributed(_, let attributes, let inner):
      if case .function(let function) = inner.withoutParentheses {
        if type.has("autoclosure") { return stored(function.result) }
        guard type.has("escaping") else { return nil }
        let kept = attributes.filter { $0.name == "Sendable" || $0.name.hasSuffix("Actor") }
        return (kept.map(\.spelling) + [inner.spelling]).joined(separator: " ")
      }
      return stored(inner)
    case .function: return nil
    case .implicitlyUnwrapped(let wrapped): return TypeNode.optional(wrapped).spelling
    default: return type.spelling
    }
  }
}

extension TypeNode {
  /// Whether the type carries an attribute.
  fileprivate func has(_ attribute: String) -> Bool {
    guard case .attributed(_, let attributes, _) = self else { return false }
    return attributes.contains { $0.name == attribute }
  }
}
