internal import MockModel

/// What a member's own generic parameters become in a mock.
final class GenericsPlan {
  /// The parameters, without the errors of closures.
  let parameters: [Parameter]
  let requirements: [Requirement]
  /// Parameters that may stand for types whose values cannot be kept: `T: ~Copyable`.
  let unkept: Set<String>
  /// The vocabulary inside the member.
  let words: Vocabulary

  struct Parameter {
    var name: String
    /// `each T: Sendable`
    var clause: String
  }

  struct Requirement {
    fileprivate var source: MockModel.Requirement
    var text: String

    /// Whether a name in it has this first component.
    func names(_ name: String) -> Bool { source.left.names(name) || source.right.names(name) }
  }

  init(_ clause: GenericClause, in context: MockContext) {
    let types = context.types
    parameters = clause.parameters.map { parameter in
      let pack = parameter.isPack ? "each " : parameter.isValue ? "let " : ""
      let constraint = parameter.constraint.map { ": " + types.constraint($0).spelling } ?? ""
      return Parameter(
        name: parameter.name.withoutBackticks, clause: pack + parameter.name + constraint)
    }
    words = context.words.adding(parameters.map(\.name))
    let free =
      clause.requirements.isEmpty
      ? []
      : Set(parameters.map(\.name))
        .union(context.mock.generics.parameters.map(\.name.withoutBackticks))
    requirements = clause.requirements
      .filter { $0.left.mentions(anyOf: free) || $0.right.mentions(anyOf: free) }
      .map { requirement in
        let isSame = requirement.relation == .isSame
        let left = types.constraint(requirement.left).spelling
        let right =
          (isSame ? types.witness(requirement.right) : types.constraint(requirement.right)).spelling
        return Requirement(source: requirement, text: left + (isSame ? " == " : ": ") + right)
      }
    unkept = Set(
      clause.parameters.filter { $0.constraint?.hasSuppressed ?? false }.map(\.name))
  }

  /// Whether no argument can tell a generic parameter: `take<Good>(_ shelf: String) -> Good`.
  func isOfResultAlone(_ output: TypeNode, _ arguments: [ParameterPlan]) -> Bool {
    parameters.contains { generic in
      output.names(generic.name) && !arguments.contains { $0.storedType.names(generic.name) }
    }
  }
}

extension TypeNode {
  fileprivate var hasSuppressed: Bool {
    switch self {
    case .suppressed: true
    case .composition(let types): types.contains(where: \.hasSuppressed)
    default: false
    }
  }
}

extension GenericClause {
  var isEmpty: Bool { parameters.isEmpty && requirements.isEmpty }
}
