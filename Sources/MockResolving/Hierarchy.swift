internal import MockModel

/// A protocol and everything that it inherits from, each once.
///
/// Classes, since every step of the resolving reads them.
final class Hierarchy {
  final class Ancestor {
    let type: MockableType
    let path: String
    /// The `#if` blocks around the ancestor that are not around the protocol itself: more than one
    /// declaration of its name exists, and the conditions choose.
    let conditions: [String]
    /// Whether an associated type or a typealias is among the members.
    let declaresTypes: Bool

    init(_ type: MockableType, path: String, conditions: [String]) {
      self.type = type
      self.path = path
      self.conditions = conditions
      declaresTypes = type.members.contains { item in
        item.contains {
          switch $0 {
          case .associatedType, .typeAlias: true
          case .method, .property, .subscripted, .initializer: false
          }
        }
      }
    }
  }

  /// The protocol itself first, then its parents in the order of the inheritance clause, each with
  /// its own parents behind it.
  private(set) var ancestors: [Ancestor] = []
  /// What generic arguments in inheritance clauses say: `Feed<Int>` says `Entry == Int`.
  private(set) var fixedByArguments: [Requirement] = []
  /// What modules names have, if mocks write that.
  private(set) var qualification: ModuleQualification?
  private(set) var superclass: TypeNode?
  private(set) var isActor = false
  private(set) var answeredParents: [String] = []
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var unknownParents: [TypeNode] = []
  /// Whether no mock can be made, which a diagnostic says.
  private(set) var isRefused = false
  /// The attribute of the global actor that the protocol or a parent is isolated to.
  private(set) var globalActor: Attribute?

  private let index: SourceIndex
  private var root: MockableType { ancestors[0].type }
  private let names: NestedNames
  private var visited: Set<Int> = []
  private var visitedWellKnown: Set<String> = []

  /// Where something stands that an inheritance clause says.
  private typealias Place = (type: MockableType, path: String)
  private var argumentPlaces: [Place] = []
  private var superclassPlace: Place?

  init(of type: MockableType, path: String, in index: SourceIndex) {
    self.index = index
    names = NestedNames(index, seenFrom: type.enclosing.scopeNames)
    add(type, path: path, conditions: [])
    qualify()
    globalActor = index.globalActor(of: ancestors.lazy.map { $0.type.head })
  }

  /// Writes modules in front of names, once all associated types are known.
  private func qualify() {
    guard
      let qualification = ModuleQualification(
        index, own: Set(ancestors.flatMap(\.type.namesInside)))
    else { return }
    self.qualification = qualification
    ancestors = ancestors.map {
      Ancestor(
        qualification.qualified($0.type, path: $0.path), path: $0.path, conditions: $0.conditions)
    }
    func qualified(_ type: TypeNode, _ place: Place) -> TypeNode {
      qualification.qualified(
        type, scope: place.type.enclosing.scopeNames, path: place.path,
        hidden: place.type.namesInside)
    }
    fixedByArguments = zip(fixedByArguments, argumentPlaces).map { requirement, place in
      Requirement(
        left: requirement.left, relation: requirement.relation,
        right: qualified(requirement.right, place))
    }
    if let type = superclass, let place = superclassPlace { superclass = qualified(type, place) }
  }

  private func add(_ type: MockableType, path: String, conditions: [String]) {
    let written = names.writingOut(type)
    ancestors.append(Ancestor(written, path: path, conditions: conditions))
    guard !type.inherited.isEmpty || !type.requirements.isEmpty else { return }

    let scope = type.enclosing.scopeNames[...]
    let demands = type.requirements.filter { $0.relation == .conforms && $0.left.isSelf }
    for parent in type.inherited + demands.map(\.right) {
      for parent in index.parents(of: parent, scope: scope, path: path) {
        add(parent, of: type, path: path)
      }
    }
  }

  private func add(_ parent: Parent, of child: MockableType, path: String) {
    switch parent {
    case .source(let identifier, let arguments):
      let entry = index[identifier]
      guard case .type(let type) = entry.kind else { return }
      fix(type.primaryAssociatedTypes, to: arguments, at: (child, path))
      if type.isSameDeclaration(as: root), entry.path == ancestors[0].path {
        diagnostics.append(.inheritanceCycle(root, through: child, path: entry.path))
        return
      }
      guard visited.insert(identifier).inserted else { return }
      add(
        type, path: entry.path,
        conditions: type.conditions.filter { !root.conditions.contains($0) })
    case .wellKnown(let name, let arguments):
      guard let type = WellKnownProtocols.requirements[name] else { return }
      fix(type.primaryAssociatedTypes, to: arguments, at: (child, path))
      guard visitedWellKnown.insert(name).inserted else { return }
      if WellKnownProtocols.answered.contains(name) { answeredParents.append(name) }
      add(type, path: "", conditions: [])
    case .superclass(let type):
      // `NSObjectProtocol` is content with any subclass of `NSObject`.
      if superclass == nil || superclass?.nameComponents?.last?.name == "NSObject" {
        superclass = type
        superclassPlace = (child, path)
      }
    case .actor:
      isActor = true
    case .refused(let name, let reason):
      isRefused = true
      diagnostics.append(.refusedParent(name, reason: reason, of: child, path: path))
    case .unknown(let type):
      unknownParents.append(type)
      // The table of well-known protocols names only protocols of its own.
      if !path.isEmpty { diagnostics.append(.unresolvedParent(type, of: child, path: path)) }
    }
  }

  private func fix(_ names: [String], to arguments: [TypeNode], at place: Place) {
    argumentPlaces += repeatElement(place, count: min(names.count, arguments.count))
    fixedByArguments += zip(names, arguments).map { name, argument in
      Requirement(left: .named([.init(name)]), relation: .isSame, right: argument)
    }
  }
}

extension Hierarchy {
  /// The library's protocols without requirements that a type in an inheritance clause names.
  func markerProtocols(in type: TypeNode, of ancestor: Ancestor) -> [String] {
    let scope = ancestor.type.enclosing.scopeNames[...]
    return type.compositionParts.compactMap { part in
      guard let name = part.nameComponents?.last?.name,
        WellKnownProtocols.withoutRequirements.contains(name),
        index.parents(of: part, scope: scope, path: ancestor.path).isEmpty
      else { return nil }
      return name
    }
  }
}

extension TypeNode {
  var isSelf: Bool {
    guard case .named(let components) = self else { return false }
    return components.count == 1 && components[0].name == "Self"
  }
}

extension MockableType {
  fileprivate func isSameDeclaration(as other: MockableType) -> Bool {
    nameLocation == other.nameLocation && name == other.name
  }
}

extension Hierarchy {
  /// Whether members of an ancestor may be outside the global actor that the protocol is isolated to.
  ///
  /// Those of parents are, unless they say otherwise. Those of children are in language mode 5 and
  /// are not in mode 6; a member that is outside fulfils both.
  func isOutsideGlobalActor(_ ancestor: Ancestor) -> Bool {
    // Those of the libraries are in no case isolated.
    if ancestor.path.isEmpty { return true }
    return globalActor != nil && !ancestor.type.head.attributes.contains(where: index.isGlobalActor)
  }

  /// Whether they are in every language mode, since the ancestor has no parent that is isolated.
  func isSurelyOutsideGlobalActor(_ ancestor: Ancestor) -> Bool {
    ancestor.path.isEmpty
      || ancestor.type.inherited.allSatisfy {
        $0 == .named([.init("Sendable")]) || $0 == .named([.init("AnyObject")])
      }
  }
}
