internal import MockModel

extension Member {
  /// The member with every type in its signature replaced.
  func mappingTypes(_ transform: (TypeNode) -> TypeNode) -> Member {
    switch self {
    case .method(var method):
      method.generics = method.generics.mappingTypes(transform)
      method.parameters = method.parameters.mappingTypes(transform)
      method.effects = method.effects.mappingTypes(transform)
      method.result = method.result.map(transform)
      return .method(method)
    case .property(var property):
      property.type = transform(property.type)
      property.accessors = property.accessors.mappingTypes(transform)
      return .property(property)
    case .subscripted(var subscripted):
      subscripted.generics = subscripted.generics.mappingTypes(transform)
      subscripted.parameters = subscripted.parameters.mappingTypes(transform)
      subscripted.result = transform(subscripted.result)
      subscripted.accessors = subscripted.accessors.mappingTypes(transform)
      return .subscripted(subscripted)
    case .initializer(var initializer):
      initializer.generics = initializer.generics.mappingTypes(transform)
      initializer.parameters = initializer.parameters.mappingTypes(transform)
      initializer.effects = initializer.effects.mappingTypes(transform)
      return .initializer(initializer)
    case .associatedType(var type):
      type.inherited = type.inherited.map(transform)
      type.defaultType = type.defaultType.map(transform)
      type.requirements = type.requirements.map { $0.mappingTypes(transform) }
      return .associatedType(type)
    case .typeAlias(var alias):
      alias.type = transform(alias.type)
      return .typeAlias(alias)
    }
  }
}

extension GenericClause {
  func mappingTypes(_ transform: (TypeNode) -> TypeNode) -> GenericClause {
    var clause = self
    for index in clause.parameters.indices {
      clause.parameters[index].constraint = clause.parameters[index].constraint.map(transform)
    }
    clause.requirements = clause.requirements.map { $0.mappingTypes(transform) }
    return clause
  }
}

extension Requirement {
  func mappingTypes(_ transform: (TypeNode) -> TypeNode) -> Requirement {
    Requirement(left: transform(left), relation: relation, right: transform(right))
  }
}

extension Effects {
  fileprivate func mappingTypes(_ transform: (TypeNode) -> TypeNode) -> Effects {
    guard let type = thrownType else { return self }
    var effects = self
    effects.throwing = .throwing(transform(type))
    return effects
  }
}

extension [Parameter] {
  fileprivate func mappingTypes(_ transform: (TypeNode) -> TypeNode) -> [Parameter] {
    map { parameter in
      var parameter = parameter
      parameter.type = transform(parameter.type)
      return parameter
    }
  }
}

extension [Accessor] {
  fileprivate func mappingTypes(_ transform: (TypeNode) -> TypeNode) -> [Accessor] {
    map { accessor in
      var accessor = accessor
      accessor.effects = accessor.effects.mappingTypes(transform)
      return accessor
    }
  }
}

extension Member {
  /// The member as `nonisolated`, unless it is isolated by itself.
  ///
  /// - Parameter isSure: Whether it is in every language mode.
  func nonisolated(isSure: Bool) -> Member {
    changingHead { $0.makeNonisolated(isSure: isSure) }
  }

  /// The member with other attributes.
  func mappingAttributes(_ transform: (Attribute) -> Attribute) -> Member {
    guard !head.attributes.isEmpty else { return self }
    return changingHead { $0.attributes = $0.attributes.map(transform) }
  }

  private func changingHead(_ change: (inout DeclarationHead) -> Void) -> Member {
    switch self {
    case .method(var method):
      change(&method.head)
      return .method(method)
    case .property(var property):
      change(&property.head)
      return .property(property)
    case .subscripted(var subscripted):
      change(&subscripted.head)
      return .subscripted(subscripted)
    case .initializer(var initializer):
      change(&initializer.head)
      return .initializer(initializer)
    case .associatedType, .typeAlias: return self
    }
  }
}

extension DeclarationHead {
  fileprivate mutating func makeNonisolated(isSure: Bool) {
    let isIsolated = attributes.contains { $0.name.hasSuffix("Actor") || $0.name == "concurrent" }
    if !isIsolated && !has("nonisolated") {
      modifiers.append(isSure ? Modifier("nonisolated") : .unsureNonisolated)
    }
  }
}
