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
  private let accessLevel: RenderOptions.Access
  let isolation: Isolation
  /// Whether types that say nothing of isolation would be isolated where the mock is compiled.
  let needsNonisolatedTypes: Bool
  let words: Vocabulary
  private let voidType: TypeNode
  let types: TypeRewriting
  /// Whether the type of a member may mention `Self`.
  let mentionsSelf: Bool
  let builders: BuilderNames
  /// The names of the members, one for each.
  let memberNames: [String]
  /// Associated types that are fixed to function types.
  private let escapingTypes: Set<String>
  /// `any Store`, if the mock can spy on an object.
  let spiedType: String?
  /// Whether the mock overrides the members of a class.
  let isOverriding: Bool
  /// Whether the mock is a subclass of what it mocks, and can pass calls on to it.
  let callsSuper: Bool
  /// Whether this is the class that mocks of children build on.
  let isOpen: Bool
  /// What the mock builds on, for a parent whose requirements nobody sees: `BaseMockBase`.
  let parentMock: String?
  /// Whether the builder is a class, since another builds on it or it builds on another.
  var buildsClass: Bool { isOpen || parentMock != nil }
  var isPublic: Bool { access == "public " }

  /// - Parameter ownClass: Whether the mock is a class of the same name, which somebody else declares.
  init(_ mock: borrowing ResolvedMock, options: RenderOptions, ownClass: Bool = false) {
    isOverriding = mock.overridden != nil
    self.mock = isOverriding ? mock.withOverriddenMembers : copy mock
    let members = self.mock.members
    name = ownClass ? mock.type.name : mock.mockName
    // The signatures of such a class do not tell what changes the object.
    spiedType =
      ownClass || !options.writesSpies || isOverriding ? nil : mock.spiedType
    callsSuper = options.writesSpies && isOverriding
    accessLevel = mock.access(options)
    access = accessLevel.prefix

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

    var builders = BuilderNames()
    if BuilderNames.types.names.contains(where: { mock.mentionedNames?.mayContain($0) ?? true }) {
      members.forEachElement { member in
        member.forEachType { type in type.forEachName { builders.avoid(mentioned: $0) } }
      }
    }
    var shadowing = options.declaredNames
    if !mock.type.enclosing.isEmpty { shadowing.formUnion(options.nestedDeclaredNames) }
    func declare(_ name: String) {
      guard Self.ownNames.contains(name) || name == options.libraryModule else { return }
      if Vocabulary.isUsed(name) || name == options.libraryModule { shadowing.insert(name) }
      builders.avoid(declared: name)
    }
    var memberNames: [String] = []
    memberNames.reserveCapacity(members.count)
    members.forEachElement { memberNames.append($0.baseName.withoutBackticks) }
    self.memberNames = memberNames
    for name in memberNames { declare(name) }
    for parameter in mock.generics.parameters { declare(parameter.name.withoutBackticks) }
    for type in mock.fixedTypes { declare(type.name.withoutBackticks) }
    for name in mock.overridden?.nestedNames ?? [] { declare(name) }
    self.builders = builders
    let words = Vocabulary(
      shadowed: shadowing, libraryModule: options.libraryModule,
      isQualifying: options.qualifiesNames)
    self.words = words
    voidType = .name(words(.void))

    // What is said of associated types and stands for typealiases is no type of a member.
    let isAllInMembers =
      mock.generics.parameters.isEmpty && mock.generics.requirements.isEmpty
      && mock.fixedTypes.isEmpty && mock.typeAliases.isEmpty
    let mentioned = isAllInMembers ? mock.mentionedNames : nil
    mentionsSelf = mentioned?.mayContain("Self") ?? true
    // Beside the protocol, what compiles there compiles here.
    let types = TypeRewriting(
      mockName: self.name, typeAliases: mock.typeAliases,
      knownProtocols: options.qualifiesNames ? [] : mock.knownProtocols,
      standardProtocols: words.isBare
        ? TypeRewriting.standardProtocols
        : options.qualifiesNames
          ? [] : TypeRewriting.standardProtocols.filter { !words.isShadowed($0) })
    self.types = types
    escapingTypes = Set(
      mock.fixedTypes.map(\.name).filter { types.isFunction(.named([.init($0)])) })
    isOpen = false
    parentMock = nil
  }

  /// The type of a parameter, marked as escaping where it is an associated type that stands for a
  /// function type.
  func escaping(_ type: TypeNode) -> TypeNode {
    guard !escapingTypes.isEmpty, case .named(let components) = type.withoutParentheses,
      components.count == 1, escapingTypes.contains(components[0].name)
    else { return type }
    return .attributed(specifiers: [], attributes: [Attribute("escaping")], type)
  }

  /// The context of one of the classes that a mock is spread over.
  init(_ context: MockContext, name: String, isOpen: Bool, parentMock: String?) {
    mock = context.mock
    self.name = name
    isOverriding = context.isOverriding
    spiedType = context.spiedType
    callsSuper = context.callsSuper
    access = context.access
    accessLevel = context.accessLevel
    isolation = context.isolation
    needsNonisolatedTypes = context.needsNonisolatedTypes
    words = context.words
    voidType = context.voidType
    types = context.types
    mentionsSelf = context.mentionsSelf
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

  /// What the mock may have to call otherwise, as something of the user's has the same name.
  private static let ownNames = NameSet(
    Vocabulary.used.names.union(BuilderNames.types.names).union(["mock", "location", "understudy"]))

  var mayBeGlobalActor: Bool {
    switch isolation {
    case .globalActor, .unknown: true
    case .none, .actor: false
    }
  }
  var isIsolated: Bool { isolation != .none && isolation != .unknown }
  /// Whether the mock is an object that can say which members it has.
  var canLeaveMembersOut: Bool {
    !isOverriding && (mock.superclass != nil || parentMock != nil && mock.type.isObjectiveC)
  }

  /// The type of a result as the mock's own signature has it, and as the engine holds it.
  ///
  /// - Parameter words: those of the member.
  func result(_ type: TypeNode?, in words: Vocabulary) -> (written: TypeNode?, held: TypeNode) {
    let void = words === self.words ? voidType : .name(words(.void))
    guard let type else { return (nil, void) }
    if types.isSteady(type) { return (type, type.isVoid ? void : type) }
    let written = types.witness(type)
    return (written, type.isVoid ? void : types.storingParameter(written))
  }

  /// The access level of a member, as it is written in front of it: requirements have the protocol's, and
  /// members of a class their own.
  func access(of head: DeclarationHead) -> String {
    isOverriding ? min(accessLevel, head.access).prefix : access
  }

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
    isIsolated || needsNonisolatedTypes || hasUnknownSuperclass ? "nonisolated " : ""
  }
  private var hasUnknownSuperclass: Bool {
    mock.overridden?.hasUnknownSuperclass ?? (mock.superclass != nil)
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

  fileprivate static let types = NameSet(["Members", "TypeMembers", "Role"])

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
  /// A class's mock with what there is to override for members.
  fileprivate var withOverriddenMembers: ResolvedMock {
    var mock = self
    if let overridden { mock.members = overridden.members }
    return mock
  }

  /// The protocol's access level, no more than that of what it is nested in.
  package func access(_ options: RenderOptions) -> RenderOptions.Access {
    if let access = options.access { return access }
    var level = type.head.access
    for outer in type.enclosing where outer.keyword != "extension" {
      level = min(level, outer.head.access)
    }
    return level
  }
}

extension DeclarationHead {
  fileprivate var access: RenderOptions.Access {
    has("public") || has("open") ? .public : has("package") ? .package : .internal
  }
}

extension RenderOptions.Access: Comparable {
  package static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .internal: 0
    case .package: 1
    case .public: 2
    }
  }

  /// In front of a declaration.
  fileprivate var prefix: String { self == .internal ? "" : "\(rawValue) " }
}
