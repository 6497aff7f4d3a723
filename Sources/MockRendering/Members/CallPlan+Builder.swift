internal import MockModel

/// The members of the builder.
extension CallPlan {
  private enum Overload {
    /// That takes matchers.
    case matching
    /// That takes plain values, where there are any.
    case plain
  }

  /// Writes the builder's members: one that takes matchers and one that takes plain values.
  ///
  /// - Parameters:
  ///   - introducer: `func ` and a name.
  ///   - attributes: what both carry.
  ///   - pattern: the type that they return.
  func writeBuilders(
    _ introducer: String, _ name: String = "", attributes: [String], pattern: LibraryName,
    to text: inout SourceText
  ) {
    let (generics, requirements) = builderClause(pattern)
    let result = text.keep { writePatternType(pattern, to: &$0) }
    func writeOverload(_ overload: Overload, to text: inout SourceText) {
      for attribute in attributes { text.line(attribute) }
      if overload == .plain { text.line("@_disfavoredOverload") }
      text.declaration(
        requirements: requirements, keptResult: result
      ) { flat in
        flat.write(access)
        flat.write(introducer)
        flat.write(name)
        flat.generics(generics)
        flat.list(.parameters) { flat in
          for parameter in parameters {
            flat.item { writeParameter(parameter, for: overload, to: &$0) }
          }
          writeReturningParameter(to: &flat)
        }
      }
      text.body { flat in
        writePattern(pattern, to: &flat) { flat in
          writeOrigin(to: &flat)
          writeArguments(of: overload, to: &flat)
        }
      }
    }
    writeOverload(.matching, to: &text)
    if hasPlainOverload {
      text.blank()
      writeOverload(.plain, to: &text)
    }
  }

  /// Writes the builder's member for all generic arguments at once, where there can be one.
  func writeGenericBuilder(
    _ introducer: String, _ name: String, attributes: [String], to text: inout SourceText
  ) {
    let generics = Set(builderGenerics.map(\.name))
    guard !generics.isEmpty, !hasPack else { return }
    var isTyped = false
    if case .typed(let type) = failure { isTyped = type.mentions(anyOf: generics) }
    text.blank()
    text.declaration(attributes: attributes) { flat in
      flat.write(access)
      flat.write(introducer)
      flat.write(name)
      flat.list(.parameters) { flat in
        for parameter in parameters {
          if parameter.storedType.mentions(anyOf: generics) {
            flat.item { flat in
              parameter.writeNames(to: &flat)
              flat.name(.matcher, in: words)
              flat.literal("<")
              flat.name(.anyArgument, in: words)
              flat.literal(">")
            }
          } else {
            flat.item { writeMatcherParameter(parameter, to: &$0) }
          }
        }
      }
    } result: { flat in
      flat.generic(.genericCallPattern, in: words) { flat in
        flat.item(context.builders.role)
        if isTyped { flat.item("any ", words(.error)) } else { flat.item { writeFailure(to: &$0) } }
      }
    }
    text.body { flat in
      flat.name(.genericCallPattern, in: words)
      flat.list(.arguments) { flat in
        writeOrigin(isWhole: true, to: &flat)
        writeArguments("matching: ", to: &flat) { $1.write($0.name) }
      }
    }
  }

  /// Writes the member's state and the place of the test, the first arguments of every pattern.
  ///
  /// - Parameter isWhole: whether the state is that for all generic arguments.
  func writeOrigin(isWhole: Bool = false, to flat: inout FlatText) {
    flat.item { flat in
      let mock = context.builders.mock
      if isTaken(mock) { flat.literal("self.") }
      flat.write(mock)
      flat.literal(".")
      flat.write(storageName)
      if isErased && !isWhole { flat.literal("()") }
    }
    flat.item { flat in
      let location = context.builders.location
      if isTaken(location) { flat.literal("self.") }
      flat.write(location)
    }
  }

  /// Whether a second overload that takes plain values makes a difference.
  private var hasPlainOverload: Bool {
    parameters.contains { $0.treatment == .value || $0.treatment == .pack }
  }

  /// The generic parameters that can be inferred, and the requirements on them alone.
  private func builderClause(_ pattern: LibraryName) -> (generics: [String], requirements: [String])
  {
    guard let ownGenerics else { return ([], []) }
    let (builderGenerics, requirements) = (ownGenerics.parameters, ownGenerics.requirements)
    let unused = builderGenerics.map(\.name).filter { name in
      if case .typed(let type) = failure, type.names(name) { return false }
      return !output.names(name)
        && !parameters.contains { parameter in
          parameter.storedType.names(name)
            || pattern == .customCallPattern && parameter.bodyType.names(name)
        }
    }
    guard !unused.isEmpty else { return (builderGenerics.map(\.clause), requirements.map(\.text)) }
    return (
      builderGenerics.filter { !unused.contains($0.name) }.map(\.clause),
      requirements.filter { !unused.contains(where: $0.names) }.map(\.text)
    )
  }
}

// MARK: - Parameters

extension CallPlan {
  private func writeParameter(
    _ parameter: ParameterPlan, for overload: Overload, to flat: inout FlatText
  ) {
    switch overload {
    case .matching: writeMatcherParameter(parameter, to: &flat)
    case .plain: writePlainParameter(parameter, to: &flat)
    }
  }

  private func writeMatcherParameter(_ parameter: ParameterPlan, to flat: inout FlatText) {
    parameter.writeNames(to: &flat)
    if parameter.treatment == .metatype { return flat.write(parameter.storedText) }
    if parameter.treatment == .pack { flat.literal("repeat ") }
    flat.name(.matcher, in: words)
    flat.literal("<")
    switch parameter.treatment {
    case .pack:
      if case .packExpansion(let pattern) = parameter.storedType { flat.write(pattern) }
    case .unrecorded: flat.name(.unrecorded, in: words)
    case .value, .closure, .metatype: flat.write(parameter.storedText)
    }
    flat.literal(parameter.treatment == .unrecorded ? "> = .any" : ">")
  }

  private func writePlainParameter(_ parameter: ParameterPlan, to flat: inout FlatText) {
    switch parameter.treatment {
    case .metatype, .value, .pack:
      parameter.writeNames(to: &flat)
      if parameter.isVariadic, case .array(let element) = parameter.storedType {
        flat.write(element)
        flat.literal("...")
      } else {
        flat.write(parameter.storedText)
      }
    case .unrecorded, .closure: writeMatcherParameter(parameter, to: &flat)
    }
  }

  /// Writes `returning: Output.Type = Output.self`, where nothing else may tell which member is
  /// meant.
  private func writeReturningParameter(to flat: inout FlatText) {
    guard let label = returningLabel else { return }
    let type = output.metatypeBase
    flat.item("\(label) _: \(type).Type = \(type).self")
  }
}

// MARK: - Arguments

extension CallPlan {
  private func writeArguments(of overload: Overload, to flat: inout FlatText) {
    switch overload {
    case .matching: writeMatchedArguments(to: &flat)
    case .plain: writePlainArguments(to: &flat)
    }
  }

  private func writeMatchedArguments(to flat: inout FlatText) {
    writeArguments("matching: ", to: &flat) { parameter, flat in
      switch parameter.treatment {
      case .metatype: writeValueMatcher(parameter.name, to: &flat)
      case .pack:
        flat.literal("repeat each ")
        flat.write(parameter.name)
      case .value, .closure, .unrecorded: flat.write(parameter.name)
      }
    }
  }

  private func writePlainArguments(to flat: inout FlatText) {
    let isPlain = parameters.allSatisfy { $0.treatment != .closure && $0.treatment != .unrecorded }
    guard !isPlain || isCustom else {
      return writeArguments("equalTo: ", to: &flat) { parameter, flat in
        if parameter.treatment == .pack { flat.literal("repeat each ") }
        flat.write(parameter.name)
      }
    }
    writeArguments("matching: ", to: &flat) { parameter, flat in
      switch parameter.treatment {
      case .metatype, .value: writeValueMatcher(parameter.name, to: &flat)
      case .pack:
        flat.literal("repeat ")
        writeValueMatcher("each \(parameter.name)", to: &flat)
      case .closure, .unrecorded: flat.write(parameter.name)
      }
    }
  }

  private func writeValueMatcher(_ value: String, to flat: inout FlatText) {
    flat.name(.matcher, in: words)
    flat.literal(".value(")
    flat.write(value)
    flat.literal(")")
  }

  private func writeArguments(
    _ label: StaticString, to flat: inout FlatText,
    _ body: (ParameterPlan, inout FlatText) -> Void
  ) {
    for (index, parameter) in parameters.enumerated() {
      flat.item { flat in
        if index == 0 { flat.literal(label) }
        body(parameter, &flat)
      }
    }
  }
}
