package import MockModel

/// Writes what MockSwift needs to mock a protocol: extensions of `Mock`, `Given` and `Then`.
struct MockSwiftWriter: DialectWriter {
  var lines = IndentedLines()
  private(set) var diagnostics: [Diagnostic] = []
  private let mock: ResolvedMock
  /// `public `, or nothing.
  private let access: String
  /// The protocol's name from outside.
  private let name: String

  init(_ mock: ResolvedMock, options: RenderOptions) {
    self.mock = mock
    let isPublic = options.access.map { $0 == .public } ?? mock.type.head.has("public")
    access = isPublic ? "public " : ""
    name = mock.fullName
  }

  mutating func write() {
    if let reason = mock.mockSwiftRefusal {
      return report(
        "'\(mock.type.name)' has no mock in this style: \(reason)", id: "mockswift-type", .error,
        at: mock.type.nameLocation)
    }
    let conditions = mock.type.conditions.joinedConditions
    if let conditions { lines.open("#if \(conditions)") }
    for role in MockSwiftRole.allCases {
      lines.blank()
      let conformance =
        role == .mock ? ": " + mock.mockSwiftConformances.joined(separator: ", ") : ""
      lines.open("extension \(role.rawValue)\(conformance) where WrappedType == any \(name) {")
      if role == .mock {
        for type in mock.fixedTypes {
          lines.line("\(access)typealias \(type.name) = \(type.type.spelling)")
        }
      }
      write(mock.members, as: role)
      lines.close()
    }
    if conditions != nil { lines.close("#endif") }
  }

  // MARK: Members

  private mutating func write(_ items: ConditionalList<Member>, as role: MockSwiftRole) {
    for item in items {
      switch item {
      case .element(let member): write(member, as: role)
      case .conditional(let clauses): write(clauses) { $0.write($1, as: role) }
      }
    }
  }

  private mutating func write(_ member: Member, as role: MockSwiftRole) {
    if let head = member.head, isLeftOut(head, as: role) { return }
    switch member {
    case .method(let method): write(method, as: role)
    case .property(let property): write(property, as: role)
    case .subscripted(let member): write(member, as: role)
    case .initializer(let initializer) where role == .mock: write(initializer)
    case .initializer, .associatedType, .typeAlias: break
    }
  }

  /// Whether the user supplies a member; what is static has no mock that could be told what to do.
  private mutating func isLeftOut(_ head: DeclarationHead, as role: MockSwiftRole) -> Bool {
    if head.annotations.has("mockSwiftSkip") { return true }
    guard head.isStatic else { return false }
    // Said once, not for each extension.
    if role == .mock {
      report(
        "static member of '\(mock.type.name)' is left out, since a behaviour belongs to one mock: "
          + "write it in 'extension Mock where WrappedType == any \(name)', and "
          + "'// sourcery: mockSwiftSkip' here",
        id: "mockswift-member", .warning, at: head.location)
    }
    return true
  }

  private mutating func write(_ method: Method, as role: MockSwiftRole) {
    let parameters = MockSwiftParameters(method.parameters)
    let generics = method.generics.clauseText
    let requirements = method.generics.whereText
    let head = "\(access)func \(method.name)\(generics)"
    guard role != .mock else {
      let effects = method.effects.keywords.map { " \($0)" }.joined()
      let result = method.result.map { " -> \($0.spelling)" } ?? ""
      return lines.block(
        head, parameters.declarations, "\(effects)\(result)\(requirements)",
        Self.mocked(parameters.recorded, method.effects))
    }
    let result = role.result + "<\(spelling(ofResult: method.result))>"
    for isOfValues in parameters.canBeValues ? [false, true] : [false] {
      lines.block(
        head, parameters.list(ofValues: isOfValues), " -> \(result)\(requirements)",
        "\(role.function)(\(parameters.matched.joined(separator: ", ")))")
    }
  }

  private mutating func write(_ property: Property, as role: MockSwiftRole) {
    guard role != .mock else {
      return write(
        accessors: property.accessors, recorded: [],
        "\(access)var \(property.name): \(property.type.spelling)", nil, "")
    }
    let kind = property.accessors.isSettable ? "Writable" : "Readable"
    let type = spelling(ofResult: property.type)
    lines.block(
      "\(access)var \(property.name): \(role.result)Property.\(kind)<\(type)>",
      "\(role.function)()")
  }

  private mutating func write(_ member: Subscript, as role: MockSwiftRole) {
    let parameters = MockSwiftParameters(member.parameters, isSubscript: true)
    let head = "\(access)subscript\(member.generics.clauseText)"
    let requirements = member.generics.whereText
    guard role != .mock else {
      return write(
        accessors: member.accessors, recorded: parameters.recorded,
        head, parameters.declarations, " -> \(member.result.spelling)\(requirements)")
    }
    let kind = member.accessors.isSettable ? "Writable" : "Readable"
    let result = "\(role.result)Subscript.\(kind)<\(spelling(ofResult: member.result))>"
    for isOfValues in parameters.canBeValues ? [false, true] : [false] {
      lines.block(
        head, parameters.list(ofValues: isOfValues), " -> \(result)\(requirements)",
        "\(role.function)(\(parameters.matched.joined(separator: ", ")))")
    }
  }

  /// - Parameter parameters: those of a subscript.
  private mutating func write(
    accessors: [Accessor], recorded: [String], _ head: String, _ parameters: [String]?,
    _ tail: String
  ) {
    let effects = accessors.first { $0.keyword == "get" }?.effects ?? Effects()
    let get = Self.mocked(recorded, effects)
    guard accessors.isSettable || !effects.keywords.isEmpty else {
      return lines.block(head, parameters, tail, get)
    }
    lines.open(head, parameters, tail)
    lines.block("get" + effects.keywords.map { " \($0)" }.joined(), get)
    if accessors.isSettable { lines.block("set", Self.mocked(recorded + ["newValue"], Effects())) }
    lines.close()
  }

  private mutating func write(_ initializer: Initializer) {
    let parameters = MockSwiftParameters(initializer.parameters)
    lines.block(
      "\(access)convenience init\(initializer.generics.clauseText)", parameters.declarations,
      initializer.generics.whereText, "self.init(strategy: .default)")
  }

  private static func mocked(_ arguments: [String], _ effects: Effects) -> String {
    var arguments = arguments
    var function = "mocked"
    switch effects.throwing {
    case .throwing(let type?) where type.spelling == "Never": break
    case .throwing(let type):
      function = "try mockedThrowable"
      if let type { arguments.append("throwing: \(type.metatypeSpelling)") }
    case .never, .rethrowing: break
    }
    return "\(function)(\(arguments.joined(separator: ", ")))"
  }

  /// A result as a generic argument. `Self` is the mock, which the other classes are not.
  private func spelling(ofResult type: TypeNode?) -> String {
    guard let type, !type.isVoid else { return "Void" }
    if case .implicitlyUnwrapped(let wrapped) = type { return TypeNode.optional(wrapped).spelling }
    if case .named(let components) = type, components.map(\.name) == ["Self"] {
      return "Mock<any \(name)>"
    }
    return type.spelling
  }

  private mutating func report(
    _ message: String, id: String, _ severity: Diagnostic.Severity, at location: SourceLocation
  ) {
    diagnostics.append(
      Diagnostic(
        id: id, severity: severity, message: message, path: mock.path, location: location))
  }
}

extension ResolvedMock {
  /// Why there is no mock in this style, `nil` if there is one.
  package var mockSwiftRefusal: String? {
    if type.kind == .class { return "it is a class" }
    let native = ": write a native one, by 'understudy generate' without a style"
    if let parent = knownParents.first { return "it inherits from '\(parent)'" + native }
    if isActor { return "it is an actor protocol, and 'Mock' is a class" + native }
    if superclass != nil { return "it demands a superclass, and 'Mock' has none" + native }
    if let open = generics.parameters.first?.name {
      return "its associated type '\(open)' is not fixed: mark a protocol that fixes it, as "
        + "'protocol Fixed\(type.name): \(fullName) where \(open) == Int'"
    }
    return nil
  }

  /// The protocol's name from outside.
  fileprivate var fullName: String {
    (type.enclosing.map(\.name) + [type.name]).joined(separator: ".")
  }

  /// The protocols that `Mock` has to conform to: a conditional conformance does not imply those to
  /// the parents.
  package var mockSwiftConformances: [String] {
    let fulfilledByAll: Set<String> = [
      "AnyObject", "Copyable", "Escapable", "Sendable", "SendableMetatype",
    ]
    return ancestors.filter { !fulfilledByAll.contains($0) } + [fullName]
  }
}

extension Member {
  fileprivate var head: DeclarationHead? {
    switch self {
    case .method(let member): member.head
    case .property(let member): member.head
    case .subscripted(let member): member.head
    case .initializer(let member): member.head
    case .associatedType, .typeAlias: nil
    }
  }
}

extension TypeNode {
  /// `Offline.self`, `(any Error).self`
  fileprivate var metatypeSpelling: String {
    if case .named = self { return "\(spelling).self" }
    return "(\(spelling)).self"
  }
}

extension GenericClause {
  /// `<T: Decodable, each U>`
  fileprivate var clauseText: String {
    guard !parameters.isEmpty else { return "" }
    let list = parameters.map { parameter in
      let keyword = parameter.isPack ? "each " : parameter.isValue ? "let " : ""
      return keyword + parameter.name + (parameter.constraint.map { ": \($0.spelling)" } ?? "")
    }
    return "<\(list.joined(separator: ", "))>"
  }

  /// ` where T.Element == Int`
  fileprivate var whereText: String {
    guard !requirements.isEmpty else { return "" }
    let list = requirements.map { requirement in
      let separator = requirement.relation == .conforms ? ": " : " == "
      return requirement.left.spelling + separator + requirement.right.spelling
    }
    return " where " + list.joined(separator: ", ")
  }
}
