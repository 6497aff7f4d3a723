internal import MockModel

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
