internal import MockModel

/// Finds what the mock of a class can override, and says of the rest why it cannot.
struct OverridableMembers {
  private(set) var members: ConditionalList<Member> = []
  private(set) var diagnostics: [Diagnostic] = []

  init(_ hierarchy: ClassHierarchy) {
    var lists: [(members: ConditionalList<Member>, conditions: [String])] = []
    // What subclasses override, which is theirs.
    var overridden: Set<LooseSignature> = []
    for ancestor in hierarchy.ancestors {
      var list: ConditionalList<Member> = []
      for item in ancestor.type.members {
        let item = item.dropping { member in
          guard let signature = LooseSignature(member), !overridden.contains(signature) else {
            return true
          }
          guard let obstacle = Obstacle(to: member, of: ancestor) else { return false }
          diagnostics.append(
            .notOverridden(member, of: ancestor.type, path: ancestor.path, because: obstacle))
          return true
        }
        if let item { list.append(item.map { $0.withSettersSeen(from: ancestor) }) }
      }
      for case .element(let member) in ancestor.type.members where member.head.has("override") {
        if let signature = LooseSignature(member) { overridden.insert(signature) }
      }
      lists.append((list, []))
    }
    members = MemberMerging(lists).members
  }
}

/// Why a member cannot be overridden.
private struct Obstacle {
  var text: String
  /// Whether the source can be changed so that there is a mock, or the reader will wonder.
  var isWarning = false

  init?(to member: Member, of ancestor: ClassHierarchy.Ancestor) {
    if let text = Self.declared(by: member.head, of: ancestor) {
      self.text = text
    } else if case .property(let property) = member, property.isConstant {
      text = "it is a constant"
    } else if let text = Self.written(in: member) {
      self.text = text
      isWarning = true
    } else {
      return nil
    }
  }

  private static func declared(
    by head: DeclarationHead, of ancestor: ClassHierarchy.Ancestor
  ) -> String? {
    if let level = head.hidingLevel { return "it is \(level)" }
    if !ancestor.seesInternals {
      guard head.isPublic else { return "it is internal to its module" }
      guard head.has("open") else {
        return "it is not open, so nothing outside of its module can override it"
      }
    }
    if head.has("static") { return "it is static" }
    if head.has("final") { return "it is final" }
    return head.attributes.contains(where: \.isUnavailable) ? "it is unavailable" : nil
  }

  private static func written(in member: Member) -> String? {
    if case .property(let property) = member, case .unknown = property.type {
      return "its type is not written: write 'var \(property.name): Type'"
    }
    if member.result?.holdsOpaque ?? false { return "no override can have its opaque result" }
    if member.generics.parameters.contains(where: \.isPack) {
      return "the compiler finds nothing to override for a parameter pack"
    }
    return nil
  }
}

/// What an override has in common with what it overrides. Its types may differ: a result can be a
/// subclass, and a parameter optional.
private struct LooseSignature: Hashable {
  var name: String
  var labels: [String]
  var isMethod: Bool
  var isStatic: Bool

  init?(_ member: Member) {
    switch member {
    case .method(let method):
      // Operators are static.
      guard !method.isOperator else { return nil }
      isMethod = true
    case .property, .subscripted: isMethod = false
    case .initializer, .associatedType, .typeAlias: return nil
    }
    name = member.baseName.withoutBackticks
    isStatic = member.head.isStatic
    let isSubscript = !isMethod
    labels = member.parameters.map { parameter in
      let isUnlabelled = isSubscript && parameter.secondName == nil
      return isUnlabelled ? "_" : parameter.firstName.withoutBackticks
    }
  }
}

extension DeclarationHead {
  /// `private` or `fileprivate`, if one of them is written.
  var hidingLevel: String? {
    modifiers.first { ($0.name == "private" || $0.name == "fileprivate") && $0.detail == nil }?.name
  }

  var isPublic: Bool { has("public") || has("open") }

  /// Whether what sets the value is seen: `private(set)`.
  fileprivate func letsSet(from ancestor: ClassHierarchy.Ancestor) -> Bool {
    switch modifiers.first(where: { $0.detail == "set" })?.name {
    case "private", "fileprivate": false
    case "internal", "package": ancestor.seesInternals
    default: true
    }
  }
}

extension Member {
  /// The member without a setter that the mock does not see.
  fileprivate func withSettersSeen(from ancestor: ClassHierarchy.Ancestor) -> Member {
    guard !head.letsSet(from: ancestor) else { return self }
    switch self {
    case .property(var property):
      property.accessors.removeAll { $0.keyword == "set" }
      return .property(property)
    case .subscripted(var subscripted):
      subscripted.accessors.removeAll { $0.keyword == "set" }
      return .subscripted(subscripted)
    case .method, .initializer, .associatedType, .typeAlias: return self
    }
  }
}

extension Attribute {
  /// `@available(*, unavailable)`
  var isUnavailable: Bool {
    name == "available"
      && (arguments ?? "").split { $0 == "," || $0 == " " }.contains("unavailable")
  }
}

extension TypeNode {
  fileprivate var holdsOpaque: Bool {
    contains {
      if case .some = $0 { return true }
      return false
    }
  }
}

extension Diagnostic {
  fileprivate static func notOverridden(
    _ member: Member, of type: MockableType, path: String, because obstacle: Obstacle
  ) -> Diagnostic {
    Diagnostic(
      id: "not-overridden", severity: obstacle.isWarning ? .warning : .note,
      message: "\(member.describedName) of '\(type.name)' is not mocked, since \(obstacle.text)",
      path: path, location: member.head.location)
  }
}

extension Member {
  /// `method 'load(id:)'`
  var describedName: String {
    switch self {
    case .method(let method):
      "method '\(method.name.withoutBackticks)(\(method.parameters.labels))'"
    case .property(let property): "property '\(property.name.withoutBackticks)'"
    case .subscripted: "subscript"
    case .initializer(let initializer): "initialiser 'init(\(initializer.parameters.labels))'"
    case .associatedType(let type): "associated type '\(type.name)'"
    case .typeAlias(let alias): "typealias '\(alias.name)'"
    }
  }
}

extension [Parameter] {
  fileprivate var labels: String { map { $0.firstName.withoutBackticks + ":" }.joined() }
}
