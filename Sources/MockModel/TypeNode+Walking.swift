extension TypeNode {
  /// Whether this type or one inside it, at any depth, is as asked for.
  package func contains(_ condition: (TypeNode) -> Bool) -> Bool {
    if condition(self) { return true }
    switch self {
    case .named(let components):
      // By their places: a component is more to copy than to look at.
      for place in components.indices where !components[place].genericArguments.isEmpty {
        if components[place].genericArguments.contain(condition) { return true }
      }
      return false
    case .member(let base, let component):
      return base.contains(condition) || component.genericArguments.contain(condition)
    case .optional(let type), .implicitlyUnwrapped(let type), .array(let type), .some(let type),
      .any(let type), .suppressed(let type), .metatype(let type, _), .packExpansion(let type),
      .packElement(let type), .attributed(_, _, let type):
      return type.contains(condition)
    case .dictionary(let first, let second), .inlineArray(let first, let second):
      return first.contains(condition) || second.contains(condition)
    case .tuple(let elements):
      return elements.indices.contains { elements[$0].type.contains(condition) }
    case .function(let function):
      let parameters = function.parameters
      return parameters.indices.contains { parameters[$0].type.contains(condition) }
        || function.result.contains(condition)
        || function.effects.thrownType?.contains(condition) ?? false
    case .composition(let types): return types.contain(condition)
    case .integer, .unknown: return false
    }
  }

  /// Calls `body` with every name in the type, at any depth.
  package func forEachName(_ body: ([NameComponent]) -> Void) {
    switch self {
    case .named(let components):
      body(components)
      // By their places: a component is more to copy than to look at.
      for place in components.indices where !components[place].genericArguments.isEmpty {
        for argument in components[place].genericArguments { argument.forEachName(body) }
      }
    case .member(let base, let component):
      base.forEachName(body)
      for argument in component.genericArguments { argument.forEachName(body) }
    case .optional(let type), .implicitlyUnwrapped(let type), .array(let type), .some(let type),
      .any(let type), .suppressed(let type), .metatype(let type, _), .packExpansion(let type),
      .packElement(let type), .attributed(_, _, let type):
      type.forEachName(body)
    case .dictionary(let first, let second), .inlineArray(let first, let second):
      first.forEachName(body)
      second.forEachName(body)
    case .tuple(let elements):
      for place in elements.indices { elements[place].type.forEachName(body) }
    case .function(let function):
      for place in function.parameters.indices { function.parameters[place].type.forEachName(body) }
      function.result.forEachName(body)
      function.effects.thrownType?.forEachName(body)
    case .composition(let types): for type in types { type.forEachName(body) }
    case .integer, .unknown: break
    }
  }

  /// Whether a name anywhere in the type is as asked for.
  package func containsName(where condition: ([NameComponent]) -> Bool) -> Bool {
    contains {
      if case .named(let components) = $0 { return condition(components) }
      return false
    }
  }
}

extension [TypeNode] {
  fileprivate func contain(_ condition: (TypeNode) -> Bool) -> Bool {
    contains { $0.contains(condition) }
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
    // By its parts: to take a member apart copies all of it.
    switch self {
    case .property, .subscripted:
      let accessors = accessors
      for index in accessors.indices { accessors[index].effects.thrownType.map(body) }
    case .method, .initializer:
      effects.thrownType.map(body)
    case .associatedType, .typeAlias:
      return
    }
    result.map(body)
    if case .property = self { return }
    generics.forEachType(body)
    let parameters = parameters
    for index in parameters.indices { body(parameters[index].type) }
  }
}

extension GenericClause {
  /// Calls `body` with every constraint, and both sides of every requirement.
  package func forEachType(_ body: (TypeNode) -> Void) {
    // By their places: a parameter is more to copy than to look at.
    for place in parameters.indices { parameters[place].constraint.map(body) }
    for place in requirements.indices {
      body(requirements[place].left)
      body(requirements[place].right)
    }
  }
}
