/// A mock to be written: a protocol whose inheritance is resolved and whose members are flattened.
package struct ResolvedMock: Equatable, Sendable {
  /// The protocol that is mocked, as it was written.
  package var type: MockableType
  /// The file that it came from.
  package var path: String
  /// The module, with what separates it from a name, that the mock writes in front of the outermost of
  /// the names by which the protocol is reached: `Tools.`
  package var qualifier = ""
  /// Every requirement, each once: the protocol's own in its order, then its parents' in the order
  /// of the inheritance clause. `#if` blocks stay around their members.
  package var members: ConditionalList<Member>
  /// The mock's generic parameters: associated types that nothing fixes.
  package var generics: GenericClause
  /// Associated types that the protocol, a child or a default fixes, written as typealiases.
  package var fixedTypes: [FixedType]
  /// The superclass that the protocol demands, such as `NSObject`.
  package var superclass: Optional<TypeNode>
  /// Whether the protocol or a parent of it is `Actor`.
  package var isActor: Bool
  /// The global actor's attribute that the protocol or a parent carries.
  package var globalActor: Optional<Attribute>
  /// Requirements of well-known parents that the mock answers by itself, such as `Hashable`.
  package var knownParents: [String]
  /// Typealiases that the members' types name and that stand for function types, or for optionals
  /// or tuples with function types inside, by the name as it is written in the members. Their types
  /// hold no further such alias.
  package var typeAliases: [String: TypeAlias]

  /// Protocols that the members name, as they are written there: older sources leave out the `any`.
  package var knownProtocols: Set<String>
  /// The names with which the members' types start, if somebody has looked.
  package var mentionedNames: Optional<NameFilter>
  /// Types that the members name, as they are written there, whose values cannot be kept: they are not
  /// copyable, or not escapable.
  package var unkeptTypes: Set<String>

  /// The mocks of protocols that the members name, by the name as it is written there: those that are
  /// made in the same run.
  package var deepMocks: [String: String] = [:]

  /// What stands in front of the mock's name, since others would have the same.
  package var mockPrefix = ""

  /// The name of the native mock.
  package var mockName: String {
    let name =
      type.name.utf8.first == UInt8(ascii: "`")
      ? String(type.name.dropFirst().dropLast()) : type.name
    return mockPrefix + name + "Mock"
  }

  /// Whether the mock has a superclass that may isolate its initialiser, which the protocol does not
  /// show.
  package var mayHaveIsolatedSuperclass: Bool {
    superclass != nil && superclass != .named([.init("NSObject")])
  }

  /// The protocol or class as its mock names it, inside of what both are nested in.
  package var typeName: String { type.enclosing.isEmpty ? qualifier + type.name : type.name }

  /// What the protocol or class is nested in, as an extension of it names it.
  package var enclosingName: String? {
    type.enclosing.isEmpty
      ? nil : qualifier + type.enclosing.map(\.name).joined(separator: ".")
  }

  package struct FixedType: Equatable, Sendable {
    package var name: String
    package var type: TypeNode
    /// Whether that is no more than a default, which other types that conform need not follow.
    package var isDefault: Bool

    package init(name: String, type: TypeNode, isDefault: Bool = false) {
      self.name = name
      self.type = type
      self.isDefault = isDefault
    }
  }

  /// What there is to override, if this is the mock of a class.
  package var overridden: OverriddenClass? = nil

  /// The protocols that the protocol inherits from, each once, by their full names.
  package var ancestors: [String]
  /// Those of the ancestors that are the standard library's or Foundation's, where the style needs to
  /// know.
  package var libraryAncestors: Set<String> = []

  package init(
    type: MockableType, path: String, members: ConditionalList<Member>,
    generics: GenericClause = GenericClause(), fixedTypes: [FixedType] = [],
    superclass: TypeNode? = nil, isActor: Bool = false, globalActor: Attribute? = nil,
    knownParents: [String] = [], typeAliases: [String: TypeAlias] = [:],
    knownProtocols: Set<String> = [], mentionedNames: NameFilter? = nil,
    unkeptTypes: Set<String> = [], ancestors: [String] = []
  ) {
    self.type = type
    self.path = path
    self.members = members
    self.generics = generics
    self.fixedTypes = fixedTypes
    self.superclass = superclass
    self.isActor = isActor
    self.globalActor = globalActor
    self.knownParents = knownParents
    self.typeAliases = typeAliases
    self.knownProtocols = knownProtocols
    self.mentionedNames = mentionedNames
    self.unkeptTypes = unkeptTypes
    self.ancestors = ancestors
  }
}
