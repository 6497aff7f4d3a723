/// A type as it was written: its structure, from which any spelling can be made.
///
/// Comments and line breaks inside a type are not kept. Parentheses are: `((Int) -> Void)` is a
/// `.tuple` of one unlabelled element.
package indirect enum TypeNode: Equatable, Sendable {
  /// `Swift.Result<Int, any Error>`, `Self`, `A::B.C`: one component for each name.
  case named([NameComponent])
  /// A member of a type that is not a name: `(each S).Element`, `[Int].Index`.
  case member(of: TypeNode, NameComponent)
  case optional(TypeNode)
  case implicitlyUnwrapped(TypeNode)
  case array(TypeNode)
  case dictionary(key: TypeNode, value: TypeNode)
  /// `[3 of Int]`
  case inlineArray(count: TypeNode, element: TypeNode)
  case tuple([TupleElement])
  case function(FunctionType)
  case some(TypeNode)
  case any(TypeNode)
  case composition([TypeNode])
  /// `~Copyable`
  case suppressed(TypeNode)
  /// `T.Type` and `T.Protocol`; the keyword is `Type` or `Protocol`.
  case metatype(TypeNode, keyword: String)
  /// `repeat each T`
  case packExpansion(TypeNode)
  /// `each T`
  case packElement(TypeNode)
  /// An integer as a generic argument, such as `3` or `-1`.
  case integer(String)
  /// A type below specifiers (`inout`, `borrowing`, `sending`, `isolated`, `nonisolated(nonsending)`,
  /// …) and attributes (`@escaping`, `@MainActor`, …), both in source order.
  case attributed(specifiers: [String], attributes: [Attribute], TypeNode)
  /// What could not be understood; a diagnostic was given for it. The text is kept.
  case unknown(String)

  package struct NameComponent: Equatable, Sendable {
    /// With its backticks if it was written with them.
    package var name: String
    package var genericArguments: [TypeNode]
    /// The `A` of a module selector `A::B`.
    package var moduleSelector: Optional<String>

    package init(
      _ name: String, genericArguments: [TypeNode] = [], moduleSelector: String? = nil
    ) {
      self.name = name
      self.genericArguments = genericArguments
      self.moduleSelector = moduleSelector
    }
  }

  package struct TupleElement: Equatable, Sendable {
    package var label: Optional<String>
    /// The second name of a function type's parameter: the `x` of `(_ x: Int) -> Void`.
    package var secondName: Optional<String>
    package var type: TypeNode
    /// `Int...`, in the parameters of a function type.
    package var isVariadic: Bool

    package init(
      label: String? = nil, secondName: String? = nil, type: TypeNode, isVariadic: Bool = false
    ) {
      self.label = label
      self.secondName = secondName
      self.type = type
      self.isVariadic = isVariadic
    }
  }

  package struct FunctionType: Equatable, Sendable {
    package var parameters: [TupleElement]
    package var effects: Effects
    package var result: TypeNode

    package init(parameters: [TupleElement], effects: Effects = Effects(), result: TypeNode) {
      self.parameters = parameters
      self.effects = effects
      self.result = result
    }
  }
}

/// What stands between a parameter list and an arrow, or behind `get`.
package struct Effects: Equatable, Sendable {
  package enum Throwing: Equatable, Sendable {
    case never
    /// `throws`, or `throws(E)` with its type.
    case throwing(TypeNode?)
    case rethrowing
  }

  package var isAsync: Bool
  /// Written `reasync`, which only the standard library may write.
  package var isReasync: Bool
  package var throwing: Throwing

  package init(isAsync: Bool = false, isReasync: Bool = false, throwing: Throwing = .never) {
    self.isAsync = isAsync
    self.isReasync = isReasync
    self.throwing = throwing
  }
}
