internal import MockModel

/// Writes out the names that mean something only inside of what a protocol is nested in.
///
/// A mock stands in an extension of what its protocol is nested in. Such an extension sees the names
/// that are declared directly in what it extends, and none of those further out.
struct NestedNames {
  private let index: SourceIndex
  /// What the mock's extension extends.
  private let place: [String]

  init(_ index: SourceIndex, seenFrom place: [String]) {
    self.index = index
    self.place = place
  }

  /// The protocol as it would be written where the mock stands.
  func writingOut(_ type: MockableType) -> MockableType {
    let scope = type.enclosing.scopeNames
    guard !scope.isEmpty, !(scope == place && scope.count == 1), index.hasNestedTypes else {
      return type
    }
    var own: Set<String> = ["Self"]
    type.members.forEachElement { member in
      switch member {
      case .associatedType(let type): own.insert(type.name.withoutBackticks)
      case .typeAlias(let alias): own.insert(alias.name.withoutBackticks)
      default: break
      }
    }
    var written = type
    written.parts.members = type.members.map { item in
      item.map { member in
        let hidden = own.union(member.generics.parameters.map(\.name.withoutBackticks))
        return member.mappingTypes { writingOut($0, scope: scope, hidden: hidden) }
      }
    }
    written.parts.requirements = type.requirements.map { requirement in
      requirement.mappingTypes { writingOut($0, scope: scope, hidden: own) }
    }
    return written
  }

  private func writingOut(_ type: TypeNode, scope: [String], hidden: Set<String>) -> TypeNode {
    type.mappingNames { components in
      let name = components[0].name.withoutBackticks
      guard components[0].moduleSelector == nil, !hidden.contains(name),
        let prefix = index.innermost(holding: name, of: scope), prefix != place, !prefix.isEmpty
      else { return nil }
      var components = components
      for index in components.indices {
        components[index].genericArguments = components[index].genericArguments.map {
          writingOut($0, scope: scope, hidden: hidden)
        }
      }
      return .named(prefix.map { .init($0) } + components)
    }
  }
}

extension SourceIndex {
  /// The innermost part of a scope that declares a type of this name; `nil` if none does.
  func innermost(holding name: String, of scope: [String]) -> [String]? {
    for depth in stride(from: scope.count, to: 0, by: -1) {
      let prefix = Array(scope.prefix(depth))
      if holdsNested(prefix + [name]) { return prefix }
    }
    return nil
  }
}
