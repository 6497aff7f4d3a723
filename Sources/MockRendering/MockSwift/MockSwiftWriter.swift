internal import MockModel

/// Writes the extensions for one protocol.
struct MockSwiftWriter {
  private(set) var lines = IndentedLines()
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
    name = (mock.type.enclosing.map(\.name) + [mock.type.name]).joined(separator: ".")
  }

  mutating func write() {
    if let reason = reasonToRefuse {
      return report(
        "'\(mock.type.name)' has no mock in this style: \(reason)", id: "mockswift-type",
        at: mock.type.nameLocation)
    }
    let conditions = mock.type.conditions.joinedConditions
    if let conditions { lines.open("#if \(conditions)") }
    for role in MockSwiftRole.allCases {
      lines.blank()
      let conformance = role == .mock ? ": " + conformances.joined(separator: ", ") : ""
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

  /// A conditional conformance does not imply those to the parents.
  private var conformances: [String] {
    mock.ancestors.filter { !Self.fulfilledByAll.contains($0) } + [name]
  }

  private static let fulfilledByAll: Set<String> = [
    "AnyObject", "Copyable", "Escapable", "Sendable", "SendableMetatype",
  ]

  private var reasonToRefuse: String? {
    if let parent = mock.knownParents.first { return "it inherits from '\(parent)'" }
    if mock.type.kind == .class { return "it is a class" }
    if mock.isActor { return "it is an actor protocol, and 'Mock' is a class" }
    if mock.superclass != nil { return "it demands a superclass, and 'Mock' has none" }
    if !mock.generics.parameters.isEmpty {
      return "it has associated types: fix them by a typealias in an extension"
    }
    return nil
  }

  // MARK: Members

  private mutating func write(_ items: ConditionalList<Member>, as role: MockSwiftRole) {
    for item in items {
      switch item {
      case .element(let member): write(member, as: role)
      case .conditional(let clauses):
        lines.blank()
        for (index, clause) in clauses.enumerated() {
          let keyword = index == 0 ? "#if" : clause.condition == nil ? "#else" : "#elseif"
          let line = keyword + (clause.condition.map { " \($0)" } ?? "")
          if index == 0 { lines.open(line) } else { lines.reopen(line) }
          write(clause.items, as: role)
        }
        lines.close("#endif")
      }
    }
  }

  private mutating func write(_ member: Member, as role: MockSwiftRole) {
    if let head = member.head, let reason = reasonToLeaveOut(member, head) {
      // Said once, not for each extension.
      guard role == .mock else { return }
      return report(
        "\(reason), for which there is nothing in this style", id: "mockswift-member",
        at: head.location)
    }
    switch member {
    case .method(let method): write(method, as: role)
    case .property(let property): write(property, as: role)
    case .subscripted(let member): write(member, as: role)
    case .initializer(let initializer) where role == .mock: write(initializer)
    case .initializer, .associatedType, .typeAlias: break
    }
  }

  private func reasonToLeaveOut(_ member: Member, _ head: DeclarationHead) -> String? {
    if head.isStatic { return "a member of '\(mock.type.name)' is static" }
    let effects: [Effects]
    switch member {
    case .method(let method): effects = [method.effects]
    case .property(let property): effects = property.accessors.map(\.effects)
    case .subscripted(let member): effects = member.accessors.map(\.effects)
    default: return nil
    }
    for case .throwing(let type?) in effects.map(\.throwing) {
      return "a member of '\(mock.type.name)' throws '\(type.spelling)' and no other error"
    }
    return nil
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
    let isThrowing: Bool
    if case .throwing = effects.throwing { isThrowing = true } else { isThrowing = false }
    let list = arguments.joined(separator: ", ")
    return isThrowing ? "try mockedThrowable(\(list))" : "mocked(\(list))"
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

  private mutating func report(_ message: String, id: String, at location: SourceLocation) {
    diagnostics.append(
      Diagnostic(id: id, severity: .error, message: message, path: mock.path, location: location))
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
