package import MockModel

/// What becomes of one parameter in each piece of a mock.
///
/// A class, since every piece reads it again and copies would cost more than the writing.
final class ParameterPlan {
  enum Treatment: Equatable, Sendable {
    /// Kept, and compared by matchers and plain values.
    case value
    /// Kept, and only matched: nothing compares functions.
    case closure
    /// `T.Type` of a generic parameter of the member: it names the member that is meant.
    case metatype
    /// `repeat each T`
    case pack
    /// Not kept: it must not outlive the call.
    case unrecorded
  }

  private(set) var treatment: Treatment
  /// The first of the names in front of the colon, if there are two: `_ id`, `for id`.
  private var outerName: String?
  private var innerName: String
  /// The name inside, as an expression.
  private(set) var name: String
  /// The label in the tuple of arguments.
  private(set) var label: String?
  /// As the mock's own signature has it.
  private(set) var witnessType: TypeNode
  /// As it is kept.
  private(set) var storedType: TypeNode
  /// As an answer takes it that is called with the arguments themselves.
  private(set) var bodyType: TypeNode
  private(set) var recorded: String
  private(set) var passed: String
  /// Whether recording it can throw or suspend: an autoclosure is evaluated for it.
  private(set) var recordingEffects = Effects()
  /// Whether only an answer with the member's own signature can use it.
  private(set) var needsCustomAnswer: Bool
  /// Whether a plain value may be given as `T...`.
  private(set) var isVariadic: Bool
  /// The name of the argument's value, once an autoclosure is evaluated.
  let valueName: String
  /// Whether it is an autoclosure, which is evaluated once.
  private(set) var isEvaluated = false
  /// Whether it is declared as `sending`.
  let isSending: Bool
  /// Whether the compiler may want to be told that the argument may go to another actor, and can be.
  private(set) var canBeSent: Bool
  /// Whether nothing can show the compiler that it is safe elsewhere.
  private(set) var isTied: Bool

  /// - Parameters:
  ///   - parameter: what the protocol says.
  ///   - index: its place, counted from 0.
  ///   - unkept: the names of types whose values cannot be kept.
  ///   - errorName: in a rethrowing member, what closures throw in the mock's own signature.
  init(
    _ parameter: Parameter, index: Int, isSubscript: Bool, reserved: [String],
    generics: [GenericClause.Parameter], unkept: Set<String>, errorName: String?,
    in context: MockContext
  ) {
    let types = context.types
    let parameter = context.escaping(parameter)
    label = parameter.label(ofSubscript: isSubscript)
    (outerName, innerName, name) = Self.names(
      parameter, index: index, isSubscript: isSubscript, reserved: reserved)

    let (specifiers, attributes, inner) = parameter.type.takenApart
    let isEscaping = attributes.contains { $0.name == "escaping" }
    let isAutoclosure = attributes.contains { $0.name == "autoclosure" }
    let function = types.function(inner)
    isVariadic = parameter.isVariadic
    valueName = name
    isSending = specifiers.contains("sending")
    isTied = specifiers.contains("inout") && !inner.isSurelySendable
    canBeSent =
      !parameter.type.isSurelySendable && !specifiers.contains("inout")
      && !specifiers.contains("isolated")
    var witness = types.witness(parameter.type)
    if case .attributed = parameter.type {
      storedType = types.storedParameter(parameter.type)
      bodyType = types.bodyParameter(parameter.type)
    } else {
      storedType = types.storing(witness)
      bodyType = storedType
    }
    recorded = name
    passed = name
    needsCustomAnswer = false
    treatment = types.holdsFunction(inner) ? .closure : .value

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
      isEvaluated = true
      treatment = types.holdsFunction(function.result) ? .closure : .value
      recorded = "\(name)()"
      passed = recorded
    } else if function != nil, !isEscaping {
      makeUnrecorded(context)
    } else if specifiers.contains("inout") {
      needsCustomAnswer = true
      passed = "&\(name)"
      if inner.isNonescapable || inner.holds(unkept: unkept) { makeUnrecorded(context) }
    } else if specifiers.contains(where: Self.ownership.contains) {
      if inner.isSurelyCopyable {
        recorded = "copy \(name)"
        bodyType = storedType
        passed = recorded
      } else {
        makeUnrecorded(context)
      }
    } else if inner.isNonescapable || inner.holds(unkept: unkept) {
      makeUnrecorded(context)
    } else if case .metatype(let instance, "Type") = inner, let name = instance.plainName,
      generics.contains(where: { $0.name == name })
    {
      treatment = .metatype
    }
  }

  private static let ownership: Set<String> = ["borrowing", "consuming", "__owned", "__shared"]

  private func makeUnrecorded(_ context: MockContext) {
    treatment = .unrecorded
    canBeSent = false
    isTied = true
    storedType = .name(context.words("Unrecorded"))
    recorded = "\(context.words("Unrecorded"))()"
    needsCustomAnswer = true
  }

  private static func names(
    _ parameter: Parameter, index: Int, isSubscript: Bool, reserved: [String]
  ) -> (outer: String?, inner: String, name: String) {
    let inner = parameter.secondName ?? parameter.firstName
    let bare = inner.withoutBackticks
    if bare == "_" || bare == "self" || reserved.contains(bare) {
      let fresh = bare == "_" ? "argument\(index + 1)" : "\(bare)Argument"
      let isLabelled = parameter.secondName != nil || !isSubscript
      return (isLabelled ? parameter.firstName : nil, fresh, fresh)
    }
    let outer = parameter.secondName == nil ? nil : parameter.firstName
    return (outer, inner, Identifier.expression(inner))
  }

  /// Writes `id`, `_ id` or `for id`, and the colon.
  func writeNames(to flat: inout FlatText) {
    if let outerName {
      flat.write(outerName)
      flat.literal(" ")
    }
    flat.write(innerName)
    flat.literal(": ")
  }
}

extension GenericClause {
  /// Parameters that may stand for types whose values cannot be kept: `T: ~Copyable`.
  var unkeptParameters: [String] {
    parameters.filter { $0.constraint?.hasSuppressed ?? false }.map(\.name)
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
  /// A parameter's type as a function type's parameter has it.
  fileprivate func bodyParameter(_ type: TypeNode) -> TypeNode {
    guard case .attributed(let specifiers, let attributes, let inner) = type else {
      return stored(type)
    }
    let kept = attributes.filter { $0.name != "autoclosure" }
    let keptSpecifiers = specifiers.filter { $0 != "isolated" && $0 != "sending" }
    if kept.isEmpty && keptSpecifiers.isEmpty { return bodyParameter(inner) }
    return .attributed(
      specifiers: keptSpecifiers, attributes: kept, bodyParameter(inner.withoutParentheses))
  }
}
