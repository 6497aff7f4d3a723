internal import MockModel

extension Resolver {
  func resolveClass(_ type: MockableType, path: String) -> Resolution {
    if let refused = refusal(of: type, path: path) {
      return Resolution(mock: nil, diagnostics: [refused], contributingPaths: [])
    }
    let hierarchy = ClassHierarchy(of: type, path: path, in: index, visibility: visibility)
    let paths = hierarchy.ancestors.map(\.path)
    var mock = ResolvedMock(
      type: type, path: path,
      members: MemberMerging(hierarchy.ancestors.map { ($0.type.members, []) }).members,
      generics: hierarchy.ancestors[0].type.generics,
      superclass: .named(type.fullName.map { .init($0) }))
    if let qualification = hierarchy.qualification {
      mock.type.parts.members = hierarchy.ancestors[0].type.members
      mock.qualifier = qualification.qualifier(of: type.fullName[0], path: path)
    }
    guard style == .native else {
      return Resolution(mock: mock, diagnostics: [], contributingPaths: paths)
    }

    let mentioned = namesMentioned(in: hierarchy)
    mock.globalActor = hierarchy.globalActor
    mock.typeAliases = mentioned.functionTypeAliases
    mock.knownProtocols = mentioned.protocols
    mock.unkeptTypes = mentioned.unkeptTypes

    let overridable = OverridableMembers(hierarchy)
    let initializers = ClassInitializers(hierarchy)
    var overridden = OverriddenClass(
      members: overridable.members, initializers: initializers.initializers,
      inheritsInitializers: initializers.hasConvenience,
      nestedNames: index.names(inside: hierarchy.ancestors.map(\.type)))
    var diagnostics: [Diagnostic] = []
    var unknown: [TypeNode] = []
    switch hierarchy.top {
    case .library: overridden.hasUnknownSuperclass = true
    case .unknown(let superclass):
      overridden.hasUnknownSuperclass = true
      unknown.append(superclass)
      let last = hierarchy.ancestors[hierarchy.ancestors.count - 1]
      diagnostics.append(.unresolvedSuperclass(superclass, of: last.type, path: last.path))
    case .none, .source: break
    }
    let refusal = hierarchy.isCycle ? "it inherits from itself" : initializers.refusal
    if let refusal {
      diagnostics.append(.unmockableClass(type, because: refusal, path: path))
    }
    mock.overridden = overridden
    return Resolution(
      mock: refusal == nil ? mock : nil,
      diagnostics: diagnostics + initializers.diagnostics + overridable.diagnostics,
      contributingPaths: paths, unknownParentTypes: unknown,
      namedProtocols: mentioned.declarations)
  }

  private func namesMentioned(in hierarchy: ClassHierarchy) -> MentionedNames {
    let type = hierarchy.ancestors[0].type
    let path = hierarchy.ancestors[0].path
    var mentioned = MentionedNames(
      hierarchy.ancestors.lazy.map { ($0.type.members, $0.type.fullName, $0.path) },
      associatedTypes: Set(type.generics.parameters.map(\.name)), in: index)
    for (place, ancestor) in hierarchy.ancestors.enumerated() {
      ancestor.type.members.forEachElement { member in
        mentioned.collect(from: member, scope: ancestor.type.fullName, path: ancestor.path)
        // What the class gives for generic parameters of its superclasses.
        if place > 0 { mentioned.collect(from: member, scope: type.fullName, path: path) }
      }
    }
    return mentioned
  }

  /// Why the class itself, whatever its members are, has no mock.
  private func refusal(of type: MockableType, path: String) -> Diagnostic? {
    if type.head.has("final") { return .finalClass(type, path: path) }
    guard style == .native else { return nil }
    if type.head.has("public"), visibility.isForeign(path) {
      return .unmockableClass(
        type,
        because: "it is public, and only an open class can be overridden in another module; import "
          + "its module with --testable-import", path: path)
    }
    if type.generics.parameters.contains(where: \.isPack) {
      return .unmockableClass(
        type, because: "no class can inherit from one with a parameter pack", path: path)
    }
    return nil
  }
}

extension SourceIndex {
  /// The names of the types directly inside of classes.
  func names(inside classes: [MockableType]) -> [String] {
    let owners = classes.map(\.fullName)
    var names = nestedNames.filter { name in
      owners.contains { $0.count + 1 == name.count && name.starts(with: $0) }
    }.map { $0[$0.count - 1] }
    for type in classes {
      type.members.forEachElement { member in
        if case .typeAlias(let alias) = member { names.append(alias.name.withoutBackticks) }
      }
    }
    return names.sorted()
  }
}

extension Diagnostic {
  fileprivate static func unmockableClass(
    _ type: MockableType, because reason: String, path: String
  ) -> Diagnostic {
    Diagnostic(
      id: "unmockable-class", severity: .error,
      message: "class '\(type.name)' cannot be mocked: \(reason)",
      path: path, location: type.nameLocation)
  }

  fileprivate static func unresolvedSuperclass(
    _ parent: TypeNode, of child: MockableType, path: String
  ) -> Diagnostic {
    Diagnostic(
      id: "unresolved-parent", severity: .warning,
      message:
        "class '\(child.name)' inherits from '\(parent.spelling)', which is in none of the given "
        + "sources, so what it has from there is not mocked; "
        + "give the file or folder that declares it with --sources-for-inheritance",
      path: path, location: child.nameLocation)
  }
}
