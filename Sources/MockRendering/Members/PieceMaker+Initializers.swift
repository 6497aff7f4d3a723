internal import MockModel

extension PieceMaker {
  /// Whether the protocol has an initialiser that can be called without arguments.
  private var hasEmptyInitializer: Bool {
    context.mock.members.flatMap(\.elements).contains {
      guard case .initializer(let initializer) = $0 else { return false }
      return initializer.parameters.allSatisfy(\.isVariadic)
    }
  }

  mutating func pieces(_ initializer: Initializer) -> MemberPieces? {
    let attributes = CopiedAttributes(initializer.head.attributes)
    let (parameters, generics) = initializer.parameters.namingOpaqueTypes(initializer.generics)
    var plan = CallPlan(
      CallSource(
        head: initializer.head, generics: generics, parameters: parameters,
        effects: initializer.effects, output: .name(context.words("InitializerOutcome")),
        isInitializer: true),
      storageName: storageName(
        "init" + parameters.labels(ofSubscript: false).map(Identifier.capitalized).joined(),
        labels: [], isStatic: true),
      attributes: attributes, in: context)
    plan.isInitializerBody = true

    let isFailable = initializer.failability != .never
    let make: Declaration.Statement = .expression(
      hasEmptyInitializer ? "self.init(name: nil, fileID: #fileID)" : "self.init()")
    let state = plan.state(plan.engineType("FunctionMock"))
    let call: Layout = .row([
      .text(plan.marks), state, ".call", .list(.arguments, [plan.recordedInput]),
    ])
    let outcome: Declaration.Statement =
      isFailable
      ? .nested(.row(["if ", call, " == .fails"]), [.expression("return nil")])
      : .expression(.row(["_ = ", call]))
    let convenience = context.isolation == .actor ? "" : "convenience "
    let isolation =
      initializer.head.has("nonisolated") && context.isIsolated ? "nonisolated " : ""
    let witness = Declaration(
      attributes: attributes.witness,
      introducer:
        "\(context.access)\(isolation)\(convenience)init\(initializer.failability.rawValue)",
      generics: plan.generics,
      parameters: plan.parameters.map { .text("\($0.names): \($0.witnessType)") },
      effects: plan.witnessEffects(initializer.effects),
      requirements: plan.requirements.map(\.text),
      body: [make, outcome])
    return MemberPieces(
      storage: storage(
        plan, engine: "FunctionMock", kind: "initializer",
        name: "init" + parameters.signature(ofSubscript: false)),
      isStatic: true, witness: [witness],
      builder: plan.builders(
        introducer: "func initializer", attributes: attributes.builder,
        pattern: "CallPattern"))
  }
}
