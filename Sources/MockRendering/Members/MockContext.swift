internal import MockModel

/// What all pieces of one mock have in common.
struct MockContext: Sendable {
  enum Isolation: Hashable, Sendable {
    case none
    case actor
    /// With its attribute: `@MainActor`.
    case globalActor(String)
    /// That of the module, which is not known.
    case unknown
  }

  var mock: ResolvedMock
  /// `StoreMock`
  var name: String
  /// `public ` or nothing.
  var access: String
  var isolation: Isolation
  /// Whether types that say nothing of isolation would be isolated where the mock is compiled.
  var needsNonisolatedTypes: Bool
  var words: Vocabulary
  var types: TypeRewriting
  var builders: BuilderNames
  /// Whether this is the class that mocks of children build on.
  var isOpen = false
  /// What the mock builds on, for a parent whose requirements nobody sees: `BaseMockBase`.
  var parentMock: String?
  /// Whether the builder is a class, since another builds on it or it builds on another.
  var buildsClass: Bool { isOpen || parentMock != nil }
  var isPublic: Bool { access == "public " }

  /// Names inside the mock's type that the user may already have taken.
  struct BuilderNames: Hashable, Sendable {
    var members = "Members"
    var typeMembers = "TypeMembers"
    var role = "Role"
    var mock = "mock"
    var location = "location"
    var core = "understudy"
  }

  var mayBeGlobalActor: Bool {
    switch isolation {
    case .globalActor, .unknown: true
    case .none, .actor: false
    }
  }
  var isIsolated: Bool { isolation != .none && isolation != .unknown }
  /// In front of stored properties and initialisers of isolated mocks.
  ///
  /// A superclass may be isolated, which the protocol does not show.
  var nonisolated: String {
    isIsolated || needsNonisolatedTypes || mock.superclass != nil ? "nonisolated " : ""
  }
  /// In front of nested types.
  var nonisolatedType: String { needsNonisolatedTypes ? "nonisolated " : "" }
}

extension MockContext {
  init(_ mock: ResolvedMock, options: RenderOptions) {
    self.mock = mock
    name = mock.type.name.withoutBackticks + "Mock"
    let access = mock.access(options)
    self.access = access == .internal ? "" : "\(access.rawValue) "

    needsNonisolatedTypes = options.isMainActorByDefault || options.mayBeMainActorByDefault
    let isNonisolated = mock.type.head.has("nonisolated") || mock.type.inheritsSendable
    if mock.isActor {
      isolation = .actor
    } else if let attribute = mock.globalActor {
      isolation = .globalActor(attribute.spelling)
    } else if options.isMainActorByDefault, !isNonisolated {
      isolation = .globalActor("@MainActor")
    } else if options.mayBeMainActorByDefault, !isNonisolated {
      isolation = .unknown
    } else {
      isolation = .none
    }

    var mentioned: Set<String> = []
    var declared: Set<String> = []
    for member in mock.members.flatMap(\.elements) {
      member.forEachType { $0.collectNames(into: &mentioned) }
      declared.insert(member.baseName.withoutBackticks)
    }
    for parameter in mock.generics.parameters { declared.insert(parameter.name.withoutBackticks) }
    for type in mock.fixedTypes { declared.insert(type.name.withoutBackticks) }
    var shadowing = options.declaredNames.union(declared)
    if !mock.type.enclosing.isEmpty { shadowing.formUnion(options.nestedDeclaredNames) }
    words = Vocabulary(
      shadowed: shadowing, libraryModule: options.libraryModule,
      isQualifying: options.qualifiesNames)

    let knownProtocols = mock.knownProtocols.union(
      ["Error", "Encoder", "Decoder"].filter { [words] in !words.isShadowed($0) })
    // Beside the protocol, what compiles there compiles here.
    types = TypeRewriting(
      mockName: name, typeAliases: mock.typeAliases,
      knownProtocols: options.qualifiesNames ? [] : knownProtocols)

    builders = BuilderNames()
    let taken = mentioned.union(declared)
    if taken.contains(builders.members) { builders.members = "UnderstudyMembers" }
    if taken.contains(builders.typeMembers) { builders.typeMembers = "UnderstudyTypeMembers" }
    if taken.contains(builders.role) { builders.role = "UnderstudyRole" }
    if declared.contains(builders.mock) { builders.mock = "understudyMock" }
    if declared.contains(builders.location) { builders.location = "understudyLocation" }
    if declared.contains(builders.core) { builders.core = "understudyCore" }
  }
}

extension MockableType {
  fileprivate var inheritsSendable: Bool {
    inherited.contains { $0.plainName == "Sendable" || $0.plainName == "SendableMetatype" }
  }
}

extension ResolvedMock {
  /// The protocol's access level, no more than that of what it is nested in.
  func access(_ options: RenderOptions) -> RenderOptions.Access {
    if let access = options.access { return access }
    let levels = ([type.head] + type.enclosing.filter { $0.keyword != "extension" }.map(\.head))
      .map(\.access)
    if levels.contains(.internal) { return .internal }
    return levels.contains(.package) ? .package : .public
  }
}

extension DeclarationHead {
  fileprivate var access: RenderOptions.Access {
    has("public") || has("open") ? .public : has("package") ? .package : .internal
  }
}

extension Member {
  var baseName: String {
    switch self {
    case .method(let method): method.name
    case .property(let property): property.name
    case .subscripted: "subscript"
    case .initializer: "init"
    case .associatedType(let type): type.name
    case .typeAlias(let alias): alias.name
    }
  }

  /// Calls `body` with every type in the signature.
  func forEachType(_ body: (TypeNode) -> Void) {
    switch self {
    case .method(let method):
      method.generics.forEachType(body)
      for parameter in method.parameters { body(parameter.type) }
      if let result = method.result { body(result) }
      if case .throwing(let type?) = method.effects.throwing { body(type) }
    case .property(let property):
      body(property.type)
      for case .throwing(let type?) in property.accessors.map(\.effects.throwing) { body(type) }
    case .subscripted(let subscripted):
      subscripted.generics.forEachType(body)
      for parameter in subscripted.parameters { body(parameter.type) }
      body(subscripted.result)
      for case .throwing(let type?) in subscripted.accessors.map(\.effects.throwing) { body(type) }
    case .initializer(let initializer):
      initializer.generics.forEachType(body)
      for parameter in initializer.parameters { body(parameter.type) }
      if case .throwing(let type?) = initializer.effects.throwing { body(type) }
    case .associatedType, .typeAlias: break
    }
  }
}

extension GenericClause {
  fileprivate func forEachType(_ body: (TypeNode) -> Void) {
    for parameter in parameters { parameter.constraint.map(body) }
    for requirement in requirements {
      body(requirement.left)
      body(requirement.right)
    }
  }
}
