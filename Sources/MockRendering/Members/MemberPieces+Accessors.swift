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

  package var isSettable: Bool {
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
  func writeProperty(_ name: String, to text: inout SourceText) {
    text.declaration(attributes: attributes.witness, isProperty: true) { flat in
      writeModifiers(member.head, isAccessor: true, to: &flat)
      flat.literal("var ")
      flat.write(name)
      flat.literal(": ")
    } result: { flat in
      if let type = call.result { flat.type(type) }
    }
    writeAccessors(member.accessors, to: &text)
  }

  func writeBuilder(property name: String, to text: inout SourceText) {
    let pattern = accessorPattern(isWeak ? .weakPropertyPattern : .propertyPattern)
    text.declaration(attributes: attributes.builder, isProperty: true) { flat in
      flat.write(call.access)
      flat.literal("var ")
      flat.write(name)
      flat.literal(": ")
    } result: { flat in
      guard isSettable, !isUnkept else { return call.writePatternType(pattern, to: &flat) }
      call.writingOptional(to: &flat) { flat in
        flat.generic(pattern, in: call.words) { flat in
          flat.item(context.builders.role)
          if let weakType { return flat.item { $0.type(weakType) } }
          flat.item { call.writeEffect(to: &$0) }
          flat.item { $0.type(call.output) }
          flat.item { call.writeFailure(to: &$0) }
        }
      }
    }
    text.body { flat in
      call.writePattern(pattern, to: &flat) { call.writeOrigin(to: &$0) }
    }
  }
}

// MARK: - Subscripts

extension MemberPieces {
  func writeSubscript(to text: inout SourceText) {
    text.declaration(
      attributes: attributes.witness, requirements: call.requirements.map(\.text)
    ) { flat in
      writeModifiers(member.head, isAccessor: true, to: &flat)
      flat.literal("subscript")
      call.writeGenerics(to: &flat)
      call.writeParameters(to: &flat)
    } result: { flat in
      if let type = call.result { flat.type(type) }
    }
    writeAccessors(member.accessors, to: &text)
  }
}

// MARK: - Accessors

extension MemberPieces {
  /// The builder's type for the reads, and the writes if there are any.
  ///
  /// - Parameter settable: the usual type for a member that can be set.
  func accessorPattern(_ settable: LibraryName) -> LibraryName {
    if isUnkept { return .unkeptAccessorsPattern }
    return isSettable ? settable : call.isCustom ? .customCallPattern : .getterPattern
  }

  /// Writes the accessors, bare if reading is all that they do.
  private func writeAccessors(_ accessors: [Accessor], to text: inout SourceText) {
    if isSettable || needsSteps {
      text.body { text in
        writeGetter(accessors, to: &text)
        if isSettable { writeSetter(to: &text) }
      }
      return
    }
    let effects = getterEffects(accessors)
    if effects.isEmpty {
      text.body { writeRead(to: &$0) }
    } else {
      text.body(nested: { writeHead(effects, to: &$0) }, expression: { writeRead(to: &$0) })
    }
  }

  /// Writes `get { … }`.
  func writeGetter(_ accessors: [Accessor], to text: inout SourceText) {
    let effects = getterEffects(accessors)
    if isUnkept {
      text.nested {
        writeHead(effects, to: &$0)
      } statements: {
        call.writeSteps(to: &$0) { flat in writeState(".getter", to: &flat) }
      }
    } else if needsSteps {
      text.nested({ writeHead(effects, to: &$0) }, statements: { call.writeSteps(to: &$0) })
    } else {
      text.nested({ writeHead(effects, to: &$0) }, expression: { writeRead(to: &$0) })
    }
  }

  /// Writes `set { … }`.
  func writeSetter(to text: inout SourceText) {
    guard isUnkept else {
      return text.nested({ $0.literal("set") }, expression: { writeAssigned(to: &$0) })
    }
    text.nested {
      $0.literal("set")
    } statements: {
      call.writeUnkeptSetter(to: &$0) { flat in writeState(".setter", to: &flat) }
    }
  }

  /// Whether the only accessor needs more than one expression to call the engine.
  private var needsSteps: Bool { !isSettable && call.needsSteps }

  private func getterEffects(_ accessors: [Accessor]) -> Effects {
    call.witnessEffects(accessors.getter?.effects ?? Effects())
  }

  private func writeHead(_ effects: Effects, to flat: inout FlatText) {
    flat.literal("get")
    flat.write(effects)
  }

  private func writeRead(to flat: inout FlatText) {
    if case .property = member {
      if call.needsReturn { flat.literal("return ") }
      flat.write(call.marks)
      writeState(to: &flat)
      flat.literal(isSettable ? ".get" : ".call")
      flat.list(.arguments) { flat in
        if !isSettable { flat.item("()") }
        call.writePassing(to: &flat)
      }
    } else if isSettable {
      flat.write(call.marks)
      writeState(to: &flat)
      flat.literal(".get")
      flat.list(.arguments) { flat in
        flat.item { call.writeRecordedInput(to: &$0) }
        call.writePassing(to: &flat)
      }
    } else {
      call.writeCall(to: &flat)
    }
  }

  private func writeAssigned(to flat: inout FlatText) {
    writeState(to: &flat)
    if case .property = member {
      flat.list(.setter) { flat in
        flat.item("newValue")
        call.writePassingSetter(to: &flat)
      }
    } else {
      flat.list(.setter) { flat in
        flat.item("newValue")
        flat.item {
          $0.literal("at: ")
          call.writeRecordedInput(to: &$0)
        }
        call.writePassingSetter(to: &flat)
      }
    }
  }

  func writeState(_ accessor: String = "", to flat: inout FlatText) {
    flat.row { flat in
      call.writeState(to: &flat) { writeEngineType(to: &$0) }
      flat.write(accessor)
    }
  }
}
