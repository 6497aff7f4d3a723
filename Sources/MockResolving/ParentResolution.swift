internal import MockModel

/// What a name in an inheritance clause stands for.
enum Parent {
  /// A protocol of the given sources, with the generic arguments for its primary associated types.
  case source(Int, arguments: [TypeNode])
  case wellKnown(String, arguments: [TypeNode])
  /// The class, as it was written.
  case superclass(TypeNode)
  case actor
  case refused(name: String, reason: String)
  case unknown(TypeNode)
}

extension SourceIndex {
  /// The parents that a type in an inheritance clause stands for, through parentheses, attributes,
  /// compositions and typealiases.
  func parents(of type: TypeNode, scope: ArraySlice<String>, path: String) -> [Parent] {
    var aliases: [AliasUse] = []
    return parents(of: type, scope: scope, path: path, aliases: &aliases)
  }

  /// A typealias with its generic arguments: to look at each once keeps aliases that stand for each
  /// other, or for one another twice, from going on for ever.
  private struct AliasUse: Equatable {
    var identifier: Int
    var arguments: [TypeNode]
  }

  private func parents(
    of type: TypeNode, scope: ArraySlice<String>, path: String,
    aliases: inout [AliasUse]
  ) -> [Parent] {
    switch type.withoutParentheses {
    case .named(let components):
      return parents(named: components, scope: scope, path: path, aliases: &aliases)
    case .composition(let types):
      return types.flatMap { parents(of: $0, scope: scope, path: path, aliases: &aliases) }
    case .attributed(_, _, let type), .any(let type):
      return parents(of: type, scope: scope, path: path, aliases: &aliases)
    // A mock can always do more than a protocol leaves out.
    case .suppressed: return []
    // The parser gave a diagnostic for it.
    case .unknown: return []
    case let other: return [.unknown(other)]
    }
  }

  private func parents(
    named components: [TypeNode.NameComponent], scope: ArraySlice<String>, path: String,
    aliases: inout [AliasUse]
  ) -> [Parent] {
    let found = lookUp(components, scope: scope, path: path)
    let arguments = components.last!.genericArguments
    // The interfaces of the toolchain declare these protocols with requirements that a default
    // fulfils, so what is known of them comes first.
    if found.allSatisfy({ self[$0].path.hasSuffix(".swiftinterface") }),
      let known = Self.wellKnownParents(components)
    {
      return known
    }
    var parents: [Parent] = []
    for identifier in found {
      let entry = self[identifier]
      switch entry.kind {
      case .type(let type) where type.kind == .protocol:
        parents.append(.source(identifier, arguments: arguments))
      case .type:
        parents.append(.superclass(.named(components)))
      case .alias(let alias):
        let use = AliasUse(identifier: identifier, arguments: arguments)
        guard !aliases.contains(use) else { continue }
        aliases.append(use)
        parents += self.parents(
          of: alias.type.substituting(arguments, for: alias.generics.parameters),
          scope: entry.scope, path: entry.path, aliases: &aliases)
      }
    }
    return found.isEmpty ? [.unknown(.named(components))] : parents
  }

  static func wellKnownParents(_ components: [TypeNode.NameComponent]) -> [Parent]? {
    let last = components.last!
    let name = last.name.withoutBackticks
    switch components.count {
    case 1:
      if let module = last.moduleSelector, !WellKnownProtocols.modules.contains(module) {
        return nil
      }
    case 2: if !WellKnownProtocols.modules.contains(components[0].name) { return nil }
    default: return nil
    }
    if WellKnownProtocols.withoutRequirements.contains(name) { return [] }
    if WellKnownProtocols.actors.contains(name) { return [.actor] }
    if let reason = WellKnownProtocols.refused[name] {
      return [.refused(name: name, reason: reason)]
    }
    if name == "NSObjectProtocol" {
      let module = components.dropLast()
      return [
        .superclass(.named(module + [.init("NSObject", moduleSelector: last.moduleSelector)]))
      ]
    }
    if WellKnownProtocols.classes.contains(name) { return [.superclass(.named(components))] }
    if let names = WellKnownProtocols.compositions[name] {
      return names.map { .wellKnown($0, arguments: []) }
    }
    guard WellKnownProtocols.requirements[name] != nil else { return nil }
    return [.wellKnown(name, arguments: last.genericArguments)]
  }
}

extension TypeNode {
  /// The type of a generic typealias with its parameters replaced.
  func substituting(_ arguments: [TypeNode], for parameters: [GenericClause.Parameter]) -> TypeNode
  {
    guard !parameters.isEmpty, parameters.count == arguments.count else { return self }
    let types = Dictionary(
      zip(parameters.map(\.name), arguments), uniquingKeysWith: { first, _ in first })
    return substituting(types)
  }

  /// The type with names replaced by types. `Key.Element` becomes a member of what replaces `Key`.
  func substituting(_ types: [String: TypeNode]) -> TypeNode {
    guard !types.isEmpty else { return self }
    return mappingNames { components in
      guard components[0].moduleSelector == nil, let type = types[components[0].name] else {
        return nil
      }
      if components.count == 1 { return type }
      if let base = type.withoutParentheses.nameComponents {
        return .named(base + components.dropFirst())
      }
      return components.dropFirst().reduce(type) { .member(of: $0, $1) }
    }
  }
}
