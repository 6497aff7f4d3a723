internal import MockModel

/// What a call of a method, a subscript or an initialiser is made of.
///
/// A class, since each step of the planning is given all of it.
final class CallSource {
  let head: DeclarationHead
  let generics: GenericClause
  let parameters: [Parameter]
  let effects: Effects
  let output: TypeNode
  /// What the object that the mock spies on is asked for.
  let subject: PassedCall.Subject?
  let accessors: [Accessor]
  let isSubscript: Bool
  /// For an initialiser, how it can fail.
  let failability: Initializer.Failability?
  /// Whether another member differs in its result alone.
  let needsReturningType: Bool
  /// The parameter names that the body needs for itself.
  let reserved: [String]

  init(
    head: DeclarationHead, generics: GenericClause = GenericClause(), parameters: [Parameter] = [],
    effects: Effects = Effects(), output: TypeNode, subject: PassedCall.Subject? = nil,
    accessors: [Accessor] = [], isSubscript: Bool = false,
    failability: Initializer.Failability? = nil, needsReturningType: Bool = false,
    reserved: [String] = []
  ) {
    self.head = head
    self.generics = generics
    self.parameters = parameters
    self.effects = effects
    self.output = output
    self.subject = subject
    self.accessors = accessors
    self.isSubscript = isSubscript
    self.failability = failability
    self.needsReturningType = needsReturningType
    self.reserved = reserved
  }

  /// What a rethrowing member calls the errors of its closures.
  var errorName: String {
    var mentioned = Set(generics.parameters.map(\.name.withoutBackticks))
    for parameter in parameters { parameter.type.collectNames(into: &mentioned) }
    return mentioned.contains("E") ? "UnderstudyError" : "E"
  }
}

extension CallSource {
  var isInitializer: Bool { failability != nil }
}

extension CallPlan {
  /// Whether no argument can tell a generic parameter: `take<Good>(_ shelf: String) -> Good`.
  static func isGenericOfResultAlone(
    _ generics: [GenericText], output: TypeNode, _ parameters: [ParameterPlan]
  ) -> Bool {
    generics.contains { generic in
      output.names(generic.name) && !parameters.contains { $0.storedType.names(generic.name) }
    }
  }

  /// `nonisolated(nonsending) `: stubbing adds no hop to another executor.
  ///
  /// - Parameter isAccessor: whether it is for accessors, which cannot say that.
  func isolationModifier(
    _ head: DeclarationHead, attributes: CopiedAttributes, isAccessor: Bool
  ) -> String {
    if isAsync && !isIsolated { return isAccessor ? "" : "nonisolated(nonsending) " }
    let isNeeded =
      head.has("nonisolated") && (context.isIsolated || context.needsNonisolatedTypes)
      && !attributes.isConcurrent
    return isNeeded ? "nonisolated " : ""
  }
}

extension TypeNode {
  /// The type as `.Type` and `.self` want it in front of them.
  var metatypeBase: String {
    switch self {
    case .any, .some, .composition, .function, .attributed: "(\(spelling))"
    default: spelling
    }
  }

  var isNever: Bool {
    plainName == "Never" || spelling == "Swift.Never"
  }

  var isAnyError: Bool {
    spelling == "any Error" || spelling == "any Swift.Error"
  }
}
