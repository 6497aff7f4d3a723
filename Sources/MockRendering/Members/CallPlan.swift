internal import MockModel

/// A call of a member, as the engine sees it: arguments, result, error and where its state is.
///
/// A class, since every piece reads it again and copies would cost more than the writing.
final class CallPlan {
  let context: MockContext
  let words: Vocabulary
  /// `public ` or nothing.
  let access: String
  let parameters: [ParameterPlan]
  /// The member's own generic parameters, if it has some.
  let ownGenerics: GenericsPlan?
  /// The type of the result or of the property as the mock's own signature has it, `nil` where none is
  /// written.
  let result: TypeNode?
  /// The same as the engine holds it.
  let output: TypeNode
  /// Whether no stub can hold a result, so that only an answer can make one.
  let hasUnkeptOutput: Bool
  let failure: Failure
  let isAsync: Bool
  /// What closures throw in the signature of a rethrowing member.
  let rethrownError: String?
  let isSubscript: Bool
  let storageName: String
  let isStatic: Bool
  /// Whether the state is found by its types, since no stored property can have them.
  let isErased: Bool
  /// Whether the member runs on an actor.
  let isIsolated: Bool
  /// Whether an attribute may be a result builder's, which an explicit `return` switches off.
  let needsReturn: Bool
  /// For an initialiser's body, how it can fail.
  let failability: Initializer.Failability?
  let hasPack: Bool
  /// Whether answers take the arguments as the member does.
  let isCustom: Bool
  /// Whether autoclosures are evaluated before anything else, since more than one place needs what
  /// they return.
  let evaluatesFirst: Bool
  /// Whether recording the arguments can throw, or suspend: autoclosures are evaluated for it.
  let recordingThrows, recordingAwaits: Bool
  /// Whether the name of a parameter may be one that the mock needs for itself.
  private let mayHideNames: Bool
  /// How the call reaches the object that the mock spies on, if it can be passed on.
  let passed: PassedCall?
  /// Whether the mock can seem to be without the member.
  let isOptional: Bool
  /// The label of the builder's parameter that names the result's type, if it has one.
  let returningLabel: String?

  /// Under which number text is kept that is written more than once.
  private let number: Int?

  enum Failure: Equatable {
    case never
    case any
    case typed(TypeNode)
  }

  init(
    _ source: borrowing CallSource, storageName: String, number: Int? = nil,
    attributes: borrowing CopiedAttributes, in context: MockContext
  ) {
    let types = context.types
    let ownGenerics =
      source.generics.isEmpty ? nil : GenericsPlan(source.generics, in: context)
    let words = ownGenerics?.words ?? context.words
    var unkept = context.mock.unkeptTypes
    if let ownGenerics { unkept.formUnion(ownGenerics.unkept) }
    let errorName = source.isRethrowing ? source.errorName(types) : nil

    self.context = context
    self.words = words
    self.ownGenerics = ownGenerics
    access = context.access(of: source.head)
    self.storageName = storageName
    self.number = number
    isSubscript = source.isSubscript
    isStatic = source.head.isStatic || source.isInitializer
    isAsync = source.effects.isAsync
    rethrownError = errorName
    let leavesPlace = source.effects.isAsync || context.isolation == .actor
    var parameters: [ParameterPlan] = []
    parameters.reserveCapacity(source.parameters.count)
    var mayHideNames = false
    for index in source.parameters.indices {
      let parameter = ParameterPlan(
        source, at: index, unkept: unkept, errorName: errorName, leavesPlace: leavesPlace,
        in: context)
      mayHideNames = mayHideNames || parameter.mayHideName
      parameters.append(parameter)
    }
    self.parameters = parameters
    self.mayHideNames = mayHideNames
    let (result, output) = context.result(source.output, in: words)
    self.result = result
    self.output = output
    hasUnkeptOutput = output.holds(unkept: unkept)
    switch source.effects.throwing {
    case .never, .rethrowing: failure = .never
    case .throwing(nil): failure = .any
    case .throwing(let type?):
      let type = types.stored(type)
      failure = type.isNever ? .never : type.isAnyError ? .any : .typed(type)
    }
    isErased = !source.generics.parameters.isEmpty || attributes.hasPlatformAvailability
    needsReturn = attributes.hasUnknown
    isOptional =
      source.head.has("optional") && context.canLeaveMembersOut && attributes.availability != nil
    failability = source.failability

    // Nearly all members have none.
    let special = parameters.compactMap(\.special)
    isIsolated =
      special.contains(where: \.isIsolated) || attributes.globalActor != nil
      || attributes.isConcurrent || context.isIsolated && !source.head.has("nonisolated")
    recordingThrows = special.contains { $0.recordingEffects.throwing != .never }
    recordingAwaits = special.contains(where: \.recordingEffects.isAsync)
    hasPack = special.contains { $0.treatment == .pack }
    isCustom =
      hasUnkeptOutput || special.contains(where: \.needsCustomAnswer)
      || errorName != nil && special.contains { $0.treatment == .closure }
    if source.needsReturningType || ownGenerics?.isOfResultAlone(output, parameters) ?? false {
      let isTaken = source.parameters.contains { $0.label(ofSubscript: false) == "returning" }
      returningLabel = isTaken ? "returningType" : "returning"
    } else {
      returningLabel = nil
    }
    // What a getter of another object lends cannot be handed on if it cannot be copied.
    let canBePassed = !hasUnkeptOutput || source.accessors.isEmpty
    if let subject = source.subject, canBePassed {
      passed =
        context.callsSuper
        ? PassedCall(toSuper: subject, source, special, isIsolated: isIsolated, in: context)
        : PassedCall(
          subject, source, special, isCustom: isCustom, isIsolated: isIsolated, in: context)
    } else {
      passed = nil
    }
    evaluatesFirst =
      special.contains(where: \.isEvaluated) && (isCustom || passed?.subject == .method)
  }

  /// As the mock's own signature has them.
  var generics: [String] {
    guard let rethrownError else { return ownGenerics?.parameters.map(\.clause) ?? [] }
    return builderGenerics.map(\.clause) + ["\(rethrownError): \(words(.error))"]
  }
  /// The member's own, without the errors of closures.
  var builderGenerics: [GenericsPlan.Parameter] { ownGenerics?.parameters ?? [] }
  var requirements: [GenericsPlan.Requirement] { ownGenerics?.requirements ?? [] }

  var throwsErrors: Bool {
    if case .never = failure { false } else { true }
  }
  var isInitializerBody: Bool { failability != nil }

  /// Whether a parameter has a name inside that the mock needs for itself.
  func isTaken(_ name: String) -> Bool {
    mayHideNames && parameters.contains { $0.name == name }
  }
}

// MARK: - Types

extension CallPlan {
  /// Writes the tuple of the arguments, the bare type of one, `Void` for none.
  func writeInput(to flat: inout FlatText) {
    guard parameters.count > 1 || hasPack else {
      if let parameter = parameters.first {
        flat.type(parameter.storedType)
      } else {
        flat.name(.void, in: words)
      }
      return
    }
    func writeElement(_ parameter: ParameterPlan, to flat: inout FlatText) {
      // A tuple with a pack cannot be converted to one with labels.
      if let label = parameter.tupleLabel, !hasPack {
        flat.write(label)
        flat.literal(": ")
      }
      flat.write(parameter.storedText)
    }
    if parameters.count == 1 {
      flat.literal("(")
      writeElement(parameters[0], to: &flat)
      flat.literal(")")
    } else {
      flat.list(.parameters) { flat in
        for parameter in parameters { flat.item { writeElement(parameter, to: &$0) } }
      }
    }
  }

  func writeFailure(to flat: inout FlatText) {
    switch failure {
    case .never: flat.name(.never, in: words)
    case .any:
      flat.literal("any ")
      flat.name(.error, in: words)
    case .typed(let type): flat.type(type)
    }
  }

  func writeEffect(to flat: inout FlatText) {
    flat.name(isAsync ? .asynchronous : .synchronous, in: words)
  }

  /// Writes `FunctionMock<Input, Output, Failure>`.
  func writeEngineType(_ name: LibraryName, to flat: inout FlatText) {
    flat.generic(name, in: words) { writeEngineArguments(to: &$0) }
  }

  /// Writes `Input, Output, Failure`, which several types of the member have as arguments.
  private func writeEngineArguments(to flat: inout FlatText) {
    flat.items(keptAs: number) { flat in
      flat.item { writeInput(to: &$0) }
      flat.item { writeStoredOutput(to: &$0) }
      flat.item { writeFailure(to: &$0) }
    }
  }

  /// Writes the generic arguments of accessors whose values cannot be kept: `Indices, Assigned, Value`.
  func writeUnkeptArguments(to flat: inout FlatText) {
    flat.item { writeInput(to: &$0) }
    flat.item { flat in
      guard isSubscript else { return flat.name(.unrecorded, in: words) }
      flat.list(.parameters) { flat in
        flat.item {
          $0.literal("indices: ")
          writeInput(to: &$0)
        }
        flat.item("newValue: ", words(.unrecorded))
      }
    }
    flat.item { $0.type(output) }
  }

  /// Writes the type of the results that the engine holds.
  private func writeStoredOutput(to flat: inout FlatText) {
    if hasUnkeptOutput {
      flat.generic(.unreturned, in: words) { $0.item { $0.type(output) } }
    } else {
      flat.type(output)
    }
  }

  /// Writes `CallPattern<Role, Effect, Input, Output, Failure>`.
  func writePatternType(_ pattern: LibraryName, to flat: inout FlatText) {
    writingOptional(to: &flat) { flat in writeBasePatternType(pattern, to: &flat) }
  }

  /// Writes the type of a pattern in that of optional members, if this is one.
  func writingOptional(to flat: inout FlatText, _ body: (inout FlatText) -> Void) {
    guard isOptional else { return body(&flat) }
    flat.generic(.optionalMember, in: words) { $0.item(body) }
  }

  /// Writes a pattern, made of the member's state and what its arguments are.
  func writePattern(
    _ pattern: LibraryName, to flat: inout FlatText, _ arguments: (inout FlatText) -> Void
  ) {
    func write(to flat: inout FlatText) {
      flat.name(pattern, in: words)
      flat.list(.arguments, arguments)
    }
    guard isOptional else { return write(to: &flat) }
    flat.name(.optionalMember, in: words)
    flat.list(.arguments) { $0.item { flat in flat.row(write) } }
  }

  private func writeBasePatternType(_ pattern: LibraryName, to flat: inout FlatText) {
    if pattern == .unkeptAccessorsPattern {
      return flat.generic(pattern, in: words) { flat in
        flat.item(context.builders.role)
        writeUnkeptArguments(to: &flat)
        flat.item { $0.write(body) }
        flat.item { $0.write(setterBody) }
      }
    }
    flat.generic(pattern, in: words) { flat in
      flat.item(context.builders.role)
      flat.item { writeEffect(to: &$0) }
      writeEngineArguments(to: &flat)
      if pattern == .customCallPattern { flat.item { $0.write(body) } }
    }
  }

  /// The type of an answer to a setter whose new value cannot be kept.
  var setterBody: TypeNode {
    let value = TypeNode.attributed(specifiers: ["consuming"], attributes: [], output)
    return .function(
      .init(
        parameters: (parameters.map(\.bodyType) + [value]).map { .init(type: $0) },
        effects: Effects(), result: .name(words(.void))))
  }

  /// The type of an answer that takes the arguments as the member does.
  var body: TypeNode {
    var effects = Effects(isAsync: isAsync)
    switch failure {
    case .never: effects.throwing = rethrownError == nil ? .never : .throwing(nil)
    case .any: effects.throwing = .throwing(nil)
    case .typed(let type): effects.throwing = .throwing(type)
    }
    let function = TypeNode.function(
      .init(
        parameters: parameters.map { .init(type: $0.bodyType) }, effects: effects, result: output))
    return isAsync
      ? .attributed(specifiers: ["nonisolated(nonsending)"], attributes: [], function) : function
  }
}
