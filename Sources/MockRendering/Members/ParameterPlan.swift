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

  let treatment: Treatment
  /// The first of the names in front of the colon, if there are two: `_ id`, `for id`.
  private let outerName: String?
  private let innerName: String
  /// The name inside, as an expression.
  let name: String
  /// The label at a call, without backticks.
  let label: String?
  /// The label in the tuple of arguments, where no other argument has the same: a tuple cannot have a
  /// label twice.
  let tupleLabel: String?
  /// As the mock's own signature has it.
  let witnessType: TypeNode
  /// The same with the errors that the closures of a rethrowing member throw in the source.
  let sourceType: TypeNode
  /// As it is kept.
  let storedType: TypeNode
  /// The same as text, which several pieces have.
  let storedText: String
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
  /// The default argument of a class's member, if it means the same everywhere.
  let defaultValue: String?

  /// The name of the argument's value, once an autoclosure is evaluated.
  var valueName: String { name }

  /// - Parameters:
  ///   - parameters: what the protocol says of all of them.
  ///   - index: the place of this one, counted from 0.
  ///   - unkept: the names of types whose values cannot be kept.
  ///   - errorName: in a rethrowing member, what closures throw in the mock's own signature.
  ///   - leavesPlace: whether the arguments go to where something else is isolated.
  init(
    _ parameters: [Parameter], at index: Int, isSubscript: Bool, reserved: [String],
    generics: [GenericClause.Parameter], unkept: Set<String>, errorName: String?,
    leavesPlace: Bool, in context: MockContext
  ) {
    let types = context.types
    // All by their places: a parameter is more to copy than to look at.
    func findLabel(_ place: Int) -> String? {
      Parameter.label(
        parameters[place].firstName, parameters[place].secondName, ofSubscript: isSubscript)
    }
    label = findLabel(index)
    tupleLabel = label.flatMap { label in
      let isRepeated = parameters.indices.contains { $0 != index && findLabel($0) == label }
      return isRepeated ? nil : Identifier.label(label)
    }
    (outerName, innerName, name) = Parameter.names(
      parameters[index].firstName, parameters[index].secondName, at: index,
      isSubscript: isSubscript, reserved: reserved)
    let type = context.escaping(parameters[index].type)
    // Most types are names of which nothing has to be found out.
    let isPlain = types.isSteady(type)
    let (specifiers, attributes, inner) = isPlain ? ([], [], type) : type.takenApart
    let isEscaping = attributes.contains { $0.name == "escaping" }
    let isAutoclosure = attributes.contains { $0.name == "autoclosure" }
    let function = isPlain ? nil : types.function(inner)
    isVariadic = parameters[index].isVariadic
    defaultValue = parameters[index].defaultValue.flatMap(Parameter.literalDefault)
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
      storedType = types.storedParameter(type)
      bodyType = types.bodyParameter(type)
    } else {
      storedType = types.storing(witness)
      bodyType = storedType
    }
    var recorded = name
    var passed = name
    var recordingEffects = Effects()
    var needsCustomAnswer = false
    var treatment = !isPlain && types.holdsFunction(inner) ? Treatment.closure : .value
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
    self.storedType = storedType
    storedText = storedType.spelling
    self.bodyType = bodyType
    self.recorded = recorded
    self.passed = passed
    self.recordingEffects = recordingEffects
    self.needsCustomAnswer = needsCustomAnswer
    self.canBeSent = canBeSent
    self.isTied = isTied
  }

  private static let ownership: Set<String> = ["borrowing", "consuming", "__owned", "__shared"]

  /// What a parameter is written for.
  enum Form {
    /// The mock's own member.
    case witness
    /// A member of a subclass that may rethrow.
    case overriding
    /// What such an override calls, which gets all arguments as they are.
    case handedOn
  }

  /// Writes the parameter of the mock's own member.
  func write(_ form: Form, hasDefault: Bool = true, to flat: inout FlatText) {
    writeNames(to: &flat)
    let type = form == .overriding ? sourceType : witnessType
    if form == .handedOn {
      return flat.write(isVariadic ? .array(type) : type)
    }
    flat.write(type)
    if isVariadic { flat.literal("...") }
    if hasDefault, let defaultValue {
      flat.literal(" = ")
      flat.write(defaultValue)
    }
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

extension Parameter {
  fileprivate static func names(
    _ firstName: String, _ secondName: String?, at index: Int, isSubscript: Bool,
    reserved: [String]
  ) -> (outer: String?, inner: String, name: String) {
    let inner = secondName ?? firstName
    let bare = inner.withoutBackticks
    if bare == "_" || bare == "self" || reserved.contains(bare) {
      let fresh = bare == "_" ? "argument\(index + 1)" : "\(bare)Argument"
      let isLabelled = secondName != nil || !isSubscript
      return (isLabelled ? firstName : nil, fresh, fresh)
    }
    return (secondName == nil ? nil : firstName, inner, Identifier.expression(inner))
  }

  /// The text of a default argument if it is a literal. Others may name what only the class sees.
  fileprivate static func literalDefault(_ text: String) -> String? {
    switch text {
    case "nil", "true", "false", "[]", "[:]", "\"\"", "#fileID", "#filePath", "#file", "#line",
      "#column",
      "#function", "#isolation":
      return text
    default:
      let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
      let isNumber =
        digits.first?.isNumber ?? false
        && digits.allSatisfy { $0.isASCII && ($0.isHexDigit || "_.xob".contains($0)) }
      let isPlainText =
        text.count > 1 && text.hasPrefix("\"") && text.hasSuffix("\"")
        && text.dropFirst().dropLast().allSatisfy { $0 != "\"" && $0 != "\\" && !$0.isNewline }
      return isNumber || isPlainText ? text : nil
    }
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
