internal import MockModel

/// The mock's own member.
extension CallPlan {
  func writeGenerics(to flat: inout FlatText) { flat.generics(generics) }

  func writeParameters(to flat: inout FlatText) {
    flat.list(.parameters) { flat in
      for parameter in parameters {
        flat.item { flat in
          parameter.writeNames(to: &flat)
          flat.write(parameter.witnessType)
          if parameter.isVariadic { flat.literal("...") }
        }
      }
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
      } else if parameters.contains(where: { $0.name == storageName }) {
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
    writeState(to: &flat) { writeEngineType("FunctionMock", to: &$0) }
  }

  /// Writes `(id, page)`, `id` or `()`.
  func writeRecordedInput(to flat: inout FlatText) {
    if parameters.isEmpty {
      flat.literal("()")
    } else if parameters.count == 1, !hasPack {
      flat.write(parameters[0].recorded)
    } else {
      flat.list(.arguments) { flat in
        for parameter in parameters { flat.item(parameter.recorded) }
      }
    }
  }

  /// `try await `, as far as the call needs it.
  var marks: String { marks(isThrowing: throwsErrors, isAsync: isAsync) }

  private func marks(isThrowing: Bool, isAsync: Bool) -> String {
    let throwsToo = parameters.contains { $0.recordingEffects.throwing != .never }
    let awaitsToo = parameters.contains { $0.recordingEffects.isAsync }
    return Self.marks(isThrowing || throwsToo, isAsync || awaitsToo)
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
    if isCustom {
      text.body(statements: writeCustomStatements)
    } else {
      text.body(writeCall)
    }
  }

  /// Writes the body between braces, on lines of its own.
  func writeStatements(to text: inout SourceText) {
    if isCustom { writeCustomStatements(to: &text) } else { text.statement(writeCall) }
  }

  /// Writes the call that records the arguments and answers.
  func writeCall(to flat: inout FlatText) {
    if needsReturn && !output.isVoid { flat.literal("return ") }
    flat.write(marks)
    writeState(to: &flat)
    flat.literal(".call")
    flat.list(.arguments) { $0.item(writeRecordedInput) }
  }

  /// Writes a body that hands the arguments themselves to the answer.
  func writeCustomStatements(to text: inout SourceText) {
    let taken = parameters.map(\.name)
    let call = taken.contains("call") ? "understudyCall" : "call"
    let answer = taken.contains("answer") ? "understudyAnswer" : "answer"
    let returning = output.isVoid ? "" : "return "
    let effects = Self.marks(throwsErrors || rethrownError != nil, isAsync)
    let arguments = parameters.map(\.passed).joined(separator: ", ")
    let answered = "\(returning)\(effects)\(answer)(\(arguments))"

    text.statement { flat in
      flat.write("let \(call) = ")
      flat.write(marks(isThrowing: false, isAsync: false))
      writeState(to: &flat)
      flat.literal(".begin")
      flat.list(.arguments) { $0.item(writeRecordedInput) }
    }
    func writeCondition(to flat: inout FlatText) {
      flat.write("if let \(answer): ")
      flat.write(body)
      flat.write(" = \(call).answer()")
    }
    if rethrownError == nil && !output.isVoid {
      text.nested(writeCondition, expression: { $0.write(answered) })
    } else {
      text.nested(writeCondition) { text in
        if rethrownError != nil {
          text.caught(answered, handler: "throw \(call).rethrown(error)")
        } else {
          text.line(answered)
        }
        if output.isVoid { text.line("return") }
      }
    }
    text.line("\(returning)\(Self.marks(throwsErrors, isAsync))\(call).finish()")
  }
}
