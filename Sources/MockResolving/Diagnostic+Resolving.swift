internal import MockModel

extension Diagnostic {
  static func unresolvedParent(
    _ parent: TypeNode, of child: MockableType, path: String
  ) -> Diagnostic {
    Diagnostic(
      id: "unresolved-parent", severity: .warning,
      message:
        "protocol '\(child.name)' inherits from '\(parent.spelling)', which is in none of the given "
        + "sources, so its requirements are missing; "
        + "give the file or folder that declares it with --sources-for-inheritance",
      path: path, location: child.nameLocation)
  }

  static func inheritanceCycle(
    _ type: MockableType, through child: MockableType, path: String
  ) -> Diagnostic {
    let way = type.name == child.name ? "" : " through '\(child.name)'"
    return Diagnostic(
      id: "inheritance-cycle", severity: .error,
      message: "protocol '\(type.name)' inherits from itself\(way)",
      path: path, location: type.nameLocation)
  }

  static func refusedParent(
    _ parent: String, reason: String, of child: MockableType, path: String
  ) -> Diagnostic {
    Diagnostic(
      id: "refused-parent", severity: .error,
      message:
        "protocol '\(child.name)' inherits from '\(parent)' and cannot be mocked: \(reason)",
      path: path, location: child.nameLocation)
  }

  static func selfInGenericClause(
    _ requirement: Requirement, of type: MockableType, path: String
  ) -> Diagnostic {
    Diagnostic(
      id: "self-requirement", severity: .error,
      message:
        "protocol '\(type.name)' cannot be mocked: it requires '\(requirement.spelling)', and the "
        + "generic clause of a class cannot name the class itself",
      path: path, location: type.nameLocation)
  }

  static func conflictingTypes(
    _ member: String, _ types: (TypeNode, TypeNode), of type: MockableType, path: String
  ) -> Diagnostic {
    Diagnostic(
      id: "conflicting-members", severity: .error,
      message:
        "protocol '\(type.name)' cannot be mocked: it inherits '\(member)' as "
        + "'\(types.0.spelling)' and as '\(types.1.spelling)'",
      path: path, location: type.nameLocation)
  }

  static func unknownAssociatedType(
    _ name: String, of type: MockableType, path: String
  ) -> Diagnostic {
    Diagnostic(
      id: "unknown-associated-type", severity: .warning,
      message: "'\(name)' of '\(type.name)' cannot be fixed by the comment: there is no such "
        + "associated type",
      path: path, location: type.nameLocation)
  }

  static func finalClass(_ type: MockableType, path: String) -> Diagnostic {
    Diagnostic(
      id: "final-class", severity: .warning,
      message: "class '\(type.name)' is final and cannot be mocked",
      path: path, location: type.nameLocation)
  }
}

extension Requirement {
  var spelling: String {
    relation == .conforms
      ? "\(left.spelling): \(right.spelling)" : "\(left.spelling) == \(right.spelling)"
  }
}
