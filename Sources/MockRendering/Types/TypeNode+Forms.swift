package import MockModel

extension TypeNode {
  static func name(_ name: String) -> TypeNode { .named([.init(name)]) }

  /// The plain name, without generic arguments and module.
  var plainName: String? {
    guard case .named(let components) = self, components.count == 1,
      components[0].genericArguments.isEmpty, components[0].moduleSelector == nil
    else { return nil }
    return components[0].name
  }

  /// Whether the type is a plain name and nothing else, as most are.
  var isPlainName: Bool {
    if case .named(let components) = self {
      components.count == 1 && components[0].genericArguments.isEmpty
        && components[0].moduleSelector == nil
    } else {
      false
    }
  }

  /// The type without parentheses around it: they are transparent at any depth.
  package var withoutParentheses: TypeNode { inParentheses?.withoutParentheses ?? self }

  private var inParentheses: TypeNode? {
    guard case .tuple(let elements) = self, elements.count == 1, elements[0].label == nil,
      elements[0].secondName == nil, !elements[0].isVariadic, !elements[0].type.isPackExpansion
    else { return nil }
    return elements[0].type
  }

  package var isPackExpansion: Bool {
    if case .packExpansion = self { return true }
    return false
  }

  package var isVoid: Bool {
    switch self {
    case .tuple(let elements): elements.isEmpty || inParentheses?.isVoid ?? false
    // The vocabulary spells a name with its module as one component.
    case .named(let components):
      switch components.last!.name {
      case "Void", "Swift.Void", "Swift::Void": true
      default: false
      }
    default: false
    }
  }
}
