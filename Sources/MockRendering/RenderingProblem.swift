internal import MockModel

/// Why a member, or a whole type, has no mock: what the language does not allow.
enum RenderingProblem: Equatable, Sendable {
  case distributedMember(String)
  case settablePackSubscript
  /// A member that is said to be held weakly, and cannot be.
  case weakMember(String)
  /// A name that is said to be held weakly, and is no property's.
  case unknownWeakProperty(String)

  func diagnostic(of mock: ResolvedMock, location: SourceLocation) -> Diagnostic {
    Diagnostic(
      id: id, severity: .error, message: message(mock.type.name), path: mock.path,
      location: location)
  }

  private var id: String {
    switch self {
    case .distributedMember: "distributed-member"
    case .settablePackSubscript: "settable-pack-subscript"
    case .weakMember: "weak-member"
    case .unknownWeakProperty: "unknown-weak-property"
    }
  }

  private func message(_ type: String) -> String {
    switch self {
    case .distributedMember(let name):
      "distributed method '\(name)' of '\(type)' cannot be mocked: a distributed actor needs an "
        + "actor system"
    case .settablePackSubscript:
      "settable subscript with a parameter pack of '\(type)' cannot be mocked: the compiler crashes "
        + "on every type that has one"
    case .weakMember(let member):
      "\(member) of '\(type)' cannot be held weakly: only a property that can be set and is optional can"
    case .unknownWeakProperty(let name):
      "'\(name)' of '\(type)' cannot be held weakly: there is no such property"
    }
  }
}
