internal import MockModel

/// The associated types of a protocol and its parents, decided: which are generic parameters of the
/// mock, and which are fixed.
struct AssociatedTypes {
  private(set) var generics = GenericClause()
  private(set) var fixed: [ResolvedMock.FixedType] = []
  /// Every name that `Self.Name` can mean.
  private(set) var names: Set<String> = []
  /// Requirements that a class cannot state about itself.
  private(set) var impossible: [Requirement] = []

  private struct Merged {
    var name: String
    var constraints: [TypeNode] = []
    var defaultType: TypeNode?
  }

  private var merged: [Merged] = []
  private var fixedTypes: [String: TypeNode] = [:]
  private var requirements: [Requirement] = []

  init(_ hierarchy: Hierarchy) {
    collect(hierarchy)
    guard !merged.isEmpty else { return }
    fixByRequirements()
    // Objects that conform need not have what a comment fixes for the mock alone.
    let required = Set(fixedTypes.keys)
      .subtracting(hierarchy.ancestors[0].type.requestedTypes.map(\.left.spelling))
    for type in merged where fixedTypes[type.name] == nil {
      guard let defaultType = type.defaultType else { continue }
      fixedTypes[type.name] = defaultType
      fixByRequirements()
    }
    for type in merged where isSequenceOfSelf(type) {
      fixedTypes[type.name] = .array(.named([.init("Self")]))
      fixByRequirements()
    }
    fixed = merged.compactMap { type in
      fixedTypes[type.name].map {
        ResolvedMock.FixedType(
          name: type.name, type: $0, isDefault: !required.contains(type.name))
      }
    }
    makeGenericClause()
  }

  /// The type without `Self.` in front of an associated type's name.
  func normalized(_ type: TypeNode, shadowedBy parameters: [GenericClause.Parameter] = [])
    -> TypeNode
  {
    guard type.containsName(where: { isOwnName($0, shadowedBy: parameters) }) else { return type }
    return type.mappingNames { components in
      guard isOwnName(components, shadowedBy: parameters) else { return nil }
      var rest = Array(components.dropFirst())
      for index in rest.indices {
        rest[index].genericArguments = rest[index].genericArguments.map { normalized($0) }
      }
      return .named(rest)
    }
  }

  private func isOwnName(
    _ components: [TypeNode.NameComponent], shadowedBy parameters: [GenericClause.Parameter]
  ) -> Bool {
    components.count > 1 && components[0].name == "Self" && names.contains(components[1].name)
      && !parameters.contains { $0.name == components[1].name }
  }
}

// MARK: - Collecting

extension AssociatedTypes {
  private mutating func collect(_ hierarchy: Hierarchy) {
    var aliases: [TypeAlias] = []
    for ancestor in hierarchy.ancestors where ancestor.declaresTypes {
      ancestor.type.members.forEachElement { member in
        switch member {
        case .associatedType(let type): merge(type)
        case .typeAlias(let alias):
          names.insert(alias.name)
          aliases.append(alias)
        default: break
        }
      }
    }
    // A protocol without associated types can still inherit from one with arguments.
    guard !merged.isEmpty else { return }

    requirements = hierarchy.ancestors[0].type.requestedTypes + hierarchy.fixedByArguments
    for ancestor in hierarchy.ancestors {
      requirements += ancestor.type.requirements.filter {
        !($0.relation == .conforms && $0.left.isSelf)
      }
      ancestor.type.members.forEachElement { member in
        if case .associatedType(let type) = member { requirements += type.requirements }
      }
    }
    let isMerged = Set(merged.map(\.name))
    requirements += aliases.filter { isMerged.contains($0.name) && $0.generics.parameters.isEmpty }
      .map { Requirement(left: .named([.init($0.name)]), relation: .isSame, right: $0.type) }

    let normalize = { [self] in normalized($0) }
    requirements = requirements.map { $0.mappingTypes(normalize) }
    for index in merged.indices {
      merged[index].constraints = merged[index].constraints.map(normalize)
      merged[index].defaultType = merged[index].defaultType.map(normalize)
    }
    putPrimaryTypesFirst(hierarchy.ancestors[0].type.primaryAssociatedTypes)
  }

  private mutating func merge(_ type: AssociatedType) {
    let index: Int
    if let known = merged.firstIndex(where: { $0.name == type.name }) {
      index = known
    } else {
      index = merged.count
      merged.append(Merged(name: type.name))
      names.insert(type.name)
    }
    for constraint in type.inherited where !merged[index].constraints.contains(constraint) {
      merged[index].constraints.append(constraint)
    }
    merged[index].defaultType = merged[index].defaultType ?? type.defaultType
  }

  /// `FeedMock<Entry>` takes its arguments in the order of `any Feed<Entry>`.
  private mutating func putPrimaryTypesFirst(_ primary: [String]) {
    let first = primary.compactMap { name in merged.first { $0.name == name } }
    merged = first + merged.filter { !primary.contains($0.name) }
  }
}

// MARK: - Fixing

extension AssociatedTypes {
  /// Fixes types by `==` until nothing more follows.
  private mutating func fixByRequirements() {
    var changed = true
    while changed {
      changed = false
      for (index, requirement) in requirements.enumerated() where requirement.relation == .isSame {
        if fix(requirement.left, to: requirement.right)
          || fix(requirement.right, to: requirement.left)
        {
          requirements.remove(at: index)
          changed = true
          break
        }
      }
    }
  }

  private mutating func fix(_ left: TypeNode, to right: TypeNode) -> Bool {
    guard case .named(let components) = left, components.count == 1, isFree(components[0].name)
    else { return false }
    let name = components[0].name
    // `Element == Iterator.Element` is for the generic clause to say, as long as `Iterator` is free.
    let expanded = normalized(right.substituting(fullySubstituted))
    let followsFromOthers = expanded.containsName {
      $0[0].name == name || ($0.count > 1 && isFree($0[0].name))
    }
    guard !followsFromOthers else { return false }
    fixedTypes[name] = right
    return true
  }

  /// Whether the type is a free one of a sequence or collection of the objects that conform, which an
  /// array of mocks is.
  private func isSequenceOfSelf(_ type: Merged) -> Bool {
    let parts = type.constraints.flatMap(\.compositionParts).map { $0.nameComponents ?? [] }
    guard isFree(type.name), !parts.isEmpty,
      parts.allSatisfy({ $0.count == 1 && Self.arrayProtocols.contains($0[0].name) })
    else { return false }
    let element = TypeNode.named([.init(type.name), .init("Element")])
    return parts.contains { $0[0].genericArguments.first?.isSelf ?? false }
      || requirements.contains {
        $0.relation == .isSame
          && ($0.left == element && $0.right.isSelf || $0.right == element && $0.left.isSelf)
      }
  }

  private static let arrayProtocols: Set<String> = [
    "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection",
    "MutableCollection", "RangeReplaceableCollection",
  ]

  private func isFree(_ name: String) -> Bool {
    fixedTypes[name] == nil && merged.contains { $0.name == name }
  }
}

// MARK: - The generic clause

extension AssociatedTypes {
  private mutating func makeGenericClause() {
    let substitutes = fullySubstituted
    for type in merged {
      let constraints = type.constraints.map { normalized($0.substituting(substitutes)) }
      if isFree(type.name) {
        generics.parameters.append(
          .init(name: type.name, constraint: .composed(constraints.flatMap(\.compositionParts))))
        noteSelf(in: constraints, of: type.name)
      } else if let substitute = substitutes[type.name] {
        // `Key: Hashable` holds for the free type that `Key` is the same as.
        for constraint in constraints {
          addRequirement(Requirement(left: substitute, relation: .conforms, right: constraint))
        }
      }
    }
    for requirement in requirements {
      // A type that is fixed to `Self` brings new names like `Self.Element`.
      addRequirement(requirement.mappingTypes { normalized($0.substituting(substitutes)) })
    }
    foldPlainConformances()
  }

  private mutating func noteSelf(in constraints: [TypeNode], of name: String) {
    for constraint in constraints where constraint.mentionsSelf {
      impossible.append(
        Requirement(left: .named([.init(name)]), relation: .conforms, right: constraint))
    }
  }

  /// Adds what speaks of a free type; the rest is a fact of the types that are fixed.
  private mutating func addRequirement(_ requirement: Requirement) {
    var requirement = requirement
    if requirement.relation == .isSame && !isRootedInFreeType(requirement.left) {
      requirement = Requirement(
        left: requirement.right, relation: .isSame, right: requirement.left)
    }
    guard isRootedInFreeType(requirement.left), requirement.left != requirement.right,
      !generics.requirements.contains(requirement)
    else { return }
    if requirement.left.mentionsSelf || requirement.right.mentionsSelf {
      impossible.append(requirement)
    } else {
      generics.requirements.append(requirement)
    }
  }

  private func isRootedInFreeType(_ type: TypeNode) -> Bool {
    guard case .named(let components) = type else { return false }
    return isFree(components[0].name)
  }

  /// `where Key: Hashable` for a parameter of the clause is written `<Key: Hashable>`.
  private mutating func foldPlainConformances() {
    generics.requirements = generics.requirements.filter { requirement in
      guard requirement.relation == .conforms, let components = requirement.left.nameComponents,
        components.count == 1,
        let index = generics.parameters.firstIndex(where: { $0.name == components[0].name })
      else { return true }
      let parts = generics.parameters[index].constraint?.compositionParts ?? []
      generics.parameters[index].constraint = .composed(parts + requirement.right.compositionParts)
      return false
    }
  }

  /// The fixed types without names of other fixed types: a generic clause stands in front of the
  /// body in which the typealiases are declared.
  private var fullySubstituted: [String: TypeNode] { fixedTypes.fullySubstituted }
}

extension TypeNode {
  var compositionParts: [TypeNode] {
    if case .composition(let parts) = withoutParentheses { return parts }
    return [self]
  }

  /// The composition of some types, each once; the type itself if there is one.
  fileprivate static func composed(_ parts: [TypeNode]) -> TypeNode? {
    var distinct: [TypeNode] = []
    for part in parts where !distinct.contains(part) { distinct.append(part) }
    return distinct.count > 1 ? .composition(distinct) : distinct.first
  }

  fileprivate var mentionsSelf: Bool { containsName { $0[0].name == "Self" } }
}
