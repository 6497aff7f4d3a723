internal import MockModel

/// What one member gives to a mock, planned: what is left is to write it.
///
/// A class, since each section of the mock reads it again.
final class MemberPieces {
  let member: Member
  let call: CallPlan
  let attributes: CopiedAttributes
  /// Whether there may be a builder's member for all generic arguments at once.
  let hasGenericBuilder: Bool
  let isSettable: Bool
  /// What is inside the optional, if what is set is to be held weakly.
  let weakType: TypeNode?

  init(
    _ member: Member, call: CallPlan, attributes: CopiedAttributes,
    hasGenericBuilder: Bool = false,
    isSettable: Bool = false, weakType: TypeNode? = nil
  ) {
    self.member = member
    self.call = call
    self.attributes = attributes
    self.hasGenericBuilder = hasGenericBuilder
    self.isSettable = isSettable
    self.weakType = weakType
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
        flat.name(.genericMember, in: call.words)
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
      flat.name(call.isErased ? .genericMember : engine, in: call.words)
      flat.list(.arguments) { flat in
        flat.item(context.builders.core)
        flat.item {
          $0.literal("\"")
          writeDisplayName(to: &$0)
          $0.literal("\"")
        }
        // The two-sided mocks know their kinds, but not whether a property or a subscript is unkept.
        if !isSettable || isUnkept || call.isErased, let kind { flat.item(kind) }
        if let mock = deepMock, !isWeak { flat.item("default: { \(mock)() }") }
      }
    }
  }

  /// The mock that the member returns while no stub answers it.
  private var deepMock: String? {
    guard !context.mock.deepMocks.isEmpty, !call.isErased,
      case .any(let type) = call.output.withoutParentheses,
      case .named(let components) = type.withoutParentheses,
      components.allSatisfy(\.genericArguments.isEmpty)
    else { return nil }
    return context.mock.deepMocks[components.nameAlone]
  }

  /// Writes the type of the member's state.
  func writeEngineType(to flat: inout FlatText) {
    if isUnkept {
      flat.generic(engine, in: call.words) { call.writeUnkeptArguments(to: &$0) }
    } else if let weakType {
      flat.generic(engine, in: call.words) { $0.item { $0.type(weakType) } }
    } else if case .property = member, isSettable {
      flat.generic(.propertyMock, in: call.words) { flat in
        flat.item { $0.type(call.output) }
        flat.item { call.writeFailure(to: &$0) }
      }
    } else {
      call.writeEngineType(engine, to: &flat)
    }
  }

  private var engine: LibraryName {
    switch member {
    case .property where isUnkept, .subscripted where isUnkept: .unkeptAccessors
    case .property where isWeak: .weakPropertyMock
    case .property where isSettable: .propertyMock
    case .subscripted where isSettable: .subscriptMock
    default: .functionMock
    }
  }

  var isWeak: Bool { weakType != nil }

  /// Whether it can be set, and nothing can keep what is set.
  var isUnkept: Bool { isSettable && call.hasUnkeptOutput }

  private var kind: String? {
    switch member {
    case .property: ".getter"
    case .subscripted: ".subscriptGetter"
    case .initializer: ".initializer"
    case .method, .associatedType, .typeAlias: nil
    }
  }

  /// `fetch(id:page:)`
  private func writeDisplayName(to flat: inout FlatText) {
    flat.quoted(member.baseName)
    switch member {
    case .method, .initializer: member.parameters.writeSignature(ofSubscript: false, to: &flat)
    case .subscripted: member.parameters.writeSignature(ofSubscript: true, to: &flat)
    case .property, .associatedType, .typeAlias: break
    }
  }
}

extension [Parameter] {
  /// `(id:page:)`
  fileprivate func writeSignature(ofSubscript isSubscript: Bool, to flat: inout FlatText) {
    flat.literal("(")
    for index in indices {
      let isUnlabelled = isSubscript && self[index].secondName == nil
      flat.quoted(isUnlabelled ? "_" : self[index].firstName)
      flat.literal(":")
    }
    flat.literal(")")
  }
}

// MARK: - Members

extension MemberPieces {
  /// Writes the mock's own member.
  func writeWitness(to text: inout SourceText) {
    switch member {
    case .method: writeMethod(member.baseName, isOperator: member.isOperator, to: &text)
    case .property: writeProperty(member.baseName, to: &text)
    case .subscripted: writeSubscript(to: &text)
    case .initializer(let initializer): writeWitness(initializer, to: &text)
    case .associatedType, .typeAlias: break
    }
  }

  /// Writes the members of the builder.
  func writeBuilders(to text: inout SourceText) {
    switch member {
    case .method:
      let name =
        member.isOperator ? Identifier.operatorMethod(member.baseName) : member.baseName
      call.writeBuilders(
        "func ", name, attributes: attributes.builder,
        pattern: call.isCustom ? .customCallPattern : .callPattern, to: &text)
      if hasGenericBuilder {
        call.writeGenericBuilder("func ", name, attributes: attributes.builder, to: &text)
      }
    case .property: writeBuilder(property: member.baseName, to: &text)
    case .subscripted:
      call.writeBuilders(
        "subscript", attributes: attributes.builder,
        pattern: accessorPattern(.subscriptPattern), to: &text)
    case .initializer:
      call.writeBuilders(
        "func initializer", attributes: attributes.builder,
        pattern: call.isCustom ? .customCallPattern : .callPattern, to: &text)
    case .associatedType, .typeAlias: break
    }
  }

  private func writeMethod(_ name: String, isOperator: Bool, to text: inout SourceText) {
    if isRethrowingOverride { return writeRethrowingOverride(name, to: &text) }
    text.declaration(
      attributes: attributes.witness, effects: call.witnessEffects(member.effects),
      requirements: call.requirements.map(\.text)
    ) { flat in
      writeModifiers(member.head, to: &flat)
      flat.literal("func ")
      flat.write(name)
      if isOperator { flat.literal(" ") }
      call.writeGenerics(to: &flat)
      call.writeParameters(to: &flat)
    } result: { flat in
      if let result = call.result { flat.type(result) }
    }
    call.writeBody(to: &text)
  }

  /// Writes `public static `, with what isolates the member and says that it overrides another.
  ///
  /// - Parameter isAccessor: whether it has accessors, which cannot be `nonisolated(nonsending)`.
  func writeModifiers(
    _ head: DeclarationHead, isAccessor: Bool = false, to flat: inout FlatText
  ) {
    flat.write(call.access)
    flat.write(call.isolationModifier(head, attributes: attributes, isAccessor: isAccessor))
    if context.isOverriding { flat.literal("override ") }
    if head.isStatic { flat.write(context.isOverriding ? "class " : "static ") }
    for modifier in head.modifiers where modifier.name == "prefix" || modifier.name == "postfix" {
      flat.write(modifier.spelling)
      flat.literal(" ")
    }
  }
}
