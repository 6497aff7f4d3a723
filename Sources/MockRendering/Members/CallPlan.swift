internal import MockModel

/// A call of a member, as the engine sees it: arguments, result, error and where its state is.
struct CallPlan: Sendable {
  var context: MockContext
  var words: Vocabulary
  var parameters: [ParameterPlan]
  /// As the mock's own signature has them.
  var generics: [Layout]
  var requirements: [RequirementText]
  /// The member's own, without the errors of closures.
  var builderGenerics: [GenericText]
  var output: TypeNode
  var failure: Failure
  var isAsync: Bool
  /// What closures throw in the signature of a rethrowing member.
  var rethrownError: String?
  var storageName: String
  var isStatic: Bool
  /// Whether the state is found by its types, since no stored property can have them.
  var isErased: Bool
  /// Whether the member runs on an actor.
  var isIsolated: Bool
  /// Whether an attribute may be a result builder's, which an explicit `return` switches off.
  var needsReturn = false
  /// Whether the body is an initialiser's.
  var isInitializerBody = false

  /// The label of the builder's parameter that names the result's type, if it has one.
  var returningLabel: String?

  struct GenericText: Hashable, Sendable {
    var name: String
    /// `each T: Sendable`
    var clause: Layout
  }

  struct RequirementText: Hashable, Sendable {
    /// The names in it.
    var names: Set<String>
    var text: String
  }

  enum Failure: Hashable, Sendable {
    case never
    case any
    case typed(TypeNode)
  }

  var throwsErrors: Bool { failure != .never }

  /// Whether answers take the arguments as the member does.
  var isCustom: Bool {
    parameters.contains(where: \.needsCustomAnswer)
      || rethrownError != nil && parameters.contains { $0.treatment == .closure }
  }
}

// MARK: - Types

extension CallPlan {
  /// The tuple of the arguments, the bare type of one, `Void` for none.
  var input: TypeNode {
    if parameters.isEmpty { return .name(words("Void")) }
    if parameters.count == 1, parameters[0].treatment != .pack { return parameters[0].storedType }
    let labels = parameters.map(\.label)
    return .tuple(
      parameters.map { parameter in
        // A tuple cannot have a label twice, nor can one with a pack be converted to labels.
        let isUsable =
          !parameters.contains { $0.treatment == .pack }
          && labels.count { $0 != nil && $0 == parameter.label } == 1
        return .init(
          label: isUsable ? parameter.label.map(Identifier.label) : nil, type: parameter.storedType)
      })
  }

  var failureType: TypeNode {
    switch failure {
    case .never: .name(words("Never"))
    case .any: .any(.name(words("Error")))
    case .typed(let type): type
    }
  }

  var effectName: String { words(isAsync ? "Asynchronous" : "Synchronous") }

  /// `FunctionMock<Input, Output, Failure>`
  func engineType(_ name: String) -> Layout {
    .generic(words(name), [input.layout, output.layout, failureType.layout])
  }

  /// `CallPattern<Role, Effect, Input, Output, Failure>`
  func patternType(_ name: String) -> Layout {
    var arguments: [Layout] = [
      .text(context.builders.role), .text(effectName), input.layout, output.layout,
      failureType.layout,
    ]
    if name == "CustomCallPattern" { arguments.append(.text(body.spelling)) }
    return .generic(words(name), arguments)
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

// MARK: - The mock's own body

extension CallPlan {
  /// The state of the member, in the body of the mock's own member.
  ///
  /// - Parameter type: the engine's type, for state that is found by its type.
  func state(_ type: Layout) -> Layout {
    let isHidden = parameters.contains { $0.name == storageName }
    let statics = isInitializerBody ? "Self.understudyStatics." : "understudyStatics."
    let owner = isStatic ? statics : isHidden ? "self." : ""
    guard isErased else { return .text(owner + storageName) }
    return .row([.text(owner + storageName), .list(.arguments, [.row([type, ".self"])])])
  }

  /// `(id, page)`, `id`, `()`
  var recordedInput: Layout {
    switch parameters.count {
    case 0: "()"
    case 1 where parameters[0].treatment != .pack: .text(parameters[0].recorded)
    default: .list(.arguments, parameters.map { .text($0.recorded) })
    }
  }

  /// `try await `, as far as the call needs it.
  var marks: String {
    let throwsToo = parameters.contains { $0.recordingEffects.throwing != .never }
    let awaitsToo = parameters.contains { $0.recordingEffects.isAsync }
    return (throwsErrors || throwsToo ? "try " : "") + (isAsync || awaitsToo ? "await " : "")
  }

  /// The body of the mock's own member.
  func statements(discardingResult: Bool = false) -> [Declaration.Statement] {
    let type = engineType("FunctionMock")
    let start = needsReturn && !output.isVoid ? "return " : ""
    guard isCustom else {
      return [
        .expression(
          .row([
            .text(start + marks), state(type), .text(".call"), .list(.arguments, [recordedInput]),
          ]))
      ]
    }
    let taken = Set(parameters.map(\.name))
    let call = taken.contains("call") ? "understudyCall" : "call"
    let answer = taken.contains("answer") ? "understudyAnswer" : "answer"
    let recordingMarks =
      (parameters.contains { $0.recordingEffects.throwing != .never } ? "try " : "")
      + (parameters.contains { $0.recordingEffects.isAsync } ? "await " : "")
    let effects = (throwsErrors || rethrownError != nil ? "try " : "") + (isAsync ? "await " : "")
    let invocation = "\(answer)(\(parameters.map(\.passed).joined(separator: ", ")))"
    let returning = output.isVoid ? "" : "return "
    let answered = "\(returning)\(effects)\(invocation)"
    let finish = (throwsErrors ? "try " : "") + (isAsync ? "await " : "") + "\(call).finish()"
    let condition: Layout = .text("if let \(answer): \(body.spelling) = \(call).answer()")
    var statements: [Declaration.Statement] = [
      .expression(
        .row([
          .text("let \(call) = \(recordingMarks)"), state(type), ".begin",
          .list(.arguments, [recordedInput]),
        ]))
    ]
    if rethrownError != nil {
      statements.append(
        .nested(
          condition,
          [
            .caught(.text(answered), handler: .text("throw \(call).rethrown(error)"))
          ] + (output.isVoid ? [.expression("return")] : [])))
    } else {
      statements.append(
        .nested(
          condition,
          output.isVoid
            ? [.expression(.text(answered)), .expression("return")] : [.expression(.text(answered))]
        ))
    }
    statements.append(.expression(.text("\(returning)\(finish)")))
    return statements
  }
}
