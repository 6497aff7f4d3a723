package import MockModel

/// What all pieces of one mock have in common.
///
/// A class, since every plan refers to it.
final class MockContext: Sendable {
  enum Isolation: Hashable, Sendable {
    case none
    case actor
    /// With its attribute: `@MainActor`.
    case globalActor(String)
    /// That of the module, which is not known.
    case unknown
  }

  let mock: ResolvedMock
  /// `StoreMock`
  let name: String
  /// `public ` or nothing.
  let access: String
  let isolation: Isolation
  /// Whether types that say nothing of isolation would be isolated where the mock is compiled.
  let needsNonisolatedTypes: Bool
  let words: Vocabulary
  let types: TypeRewriting
  let builders: BuilderNames
  /// The names of the members, one for each.
  let memberNames: [String]
  /// Associated types that are fixed to function types.
  private let escapingTypes: Set<String>
  /// `any Store`, if the mock can spy on an object.
  let spiedType: String?
  /// Whether this is the class that mocks of children build on.
  let isOpen: Bool
  /// What the mock builds on, for a parent whose requirements nobody sees: `BaseMockBase`.
  let parentMock: String?
  /// Whether the builder is a class, since another builds on it or it builds on another.
  var buildsClass: Bool { isOpen || parentMock != nil }
  var isPublic: Bool { access == "public " }

  /// - Parameter ownClass: Whether the mock is a class of the same name, which somebody else declares.
  init(_ mock: ResolvedMock, options: RenderOptions, ownClass: Bool = false) {
    self.mock = mock
    name = ownClass ? mock.type.name : mock.type.name.withoutBackticks + "Mock"
    // The signatures of such a class do not tell what changes the object.
    spiedType = ownClass || !options.writesSpies ? nil : mock.spiedType
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

    var declared: [String] = []
    declared.reserveCapacity(mock.members.count + 4)
    var builders = BuilderNames()
    mock.members.forEachElement { member in
      declared.append(member.baseName.withoutBackticks)
      member.forEachType { type in type.forEachName { builders.avoid(mentioned: $0) } }
    }
    memberNames = declared
    for parameter in mock.generics.parameters { declared.append(parameter.name.withoutBackticks) }
    for type in mock.fixedTypes { declared.append(type.name.withoutBackticks) }
    var shadowing = options.declaredNames
    if !mock.type.enclosing.isEmpty { shadowing.formUnion(options.nestedDeclaredNames) }
    for name in declared where Vocabulary.isUsed(name) || name == options.libraryModule {
      shadowing.insert(name)
    }
    let words = Vocabulary(
      shadowed: shadowing, libraryModule: options.libraryModule,
      isQualifying: options.qualifiesNames)
    self.words = words

    // Beside the protocol, what compiles there compiles here.
    let knownProtocols =
      options.qualifiesNames
      ? NameSet([])
      : mock.knownProtocols.isEmpty && words.isBare
        ? TypeRewriting.standardNames
        : NameSet(
          mock.knownProtocols.union(
            TypeRewriting.standardProtocols.filter { !words.isShadowed($0) }))
    let types = TypeRewriting(
      mockName: self.name, typeAliases: mock.typeAliases, knownProtocols: knownProtocols)
    self.types = types
    for name in declared { builders.avoid(declared: name) }
    self.builders = builders
    escapingTypes = Set(
      mock.fixedTypes.map(\.name).filter { types.isFunction(.named([.init($0)])) })
    isOpen = false
    parentMock = nil
  }

  /// The parameter, marked as escaping where an associated type that is a function type stands for it.
  func escaping(_ parameter: Parameter) -> Parameter {
    guard !escapingTypes.isEmpty, case .named(let components) = parameter.type.withoutParentheses,
      components.count == 1, escapingTypes.contains(components[0].name)
    else { return parameter }
    var parameter = parameter
    parameter.type = .attributed(
      specifiers: [], attributes: [Attribute("escaping")], parameter.type)
    return parameter
  }

  /// The context of one of the classes that a mock is spread over.
  init(_ context: MockContext, name: String, isOpen: Bool, parentMock: String?) {
    mock = context.mock
    self.name = name
    spiedType = context.spiedType
    access = context.access
    isolation = context.isolation
    needsNonisolatedTypes = context.needsNonisolatedTypes
    words = context.words
    types = context.types
    escapingTypes = context.escapingTypes
    var builders = context.builders
    builders.members = "UnderstudyMembers"
    self.builders = builders
    memberNames = context.memberNames
    self.isOpen = isOpen
    self.parentMock = parentMock
  }

  /// Names inside the mock's type that the user may already have taken.
  struct BuilderNames: Equatable, Sendable {
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
  /// Whether the protocol has an initialiser that can be called without arguments.
  var hasEmptyInitializer: Bool {
    var isFound = false
    mock.members.forEachElement { member in
      if case .initializer(let initializer) = member {
        isFound = isFound || initializer.parameters.allSatisfy(\.isVariadic)
      }
    }
    return isFound
  }
  /// In front of stored properties and initialisers of isolated mocks.
  ///
  /// A superclass may be isolated, which the protocol does not show.
  var nonisolated: String {
    isIsolated || needsNonisolatedTypes || mock.superclass != nil ? "nonisolated " : ""
  }
  /// In front of nested types.
  var nonisolatedType: String { needsNonisolatedTypes ? "nonisolated " : "" }
}

extension MockContext.BuilderNames {
  /// Notes a name that the mock declares.
  fileprivate mutating func avoid(declared name: String) {
    avoid(mentioned: name)
    if name == mock { mock = "understudyMock" }
    if name == location { location = "understudyLocation" }
    if name == core { core = "understudyCore" }
  }

  private static let types = NameSet(["Members", "TypeMembers", "Role"])

  /// Notes a name that a type of a member mentions.
  fileprivate mutating func avoid(mentioned name: String) {
    guard Self.types.contains(name) else { return }
    if name == members { members = "UnderstudyMembers" }
    if name == typeMembers { typeMembers = "UnderstudyTypeMembers" }
    if name == role { role = "UnderstudyRole" }
  }
}

extension MockableType {
  fileprivate var inheritsSendable: Bool {
    inherited.contains { $0.plainName == "Sendable" || $0.plainName == "SendableMetatype" }
  }
}

extension ResolvedMock {
  /// The protocol's access level, no more than that of what it is nested in.
  package func access(_ options: RenderOptions) -> RenderOptions.Access {
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
