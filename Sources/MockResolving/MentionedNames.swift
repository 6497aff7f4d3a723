internal import MockModel

/// Finds what the names in the members' types stand for, where that matters to the mock.
///
/// A parameter of type `Completion` is passed, stored and called otherwise when `Completion` is a
/// function type, and older sources write `Store` for `any Store`.
struct MentionedNames {
  private let index: SourceIndex
  private let protocolAliases: [String: (alias: TypeAlias, scope: [String], path: String)]
  private let associatedTypes: Set<String>
  /// Lets the names through that are looked for: most are those of structures and classes.
  private let possibleNames: NameFilter
  /// Typealiases of function types, by the name as it is written.
  private(set) var functionTypeAliases: [String: TypeAlias] = [:]
  /// Protocols, as they are written.
  private(set) var protocols: Set<String> = []
  /// Those of them that the sources declare.
  private(set) var declarations: [String: DeepStubs.Place] = [:]
  /// Types whose values cannot be kept, as they are written.
  private(set) var unkeptTypes: Set<String> = []
  /// What all names in the members' types start with.
  private(set) var all = NameFilter(capacity: 32)

  /// - Parameter ancestors: Whose typealiases the members may name, and where these stand.
  init(
    _ ancestors: some Sequence<(members: ConditionalList<Member>, scope: [String], path: String)>,
    associatedTypes: Set<String>, in index: SourceIndex
  ) {
    self.index = index
    self.associatedTypes = associatedTypes
    var aliases: [String: (alias: TypeAlias, scope: [String], path: String)] = [:]
    for ancestor in ancestors {
      ancestor.members.forEachElement { member in
        guard case .typeAlias(let alias) = member, aliases[alias.name] == nil else { return }
        aliases[alias.name] = (alias, ancestor.scope, ancestor.path)
      }
    }
    protocolAliases = aliases
    var possibleNames = index.possibleNames
    for name in aliases.keys { possibleNames.insert(name.withoutBackticks) }
    self.possibleNames = possibleNames
  }

  /// Collects from a member of one protocol, in whose scope its names mean something.
  mutating func collect(from member: Member, scope: [String], path: String) {
    var names: [[TypeNode.NameComponent]] = []
    member.forEachType { type in
      type.forEachName { components in
        let last = components.count - 1
        let sum = NameSum.of(components[last].name)
        all.insert(sum)
        if possibleNames.mayContain(sum) { names.append(components) }
        if last > 0 { all.insert(components[0].name) }
      }
    }
    guard !names.isEmpty else { return }
    let hidden = member.generics.parameters
    for components in names where !hidden.contains(where: { $0.name == components[0].name }) {
      collect(components, scope: scope[...], path: path)
    }
  }

  /// Collects from all members of a protocol at once, if they are as the parser read them and all are
  /// mocked.
  ///
  /// - Returns: Whether they are.
  mutating func collectAll(of type: MockableType, path: String) -> Bool {
    guard let known = type.namesInMembers, !known.holdsUnmocked else { return false }
    var names: [[TypeNode.NameComponent]] = []
    for name in known.names {
      all.insert(name.sum)
      if possibleNames.mayContain(name.sum), case .named(let components) = name.type {
        names.append(components)
      }
    }
    // In one member a name may be that of a generic parameter, and in the next one not.
    guard !names.contains(where: { known.genericParameters.contains($0[0].name) }) else {
      return false
    }
    let scope = type.enclosing.scopeNames[...]
    for components in names { collect(components, scope: scope, path: path) }
    return true
  }

  /// Collects from what an associated type is fixed to. A function type makes parameters of the type
  /// functions, which escape: nothing else can stand for an associated type.
  mutating func collect(from fixed: ResolvedMock.FixedType, of type: MockableType, path: String) {
    let scope = type.enclosing.scopeNames
    var alias = TypeAlias(head: type.head, name: fixed.name, type: fixed.type)
    collect(from: .typeAlias(alias), scope: scope, path: path)
    alias.type = expand(fixed.type, scope: scope[...], path: path, depth: 0)
    if alias.type.holdsFunction { functionTypeAliases[fixed.name] = alias }
  }

  private mutating func collect(
    _ components: [TypeNode.NameComponent], scope: ArraySlice<String>, path: String
  ) {
    let name = components.nameAlone
    guard functionTypeAliases[name] == nil && !protocols.contains(name) else { return }
    if let declared = alias(named: components, scope: scope, path: path) {
      let expanded = expand(
        declared.alias.type, scope: declared.scope, path: declared.path, depth: 0)
      guard expanded.holdsFunction else { return }
      var alias = declared.alias
      alias.type = expanded
      functionTypeAliases[name] = alias
    } else if isProtocol(components, named: name, scope: scope, path: path) {
      protocols.insert(name)
    } else if index.isUnkept(components[components.count - 1].name) {
      unkeptTypes.insert(name)
    }
  }

  private mutating func isProtocol(
    _ components: [TypeNode.NameComponent], named name: String, scope: ArraySlice<String>,
    path: String
  ) -> Bool {
    if components.count == 1 && associatedTypes.contains(components[0].name) { return false }
    if let found = index.lookUp(components, scope: scope, path: path).first {
      guard case .type(let type) = index[found].kind, type.kind == .protocol else { return false }
      declarations[name] = DeepStubs.Place(type, path: index[found].path)
      return true
    }
    return components.count == 1 && WellKnownProtocols.existentials.contains(components[0].name)
  }

  private func alias(
    named components: [TypeNode.NameComponent], scope: ArraySlice<String>, path: String
  ) -> (alias: TypeAlias, scope: ArraySlice<String>, path: String)? {
    let names = components.first?.name == "Self" ? components.dropFirst() : components[...]
    if names.count == 1, let own = protocolAliases[names.first!.name] {
      return (own.alias, own.scope[...], own.path)
    }
    guard index.hasAliases, names.count == components.count,
      let identifier = index.lookUp(components, scope: scope, path: path).first
    else { return nil }
    let entry = index[identifier]
    guard case .alias(var alias) = entry.kind else { return nil }
    // Its own type is written in the mock as well, which may not see what the alias sees.
    if let qualification = ModuleQualification(
      index, own: Set(alias.generics.parameters.map(\.name.withoutBackticks)))
    {
      alias.type = qualification.qualified(
        alias.type, scope: Array(entry.scope), path: entry.path)
    }
    return (alias, entry.scope, entry.path)
  }

  /// The type with the aliases in it replaced by what they stand for.
  private func expand(
    _ type: TypeNode, scope: ArraySlice<String>, path: String, depth: Int
  ) -> TypeNode {
    // Aliases that stand for each other are an error of the compiler's to give.
    guard depth < 16 else { return type }
    return type.mappingNames { components in
      guard let inner = alias(named: components, scope: scope, path: path) else { return nil }
      let arguments = components.last!.genericArguments.map {
        expand($0, scope: scope, path: path, depth: depth + 1)
      }
      let expanded = expand(
        inner.alias.type, scope: inner.scope, path: inner.path, depth: depth + 1)
      return expanded.holdsFunction
        ? expanded.substituting(arguments, for: inner.alias.generics.parameters).parenthesized : nil
    }
  }
}

extension TypeNode {
  /// Whether values of the type are closures, or optionals or tuples of closures.
  var holdsFunction: Bool {
    switch self {
    case .function: true
    case .optional(let type), .implicitlyUnwrapped(let type), .attributed(_, _, let type):
      type.holdsFunction
    case .tuple(let elements): elements.contains { $0.type.holdsFunction }
    case .named(let components):
      components.last?.name == "Optional"
        && components.last!.genericArguments.contains(where: \.holdsFunction)
    default: false
    }
  }

  /// With parentheses, if the type is an attributed function and may stand below another type.
  fileprivate var parenthesized: TypeNode {
    switch self {
    case .attributed: .tuple([TupleElement(type: self)])
    default: self
    }
  }
}
