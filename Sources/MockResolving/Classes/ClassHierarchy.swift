internal import MockModel

/// A class and the superclasses of it that the sources declare.
struct ClassHierarchy {
  struct Ancestor {
    /// With the arguments that the subclass gives for its generic parameters, and without names that
    /// mean nothing where the mock stands.
    var type: MockableType
    var path: String
    /// Whether the mock sees what is neither public nor open.
    var seesInternals: Bool
  }

  /// What a class says its superclass is.
  enum Superclass {
    case none
    case source(Int, arguments: [TypeNode])
    /// A class of the platforms' libraries.
    case library
    case unknown(TypeNode)
  }

  /// The class itself first.
  private(set) var ancestors: [Ancestor] = []
  /// What stands above the last of them.
  private(set) var top = Superclass.none
  /// Whether the class inherits from itself.
  private(set) var isCycle = false
  /// Whether the compiler writes `init(from:)`, if nobody does.
  private(set) var isDecodable = false
  /// What modules names have, if mocks write that.
  private(set) var qualification: ModuleQualification?

  private let index: SourceIndex

  init(
    of type: MockableType, path: String, in index: SourceIndex, visibility: Visibility
  ) {
    self.index = index
    collect(type, path: path, visibility: visibility)
    guard
      let qualification = ModuleQualification(
        index,
        own: Set(index.names(inside: ancestors.map(\.type)))
          .union(ancestors.flatMap(\.type.namesInside)))
    else { return }
    self.qualification = qualification
    for place in ancestors.indices {
      ancestors[place].type = qualification.qualified(
        ancestors[place].type, path: ancestors[place].path)
    }
  }

  private mutating func collect(_ type: MockableType, path: String, visibility: Visibility) {
    let names = NestedNames(index, seenFrom: type.enclosing.scopeNames)
    var (type, path) = (type, path)
    var role = SourceRole.mocked
    var substitutes: [String: TypeNode] = [:]
    var visited: Set<Int> = []
    while true {
      noteConformances(of: type, path: path)
      ancestors.append(
        Ancestor(
          type: names.writingOut(type).substituting(substitutes), path: path,
          seesInternals: visibility.seesInternals(of: type, path: path, role: role)))
      top = superclass(of: type, path: path)
      guard case .source(let identifier, var arguments) = top else { return }
      if let qualification = ModuleQualification(
        index, own: type.namesInside.union(index.names(inside: [type])))
      {
        // What they name is known in this file, not in that of the superclass.
        let scope = type.enclosing.scopeNames
        arguments = arguments.map { qualification.qualified($0, scope: scope, path: path) }
      }
      let entry = index[identifier]
      guard case .type(let parent) = entry.kind else { return }
      if !visited.insert(identifier).inserted
        || parent.nameLocation == ancestors[0].type.nameLocation && entry.path == ancestors[0].path
      {
        isCycle = true
        return
      }
      substitutes = Dictionary(
        zip(
          parent.generics.parameters.map(\.name),
          arguments.map { $0.substituting(substitutes) }),
        uniquingKeysWith: { first, _ in first })
      (type, path, role) = (parent, entry.path, entry.role)
    }
  }

  private func superclass(of type: MockableType, path: String) -> Superclass {
    guard let first = type.inherited.first else { return .none }
    return superclass(first, scope: type.enclosing.scopeNames[...], path: path, depth: 0)
  }

  private func superclass(
    _ type: TypeNode, scope: ArraySlice<String>, path: String, depth: Int
  ) -> Superclass {
    switch type.withoutParentheses {
    case .named(let components):
      guard let identifier = index.lookUp(components, scope: scope, path: path).first else {
        return Self.superclass(ofLibrary: components)
      }
      let arguments = components.last!.genericArguments
      let entry = index[identifier]
      switch entry.kind {
      case .type(let type):
        return type.kind == .class ? .source(identifier, arguments: arguments) : .none
      case .alias(let alias):
        // Aliases that stand for each other are an error of the compiler's to give.
        guard depth < 16 else { return .none }
        return superclass(
          alias.type.substituting(arguments, for: alias.generics.parameters), scope: entry.scope,
          path: entry.path, depth: depth + 1)
      }
    case .composition(let types):
      for type in types {
        let found = superclass(type, scope: scope, path: path, depth: depth)
        if case .source = found { return found }
      }
      return .none
    case .attributed(_, _, let type):
      return superclass(type, scope: scope, path: path, depth: depth)
    default: return .none
    }
  }

  private static func superclass(ofLibrary components: [TypeNode.NameComponent]) -> Superclass {
    guard let known = SourceIndex.wellKnownParents(components) else {
      return .unknown(.named(components))
    }
    for case .superclass in known { return .library }
    return .none
  }

  // MARK: Conformances

  private mutating func noteConformances(of type: MockableType, path: String) {
    var visited: Set<Int> = []
    for parent in type.inherited where !isDecodable {
      isDecodable = self.isDecodable(
        parent, scope: type.enclosing.scopeNames[...], path: path, visited: &visited)
    }
  }

  private func isDecodable(
    _ type: TypeNode, scope: ArraySlice<String>, path: String, visited: inout Set<Int>
  ) -> Bool {
    for parent in index.parents(of: type, scope: scope, path: path) {
      switch parent {
      case .wellKnown("Decodable", _): return true
      case .source(let identifier, _):
        guard visited.insert(identifier).inserted, case .type(let type) = index[identifier].kind
        else { continue }
        for parent in type.inherited
        where isDecodable(
          parent, scope: index[identifier].scope, path: index[identifier].path, visited: &visited)
        {
          return true
        }
      default: break
      }
    }
    return false
  }
}

// MARK: - Isolation

extension ClassHierarchy {
  /// The attribute of the global actor that the class is isolated to.
  var globalActor: Attribute? { index.globalActor(of: ancestors.lazy.map(\.type.head)) }
}

extension MockableType {
  /// The type with types in place of generic parameters of its own.
  fileprivate func substituting(_ types: [String: TypeNode]) -> MockableType {
    guard !types.isEmpty else { return self }
    var type = self
    type.parts.members = members.map { item in
      item.map { member in
        var types = types
        for parameter in member.generics.parameters { types[parameter.name] = nil }
        return member.mappingTypes { $0.substituting(types) }
      }
    }
    return type
  }
}
