internal import MockModel

/// Why a member, or a whole type, has no mock: what the language does not allow.
enum RenderingProblem: Hashable, Sendable {
  case distributedMember(String)
  case settablePackSubscript

  func diagnostic(of mock: ResolvedMock, location: SourceLocation) -> Diagnostic {
    Diagnostic(
      id: id, severity: .error, message: message(mock.type.name), path: mock.path,
      location: location)
  }

  private var id: String {
    switch self {
    case .distributedMember: "distributed-member"
    case .settablePackSubscript: "settable-pack-subscript"
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
    }
  }
}
