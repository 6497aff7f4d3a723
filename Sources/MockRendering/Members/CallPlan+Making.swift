internal import MockModel

/// What a call of a method, a subscript or an initialiser is made of.
struct CallSource: ~Copyable {
  let head: DeclarationHead
  var name = ""
  var generics = GenericClause()
  var parameters: [Parameter] = []
  var effects = Effects()
  /// `nil` where none is written.
  let output: TypeNode?
  /// What the object that the mock spies on is asked for.
  var subject: PassedCall.Subject?
  var accessors: [Accessor] = []
  var isSubscript = false
  /// For an initialiser, how it can fail.
  var failability: Initializer.Failability?
  /// Whether another member differs in its result alone.
  var needsReturningType = false
  /// The parameter names that the body needs for itself.
  var reserved: [String] = []

  var isInitializer: Bool { failability != nil }

  var isRethrowing: Bool {
    if case .rethrowing = effects.throwing { true } else { false }
  }

  /// What a member that rethrows calls the errors of its closures.
  func errorName(_ types: TypeRewriting) -> String? {
    // What an autoclosure throws cannot be inferred, but is thrown while the call is recorded.
    let isThrowing = parameters.contains { parameter in
      let (_, attributes, type) = parameter.type.takenApart
      return types.expandingAliases(type).isThrowingFunction
        && !attributes.contains { $0.name == "autoclosure" }
    }
    guard isThrowing else { return nil }
    var mentioned = Set(generics.parameters.map(\.name.withoutBackticks))
    for parameter in parameters { parameter.type.collectNames(into: &mentioned) }
    return mentioned.contains("E") ? "UnderstudyError" : "E"
  }
}

extension CallPlan {
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
