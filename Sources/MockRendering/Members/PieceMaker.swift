internal import MockModel

/// Makes the pieces of a mock from its members, one after the other.
struct PieceMaker {
  let context: MockContext
  private var instanceNames: StorageNames
  private var staticNames = StorageNames()
  private(set) var diagnostics: [Diagnostic] = []
  /// How many methods a call written in a builder may mean.
  private var methods: [Call: Int] = [:]

  /// What a call shows of a method: not its result.
  private struct Call: Hashable {
    var name: String
    var isStatic: Bool
    var labels: [String]
    var types: [String]

    init(_ method: Method) {
      name = method.name
      isStatic = method.head.isStatic
      labels = method.parameters.map(\.firstName)
      types = method.parameters.map(\.type.spelling)
    }
  }

  init(_ context: MockContext) {
    self.context = context
    var reserved: Set<String> = []
    for member in context.mock.members.flatMap(\.elements) {
      reserved.insert(member.baseName.withoutBackticks)
      if case .method(let method) = member { methods[Call(method), default: 0] += 1 }
    }
    instanceNames = StorageNames(reserved: reserved)
  }

  mutating func pieces(_ list: ConditionalList<Member>) -> ConditionalList<MemberPieces> {
    list.compactMap { pieces($0) }
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
    switch member {
    case .method(let method): return pieces(method.namingOpaqueTypes)
    case .property(let property): return pieces(property)
    case .subscripted(let subscripted): return pieces(subscripted)
    case .initializer(let initializer): return pieces(initializer)
    case .associatedType, .typeAlias: return nil
    }
  }

  mutating func storageName(_ base: String, labels: [String], isStatic: Bool) -> String {
    isStatic
      ? staticNames.name(base, labels: labels) : instanceNames.name(base, labels: labels)
  }

  mutating func refuse(_ problem: RenderingProblem, at head: DeclarationHead) {
    diagnostics.append(
      problem.diagnostic(of: context.mock, location: head.location))
  }

  /// `static `, with what isolates it.
  func modifiers(_ plan: CallPlan, head: DeclarationHead, attributes: CopiedAttributes) -> String {
    context.access + plan.isolationModifier(head, attributes: attributes)
      + (head.isStatic ? "static " : "")
      + head.modifiers.filter { $0.name == "prefix" || $0.name == "postfix" }
      .map { $0.spelling + " " }.joined()
  }
}

// MARK: - Methods

extension PieceMaker {
  private mutating func pieces(_ method: Method) -> MemberPieces? {
    var method = method
    if method.isOperator {
      // The names of an operator's operands are no labels.
      for index in method.parameters.indices where method.parameters[index].secondName == nil {
        method.parameters[index].secondName = method.parameters[index].firstName
        method.parameters[index].firstName = "_"
      }
    }
    if method.head.has("distributed") {
      refuse(.distributedMember(method.name), at: method.head)
      return nil
    }
    let attributes = CopiedAttributes(method.head.attributes)
    let plan = CallPlan(
      CallSource(
        head: method.head, generics: method.generics, parameters: method.parameters,
        effects: method.effects, output: method.result ?? .tuple([]),
        needsReturningType: methods[Call(method), default: 0] > 1),
      storageName: storageName(
        method.name, labels: method.parameters.labels(ofSubscript: false),
        isStatic: method.head.isStatic),
      attributes: attributes, in: context)

    let witness = Declaration(
      attributes: attributes.witness,
      introducer: modifiers(plan, head: method.head, attributes: attributes)
        + "func \(method.name)\(method.isOperator ? " " : "")",
      generics: plan.generics,
      parameters: plan.parameters.map { .text("\($0.names): \($0.witnessType)") },
      effects: plan.witnessEffects(method.effects),
      result: method.result.map { context.types.witness($0).layout },
      requirements: plan.requirements.map(\.text), body: plan.statements())
    let builderName = method.isOperator ? Identifier.operatorMethod(method.name) : method.name
    return MemberPieces(
      storage: storage(
        plan, engine: "FunctionMock", kind: nil,
        name: method.name.withoutBackticks + method.parameters.signature(ofSubscript: false)),
      isStatic: method.head.isStatic, witness: [witness],
      builder: plan.builders(
        introducer: "func \(builderName)", attributes: attributes.builder,
        pattern: plan.isCustom ? "CustomCallPattern" : "CallPattern"))
  }

  func storage(
    _ plan: CallPlan, engine: String, kind: String?, name: String
  ) -> MemberPieces.Storage {
    let words = context.words
    let type: Layout = plan.isErased ? .text(words("GenericMember")) : plan.engineType(engine)
    let constructor = words(plan.isErased ? "GenericMember" : engine)
    // The two-sided mocks know their kinds.
    let kind = engine == "FunctionMock" || plan.isErased ? kind : nil
    return MemberPieces.Storage(
      name: plan.storageName, type: type,
      initializer: .call(
        constructor,
        [.text(context.builders.core), .text(name.literal)]
          + (kind.map { [.text(".\($0)")] } ?? [])))
  }
}

extension CallPlan {
  /// `async throws(E)` of the mock's own member.
  func witnessEffects(_ effects: Effects) -> [String] {
    var effects = effects
    if let rethrownError { effects.throwing = .throwing(.name(rethrownError)) }
    if case .throwing(let type?) = effects.throwing {
      effects.throwing = .throwing(context.types.witness(type))
    }
    return effects.keywords
  }
}
