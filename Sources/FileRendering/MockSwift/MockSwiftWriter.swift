package import MockModel
internal import MockRendering

/// Writes what MockSwift needs to mock a protocol: extensions of `Mock`, `Given` and `Then`.
struct MockSwiftWriter: DialectWriter {
  var lines = IndentedLines()
  private(set) var diagnostics: [Diagnostic] = []
  private let mock: ResolvedMock
  /// `public `, `package `, or nothing.
  private let access: String
  private let types: TypeRewriting
  /// The protocol's name from outside.
  private let name: String

  init(_ mock: ResolvedMock, options: RenderOptions) {
    self.mock = mock
    // What a public class answers a protocol by is as visible as the protocol.
    let level = mock.access(RenderOptions())
    access = level == .internal ? "" : "\(level.rawValue) "
    name = mock.fullName
    types = TypeRewriting(
      mockName: "Mock<any \(name)>", typeAliases: mock.typeAliases,
      knownProtocols: mock.knownProtocols, standardProtocols: TypeRewriting.standardProtocols)
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
      let conformance = role == .mock ? ": " + conformances : ""
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

  /// What the library's protocols conform to is nobody's here.
  private var conformances: String {
    mock.mockSwiftConformances.map {
      mock.libraryAncestors.contains($0) ? "@retroactive \($0)" : $0
    }.joined(separator: ", ")
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
    guard let head = member.head, !isLeftOut(member, head, as: role) else { return }
    switch member {
    case .method(let method): write(method.namingOpaqueTypes, as: role)
    case .property(let property): write(property, as: role)
    case .subscripted(var member):
      (member.parameters, member.generics) = member.parameters.namingOpaqueTypes(member.generics)
      write(member, as: role)
    case .initializer(let initializer) where role == .mock: write(initializer)
    case .initializer, .associatedType, .typeAlias: break
    }
  }

  /// Whether the user supplies a member, since nothing in this style is one.
  private mutating func isLeftOut(
    _ member: Member, _ head: DeclarationHead, as role: MockSwiftRole
  ) -> Bool {
    if head.annotations.has("mockSwiftSkip") { return true }
    guard let reason = reasonToLeaveOut(member, head) else { return false }
    // Said once, not for each extension.
    if role == .mock {
      report(
        "'\(member.baseName)' of '\(mock.type.name)' is left out, since \(reason): write it in "
          + "'extension Mock where WrappedType == any \(name)', and "
          + "'// sourcery: mockSwiftSkip' here",
        id: "mockswift-member", .warning, at: head.location)
    }
    return true
  }

  private func reasonToLeaveOut(_ member: Member, _ head: DeclarationHead) -> String? {
    if head.isStatic { return "it is static, and a behaviour belongs to one mock" }
    switch member {
    case .method(let method): return parameters(method.parameters).obstacle
    case .subscripted(let member): return parameters(member.parameters, isSubscript: true).obstacle
    default: return nil
    }
  }

  private func parameters(
    _ parameters: [Parameter], isSubscript: Bool = false
  ) -> MockSwiftParameters {
    MockSwiftParameters(parameters, isSubscript: isSubscript, types: types)
  }

  /// A requirement of a public parent is public, too.
  private func access(_ head: DeclarationHead, _ role: MockSwiftRole) -> String {
    role == .mock && head.has("public") ? "public " : access
  }

  private mutating func write(_ method: Method, as role: MockSwiftRole) {
    let parameters = parameters(method.parameters)
    let introducer = "\(access(method.head, role))func \(method.name)"
    guard role != .mock else {
      let effects = method.effects.keywords.map { " \($0)" }.joined()
      let result = method.result.map { " -> \(types.witness($0).spelling)" } ?? ""
      return lines.block(
        introducer + method.generics.clauseText, parameters.declarations,
        "\(effects)\(result)\(method.generics.whereText)", mocked(parameters, method.effects))
    }
    let generics = method.generics.keeping(parameters.storedNames, method.result)
    let result = role.result + "<\(spelling(ofResult: method.result))>"
    write(parameters, as: role, introducer + generics.clauseText, result + generics.whereText)
  }

  private mutating func write(_ property: Property, as role: MockSwiftRole) {
    let introducer = "\(access(property.head, role))var \(property.name): "
    guard role != .mock else {
      return write(
        accessors: property.accessors, parameters([]),
        introducer + types.witness(property.type).spelling, nil, "")
    }
    let kind = property.accessors.isSettable ? "Writable" : "Readable"
    let type = spelling(ofResult: property.type)
    lines.block("\(introducer)\(role.result)Property.\(kind)<\(type)>", "\(role.function)()")
  }

  private mutating func write(_ member: Subscript, as role: MockSwiftRole) {
    let parameters = parameters(member.parameters, isSubscript: true)
    let introducer = "\(access(member.head, role))subscript"
    guard role != .mock else {
      return write(
        accessors: member.accessors, parameters,
        introducer + member.generics.clauseText, parameters.declarations,
        " -> \(types.witness(member.result).spelling)\(member.generics.whereText)")
    }
    let generics = member.generics.keeping(parameters.storedNames, member.result)
    let kind = member.accessors.isSettable ? "Writable" : "Readable"
    let result = "\(role.result)Subscript.\(kind)<\(spelling(ofResult: member.result))>"
    write(parameters, as: role, introducer + generics.clauseText, result + generics.whereText)
  }

  /// A behaviour or check: once for predicates, and once for plain values where there can be any.
  private mutating func write(
    _ parameters: MockSwiftParameters, as role: MockSwiftRole, _ introducer: String,
    _ result: String
  ) {
    for isOfValues in parameters.canBeValues ? [false, true] : [false] {
      lines.block(
        introducer, parameters.list(ofValues: isOfValues), " -> \(result)",
        "\(role.function)(\(parameters.matched.joined(separator: ", ")))")
    }
  }

  /// - Parameters:
  ///   - indices: the parameters of a subscript.
  ///   - list: these as they are written, `nil` for a property.
  private mutating func write(
    accessors: [Accessor], _ indices: MockSwiftParameters, _ introducer: String, _ list: [String]?,
    _ tail: String
  ) {
    let effects = accessors.first { $0.keyword == "get" }?.effects ?? Effects()
    let get = mocked(indices, effects)
    guard accessors.isSettable || !effects.keywords.isEmpty else {
      return lines.block(introducer, list, tail, get)
    }
    lines.open(introducer, list, tail)
    lines.block("get" + effects.keywords.map { " \($0)" }.joined(), get)
    if accessors.isSettable {
      lines.block("set", mocked(indices, Effects(), behind: ["newValue"]))
    }
    lines.close()
  }

  private mutating func write(_ initializer: Initializer) {
    lines.block(
      "\(access(initializer.head, .mock))convenience init\(initializer.generics.clauseText)",
      parameters(initializer.parameters).declarations, initializer.generics.whereText,
      "self.init(strategy: .default)")
  }

  /// The call that records and answers.
  private func mocked(
    _ parameters: MockSwiftParameters, _ effects: Effects, behind last: [String] = []
  ) -> String {
    var arguments = parameters.recorded + last
    var function = "mocked"
    var isTrying = parameters.throwsWhenRecorded
    switch effects.throwing {
    case .throwing(let type?) where type.spelling == "Never": break
    case .throwing(let type):
      function = "mockedThrowable"
      isTrying = true
      if let type { arguments.append("throwing: \(type.metatypeSpelling)") }
    case .never, .rethrowing: break
    }
    return (isTrying ? "try " : "") + (parameters.isAsyncWhenRecorded ? "await " : "")
      + "\(function)(\(arguments.joined(separator: ", ")))"
  }

  /// A result as a generic argument.
  private func spelling(ofResult type: TypeNode?) -> String {
    guard let type, !type.isVoid else { return "Void" }
    return types.storedParameter(type).spelling
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
        + "'protocol Fixed\(type.name): \(fullName) where \(open) == …'"
    }
    return nil
  }

  /// The most visible that a member of the extension of `Mock` is.
  var mockSwiftAccess: RenderOptions.Access {
    let isPublic = members.contains { $0.contains { $0.head?.has("public") ?? false } }
    return isPublic ? .public : access(RenderOptions())
  }

  /// The protocol's name from outside.
  fileprivate var fullName: String {
    qualifier + (type.enclosing.map(\.name) + [type.name]).joined(separator: ".")
  }

  /// The protocols that `Mock` has to conform to: a conditional conformance does not imply those to
  /// the parents.
  package var mockSwiftConformances: [String] {
    let fulfilledByAll: Set<String> = [
      "Any", "AnyObject", "class", "Copyable", "Escapable", "Sendable", "SendableMetatype",
      "UnsafeSendable",
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
  /// The clause without parameters that nothing mentions: a closure that nobody keeps has left them
  /// behind.
  ///
  /// - Parameters:
  ///   - names: the names in the parameters of a behaviour or check.
  ///   - result: the result of the member.
  fileprivate func keeping(_ names: Set<String>, _ result: TypeNode?) -> GenericClause {
    guard !parameters.isEmpty else { return self }
    var names = names
    result?.collectNames(into: &names)
    let dropped = parameters.map(\.name).filter { !names.contains($0) }
    guard !dropped.isEmpty else { return self }
    var clause = self
    clause.parameters.removeAll { dropped.contains($0.name) }
    clause.requirements.removeAll { requirement in
      var mentioned: Set<String> = []
      requirement.left.collectNames(into: &mentioned)
      requirement.right.collectNames(into: &mentioned)
      return !mentioned.isDisjoint(with: dropped)
    }
    return clause
  }
}
