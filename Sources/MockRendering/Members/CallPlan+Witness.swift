internal import MockModel

/// The mock's own member.
extension CallPlan {
  func writeGenerics(to flat: inout FlatText) { flat.generics(generics) }

  func writeParameters(
    _ form: ParameterPlan.Form = .witness, more: String? = nil, to flat: inout FlatText
  ) {
    flat.list(.parameters) { flat in
      for parameter in parameters { flat.item { parameter.write(form, to: &$0) } }
      if let more { flat.item(more) }
    }
  }

  /// `async throws(E)` of the mock's own member.
  func witnessEffects(_ effects: Effects) -> Effects {
    var effects = effects
    if let rethrownError { effects.throwing = .throwing(.name(rethrownError)) }
    if case .throwing(let type?) = effects.throwing {
      effects.throwing = .throwing(context.types.witness(type))
    }
    return effects
  }

  /// Writes the state of the member, in the body of the mock's own member.
  ///
  /// - Parameter type: writes the engine's type, for state that is found by its type.
  func writeState(to flat: inout FlatText, type: (inout FlatText) -> Void) {
    func writeOwner(to flat: inout FlatText) {
      if isStatic {
        if isInitializerBody { flat.literal("Self.") }
        flat.literal("understudyStatics.")
      } else if isTaken(storageName) {
        flat.literal("self.")
      }
      flat.write(storageName)
    }
    guard isErased else { return writeOwner(to: &flat) }
    flat.row { flat in
      writeOwner(to: &flat)
      flat.list(.arguments) { flat in
        flat.item {
          type(&$0)
          $0.literal(".self")
        }
      }
    }
  }

  func writeState(to flat: inout FlatText) {
    writeState(to: &flat) { writeEngineType(.functionMock, to: &$0) }
  }

  /// Writes `(id, page)`, `id` or `()`.
  func writeRecordedInput(to flat: inout FlatText) {
    func recorded(_ parameter: ParameterPlan) -> String {
      parameter.isEvaluated && evaluatesFirst ? parameter.valueName : parameter.recorded
    }
    if parameters.isEmpty {
      flat.literal("()")
    } else if parameters.count == 1, !hasPack {
      flat.write(recorded(parameters[0]))
    } else {
      flat.list(.arguments) { flat in
        for parameter in parameters { flat.item(recorded(parameter)) }
      }
    }
  }

  /// Writes `let message = message()` for each autoclosure.
  private func writeEvaluation(to text: inout SourceText) {
    guard evaluatesFirst else { return }
    for parameter in parameters where parameter.isEvaluated {
      let effects = parameter.recordingEffects
      let marks = Self.marks(effects.throwing != .never, effects.isAsync)
      text.line("let \(parameter.valueName) = \(marks)\(parameter.recorded)")
    }
  }

  /// `try await `, as far as the call needs it.
  var marks: String { marks(isThrowing: throwsErrors, isAsync: isAsync) }

  private func marks(isThrowing: Bool, isAsync: Bool) -> String {
    if evaluatesFirst { return Self.marks(isThrowing, isAsync) }
    return Self.marks(isThrowing || recordingThrows, isAsync || recordingAwaits)
  }

  private static func marks(_ isThrowing: Bool, _ isAsync: Bool) -> String {
    switch (isThrowing, isAsync) {
    case (false, false): ""
    case (true, false): "try "
    case (false, true): "await "
    case (true, true): "try await "
    }
  }

  func writeBody(to text: inout SourceText) {
    if needsSteps || evaluatesFirst {
      text.body(statements: { writeStatements(to: &$0) })
    } else {
      text.body { writeCall(to: &$0) }
    }
  }

  /// Writes the body between braces, on lines of its own.
  func writeStatements(to text: inout SourceText) {
    if needsSteps {
      writeSteps(to: &text)
    } else {
      writeEvaluation(to: &text)
      text.statement { writeCall(returns: needsReturn || evaluatesFirst, to: &$0) }
    }
  }

  /// Writes the call that records the arguments and answers.
  func writeCall(returns: Bool? = nil, to flat: inout FlatText) {
    if returns ?? needsReturn, !output.isVoid { flat.literal("return ") }
    flat.write(marks)
    writeState(to: &flat)
    flat.literal(".call")
    flat.list(.arguments) { flat in
      flat.item { writeRecordedInput(to: &$0) }
      writePassing(to: &flat)
    }
  }

  /// Whether more than one expression is needed to call the engine.
  ///
  /// An asynchronous call of the real object stands in the member itself, which runs where the object's
  /// own does: a closure might have to leave that place with what comes back.
  var needsSteps: Bool { isCustom || isAsync && passed != nil }

  /// Writes a body that hands the arguments themselves to the answer, or to the real object.
  ///
  /// - Parameter state: writes the state of the member.
  func writeSteps(to text: inout SourceText, state: (inout FlatText) -> Void) {
    writeEvaluation(to: &text)
    writeBeginning(to: &text, state: state) { writeRecordedInput(to: &$0) }
    if isCustom { writeAnswered(to: &text) }
    if let passed { writePassed(passed, to: &text) }
    text.line { line in
      if !hasUnkeptOutput { line.write(literal: use.before) }
      line.write(Self.marks(throwsErrors, isAsync && !hasUnkeptOutput))
      line.write(callName)
      line.write(literal: hasUnkeptOutput ? ".unanswered()" : ".finish()")
      if !hasUnkeptOutput { line.write(literal: use.after) }
    }
  }

  func writeSteps(to text: inout SourceText) { writeSteps(to: &text) { writeState(to: &$0) } }

  /// Writes the body of a setter whose new value cannot be kept: it is handed to the answer.
  func writeUnkeptSetter(to text: inout SourceText, state: (inout FlatText) -> Void) {
    writeBeginning(to: &text, state: state) { flat in
      let unrecorded = "\(words(.unrecorded))()"
      guard isSubscript else { return flat.write(unrecorded) }
      flat.list(.arguments) { flat in
        flat.item {
          $0.literal("indices: ")
          writeRecordedInput(to: &$0)
        }
        flat.item("newValue: ", unrecorded)
      }
    }
    let arguments = (parameters.map(\.passed) + ["newValue"]).joined(separator: ", ")
    text.nested {
      writeAnswerCondition(setterBody, to: &$0)
    } expression: {
      $0.write("return \(answerName)(\(arguments))")
    }
    text.line("\(callName).finish()")
  }

  // The names of the body's own constants, which are no parameter's.
  private var callName: String { name("call") }
  private var answerName: String { name("answer") }
  private var thrownName: String { name("thrown") }

  private func name(_ usual: String) -> String {
    isTaken(usual) ? "understudy\(Identifier.capitalized(usual))" : usual
  }

  /// What stands around the result to return it, or to fail as an initialiser does.
  private var use: (before: StaticString, after: StaticString) {
    switch failability {
    case nil: (output.isVoid ? "" : "return ", "")
    case .never?: ("_ = ", "")
    case .optional?, .implicitlyUnwrapped?: ("if ", " == .fails { return nil }")
    }
  }

  /// The statement that takes the result.
  private func used(_ result: String) -> String { "\(use.before)\(result)\(use.after)" }

  /// Writes `let call = state.begin(input)`.
  private func writeBeginning(
    to text: inout SourceText, state: (inout FlatText) -> Void,
    input: (inout FlatText) -> Void
  ) {
    text.statement { flat in
      flat.literal("let ")
      flat.write(callName)
      flat.literal(" = ")
      flat.write(marks(isThrowing: false, isAsync: false))
      state(&flat)
      flat.literal(".begin")
      flat.list(.arguments) { $0.item(input) }
    }
  }

  private func writeAnswerCondition(_ body: TypeNode, to flat: inout FlatText) {
    flat.literal("if let ")
    flat.write(answerName)
    flat.literal(": ")
    flat.write(body)
    flat.literal(" = ")
    flat.write(callName)
    flat.literal(".answer()")
  }

  /// Writes what a stub does that takes the arguments as the member does.
  private func writeAnswered(to text: inout SourceText) {
    let effects = Self.marks(throwsErrors || rethrownError != nil, isAsync)
    let arguments = parameters.map { self.answered($0) }.joined(separator: ", ")
    let answered = used("\(effects)\(answerName)(\(arguments))")
    let leaves = !output.isVoid && !isInitializerBody
    if rethrownError == nil && leaves {
      text.nested {
        writeAnswerCondition(body, to: &$0)
      } expression: {
        $0.write(answered)
      }
    } else {
      text.nested {
        writeAnswerCondition(body, to: &$0)
      } statements: { text in
        if let rethrownError {
          if watchesClosures {
            text.line("let \(thrownName) = \(callName).thrownErrors(\(rethrownError).self)")
          }
          text.caught(
            answered, handler: recovery(from: rethrownError, isWatched: watchesClosures))
        } else {
          text.line(answered)
        }
        if !leaves { text.line("return") }
      }
    }
  }

  /// Writes what happens to a call for the real object.
  private func writePassed(_ passed: PassedCall, to text: inout SourceText) {
    func writeCondition(to flat: inout FlatText) {
      flat.literal("if ")
      flat.write(callName)
      flat.literal(".isForReal")
    }
    let marks = Self.marks(throwsErrors || rethrownError != nil, false)
    if let rethrownError {
      text.nested(writeCondition) { text in
        text.caught(
          "return \(marks)\(expression(passed))", handler: recovery(from: rethrownError))
      }
    } else {
      text.nested(writeCondition) { flat in
        flat.literal("return ")
        flat.write(marks)
        writePassed(passed, to: &flat)
      }
    }
  }

  /// What catches the errors of a rethrowing member, whose closures throw errors of a certain type.
  private func recovery(from errorName: String, isWatched: Bool = false) -> String {
    let source = isWatched ? thrownName : callName
    let type = isWatched ? "" : ", as: \(errorName).self"
    return hasUnkeptOutput
      ? "throw \(source).rethrown(error\(type))"
      : used("try \(source).recover(from: error\(type))")
  }

  /// Whether nobody but the closures themselves can tell whether they may throw.
  private var watchesClosures: Bool { context.isOverriding }

  /// The argument that the answer gets.
  private func answered(_ parameter: ParameterPlan) -> String {
    guard watchesClosures, rethrownError != nil, !parameter.isEvaluated else {
      return parameter.isEvaluated ? parameter.valueName : parameter.passed
    }
    let type = context.types.expandingAliases(parameter.sourceType).takenApart.type
    guard type.isThrowingFunction else { return parameter.passed }
    if case .function(let function) = type {
      return watched(function, named: parameter.name)
    }
    guard case .optional(let wrapped) = type,
      case .function(let function) = wrapped.takenApart.type
    else { return parameter.passed }
    let name = parameter.name
    return "\(name).map { \(name) in \(watched(function, named: name)) }"
  }

  /// The closure, noting what it throws.
  private func watched(_ function: TypeNode.FunctionType, named name: String) -> String {
    let arguments = function.parameters.indices.map { place in
      let type = function.parameters[place].type
      if type.takenApart.specifiers.contains("inout") { return "&$\(place)" }
      let staysHere = !function.effects.isAsync || type.isSurelySendable
      return staysHere ? "$\(place)" : sent("$\(place)")
    }
    let marks = Self.marks(true, function.effects.isAsync)
    return "{ \(marks)\(thrownName).noting(\(marks)\(name)(\(arguments.joined(separator: ", ")))) }"
  }
}
