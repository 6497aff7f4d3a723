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
    let isRethrowing = source.effects.throwing == .rethrowing
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
      return .text("\(pack)\(parameter.name)\(constraint)")
    }
    generics =
      builderGenerics + (errorName.map { ["\($0): \(words("Error"))"] } ?? [])
    let free = Set(declared).union(context.mock.generics.parameters.map(\.name.withoutBackticks))
    requirements = source.generics.requirements
      .filter { $0.left.mentions(anyOf: free) || $0.right.mentions(anyOf: free) }
      .map { requirement in
        let isSame = requirement.relation == .isSame
        let left = types.constraint(requirement.left).spelling
        let right =
          (isSame ? types.witness(requirement.right) : types.constraint(requirement.right)).spelling
        return isSame ? "\(left) == \(right)" : "\(left): \(right)"
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
  fileprivate var isNever: Bool {
    plainName == "Never" || spelling == "Swift.Never"
  }

  fileprivate var isAnyError: Bool {
    spelling == "any Error" || spelling == "any Swift.Error"
  }
}
