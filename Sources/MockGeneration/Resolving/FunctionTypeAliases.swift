internal import MockModel

/// Finds the typealiases that hide closures: a parameter of type `Completion` is passed, stored and
/// called otherwise when `Completion` is a function type.
struct FunctionTypeAliases {
  private let index: SourceIndex
  private let protocolAliases: [String: (alias: TypeAlias, scope: [String], path: String)]
  private let searchesIndex: Bool
  private(set) var found: [String: TypeAlias] = [:]
  /// Names that were looked up already, most of them structures and classes.
  private var known: Set<[TypeNode.NameComponent]> = []

  init(_ hierarchy: Hierarchy, in index: SourceIndex) {
    self.index = index
    var aliases: [String: (alias: TypeAlias, scope: [String], path: String)] = [:]
    for ancestor in hierarchy.ancestors {
      for case .typeAlias(let alias) in ancestor.type.members.lazy.flatMap(\.elements)
      where aliases[alias.name] == nil {
        aliases[alias.name] = (alias, ancestor.type.enclosing.scopeNames, ancestor.path)
      }
    }
    protocolAliases = aliases
    searchesIndex = index.hasAliases
  }

  /// Collects from the members of one protocol, in whose scope their names mean something.
  mutating func collect(from member: Member, scope: [String], path: String) {
    guard searchesIndex || !protocolAliases.isEmpty else { return }
    member.forEachType { collect(from: $0, scope: scope[...], path: path) }
  }

  private mutating func collect(from type: TypeNode, scope: ArraySlice<String>, path: String) {
    var names: [[TypeNode.NameComponent]] = []
    _ = type.containsName {
      names.append($0)
      return false
    }
    for components in names where known.insert(components).inserted {
      guard let declared = alias(named: components, scope: scope, path: path) else { continue }
      let expanded = expand(
        declared.alias.type, scope: declared.scope, path: declared.path, depth: 0)
      guard expanded.holdsFunction else { continue }
      var alias = declared.alias
      alias.type = expanded
      found[components.map(\.nameWithoutArguments).joined(separator: ".")] = alias
    }
  }

  private func alias(
    named components: [TypeNode.NameComponent], scope: ArraySlice<String>, path: String
  ) -> (alias: TypeAlias, scope: ArraySlice<String>, path: String)? {
    let names = components.first?.name == "Self" ? components.dropFirst() : components[...]
    if names.count == 1, let own = protocolAliases[names.first!.name] {
      return (own.alias, own.scope[...], own.path)
    }
    guard searchesIndex, names.count == components.count,
      let identifier = index.lookUp(components, scope: scope, path: path).first
    else { return nil }
    let entry = index[identifier]
    guard case .alias(let alias) = entry.kind else { return nil }
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

extension TypeNode.NameComponent {
  fileprivate var nameWithoutArguments: String {
    (moduleSelector.map { "\($0)::" } ?? "") + name
  }
}
