package import MockModel

extension Resolver {
  /// The mock with what the style of MockSwift needs to know besides: in it, one public class conforms
  /// to all mocked protocols and their parents.
  package func forMockSwift(_ mock: ResolvedMock) -> ResolvedMock {
    let hierarchy = Hierarchy(of: mock.type, path: mock.path, in: index)
    let parents = hierarchy.ancestors.dropFirst()
    let markers = hierarchy.markerProtocols
    var result = mock
    // A class that is public answers a public protocol by public members.
    var publicNames: Set<String> = []
    for parent in parents where parent.path.isEmpty || parent.type.isPublic {
      parent.type.members.forEachElement { publicNames.insert($0.nameWithLabels) }
    }
    if !publicNames.isEmpty {
      result.members = mock.members.map { item in
        item.map { publicNames.contains($0.nameWithLabels) ? $0.public : $0 }
      }
    }
    // Extensions of `Mock` stand in nothing that a protocol may be nested in.
    var type = mock.type
    type.parts.members = result.members
    result.members = NestedNames(index, seenFrom: []).writingOut(type).members
    result.mentionedNames = nil
    result.ancestors = markers.filter { !mock.ancestors.contains($0) } + mock.ancestors
    result.libraryAncestors = Set(markers + parents.filter(\.path.isEmpty).map(\.type.name))
    return result.withFixedTypesInPlace
  }
}

extension Hierarchy {
  /// Parents without requirements, such as `Error`.
  fileprivate var markerProtocols: [String] {
    var names: [String] = []
    for ancestor in ancestors {
      let demands = ancestor.type.requirements.filter { $0.relation == .conforms && $0.left.isSelf }
      for type in ancestor.type.inherited + demands.map(\.right) {
        for name in markerProtocols(in: type, of: ancestor) where !names.contains(name) {
          names.append(name)
        }
      }
    }
    return names
  }
}

extension MockableType {
  /// Whether other modules can see the type.
  fileprivate var isPublic: Bool {
    ([head] + enclosing.filter { $0.keyword != "extension" }.map(\.head))
      .allSatisfy { $0.has("public") || $0.has("open") }
  }
}

extension Member {
  /// `fetch(id:page:)`
  fileprivate var nameWithLabels: String {
    func labels(_ parameters: [Parameter]) -> String {
      "(\(parameters.map { $0.firstName + ":" }.joined()))"
    }
    return switch self {
    case .method(let method): method.name + labels(method.parameters)
    case .property(let property): property.name
    case .subscripted(let member): "subscript" + labels(member.parameters)
    case .initializer(let member): "init" + labels(member.parameters)
    case .associatedType(let type): type.name
    case .typeAlias(let alias): alias.name
    }
  }

  fileprivate var `public`: Member {
    let modifier = Modifier("public")
    switch self {
    case .method(var member):
      member.head.modifiers.append(modifier)
      return .method(member)
    case .property(var member):
      member.head.modifiers.append(modifier)
      return .property(member)
    case .subscripted(var member):
      member.head.modifiers.append(modifier)
      return .subscripted(member)
    case .initializer(var member):
      member.head.modifiers.append(modifier)
      return .initializer(member)
    case .associatedType, .typeAlias: return self
    }
  }
}
