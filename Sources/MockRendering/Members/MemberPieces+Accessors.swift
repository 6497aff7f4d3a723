internal import MockModel

extension [Accessor] {
  /// What reads: `get`, or a coroutine or a borrow that does the same for its caller.
  var getter: Accessor? {
    first {
      switch $0.keyword {
      case "get", "_read", "read", "borrow", "yielding borrow": true
      default: false
      }
    }
  }

  var isSettable: Bool {
    contains {
      switch $0.keyword {
      case "set", "_modify", "modify", "mutate", "yielding mutate": true
      default: false
      }
    }
  }
}

// MARK: - Properties

extension MemberPieces {
  func writeWitness(_ property: Property, to text: inout SourceText) {
    text.declaration(attributes: attributes.witness, isProperty: true) { flat in
      writeModifiers(property.head, isAccessor: true, to: &flat)
      flat.literal("var ")
      flat.write(property.name)
      flat.literal(": ")
    } result: { flat in
      flat.type(context.types.witness(property.type))
    }
    writeAccessors(property.accessors, to: &text) { flat in
      if call.needsReturn { flat.literal("return ") }
      flat.write(call.marks)
      writeState(to: &flat)
      flat.literal(isSettable ? ".get()" : ".call(())")
    } set: { flat in
      writeState(to: &flat)
      flat.literal(".set(newValue)")
    }
  }

  func writeBuilder(_ property: Property, to text: inout SourceText) {
    let pattern = isSettable ? "PropertyPattern" : "GetterPattern"
    text.declaration(attributes: attributes.builder, isProperty: true) { flat in
      flat.write(context.access)
      flat.literal("var ")
      flat.write(property.name)
      flat.literal(": ")
    } result: { flat in
      guard isSettable else { return call.writePatternType(pattern, to: &flat) }
      flat.generic(call.words(pattern)) { flat in
        flat.item(context.builders.role)
        flat.item(call.effectName)
        flat.item { $0.type(call.output) }
        flat.item { call.writeFailure(to: &$0) }
      }
    }
    text.body { flat in
      flat.write(call.words(pattern))
      flat.list(.arguments) { call.writeOrigin(to: &$0) }
    }
  }

  /// Writes the accessors, bare if reading is all that they do.
  private func writeAccessors(
    _ accessors: [Accessor], to text: inout SourceText, get: (inout FlatText) -> Void,
    set: (inout FlatText) -> Void
  ) {
    let effects = call.witnessEffects(accessors.getter?.effects ?? Effects())
    func writeHead(to flat: inout FlatText) {
      flat.literal("get")
      flat.write(effects)
    }
    if isSettable {
      text.body { text in
        text.nested(writeHead, expression: get)
        text.nested({ $0.literal("set") }, expression: set)
      }
    } else if effects.isEmpty {
      text.body(get)
    } else {
      text.body(nested: writeHead, expression: get)
    }
  }

  private func writeState(to flat: inout FlatText) {
    call.writeState(to: &flat) { writeEngineType(to: &$0) }
  }
}

// MARK: - Subscripts

extension MemberPieces {
  func writeWitness(_ subscripted: Subscript, to text: inout SourceText) {
    text.declaration(
      attributes: attributes.witness, requirements: call.requirements.map(\.text)
    ) { flat in
      writeModifiers(subscripted.head, isAccessor: true, to: &flat)
      flat.literal("subscript")
      call.writeGenerics(to: &flat)
      call.writeParameters(to: &flat)
    } result: { flat in
      flat.type(context.types.witness(subscripted.result))
    }
    if !isSettable && call.isCustom {
      let effects = call.witnessEffects(subscripted.accessors.getter?.effects ?? Effects())
      text.body { text in
        text.nested {
          $0.literal("get")
          $0.write(effects)
        } statements: {
          call.writeCustomStatements(to: &$0)
        }
      }
      return
    }
    writeAccessors(subscripted.accessors, to: &text) { flat in
      guard isSettable else { return call.writeCall(to: &flat) }
      flat.write(call.marks)
      writeState(to: &flat)
      flat.literal(".get")
      flat.list(.arguments) { $0.item(call.writeRecordedInput) }
    } set: { flat in
      writeState(to: &flat)
      flat.list(.setter) { flat in
        flat.item("newValue")
        flat.item {
          $0.literal("at: ")
          call.writeRecordedInput(to: &$0)
        }
      }
    }
  }
}
