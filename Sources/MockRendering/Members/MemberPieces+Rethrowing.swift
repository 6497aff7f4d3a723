internal import MockModel

/// An override that rethrows may throw nothing but what its closures throw, and the engine cannot show
/// the compiler that an answer does so. A method that throws the errors of its closures by their type
/// can, and the override may call it.
extension MemberPieces {
  var isRethrowingOverride: Bool { context.isOverriding && call.rethrownError != nil }

  /// Whether the compiler would take the call of an asynchronous method, whose closures are not, for one
  /// that does not suspend.
  private var needsSuspension: Bool {
    member.effects.isAsync
      && !call.parameters.contains {
        context.types.function($0.sourceType)?.effects.isAsync ?? false
      }
  }

  func writeRethrowingOverride(_ name: String, to text: inout SourceText) {
    let helper = "\(call.storageName)Rethrowing"
    let requirements = call.requirements.map(\.text)
    func writeResult(to flat: inout FlatText) {
      if let result = call.result { flat.type(result) }
    }
    text.declaration(
      attributes: attributes.witness, effects: member.effects, requirements: requirements
    ) { flat in
      writeModifiers(member.head, to: &flat)
      flat.literal("func ")
      flat.write(name)
      flat.generics(call.builderGenerics.map(\.clause))
      call.writeParameters(.overriding, to: &flat)
    } result: {
      writeResult(to: &$0)
    }
    text.body { flat in
      flat.literal(member.effects.isAsync ? "try await " : "try ")
      flat.write(helper)
      flat.list(.arguments) { flat in
        call.writeDelegatedArguments(to: &flat)
        if needsSuspension {
          let core =
            member.head.isStatic ? "understudyStatics.understudy" : "self.\(context.builders.core)"
          flat.item("\(core).suspending()")
        }
      }
    }
    text.blank()
    text.declaration(
      attributes: attributes.witness, effects: call.witnessEffects(member.effects),
      requirements: requirements
    ) { flat in
      flat.literal("private ")
      flat.write(call.isolationModifier(member.head, attributes: attributes, isAccessor: false))
      if member.head.isStatic { flat.literal("static ") }
      flat.literal("func ")
      flat.write(helper)
      call.writeGenerics(to: &flat)
      call.writeParameters(
        .handedOn, more: needsSuspension ? "_: \(call.words(.void))" : nil, to: &flat)
    } result: {
      writeResult(to: &$0)
    }
    call.writeBody(to: &text)
  }
}
