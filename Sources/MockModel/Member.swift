// In this module, properties that an initialiser sets are `Optional<T>` and have no value before it. To
// a `T?`, as to a property with a value, something is assigned already: then what is initialized is made
// a second time, by copying all of it.

/// A requirement of a protocol, or a member of a class that is to be mocked.
///
/// Each is behind a pointer: lists of members are copied more often than members are made.
package indirect enum Member: Equatable, Sendable {
  case method(Method)
  case property(Property)
  case subscripted(Subscript)
  case initializer(Initializer)
  case associatedType(AssociatedType)
  case typeAlias(TypeAlias)
}

/// What every declaration has in front of its keyword.
package struct DeclarationHead: Hashable, Sendable {
  /// What most declarations have nothing of, behind one pointer: heads are copied more often than made.
  private var parts: Parts?
  /// The place of the declaration's keyword, behind its attributes and modifiers.
  package var location: SourceLocation

  private indirect enum Parts: Hashable, Sendable {
    case parts([Attribute], [Modifier], Annotations)
  }

  package init(
    attributes: [Attribute] = [], modifiers: [Modifier] = [], location: SourceLocation,
    annotations: Annotations = Annotations()
  ) {
    self.location = location
    set(attributes, modifiers, annotations)
  }

  /// The head of a declaration with nothing in front of it.
  package init(location: SourceLocation) {
    self.location = location
    parts = nil
  }

  package var attributes: [Attribute] {
    get { if case .parts(let attributes, _, _) = parts { attributes } else { [] } }
    set { set(newValue, modifiers, annotations) }
  }

  package var modifiers: [Modifier] {
    get { if case .parts(_, let modifiers, _) = parts { modifiers } else { [] } }
    set { set(attributes, newValue, annotations) }
  }

  /// What the comments in front say, if the parser was asked for it.
  package var annotations: Annotations {
    get { if case .parts(_, _, let annotations) = parts { annotations } else { Annotations() } }
    set { set(attributes, modifiers, newValue) }
  }

  private mutating func set(
    _ attributes: [Attribute], _ modifiers: [Modifier], _ annotations: Annotations
  ) {
    let isEmpty = attributes.isEmpty && modifiers.isEmpty && annotations.isEmpty
    parts = isEmpty ? nil : .parts(attributes, modifiers, annotations)
  }

  package func has(_ modifier: String) -> Bool {
    guard case .parts(_, let modifiers, _) = parts else { return false }
    return modifiers.contains { $0.name == modifier }
  }

  package var isStatic: Bool { has("static") || has("class") }
}

/// `<T: P, each U, let n: Int> … where T.A == Int`
package struct GenericClause: Equatable, Sendable {
  package struct Parameter: Equatable, Sendable {
    package var name: String
    package var isPack: Bool
    /// `let n: Int`
    package var isValue: Bool
    package var constraint: Optional<TypeNode>
    package var attributes: [Attribute]

    package init(
      name: String, isPack: Bool = false, isValue: Bool = false, constraint: TypeNode? = nil,
      attributes: [Attribute] = []
    ) {
      self.name = name
      self.isPack = isPack
      self.isValue = isValue
      self.constraint = constraint
      self.attributes = attributes
    }
  }

  package var parameters: [Parameter]
  package var requirements: [Requirement]

  package init(parameters: [Parameter] = [], requirements: [Requirement] = []) {
    self.parameters = parameters
    self.requirements = requirements
  }
}

/// One requirement of a `where` clause.
package struct Requirement: Equatable, Sendable {
  package enum Relation: String, Hashable, Sendable {
    case conforms = ":"
    case isSame = "=="
  }

  package var left: TypeNode
  package var relation: Relation
  package var right: TypeNode

  package init(left: TypeNode, relation: Relation, right: TypeNode) {
    self.left = left
    self.relation = relation
    self.right = right
  }
}

package struct Parameter: Equatable, Sendable {
  /// The first name as written: a label, `_`, or the only name. With backticks if written so.
  package var firstName: String
  package var secondName: Optional<String>
  /// With specifiers and attributes, as `.attributed`.
  package var type: TypeNode
  package var isVariadic: Bool
  package var attributes: [Attribute]
  /// The text of the default argument, which only classes have.
  package var defaultValue: Optional<String>

  package init(
    firstName: String, secondName: String? = nil, type: TypeNode, isVariadic: Bool = false,
    attributes: [Attribute] = [], defaultValue: String? = nil
  ) {
    self.firstName = firstName
    self.secondName = secondName
    self.type = type
    self.isVariadic = isVariadic
    self.attributes = attributes
    self.defaultValue = defaultValue
  }
}

package struct Method: Equatable, Sendable {
  package var head: DeclarationHead
  /// A name with its backticks, or an operator.
  package var name: String
  package var isOperator: Bool
  package var generics: GenericClause
  package var parameters: [Parameter]
  package var effects: Effects
  /// `nil` where no result was written.
  package var result: Optional<TypeNode>

  package init(
    head: DeclarationHead, name: String, isOperator: Bool = false,
    generics: GenericClause = GenericClause(), parameters: [Parameter],
    effects: Effects = Effects(), result: TypeNode? = nil
  ) {
    self.head = head
    self.name = name
    self.isOperator = isOperator
    self.generics = generics
    self.parameters = parameters
    self.effects = effects
    self.result = result
  }
}

/// `get async throws`, `nonmutating set`, …
package struct Accessor: Equatable, Sendable {
  /// `get`, `set`, `_read`, `_modify`, `yielding borrow`, …
  package var keyword: String
  package var attributes: [Attribute]
  package var modifiers: [Modifier]
  package var effects: Effects

  package init(
    _ keyword: String, attributes: [Attribute] = [], modifiers: [Modifier] = [],
    effects: Effects = Effects()
  ) {
    self.keyword = keyword
    self.attributes = attributes
    self.modifiers = modifiers
    self.effects = effects
  }
}

package struct Property: Equatable, Sendable {
  package var head: DeclarationHead
  package var name: String
  package var type: TypeNode
  /// In a protocol, what stands between the braces. In a class, `get` and, if settable, `set`.
  package var accessors: [Accessor]
  /// Declared by `let`, in a class: it cannot be overridden.
  package var isConstant: Bool

  package init(
    head: DeclarationHead, name: String, type: TypeNode, accessors: [Accessor],
    isConstant: Bool = false
  ) {
    self.head = head
    self.name = name
    self.type = type
    self.accessors = accessors
    self.isConstant = isConstant
  }
}

package struct Subscript: Equatable, Sendable {
  package var head: DeclarationHead
  package var generics: GenericClause
  package var parameters: [Parameter]
  package var result: TypeNode
  package var accessors: [Accessor]

  package init(
    head: DeclarationHead, generics: GenericClause = GenericClause(), parameters: [Parameter],
    result: TypeNode, accessors: [Accessor]
  ) {
    self.head = head
    self.generics = generics
    self.parameters = parameters
    self.result = result
    self.accessors = accessors
  }
}

package struct Initializer: Equatable, Sendable {
  package enum Failability: String, Hashable, Sendable {
    case never = ""
    case optional = "?"
    case implicitlyUnwrapped = "!"
  }

  package var head: DeclarationHead
  package var failability: Failability
  package var generics: GenericClause
  package var parameters: [Parameter]
  package var effects: Effects

  package init(
    head: DeclarationHead, failability: Failability = .never,
    generics: GenericClause = GenericClause(), parameters: [Parameter],
    effects: Effects = Effects()
  ) {
    self.head = head
    self.failability = failability
    self.generics = generics
    self.parameters = parameters
    self.effects = effects
  }
}

package struct AssociatedType: Equatable, Sendable {
  package var head: DeclarationHead
  package var name: String
  package var inherited: [TypeNode]
  package var defaultType: Optional<TypeNode>
  package var requirements: [Requirement]

  package init(
    head: DeclarationHead, name: String, inherited: [TypeNode] = [],
    defaultType: TypeNode? = nil, requirements: [Requirement] = []
  ) {
    self.head = head
    self.name = name
    self.inherited = inherited
    self.defaultType = defaultType
    self.requirements = requirements
  }
}

package struct TypeAlias: Equatable, Sendable {
  package var head: DeclarationHead
  package var name: String
  package var generics: GenericClause
  package var type: TypeNode

  package init(
    head: DeclarationHead, name: String, generics: GenericClause = GenericClause(), type: TypeNode
  ) {
    self.head = head
    self.name = name
    self.generics = generics
    self.type = type
  }
}
