internal import MockModel

/// Makes the pieces of a mock from its members, one after the other.
struct PieceMaker {
  let context: MockContext
  private var instanceNames: StorageNames
  private lazy var staticNames = StorageNames()
  private var count = 0
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
    instanceNames = StorageNames(reserved: context.memberNames)
    weakProperties = Set(context.mock.type.weakProperties)
    if !weakProperties.isEmpty {
      for name in weakProperties.subtracting(context.memberNames).sorted() {
        refuse(.unknownWeakProperty(name), at: context.mock.type.head)
      }
    }
    var filter = NameFilter(capacity: 4 * context.memberNames.count)
    if context.memberNames.contains(where: { filter.insert($0) }) { countOverloads() }
  }

  private mutating func countOverloads() {
    var names: Set<String> = []
    for name in context.memberNames where !names.insert(name).inserted { overloaded.insert(name) }
    guard !overloaded.isEmpty else { return }
    context.mock.members.forEachElement { member in
      guard case .method(let method) = member, isOverloaded(method) else { return }
      methods[Call(method), default: 0] += 1
      erasedMethods[Call(method, isErased: true), default: 0] += 1
    }
  }

  private func isOverloaded(_ method: Method) -> Bool { isOverloaded(method.name) }

  private func isOverloaded(_ name: String) -> Bool {
    !overloaded.isEmpty && overloaded.contains(name.withoutBackticks)
  }

  /// Whether another method differs from this one in its result alone.
  private func hasTwin(_ member: Member) -> Bool {
    guard !overloaded.isEmpty, isOverloaded(member.baseName), case .method(let method) = member
    else { return false }
    return methods[Call(method), default: 0] > 1
  }

  /// Whether the arguments that are not generic tell the method from all others.
  ///
  /// - Parameter written: the method as the protocol has it.
  private func isKnownWithoutGenerics(_ member: Member, written: Member) -> Bool {
    guard !hasTwin(member) else { return false }
    let isAsWritten = member.generics.parameters.count == written.generics.parameters.count
    if isAsWritten && !member.isOperator && !isOverloaded(member.baseName) { return true }
    guard case .method(let method) = member, case .method(let written) = written else {
      return false
    }
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
    case .method: return methodPieces(prepared(member) ?? member, written: member)
    case .property: return propertyPieces(member)
    case .subscripted(let subscripted): return pieces(subscripted, of: member)
    case .initializer(let initializer): return pieces(initializer, of: member)
    case .associatedType, .typeAlias: return nil
    }
  }

  /// The method with names for what has none, `nil` where it needs none, as nearly all.
  private func prepared(_ member: Member) -> Member? {
    guard member.isOperator || member.parameters.haveOpaqueTypes,
      case .method(let method) = member
    else { return nil }
    return .method((method.isOperator ? method.withoutLabels : method).namingOpaqueTypes)
  }

  private func isToBeWeak(_ member: Member) -> Bool {
    !weakProperties.isEmpty && weakProperties.contains(member.baseName.withoutBackticks)
      || member.attributes.contains(where: \.asksForWeakness)
      || context.isOverriding && member.head.has("weak") && member.canBeWeak
  }

  private mutating func storageName(
    _ base: String, labels: @autoclosure () -> [String] = [], isStatic: Bool
  ) -> String {
    isStatic
      ? staticNames.name(base, labels: labels()) : instanceNames.name(base, labels: labels())
  }

  private mutating func nextNumber() -> Int {
    count += 1
    return count - 1
  }

  private mutating func refuse(_ problem: RenderingProblem, at head: DeclarationHead) {
    diagnostics.append(
      problem.diagnostic(of: context.mock, location: head.location))
  }
}

// MARK: - Members

extension PieceMaker {
  private mutating func methodPieces(_ member: Member, written: Member) -> MemberPieces? {
    let (head, name, parameters) = (member.head, member.baseName, member.parameters)
    if head.has("distributed") {
      refuse(.distributedMember(name), at: head)
      return nil
    }
    let attributes = CopiedAttributes(head.attributes)
    let generics = member.generics
    let call = CallPlan(
      CallSource(
        head: head, name: name, generics: generics, parameters: parameters,
        effects: member.effects, output: member.result,
        subject: member.isOperator ? nil : .method, needsReturningType: hasTwin(member)),
      storageName: storageName(
        name, labels: parameters.labels(ofSubscript: false), isStatic: head.isStatic),
      number: nextNumber(), attributes: attributes, in: context)
    return MemberPieces(
      member, call: call, attributes: attributes,
      hasGenericBuilder: !generics.parameters.isEmpty
        && isKnownWithoutGenerics(member, written: written))
  }

  private mutating func propertyPieces(_ member: Member) -> MemberPieces? {
    let (head, name, accessors) = (member.head, member.baseName, member.accessors)
    let attributes = CopiedAttributes(head.attributes)
    let call = CallPlan(
      CallSource(
        head: head, name: name, effects: accessors.getter?.effects ?? Effects(),
        output: member.result, subject: .property, accessors: accessors),
      storageName: storageName(name, isStatic: head.isStatic),
      number: nextNumber(), attributes: attributes, in: context)
    let weakType = isToBeWeak(member) && member.canBeWeak ? call.output.wrapped : nil
    return MemberPieces(
      member, call: call, attributes: attributes, isSettable: accessors.isSettable,
      weakType: weakType)
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
      number: nextNumber(), attributes: attributes, in: context)
    return MemberPieces(member, call: call, attributes: attributes, isSettable: isSettable)
  }

  private mutating func pieces(_ initializer: Initializer, of member: Member) -> MemberPieces? {
    let attributes = CopiedAttributes(initializer.head.attributes)
    let (parameters, generics) = initializer.parameters.namingOpaqueTypes(initializer.generics)
    let call = CallPlan(
      CallSource(
        head: initializer.head, generics: generics, parameters: parameters,
        effects: initializer.effects, output: .name(context.words(.initializerOutcome)),
        failability: initializer.failability),
      storageName: storageName(
        "init" + parameters.labels(ofSubscript: false).map(Identifier.capitalized).joined(),
        isStatic: true),
      number: nextNumber(), attributes: attributes, in: context)
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
