internal import MockModel

extension TypeNode {
  /// The type's text, which can be broken at the commas of its outer generic arguments or tuple.
  var layout: Layout {
    switch self {
    case .named(let components) where !components.last!.genericArguments.isEmpty:
      let name = components.dropLast().map { $0.spelling + "." }.joined()
      let last = components.last!
      let module = last.moduleSelector.map { "\($0)::" } ?? ""
      return .generic(name + module + last.name, last.genericArguments.map(\.layout))
    case .tuple(let elements) where elements.count > 1:
      return .list(.parameters, elements.map { .text($0.spelling) })
    default: return .text(spelling)
    }
  }

  static func name(_ name: String) -> TypeNode { .named([.init(name)]) }

  /// The plain name, without generic arguments and module.
  var plainName: String? {
    guard case .named(let components) = self, components.count == 1,
      components[0].genericArguments.isEmpty, components[0].moduleSelector == nil
    else { return nil }
    return components[0].name
  }

  /// The type without parentheses around it: they are transparent at any depth.
  var withoutParentheses: TypeNode {
    if case .tuple(let elements) = self, elements.count == 1, elements[0].label == nil,
      elements[0].secondName == nil, !elements[0].isVariadic, !elements[0].type.isPackExpansion
    {
      return elements[0].type.withoutParentheses
    }
    return self
  }

  var isPackExpansion: Bool {
    if case .packExpansion = self { return true }
    return false
  }

  var isVoid: Bool {
    switch withoutParentheses {
    case .tuple(let elements): elements.isEmpty
    // The vocabulary spells a name with its module as one component.
    case .named(let components):
      ["Void", "Swift.Void", "Swift::Void"].contains(components.last!.name)
    default: false
    }
  }
}
