package import MockModel

extension TypeNode {
  /// The type with the types directly inside it replaced.
  func mappingChildren(_ transform: (TypeNode) -> TypeNode) -> TypeNode {
    switch self {
    case .named(let components):
      guard components.contains(where: { !$0.genericArguments.isEmpty }) else { return self }
      return .named(components.map { $0.mappingArguments(transform) })
    case .member(let base, let component):
      return .member(of: transform(base), component.mappingArguments(transform))
    case .optional(let type): return .optional(transform(type))
    case .implicitlyUnwrapped(let type): return .implicitlyUnwrapped(transform(type))
    case .array(let type): return .array(transform(type))
    case .dictionary(let key, let value):
      return .dictionary(key: transform(key), value: transform(value))
    case .inlineArray(let count, let element):
      return .inlineArray(count: transform(count), element: transform(element))
    case .tuple(let elements): return .tuple(elements.map { $0.mappingType(transform) })
    case .function(var function):
      function.parameters = function.parameters.map { $0.mappingType(transform) }
      function.result = transform(function.result)
      if case .throwing(let type?) = function.effects.throwing {
        function.effects.throwing = .throwing(transform(type))
      }
      return .function(function)
    case .some(let type): return .some(transform(type))
    case .any(let type): return .any(transform(type))
    case .composition(let types): return .composition(types.map(transform))
    case .suppressed(let type): return .suppressed(transform(type))
    case .metatype(let type, let keyword): return .metatype(transform(type), keyword: keyword)
    case .packExpansion(let type): return .packExpansion(transform(type))
    case .packElement(let type): return .packElement(transform(type))
    case .attributed(let specifiers, let attributes, let type):
      return .attributed(specifiers: specifiers, attributes: attributes, transform(type))
    case .integer, .unknown: return self
    }
  }

  /// The first components of all names in the type.
  package func collectNames(into names: inout Set<String>) {
    forEachName { names.insert($0) }
  }

  /// Calls `body` with the first component of every name in the type.
  func forEachName(_ body: (String) -> Void) {
    _ = contains { type in
      if case .named(let components) = type, components[0].moduleSelector == nil {
        body(components[0].name.withoutBackticks)
      }
      return false
    }
  }

  /// Whether a name in the type has this first component, which is no module.
  func names(_ name: String) -> Bool {
    contains {
      guard case .named(let components) = $0 else { return false }
      return components[0].moduleSelector == nil && components[0].name.withoutBackticks == name
    }
  }

  func mentions(_ name: String) -> Bool {
    contains {
      if case .named(let components) = $0 { return components[0].name == name }
      return false
    }
  }

  func mentions(anyOf names: Set<String>) -> Bool {
    guard !names.isEmpty else { return false }
    return contains {
      if case .named(let components) = $0 { return names.contains(components[0].name) }
      return false
    }
  }
}

extension TypeNode.NameComponent {
  fileprivate func mappingArguments(_ transform: (TypeNode) -> TypeNode) -> Self {
    var component = self
    component.genericArguments = genericArguments.map(transform)
    return component
  }
}

extension TypeNode.TupleElement {
  fileprivate func mappingType(_ transform: (TypeNode) -> TypeNode) -> Self {
    var element = self
    element.type = transform(type)
    return element
  }
}
