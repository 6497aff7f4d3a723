internal import MockModel

/// What one member gives to a mock, planned: what is left is to write it.
///
/// A class, since each section of the mock reads it again.
final class MemberPieces {
  enum Form {
    case method(Method)
    case property(Property)
    case subscripted(Subscript)
    case initializer(Initializer)
  }

  let form: Form
  let call: CallPlan
  let attributes: CopiedAttributes
  /// Whether there may be a builder's member for all generic arguments at once.
  let hasGenericBuilder: Bool

  init(
    form: Form, call: CallPlan, attributes: CopiedAttributes, hasGenericBuilder: Bool = false
  ) {
    self.form = form
    self.call = call
    self.attributes = attributes
    self.hasGenericBuilder = hasGenericBuilder
  }

  var isStatic: Bool { call.isStatic }
  var context: MockContext { call.context }
}

// MARK: - State

extension MemberPieces {
  /// Writes the declaration of the stored property that keeps the member's state.
  func writeStorage(introducer: String, to text: inout SourceText) {
    text.storedProperty { flat in
      flat.write(introducer)
      flat.write(call.storageName)
    } type: { flat in
      if call.isErased {
        flat.write(call.words("GenericMember"))
      } else {
        writeEngineType(to: &flat)
      }
    }
  }

  /// Writes what an initialiser does for the member's state.
  func writeAssignment(to text: inout SourceText) {
    text.statement { flat in
      flat.write(call.storageName)
      flat.literal(" = ")
      flat.write(call.words(call.isErased ? "GenericMember" : engine))
      flat.list(.arguments) { flat in
        flat.item(context.builders.core)
        flat.item {
          $0.literal("\"")
          writeDisplayName(to: &$0)
          $0.literal("\"")
        }
        // The two-sided mocks know their kinds.
        if engine == "FunctionMock" || call.isErased, let kind { flat.item(kind) }
        if let mock = deepMock { flat.item("default: { \(mock)() }") }
      }
    }
  }

  /// The mock that the member returns while no stub answers it.
  private var deepMock: String? {
    guard !context.mock.deepMocks.isEmpty, !call.isErased,
      case .any(let type) = call.output.withoutParentheses,
      case .named(let components) = type.withoutParentheses,
      components.allSatisfy({ $0.genericArguments.isEmpty && $0.moduleSelector == nil })
    else { return nil }
    return context.mock.deepMocks[components.map(\.name).joined(separator: ".")]
  }

  /// Writes the type of the member's state.
  func writeEngineType(to flat: inout FlatText) {
    if case .property = form, isSettable {
      flat.generic(call.words("PropertyMock")) { flat in
        flat.item { $0.type(call.output) }
        flat.item { call.writeFailure(to: &$0) }
      }
    } else {
      call.writeEngineType(engine, to: &flat)
    }
  }

  var isSettable: Bool {
    switch form {
    case .property(let property): property.accessors.isSettable
    case .subscripted(let subscripted): subscripted.accessors.isSettable
    case .method, .initializer: false
    }
  }

  private var engine: String {
    switch form {
    case .property where isSettable: "PropertyMock"
    case .subscripted where isSettable: "SubscriptMock"
    default: "FunctionMock"
    }
  }

  private var kind: String? {
    switch form {
    case .method: nil
    case .property: ".getter"
    case .subscripted: ".subscriptGetter"
    case .initializer: ".initializer"
    }
  }

  /// `fetch(id:page:)`
  private func writeDisplayName(to flat: inout FlatText) {
    switch form {
    case .method(let method):
      flat.write(method.name.withoutBackticks.escapedForLiteral)
      method.parameters.writeSignature(ofSubscript: false, to: &flat)
    case .property(let property): flat.write(property.name.withoutBackticks.escapedForLiteral)
    case .subscripted(let subscripted):
      flat.literal("subscript")
      subscripted.parameters.writeSignature(ofSubscript: true, to: &flat)
    case .initializer(let initializer):
      flat.literal("init")
      initializer.parameters.writeSignature(ofSubscript: false, to: &flat)
    }
  }
}

extension [Parameter] {
  /// `(id:page:)`
  fileprivate func writeSignature(ofSubscript isSubscript: Bool, to flat: inout FlatText) {
    flat.literal("(")
    for parameter in self {
      flat.write(parameter.label(ofSubscript: isSubscript)?.escapedForLiteral ?? "_")
      flat.literal(":")
    }
    flat.literal(")")
  }
}

// MARK: - Members

extension MemberPieces {
  /// Writes the mock's own member.
  func writeWitness(to text: inout SourceText) {
    switch form {
    case .method(let method): writeWitness(method, to: &text)
    case .property(let property): writeWitness(property, to: &text)
    case .subscripted(let subscripted): writeWitness(subscripted, to: &text)
    case .initializer(let initializer): writeWitness(initializer, to: &text)
    }
  }

  /// Writes the members of the builder.
  func writeBuilders(to text: inout SourceText) {
    switch form {
    case .method(let method):
      let name = method.isOperator ? Identifier.operatorMethod(method.name) : method.name
      call.writeBuilders(
        "func ", name, attributes: attributes.builder,
        pattern: call.isCustom ? "CustomCallPattern" : "CallPattern", to: &text)
      if hasGenericBuilder {
        call.writeGenericBuilder("func ", name, attributes: attributes.builder, to: &text)
      }
    case .property(let property): writeBuilder(property, to: &text)
    case .subscripted:
      call.writeBuilders(
        "subscript", attributes: attributes.builder,
        pattern: isSettable
          ? "SubscriptPattern" : call.isCustom ? "CustomCallPattern" : "GetterPattern", to: &text)
    case .initializer:
      call.writeBuilders(
        "func initializer", attributes: attributes.builder, pattern: "CallPattern", to: &text)
    }
  }

  private func writeWitness(_ method: Method, to text: inout SourceText) {
    text.declaration(
      attributes: attributes.witness, effects: call.witnessEffects(method.effects),
      requirements: call.requirements.map(\.text)
    ) { flat in
      writeModifiers(method.head, to: &flat)
      flat.literal("func ")
      flat.write(method.name)
      if method.isOperator { flat.literal(" ") }
      call.writeGenerics(to: &flat)
      call.writeParameters(to: &flat)
    } result: { flat in
      if let result = method.result { flat.type(context.types.witness(result)) }
    }
    call.writeBody(to: &text)
  }

  /// Writes `public static `, with what isolates the member.
  ///
  /// - Parameter isAccessor: whether it has accessors, which cannot be `nonisolated(nonsending)`.
  func writeModifiers(
    _ head: DeclarationHead, isAccessor: Bool = false, to flat: inout FlatText
  ) {
    flat.write(context.access)
    flat.write(call.isolationModifier(head, attributes: attributes, isAccessor: isAccessor))
    if head.isStatic { flat.literal("static ") }
    for modifier in head.modifiers where modifier.name == "prefix" || modifier.name == "postfix" {
      flat.write(modifier.spelling)
      flat.literal(" ")
    }
  }
}
