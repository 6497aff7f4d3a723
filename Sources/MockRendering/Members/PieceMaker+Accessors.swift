internal import MockModel

extension [Accessor] {
  /// What reads: `get`, or a coroutine or a borrow that does the same for its caller.
  var getter: Accessor? {
    first { ["get", "_read", "read", "borrow", "yielding borrow"].contains($0.keyword) }
  }

  var isSettable: Bool {
    contains { ["set", "_modify", "modify", "mutate", "yielding mutate"].contains($0.keyword) }
  }
}

extension PieceMaker {
  mutating func pieces(_ property: Property) -> MemberPieces? {
    let attributes = CopiedAttributes(property.head.attributes)
    let effects = property.accessors.getter?.effects ?? Effects()
    let plan = CallPlan(
      CallSource(head: property.head, effects: effects, output: property.type),
      storageName: storageName(property.name, labels: [], isStatic: property.head.isStatic),
      attributes: attributes, in: context)
    let isSettable = property.accessors.isSettable
    let engine = isSettable ? "PropertyMock" : "FunctionMock"
    let type = plan.accessorEngineType(isSettable: isSettable)
    let state = plan.state(type)

    let get: Declaration.Statement
    let start = plan.needsReturn ? "return " : ""
    if isSettable {
      get = .expression(.row([.text(start + plan.marks), state, ".get()"]))
    } else {
      get = .expression(.row([.text(start + plan.marks), state, ".call(())"]))
    }
    let witness = Declaration(
      attributes: attributes.witness,
      introducer: modifiers(plan, head: property.head, attributes: attributes)
        .replacing("nonisolated(nonsending) ", with: "") + "var \(property.name): ",
      result: context.types.witness(property.type).layout,
      body: accessors(
        get: get, effects: plan.witnessEffects(effects),
        set: isSettable ? .row([state, ".set(newValue)"]) : nil))

    let pattern: Layout =
      isSettable
      ? .generic(
        context.words("PropertyPattern"),
        [
          .text(context.builders.role), .text(plan.effectName), plan.output.layout,
          plan.failureType.layout,
        ]) : plan.patternType("GetterPattern")
    let builder = Declaration(
      attributes: attributes.builder, introducer: context.access + "var \(property.name): ",
      result: pattern,
      body: [
        .expression(
          .call(
            context.words(isSettable ? "PropertyPattern" : "GetterPattern"),
            [.text(plan.builtState), .text(plan.builtLocation)]))
      ])
    var storage = self.storage(
      plan, engine: engine, kind: "getter", name: property.name.withoutBackticks)
    if !plan.isErased { storage.type = type }
    return MemberPieces(
      storage: storage, isStatic: property.head.isStatic, witness: [witness], builder: [builder])
  }

  mutating func pieces(_ subscripted: Subscript) -> MemberPieces? {
    let attributes = CopiedAttributes(subscripted.head.attributes)
    let effects = subscripted.accessors.getter?.effects ?? Effects()
    let isSettable = subscripted.accessors.isSettable
    if isSettable, subscripted.generics.parameters.contains(where: \.isPack) {
      refuse(.settablePackSubscript, at: subscripted.head)
      return nil
    }
    let (parameters, generics) = subscripted.parameters.namingOpaqueTypes(subscripted.generics)
    let plan = CallPlan(
      CallSource(
        head: subscripted.head, generics: generics, parameters: parameters, effects: effects,
        output: subscripted.result, isSubscript: true, reserved: isSettable ? ["newValue"] : []),
      storageName: storageName(
        "subscript", labels: parameters.labels(ofSubscript: true),
        isStatic: subscripted.head.isStatic),
      attributes: attributes, in: context)
    let engine = isSettable ? "SubscriptMock" : "FunctionMock"
    let type = plan.engineType(engine)
    let state = plan.state(type)
    let get: [Declaration.Statement] =
      isSettable
      ? [
        .expression(
          .row([.text(plan.marks), state, ".get", .list(.arguments, [plan.recordedInput])]))
      ] : plan.statements()
    let set: Layout? =
      isSettable
      ? .row([
        state,
        .list(
          .init(open: ".set(", close: ")", closesOnOwnLine: false),
          [
            "newValue", .row(["at: ", plan.recordedInput]),
          ]),
      ]) : nil

    let witness = Declaration(
      attributes: attributes.witness,
      introducer: modifiers(plan, head: subscripted.head, attributes: attributes)
        .replacing("nonisolated(nonsending) ", with: "") + "subscript",
      generics: plan.generics,
      parameters: plan.parameters.map { .text("\($0.names): \($0.witnessType)") },
      result: context.types.witness(subscripted.result).layout,
      requirements: plan.requirements.map(\.text),
      body: get.count == 1
        ? accessors(get: get[0], effects: plan.witnessEffects(effects), set: set)
        : [.nested(.text((["get"] + plan.witnessEffects(effects)).joined(separator: " ")), get)])
    return MemberPieces(
      storage: storage(
        plan, engine: engine, kind: "subscriptGetter",
        name: "subscript" + parameters.signature(ofSubscript: true)),
      isStatic: subscripted.head.isStatic, witness: [witness],
      builder: plan.builders(
        introducer: "subscript", attributes: attributes.builder,
        pattern: isSettable ? "SubscriptPattern" : "GetterPattern"))
  }

  private func accessors(
    get: Declaration.Statement, effects: [String], set: Layout?
  ) -> [Declaration.Statement] {
    if effects.isEmpty && set == nil { return [get] }
    return [.nested(.text((["get"] + effects).joined(separator: " ")), [get])]
      + (set.map { [.nested("set", [.expression($0)])] } ?? [])
  }
}

extension CallPlan {
  /// The engine's type behind a property.
  fileprivate func accessorEngineType(isSettable: Bool) -> Layout {
    isSettable
      ? .generic(words("PropertyMock"), [output.layout, failureType.layout])
      : engineType("FunctionMock")
  }
}
