internal import MockModel

/// Makes the pieces of a mock from its members, one after the other.
struct PieceMaker {
  let context: MockContext
  private var instanceNames: StorageNames
  private var staticNames = StorageNames()
  private(set) var diagnostics: [Diagnostic] = []
  /// Names that stand for several members.
  private var overloaded: Set<String> = []
  /// How many methods of these names a call written in a builder may mean.
  private var methods: [Call: Int] = [:]
  /// The same, with all types forgotten that mention generic parameters.
  private var erasedMethods: [Call: Int] = [:]
  /// The properties that a comment wants to be held weakly.
  private let weakProperties: Set<String>

  /// What a call shows of a method: not its result.
  private struct Call: Hashable {
    var name: String
    var isStatic: Bool
    var labels: [String]
    var types: [String]

    init(_ method: Method, isErased: Bool = false) {
      let generics = Set(method.generics.parameters.map(\.name))
      name = method.name
      isStatic = method.head.isStatic
      labels = method.parameters.map(\.firstName)
      types = method.parameters.map { parameter in
        isErased && parameter.type.mentions(anyOf: generics) ? "" : parameter.type.spelling
      }
    }
  }

  init(_ context: MockContext) {
    self.context = context
    var names = TakenNames(capacity: context.memberNames.count)
    for name in context.memberNames where !names.take(name) { overloaded.insert(name) }
    instanceNames = StorageNames(reserved: context.memberNames)
    weakProperties = Set(context.mock.type.weakProperties)
    for name in weakProperties.subtracting(context.memberNames).sorted() {
      refuse(.unknownWeakProperty(name), at: context.mock.type.head)
    }
    guard !overloaded.isEmpty else { return }
    context.mock.members.forEachElement { member in
      guard case .method(let method) = member, isOverloaded(method) else { return }
      methods[Call(method), default: 0] += 1
      erasedMethods[Call(method, isErased: true), default: 0] += 1
    }
  }

  private func isOverloaded(_ method: Method) -> Bool {
    !overloaded.isEmpty && overloaded.contains(method.name.withoutBackticks)
  }

  /// Whether another method differs from this one in its result alone.
  private func hasTwin(_ method: Method) -> Bool {
    isOverloaded(method) && methods[Call(method), default: 0] > 1
  }

  /// Whether the arguments that are not generic tell the method from all others.
  ///
  /// - Parameter written: the method as the protocol has it.
  private func isKnownWithoutGenerics(_ method: Method, written: Method) -> Bool {
    guard !method.generics.parameters.isEmpty, !hasTwin(method) else { return false }
    let isAsWritten = method.generics.parameters.count == written.generics.parameters.count
    if isAsWritten && !method.isOperator && !isOverloaded(method) { return true }
    let call = Call(method, isErased: true)
    return isOverloaded(method)
      ? erasedMethods[call] == 1 : call == Call(written, isErased: true)
  }

  mutating func pieces(_ list: ConditionalList<Member>) -> ConditionalList<MemberPieces> {
    var made: ConditionalList<MemberPieces> = []
    made.reserveCapacity(list.count)
    for item in list {
      if let pieces = pieces(item) { made.append(pieces) }
    }
    return made
  }

  private mutating func pieces(_ item: ConditionalItem<Member>) -> ConditionalItem<MemberPieces>? {
    switch item {
    case .element(let member): return pieces(member).map { .element($0) }
    case .conditional(let clauses):
      var made: [ConditionalItem<MemberPieces>.Clause] = []
      for clause in clauses {
        made.append(.init(condition: clause.condition, items: pieces(clause.items)))
      }
      return made.allSatisfy(\.items.isEmpty) ? nil : .conditional(made)
    }
  }

  private mutating func pieces(_ member: Member) -> MemberPieces? {
    if isToBeWeak(member), !member.canBeWeak {
      refuse(.weakMember(member.kindAndName), at: member.head)
    }
    switch member {
    case .method(let method):
      guard method.isOperator || method.parameters.haveOpaqueTypes else {
        return pieces(method, of: member, written: method)
      }
      let prepared = (method.isOperator ? method.withoutLabels : method).namingOpaqueTypes
      return pieces(prepared, of: .method(prepared), written: method)
    case .property(let property): return pieces(property, of: member)
    case .subscripted(let subscripted): return pieces(subscripted, of: member)
    case .initializer(let initializer): return pieces(initializer, of: member)
    case .associatedType, .typeAlias: return nil
    }
  }

  private func isToBeWeak(_ member: Member) -> Bool {
    weakProperties.contains(member.baseName.withoutBackticks)
      || member.head.attributes.contains(where: \.asksForWeakness)
  }

  private mutating func storageName(
    _ base: String, labels: @autoclosure () -> [String] = [], isStatic: Bool
  ) -> String {
    isStatic
      ? staticNames.name(base, labels: labels()) : instanceNames.name(base, labels: labels())
  }

  private mutating func refuse(_ problem: RenderingProblem, at head: DeclarationHead) {
    diagnostics.append(
      problem.diagnostic(of: context.mock, location: head.location))
  }
}

// MARK: - Members

extension PieceMaker {
  private mutating func pieces(
    _ method: Method, of member: Member, written: Method
  ) -> MemberPieces? {
    if method.head.has("distributed") {
      refuse(.distributedMember(method.name), at: method.head)
      return nil
    }
    let attributes = CopiedAttributes(method.head.attributes)
    let call = CallPlan(
      CallSource(
        head: method.head, generics: method.generics, parameters: method.parameters,
        effects: method.effects, output: method.result ?? .tuple([]),
        subject: method.isOperator ? nil : .method(method.name),
        needsReturningType: hasTwin(method)),
      storageName: storageName(
        method.name, labels: method.parameters.labels(ofSubscript: false),
        isStatic: method.head.isStatic),
      attributes: attributes, in: context)
    return MemberPieces(
      member, call: call, attributes: attributes,
      hasGenericBuilder: isKnownWithoutGenerics(method, written: written))
  }

  private mutating func pieces(_ property: Property, of member: Member) -> MemberPieces? {
    let attributes = CopiedAttributes(property.head.attributes)
    let call = CallPlan(
      CallSource(
        head: property.head, effects: property.accessors.getter?.effects ?? Effects(),
        output: property.type, subject: .property(property.name), accessors: property.accessors),
      storageName: storageName(property.name, isStatic: property.head.isStatic),
      attributes: attributes, in: context)
    return MemberPieces(
      member, call: call, attributes: attributes,
      weakType: isToBeWeak(member) && member.canBeWeak ? call.output.wrapped : nil)
  }

  private mutating func pieces(_ subscripted: Subscript, of member: Member) -> MemberPieces? {
    let isSettable = subscripted.accessors.isSettable
    if isSettable, subscripted.generics.parameters.contains(where: \.isPack) {
      refuse(.settablePackSubscript, at: subscripted.head)
      return nil
    }
    let attributes = CopiedAttributes(subscripted.head.attributes)
    let (parameters, generics) = subscripted.parameters.namingOpaqueTypes(subscripted.generics)
    let call = CallPlan(
      CallSource(
        head: subscripted.head, generics: generics, parameters: parameters,
        effects: subscripted.accessors.getter?.effects ?? Effects(), output: subscripted.result,
        subject: .subscripted, accessors: subscripted.accessors, isSubscript: true,
        reserved: isSettable ? ["newValue"] : []),
      storageName: storageName(
        "subscript", labels: parameters.labels(ofSubscript: true),
        isStatic: subscripted.head.isStatic),
      attributes: attributes, in: context)
    return MemberPieces(member, call: call, attributes: attributes)
  }

  private mutating func pieces(_ initializer: Initializer, of member: Member) -> MemberPieces? {
    let attributes = CopiedAttributes(initializer.head.attributes)
    let (parameters, generics) = initializer.parameters.namingOpaqueTypes(initializer.generics)
    let call = CallPlan(
      CallSource(
        head: initializer.head, generics: generics, parameters: parameters,
        effects: initializer.effects, output: .name(context.words("InitializerOutcome")),
        failability: initializer.failability),
      storageName: storageName(
        "init" + parameters.labels(ofSubscript: false).map(Identifier.capitalized).joined(),
        isStatic: true),
      attributes: attributes, in: context)
    return MemberPieces(member, call: call, attributes: attributes)
  }
}

extension Member {
  fileprivate var canBeWeak: Bool {
    guard case .property(let property) = self else { return false }
    return property.accessors.isSettable && property.type.wrapped != nil
  }

  /// `property 'listener'`
  fileprivate var kindAndName: String {
    switch self {
    case .property: "property '\(baseName)'"
    case .method: "method '\(baseName)'"
    case .subscripted: "subscript"
    case .initializer: "initializer"
    case .associatedType, .typeAlias: "type '\(baseName)'"
    }
  }
}

extension TypeNode {
  /// What is inside an optional.
  fileprivate var wrapped: TypeNode? {
    switch withoutParentheses {
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): wrapped.withoutParentheses
    default: nil
    }
  }
}

extension Method {
  /// The operator with names for its operands that are no labels.
  fileprivate var withoutLabels: Method {
    var method = self
    for index in parameters.indices where parameters[index].secondName == nil {
      method.parameters[index].secondName = parameters[index].firstName
      method.parameters[index].firstName = "_"
    }
    return method
  }
}
