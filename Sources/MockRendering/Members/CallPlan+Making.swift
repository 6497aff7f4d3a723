internal import MockModel

/// What a call of a method, a subscript or an initialiser is made of.
struct CallSource {
  var head: DeclarationHead
  var generics = GenericClause()
  var parameters: [Parameter] = []
  var effects = Effects()
  var output: TypeNode
  var isSubscript = false
  var isInitializer = false
  /// Whether another member differs in its result alone.
  var needsReturningType = false
  /// The parameter names that the body needs for itself.
  var reserved: Set<String> = []
}

extension CallPlan {
  init(
    _ source: CallSource, storageName: String, attributes: CopiedAttributes, in context: MockContext
  ) {
    let types = context.types
    let declared = source.generics.parameters.map(\.name.withoutBackticks)
    let words = context.words.adding(declared)
    let isStatic = source.head.isStatic || source.isInitializer

    var mentioned = Set(declared)
    for parameter in source.parameters { parameter.type.collectNames(into: &mentioned) }
    // What an autoclosure throws cannot be inferred, but is thrown while the call is recorded.
    let isRethrowing =
      source.effects.throwing == .rethrowing
      && source.parameters.contains { parameter in
        let (_, attributes, type) = parameter.type.takenApart
        return types.expandingAliases(type).isThrowingFunction
          && !attributes.contains { $0.name == "autoclosure" }
      }
    let errorName = !isRethrowing ? nil : mentioned.contains("E") ? "UnderstudyError" : "E"

    self.context = context
    self.words = words
    self.storageName = storageName
    self.isStatic = isStatic
    rethrownError = errorName
    parameters = source.parameters.enumerated().map { index, parameter in
      ParameterPlan(
        parameter, index: index, isSubscript: source.isSubscript,
        reserved: source.reserved.union(["self"]), generics: source.generics.parameters,
        errorName: errorName, in: context)
    }
    builderGenerics = source.generics.parameters.map { parameter in
      let pack = parameter.isPack ? "each " : parameter.isValue ? "let " : ""
      let constraint = parameter.constraint.map { ": \(types.constraint($0).spelling)" } ?? ""
      return GenericText(
        name: parameter.name.withoutBackticks,
        clause: .text("\(pack)\(parameter.name)\(constraint)"))
    }
    generics =
      builderGenerics.map(\.clause) + (errorName.map { ["\($0): \(words("Error"))"] } ?? [])
    let free = Set(declared).union(context.mock.generics.parameters.map(\.name.withoutBackticks))
    requirements = source.generics.requirements
      .filter { $0.left.mentions(anyOf: free) || $0.right.mentions(anyOf: free) }
      .map { requirement in
        let isSame = requirement.relation == .isSame
        let left = types.constraint(requirement.left).spelling
        let right =
          (isSame ? types.witness(requirement.right) : types.constraint(requirement.right)).spelling
        var names: Set<String> = []
        requirement.left.collectNames(into: &names)
        requirement.right.collectNames(into: &names)
        return RequirementText(
          names: names, text: isSame ? "\(left) == \(right)" : "\(left): \(right)")
      }
    output = source.output.isVoid ? .name(words("Void")) : types.storedParameter(source.output)
    isAsync = source.effects.isAsync
    switch source.effects.throwing {
    case .never, .rethrowing: failure = .never
    case .throwing(nil): failure = .any
    case .throwing(let type?):
      let type = types.stored(type)
      failure = type.isNever ? .never : type.isAnyError ? .any : .typed(type)
    }
    isErased =
      !source.generics.parameters.isEmpty || attributes.hasPlatformAvailability
    isIsolated =
      attributes.globalActor != nil || attributes.isConcurrent
      || (context.isIsolated && !source.head.has("nonisolated"))
      || source.parameters.contains { $0.type.takenApart.specifiers.contains("isolated") }
    needsReturn = attributes.hasUnknown
    if source.needsReturningType || hasGenericOfResultAlone {
      let isTaken = source.parameters.contains { $0.label(ofSubscript: false) == "returning" }
      returningLabel = isTaken ? "returningType" : "returning"
    }
  }

  /// Whether no argument can tell a generic parameter: `take<Good>(_ shelf: String) -> Good`.
  private var hasGenericOfResultAlone: Bool {
    guard !builderGenerics.isEmpty else { return false }
    var told: Set<String> = []
    for parameter in parameters { parameter.storedType.collectNames(into: &told) }
    var named: Set<String> = []
    output.collectNames(into: &named)
    return builderGenerics.contains { !told.contains($0.name) && named.contains($0.name) }
  }

  /// `nonisolated(nonsending) `: stubbing adds no hop to another executor.
  func isolationModifier(_ head: DeclarationHead, attributes: CopiedAttributes) -> String {
    if isAsync && !isIsolated { return "nonisolated(nonsending) " }
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

  fileprivate var isNever: Bool {
    plainName == "Never" || spelling == "Swift.Never"
  }

  fileprivate var isAnyError: Bool {
    spelling == "any Error" || spelling == "any Swift.Error"
  }
}
