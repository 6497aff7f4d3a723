extension TypeNode {
  /// Whether this type or one inside it, at any depth, is as asked for.
  package func contains(_ condition: (TypeNode) -> Bool) -> Bool {
    condition(self) || hasChild { $0.contains(condition) }
  }

  /// Whether a name anywhere in the type is as asked for.
  package func containsName(where condition: ([NameComponent]) -> Bool) -> Bool {
    contains {
      if case .named(let components) = $0 { return condition(components) }
      return false
    }
  }

  /// Whether a type directly inside this one is as asked for.
  private func hasChild(_ condition: (TypeNode) -> Bool) -> Bool {
    switch self {
    case .named(let components):
      // By their places: a component is more to copy than to look at.
      return components.indices.contains {
        components[$0].genericArguments.contains(where: condition)
      }
    case .member(let base, let component):
      return condition(base) || component.genericArguments.contains(where: condition)
    case .optional(let type), .implicitlyUnwrapped(let type), .array(let type), .some(let type),
      .any(let type), .suppressed(let type), .metatype(let type, _), .packExpansion(let type),
      .packElement(let type), .attributed(_, _, let type):
      return condition(type)
    case .dictionary(let first, let second), .inlineArray(let first, let second):
      return condition(first) || condition(second)
    case .tuple(let elements): return elements.contains { condition($0.type) }
    case .function(let function):
      return function.parameters.contains { condition($0.type) } || condition(function.result)
        || function.effects.thrownType.map(condition) ?? false
    case .composition(let types): return types.contains(where: condition)
    case .integer, .unknown: return false
    }
  }
}

extension Effects {
  /// The type of a typed `throws`.
  package var thrownType: TypeNode? {
    if case .throwing(let type) = throwing { return type }
    return nil
  }
}

extension Member {
  /// Calls `body` with every type in the signature of a requirement.
  package func forEachType(_ body: (TypeNode) -> Void) {
    let (generics, parameters, accessors) = (generics, parameters, accessors)
    for parameter in generics.parameters { parameter.constraint.map(body) }
    for requirement in generics.requirements {
      body(requirement.left)
      body(requirement.right)
    }
    for index in parameters.indices { body(parameters[index].type) }
    result.map(body)
    effects.thrownType.map(body)
    for index in accessors.indices { accessors[index].effects.thrownType.map(body) }
  }
}
