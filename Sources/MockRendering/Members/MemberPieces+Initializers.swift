internal import MockModel

extension MemberPieces {
  func writeWitness(_ initializer: Initializer, to text: inout SourceText) {
    text.declaration(
      attributes: attributes.witness, effects: call.witnessEffects(initializer.effects),
      requirements: call.requirements.map(\.text)
    ) { flat in
      flat.write(context.access)
      if initializer.head.has("nonisolated") && context.isIsolated { flat.literal("nonisolated ") }
      if context.isolation != .actor { flat.literal("convenience ") }
      flat.literal("init")
      flat.write(initializer.failability.rawValue)
      call.writeGenerics(to: &flat)
      call.writeParameters(to: &flat)
    }
    text.body { text in
      writeDelegation(to: &text)
      writeOutcomeCheck(initializer, to: &text)
    }
  }

  /// Writes the call of the initialiser that makes the mock.
  func writeDelegation(to text: inout SourceText) {
    text.line(context.hasEmptyInitializer ? "self.init(name: nil, fileID: #fileID)" : "self.init()")
  }

  /// Writes what records the call, and fails if its answer says so.
  func writeOutcomeCheck(_ initializer: Initializer, to text: inout SourceText) {
    if call.isCustom {
      call.writeSteps(to: &text)
    } else if initializer.failability == .never {
      text.statement { flat in
        flat.literal("_ = ")
        writeOutcome(to: &flat)
      }
    } else {
      text.nested {
        $0.literal("if ")
        writeOutcome(to: &$0)
        $0.literal(" == .fails")
      } expression: {
        $0.literal("return nil")
      }
    }
  }

  private func writeOutcome(to flat: inout FlatText) {
    flat.row { flat in
      flat.write(call.marks)
      call.writeState(to: &flat)
      flat.literal(".call")
      flat.list(.arguments) { $0.item { call.writeRecordedInput(to: &$0) } }
    }
  }
}
