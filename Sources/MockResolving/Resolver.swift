package import MockModel

/// Resolves inheritance, associated types and typealiases: value in, value out.
package struct Resolver: Sendable {
  let index: SourceIndex
  let style: MockStyle
  let visibility: Visibility

  /// - Parameters:
  ///   - style: What the mocks are written in: others than the native one have rules of their own for
  ///     classes.
  ///   - visibility: What the mocks see of the classes that they override.
  package init(
    _ index: SourceIndex, style: MockStyle = .native, visibility: Visibility = Visibility()
  ) {
    self.index = index
    self.style = style
    self.visibility = visibility
  }

  /// A class, since there are many of them, and each is handed on several times.
  package final class Resolution: Sendable {
    /// `nil` where no mock can be made; a diagnostic says why.
    package let mock: ResolvedMock?
    package let diagnostics: [Diagnostic]
    /// The files whose declarations the mock repeats, so whose imports it needs.
    package let contributingPaths: [String]
    package var hasMock: Bool {
      if case .some = mock { true } else { false }
    }
    /// The last names of parents that nothing is known of.
    package var unknownParents: [String] {
      unknownParentTypes.compactMap { $0.nameComponents?.last?.name }
    }
    /// Parents that nothing is known of, as they are written.
    package let unknownParentTypes: [TypeNode]
    /// Protocols of the sources that the members name, as they are written there.
    let namedProtocols: [String: DeepStubs.Place]

    init(
      mock: ResolvedMock?, diagnostics: [Diagnostic], contributingPaths: [String],
      unknownParentTypes: [TypeNode] = [], namedProtocols: [String: DeepStubs.Place] = [:]
    ) {
      self.mock = mock
      self.diagnostics = diagnostics
      self.contributingPaths = contributingPaths
      self.unknownParentTypes = unknownParentTypes
      self.namedProtocols = namedProtocols
    }

    /// The resolution with another mock, and with more to say.
    package func replacing(
      mock: ResolvedMock?, adding diagnostics: [Diagnostic] = []
    ) -> Resolution {
      Resolution(
        mock: mock, diagnostics: self.diagnostics + diagnostics,
        contributingPaths: contributingPaths, unknownParentTypes: unknownParentTypes,
        namedProtocols: namedProtocols)
    }
  }

  package func resolve(
    _ types: [(MockableType, path: String)]
  ) -> ([ResolvedMock], [Diagnostic]) {
    let resolutions = types.map { resolve($0.0, path: $0.path) }
    return (resolutions.compactMap(\.mock), resolutions.flatMap(\.diagnostics))
  }

  package func resolve(_ type: MockableType, path: String) -> Resolution {
    switch type.kind {
    case .protocol: resolveProtocol(type, path: path)
    case .class: resolveClass(type, path: path)
    }
  }

  private func resolveProtocol(_ type: MockableType, path: String) -> Resolution {
    let hierarchy = Hierarchy(of: type, path: path, in: index)
    let associatedTypes = AssociatedTypes(hierarchy)
    var diagnostics = hierarchy.diagnostics
    var mentioned = MentionedNames(
      hierarchy.ancestors.lazy.filter(\.declaresTypes).map {
        ($0.type.members, $0.type.enclosing.scopeNames, $0.path)
      },
      associatedTypes: associatedTypes.names, in: index)
    for fixed in associatedTypes.fixed { mentioned.collect(from: fixed, of: type, path: path) }

    let lists = hierarchy.ancestors.map { ancestor in
      let scope = ancestor.type.enclosing.scopeNames
      let isOutside = hierarchy.isOutsideGlobalActor(ancestor)
      let isSure = isOutside && hierarchy.isSurelyOutsideGlobalActor(ancestor)
      let isChanged = isOutside || !associatedTypes.names.isEmpty
      let members = ancestor.type.members
      if !isChanged, mentioned.collectAll(of: ancestor.type, path: ancestor.path) {
        return (members: members, conditions: ancestor.conditions)
      }
      return (
        members: members.compactMap { item in
          var item = item.dropping(\.isNotMocked)
          if isChanged {
            item = item?.map { member in
              let member = associatedTypes.normalized(member)
              return isOutside ? member.nonisolated(isSure: isSure) : member
            }
          }
          item?.forEachElement { mentioned.collect(from: $0, scope: scope, path: ancestor.path) }
          return item
        },
        conditions: ancestor.conditions
      )
    }
    let merged = MemberMerging(lists)
    diagnostics += merged.conflicts.map {
      .conflictingTypes($0.name, $0.types, of: type, path: path)
    }
    diagnostics += type.requestedTypes.compactMap { request in
      let name = request.left.spelling
      return associatedTypes.names.contains(name)
        ? nil : .unknownAssociatedType(name, of: type, path: path)
    }
    diagnostics += associatedTypes.impossible.map {
      .selfInGenericClause($0, of: type, path: path)
    }
    // Only an object of Objective-C can seem to be without a member. What nobody sees of the parents
    // makes the mock one by itself.
    let isObject =
      style == .native && type.isObjectiveC && hierarchy.unknownParents.isEmpty
    let isImpossible =
      hierarchy.isRefused || !merged.conflicts.isEmpty || !associatedTypes.impossible.isEmpty

    var mock =
      isImpossible
      ? nil
      : ResolvedMock(
        type: type, path: path, members: merged.members, generics: associatedTypes.generics,
        fixedTypes: associatedTypes.fixed,
        superclass: hierarchy.superclass ?? (isObject ? .named([.init("NSObject")]) : nil),
        isActor: hierarchy.isActor, globalActor: hierarchy.globalActor,
        knownParents: hierarchy.answeredParents, typeAliases: mentioned.functionTypeAliases,
        knownProtocols: mentioned.protocols, mentionedNames: mentioned.all,
        unkeptTypes: mentioned.unkeptTypes,
        ancestors: hierarchy.ancestors.dropFirst().map { $0.type.fullName.joined(separator: ".") })
    if let qualification = hierarchy.qualification {
      mock?.qualifier = qualification.qualifier(of: type.fullName[0], path: path)
      mock?.ancestors = hierarchy.ancestors.dropFirst().map {
        qualification.qualifier(of: $0.type.fullName[0], path: $0.path)
          + $0.type.fullName.joined(separator: ".")
      }
    }
    return Resolution(
      mock: mock, diagnostics: diagnostics,
      contributingPaths: hierarchy.ancestors.map(\.path).filter { !$0.isEmpty },
      unknownParentTypes: hierarchy.unknownParents, namedProtocols: mentioned.declarations)
  }
}

extension Member {
  /// Whether this is no requirement, or one that `@Unmocked` leaves to a default.
  fileprivate var isNotMocked: Bool {
    switch self {
    case .associatedType, .typeAlias: return true
    case .method, .property, .subscripted, .initializer: break
    }
    return attributes.contains(where: \.leavesToDefault)
  }
}

extension AssociatedTypes {
  /// The member without `Self.` in front of associated types.
  fileprivate func normalized(_ member: Member) -> Member {
    let parameters = member.generics.parameters
    return member.mappingTypes { normalized($0, shadowedBy: parameters) }
  }
}
