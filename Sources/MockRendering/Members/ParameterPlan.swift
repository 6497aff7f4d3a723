internal import MockModel

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

  /// The first of the names in front of the colon, if there are two: `_ id`, `for id`.
  private let outerName: String?
  private let innerName: String
  /// The name inside, as an expression.
  let name: String
  /// Whether that may be a name that the mock needs for itself.
  let mayHideName: Bool
  /// The label at a call.
  let label: String?
  /// The label in the tuple of several arguments, where no other has the same: a tuple cannot have a
  /// label twice.
  let tupleLabel: String?
  /// The default argument of a class's member, if it means the same everywhere.
  let defaultValue: String?
  /// As the protocol has it.
  private let type: TypeNode
  /// The type as it is kept, as text, which several pieces have.
  let storedText: String
  /// Whether the compiler may want to be told that the argument may go to another actor, and can be.
  let canBeSent: Bool
  /// What becomes of the argument, if it is not simply kept, compared and handed on.
  let special: SpecialArgument?

  /// - Parameters:
  ///   - index: the place of the parameter, counted from 0.
  ///   - unkept: the names of types whose values cannot be kept.
  ///   - errorName: in a rethrowing member, what closures throw in the mock's own signature.
  ///   - leavesPlace: whether the arguments go to where something else is isolated.
  init(
    _ source: borrowing CallSource, at index: Int, unkept: borrowing Set<String>,
    errorName: String?, leavesPlace: Bool, in context: borrowing MockContext
  ) {
    // All by their places: a parameter is more to copy than to look at.
    let (firstName, secondName) = (
      source.parameters[index].firstName, source.parameters[index].secondName
    )
    (outerName, innerName, name, mayHideName) = Parameter.names(
      firstName, secondName, at: index, isSubscript: source.isSubscript, reserved: source.reserved)
    if let bare = Parameter.label(firstName, secondName, ofSubscript: source.isSubscript) {
      let label = Identifier.label(bare)
      self.label = label
      let isAlone = source.parameters.count == 1
      tupleLabel =
        isAlone || source.parameters.repeats(bare, at: index, isSubscript: source.isSubscript)
        ? nil : Identifier.tupleLabel(label)
    } else {
      label = nil
      tupleLabel = nil
    }
    defaultValue = source.parameters[index].defaultValue.flatMap(Parameter.literalDefault)
    let type = context.escaping(source.parameters[index].type)
    let isVariadic = source.parameters[index].isVariadic
    if !isVariadic, unkept.isEmpty, context.types.isSteady(type) {
      special = nil
      storedText = type.spelling
      canBeSent = leavesPlace && !type.isSurelySendable
    } else {
      let special = SpecialArgument(
        type, isVariadic: isVariadic, named: name, generics: source.generics.parameters,
        unkept: unkept, errorName: errorName, leavesPlace: leavesPlace, in: context)
      self.special = special
      storedText = special.storedType.spelling
      canBeSent = special.canBeSent
    }
    self.type = type
  }

  var treatment: Treatment { special?.treatment ?? .value }
  /// As the mock's own signature has it.
  var witnessType: TypeNode { special?.witnessType ?? type }
  /// The same with the errors that the closures of a rethrowing member throw in the source.
  var sourceType: TypeNode { special?.sourceType ?? type }
  /// As it is kept.
  var storedType: TypeNode { special?.storedType ?? type }
  /// As an answer takes it that is called with the arguments themselves.
  var bodyType: TypeNode { special?.bodyType ?? type }
  /// What is recorded, as an expression.
  var recorded: String { special?.recorded ?? name }
  /// What is handed on, as an expression.
  var passed: String { special?.passed ?? name }
  /// Whether recording it can throw or suspend: an autoclosure is evaluated for it.
  var recordingEffects: Effects { special?.recordingEffects ?? Effects() }
  /// Whether a plain value may be given as `T...`.
  var isVariadic: Bool { special?.isVariadic ?? false }
  /// Whether it is an autoclosure, which is evaluated once.
  var isEvaluated: Bool { special?.isEvaluated ?? false }
  /// Whether it is declared as `sending`.
  var isSending: Bool { special?.isSending ?? false }
  /// The name of the argument's value, once an autoclosure is evaluated.
  var valueName: String { name }

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
    if let special {
      let type = form == .overriding ? special.sourceType : special.witnessType
      if form == .handedOn { return flat.write(special.isVariadic ? .array(type) : type) }
      flat.write(type)
      if special.isVariadic { flat.literal("...") }
    } else {
      flat.write(storedText)
      if form == .handedOn { return }
    }
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
  ) -> (outer: String?, inner: String, name: String, mayHide: Bool) {
    let inner = secondName ?? firstName
    let bare = inner.withoutBackticks
    let isNotable = notableNames.contains(bare)
    if isNotable && (bare == "_" || bare == "self") || reserved.contains(bare) {
      let fresh = bare == "_" ? "argument\(index + 1)" : "\(bare)Argument"
      let isLabelled = secondName != nil || !isSubscript
      return (isLabelled ? firstName : nil, fresh, fresh, false)
    }
    let mayHide = isNotable || StorageNames.mayHold(bare)
    return (
      secondName == nil ? nil : firstName, inner,
      isNotable ? Identifier.expression(inner) : inner, mayHide
    )
  }

  /// Names that cannot simply be written, or that may hide what the mock calls by the same name: what
  /// bodies call their own, and what builders hold. So may those of the state of the members.
  private static let notableNames = NameSet(
    Identifier.keywords.names.union(["answer", "call", "thrown", "mock", "location"]))

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

extension [Parameter] {
  /// Whether another parameter has the label too.
  fileprivate func repeats(_ label: String, at place: Int, isSubscript: Bool) -> Bool {
    indices.contains {
      $0 != place
        && label
          == Parameter.label(self[$0].firstName, self[$0].secondName, ofSubscript: isSubscript)
    }
  }
}
