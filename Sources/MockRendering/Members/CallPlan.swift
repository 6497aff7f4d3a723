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

// MARK: - The builder

extension CallPlan {
  /// The state of the member, in the body of a builder.
  var builtState: String {
    let names = context.builders
    let isHidden = parameters.contains { $0.name == names.mock }
    let path = "\(isHidden ? "self." : "")\(names.mock).\(storageName)"
    return isErased ? "\(path)()" : path
  }

  var builtLocation: String {
    let name = context.builders.location
    return parameters.contains { $0.name == name } ? "self.\(name)" : name
  }

  /// One parameter of the builder that takes matchers.
  func matcherParameter(_ parameter: ParameterPlan) -> Layout {
    let matcher = words("Matcher")
    switch parameter.treatment {
    case .metatype: return .text("\(parameter.names): \(parameter.storedType.spelling)")
    case .unrecorded:
      return .text("\(parameter.names): \(matcher)<\(words("Unrecorded"))> = .any")
    case .pack:
      guard case .packExpansion(let pattern) = parameter.storedType else { return "" }
      return .text("\(parameter.names): repeat \(matcher)<\(pattern.spelling)>")
    case .value, .closure:
      return .text("\(parameter.names): \(matcher)<\(parameter.storedType.spelling)>")
    }
  }

  /// One parameter of the builder that takes plain values.
  func plainParameter(_ parameter: ParameterPlan) -> Layout {
    switch parameter.treatment {
    case .metatype, .value, .pack: .text("\(parameter.names): \(parameter.plainType)")
    case .unrecorded, .closure: matcherParameter(parameter)
    }
  }

  /// Whether a second overload that takes plain values makes a difference.
  var hasPlainOverload: Bool {
    parameters.contains { $0.treatment == .value || $0.treatment == .pack }
  }

  func matchedArguments() -> [Layout] {
    labelled(
      "matching",
      parameters.map { parameter in
        switch parameter.treatment {
        case .metatype: "\(words("Matcher")).value(\(parameter.name))"
        case .pack: "repeat each \(parameter.name)"
        case .value, .closure, .unrecorded: parameter.name
        }
      })
  }

  func plainArguments() -> [Layout] {
    let isPlain = parameters.allSatisfy {
      $0.treatment != .closure && $0.treatment != .unrecorded
    }
    if isPlain && !isCustom {
      return labelled(
        "equalTo",
        parameters.map { $0.treatment == .pack ? "repeat each \($0.name)" : $0.name })
    }
    return labelled(
      "matching",
      parameters.map { parameter in
        switch parameter.treatment {
        case .metatype, .value: "\(words("Matcher")).value(\(parameter.name))"
        case .pack: "repeat \(words("Matcher")).value(each \(parameter.name))"
        case .closure, .unrecorded: parameter.name
        }
      })
  }

  private func labelled(_ label: String, _ arguments: [String]) -> [Layout] {
    guard let first = arguments.first else { return [] }
    return [.text("\(label): \(first)")] + arguments.dropFirst().map { .text($0) }
  }

  /// The generic parameters that can be inferred, and the requirements on them alone.
  private func builderClause(_ pattern: String) -> ([Layout], [String]) {
    var types = [output, failureType] + parameters.map(\.storedType)
    if pattern == "CustomCallPattern" { types.append(body) }
    var used: Set<String> = []
    for type in types { type.collectNames(into: &used) }
    let unused = Set(builderGenerics.map(\.name)).subtracting(used)
    guard !unused.isEmpty else { return (builderGenerics.map(\.clause), requirements.map(\.text)) }
    return (
      builderGenerics.filter { !unused.contains($0.name) }.map(\.clause),
      requirements.filter { $0.names.isDisjoint(with: unused) }.map(\.text)
    )
  }

  /// `returning: Output.Type = Output.self`, where nothing else may tell which member is meant.
  private var returningParameter: [Layout] {
    guard let label = returningLabel else { return [] }
    let type = output.metatypeBase
    return [.text("\(label) _: \(type).Type = \(type).self")]
  }

  /// The builder's members: one that takes matchers and one that takes plain values.
  ///
  /// - Parameters:
  ///   - introducer: `func fetch`, with what has to stand in front of it.
  ///   - attributes: what both carry.
  ///   - pattern: the type that they return.
  func builders(
    introducer: String, attributes: [String], pattern: String
  ) -> [Declaration] {
    let type = patternType(pattern)
    let (generics, requirements) = builderClause(pattern)
    func declaration(
      _ attributes: [String], _ parameters: [Layout], _ arguments: [Layout]
    ) -> Declaration {
      Declaration(
        attributes: attributes, introducer: context.access + introducer,
        generics: generics, parameters: parameters + returningParameter, result: type,
        requirements: requirements,
        body: [
          .expression(
            .call(words(pattern), [.text(builtState), .text(builtLocation)] + arguments))
        ])
    }
    var declarations = [
      declaration(attributes, parameters.map(matcherParameter), matchedArguments())
    ]
    if hasPlainOverload {
      declarations.append(
        declaration(
          attributes + ["@_disfavoredOverload"], parameters.map(plainParameter), plainArguments()))
    }
    return declarations
  }

  /// The builder's member for all generic arguments at once, `nil` where one cannot be.
  func genericBuilder(introducer: String, attributes: [String]) -> Declaration? {
    let generics = Set(builderGenerics.map(\.name))
    guard !generics.isEmpty, !parameters.contains(where: { $0.treatment == .pack }) else {
      return nil
    }
    let matcher = words("Matcher")
    var isTyped = false
    if case .typed(let type) = failure { isTyped = type.mentions(anyOf: generics) }
    let error = isTyped ? TypeNode.any(.name(words("Error"))) : failureType
    return Declaration(
      attributes: attributes, introducer: context.access + introducer,
      parameters: parameters.map { parameter in
        parameter.storedType.mentions(anyOf: generics)
          ? .text("\(parameter.names): \(matcher)<\(words("AnyArgument"))>")
          : matcherParameter(parameter)
      },
      result: .generic(
        words("GenericCallPattern"), [.text(context.builders.role), error.layout]),
      body: [
        .expression(
          .call(
            words("GenericCallPattern"),
            [.text(String(builtState.dropLast(2))), .text(builtLocation)]
              + labelled("matching", parameters.map(\.name))))
      ])
  }
}
