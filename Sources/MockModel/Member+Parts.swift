/// What members of several kinds have. To take one part is less work than to take the member apart.
extension Member {
  /// The name, with its backticks; `subscript` or `init`.
  package var baseName: String {
    switch self {
    case .method(let method): method.name
    case .property(let property): property.name
    case .subscripted: "subscript"
    case .initializer: "init"
    case .associatedType(let type): type.name
    case .typeAlias(let alias): alias.name
    }
  }

  package var isOperator: Bool {
    if case .method(let method) = self { return method.isOperator }
    return false
  }

  package var head: DeclarationHead {
    switch self {
    case .method(let method): method.head
    case .property(let property): property.head
    case .subscripted(let subscripted): subscripted.head
    case .initializer(let initializer): initializer.head
    case .associatedType(let type): type.head
    case .typeAlias(let alias): alias.head
    }
  }

  package var attributes: [Attribute] {
    switch self {
    case .method(let method): method.head.attributes
    case .property(let property): property.head.attributes
    case .subscripted(let subscripted): subscripted.head.attributes
    case .initializer(let initializer): initializer.head.attributes
    case .associatedType(let type): type.head.attributes
    case .typeAlias(let alias): alias.head.attributes
    }
  }

  package var generics: GenericClause {
    switch self {
    case .method(let method): method.generics
    case .subscripted(let subscripted): subscripted.generics
    case .initializer(let initializer): initializer.generics
    case .property, .associatedType, .typeAlias: GenericClause()
    }
  }

  package var parameters: [Parameter] {
    switch self {
    case .method(let method): method.parameters
    case .subscripted(let subscripted): subscripted.parameters
    case .initializer(let initializer): initializer.parameters
    case .property, .associatedType, .typeAlias: []
    }
  }

  /// The type of the result or of the property, `nil` where none was written.
  package var result: TypeNode? {
    switch self {
    case .method(let method): method.result
    case .property(let property): property.type
    case .subscripted(let subscripted): subscripted.result
    case .initializer, .associatedType, .typeAlias: nil
    }
  }

  package var effects: Effects {
    switch self {
    case .method(let method): method.effects
    case .initializer(let initializer): initializer.effects
    case .property, .subscripted, .associatedType, .typeAlias: Effects()
    }
  }

  package var accessors: [Accessor] {
    switch self {
    case .property(let property): property.accessors
    case .subscripted(let subscripted): subscripted.accessors
    case .method, .initializer, .associatedType, .typeAlias: []
    }
  }
}
