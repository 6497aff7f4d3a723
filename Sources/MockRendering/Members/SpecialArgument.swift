package import MockModel

/// What becomes of an argument that is not simply kept, compared and handed on.
final class SpecialArgument {
  let treatment: ParameterPlan.Treatment
  /// As the mock's own signature has it.
  let witnessType: TypeNode
  /// The same with the errors that the closures of a rethrowing member throw in the source.
  let sourceType: TypeNode
  /// As it is kept.
  let storedType: TypeNode
  /// As an answer takes it that is called with the arguments themselves.
  let bodyType: TypeNode
  let recorded: String
  let passed: String
  /// Whether recording it can throw or suspend: an autoclosure is evaluated for it.
  let recordingEffects: Effects
  /// Whether only an answer with the member's own signature can use it.
  let needsCustomAnswer: Bool
  /// Whether a plain value may be given as `T...`.
  let isVariadic: Bool
  /// Whether it is an autoclosure, which is evaluated once.
  let isEvaluated: Bool
  /// Whether it is the actor that the member runs on: `isolated`.
  let isIsolated: Bool
  /// Whether it is declared as `sending`.
  let isSending: Bool
  /// Whether the compiler may want to be told that the argument may go to another actor, and can be.
  let canBeSent: Bool
  /// Whether nothing can show the compiler that it is safe elsewhere.
  let isTied: Bool

  /// - Parameters:
  ///   - name: the parameter's name, as an expression.
  ///   - generics: the member's own generic parameters.
  ///   - unkept: the names of types whose values cannot be kept.
  ///   - errorName: in a rethrowing member, what closures throw in the mock's own signature.
  ///   - leavesPlace: whether the argument goes to where something else is isolated.
  init(
    _ type: TypeNode, isVariadic: Bool, named name: String, generics: [GenericClause.Parameter],
    unkept: borrowing Set<String>, errorName: String?, leavesPlace: Bool,
    in context: borrowing MockContext
  ) {
    let types = context.types
    let (specifiers, attributes, inner) = type.takenApart
    let isEscaping = attributes.contains { $0.name == "escaping" }
    let isAutoclosure = attributes.contains { $0.name == "autoclosure" }
    let function = types.function(inner)
    isIsolated = specifiers.contains("isolated")
    isSending = specifiers.contains("sending")
    var isTied = specifiers.contains("inout") && !inner.isSurelySendable
    var canBeSent =
      (leavesPlace || isSending) && !type.isSurelySendable && !specifiers.contains("inout")
      && !isIsolated
    var witness = types.witness(type)
    var storedType: TypeNode
    var bodyType: TypeNode
    if case .attributed = type {
      storedType = types.storingParameter(witness)
      bodyType = types.bodyParameter(witness)
    } else {
      storedType = types.storing(witness)
      bodyType = storedType
    }
    var recorded = name
    var passed = name
    var recordingEffects = Effects()
    var needsCustomAnswer = false
    var treatment = types.holdsFunction(inner) ? ParameterPlan.Treatment.closure : .value
    isEvaluated = isAutoclosure && function != nil && !inner.isPackExpansion

    func makeUnrecorded() {
      treatment = .unrecorded
      canBeSent = false
      isTied = true
      storedType = .name(context.words(.unrecorded))
      recorded = "\(context.words(.unrecorded))()"
      needsCustomAnswer = true
    }

    sourceType = witness
    if let errorName {
      let expanded = types.expandingAliases(witness)
      if expanded.takenApart.type.isThrowingFunction {
        witness = expanded.throwingInstead(errorName)
      }
    }
    witnessType = witness

    if isVariadic {
      storedType = .array(storedType)
      bodyType = storedType
    }
    if case .packExpansion = inner {
      treatment = .pack
      recorded = "repeat each \(name)"
      passed = recorded
    } else if isAutoclosure, let function {
      storedType = types.stored(function.result)
      bodyType = storedType
      recordingEffects = function.effects
      treatment = types.holdsFunction(function.result) ? .closure : .value
      recorded = "\(name)()"
      passed = recorded
    } else if function != nil, !isEscaping {
      makeUnrecorded()
    } else if specifiers.contains("inout") {
      needsCustomAnswer = true
      passed = "&\(name)"
      if inner.isNonescapable || inner.holds(unkept: unkept) { makeUnrecorded() }
    } else if specifiers.contains(where: Self.ownership.contains) {
      if inner.isSurelyCopyable {
        recorded = "copy \(name)"
        bodyType = storedType
        passed = recorded
      } else {
        makeUnrecorded()
      }
    } else if inner.isNonescapable || inner.holds(unkept: unkept) {
      makeUnrecorded()
    } else if case .metatype(let instance, "Type") = inner, let name = instance.plainName,
      generics.contains(where: { $0.name == name })
    {
      treatment = .metatype
    }
    self.treatment = treatment
    self.isVariadic = isVariadic
    self.storedType = storedType
    self.bodyType = bodyType
    self.recorded = recorded
    self.passed = passed
    self.recordingEffects = recordingEffects
    self.needsCustomAnswer = needsCustomAnswer
    self.canBeSent = canBeSent
    self.isTied = isTied
  }

  private static let ownership: Set<String> = ["borrowing", "consuming", "__owned", "__shared"]
}

extension TypeNode {
  /// The specifiers and attributes in front of the type, and the type.
  package var takenApart: (specifiers: [String], attributes: [Attribute], type: TypeNode) {
    let bare = withoutParentheses
    guard case .attributed(let specifiers, let attributes, let inner) = bare else {
      return ([], [], bare)
    }
    let rest = inner.takenApart
    return (specifiers + rest.specifiers, attributes + rest.attributes, rest.type)
  }

  /// Whether this is a function that throws any error, or an optional one.
  var isThrowingFunction: Bool {
    switch self {
    case .function(let function): return function.effects.throwing == .throwing(nil)
    case .optional(let wrapped): return wrapped.takenApart.type.isThrowingFunction
    default: return false
    }
  }

  /// The function type, throwing an error of the named type.
  fileprivate func throwingInstead(_ error: String) -> TypeNode {
    switch self {
    case .function(var function):
      if function.effects.throwing == .throwing(nil) {
        function.effects.throwing = .throwing(.name(error))
      }
      return .function(function)
    case .attributed, .optional, .tuple: return mappingChildren { $0.throwingInstead(error) }
    default: return self
    }
  }
}

extension TypeRewriting {
  /// A parameter's type in the mock's own signature as a function type's parameter has it.
  fileprivate func bodyParameter(_ type: TypeNode) -> TypeNode {
    guard case .attributed(let specifiers, let attributes, let inner) = type else {
      return storing(type)
    }
    let kept = attributes.filter { $0.name != "autoclosure" }
    let keptSpecifiers = specifiers.filter { $0 != "isolated" && $0 != "sending" }
    if kept.isEmpty && keptSpecifiers.isEmpty { return bodyParameter(inner) }
    return .attributed(
      specifiers: keptSpecifiers, attributes: kept, bodyParameter(inner.withoutParentheses))
  }
}
