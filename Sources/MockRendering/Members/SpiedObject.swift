internal import MockModel

extension ResolvedMock {
  /// `any Store`, the type of the objects that the mock can spy on.
  ///
  /// An associated type has to be known where the object is called, so it has to stand in the angle
  /// brackets of `any Feed<Entry>`.
  ///
  /// - Returns: `nil` if there is none.
  var spiedType: String? {
    guard !generics.parameters.contains(where: \.isPack) else { return nil }
    let primary = type.primaryAssociatedTypes
    let open =
      generics.parameters.map(\.name) + fixedTypes.filter(\.isDefault).map(\.name)
    guard open.allSatisfy(primary.contains) else { return nil }
    return "any \(typeName)" + (open.isEmpty ? "" : "<\(primary.joined(separator: ", "))>")
  }
}

extension MockContext {
  /// The property of a mock that is the object it spies on.
  static let spiedName = "understudySpied"

  /// Whether the object may be isolated where the mock says nothing of it: the module decides that, and
  /// for a protocol that inherits from `Sendable` the mock may stay outside.
  var mayCallIsolatedObject: Bool {
    isolation == .unknown
      || isolation == .none && needsNonisolatedTypes && !mock.type.head.has("nonisolated")
  }
}

extension MockWriter {
  /// Writes the property that is the object that the mock spies on.
  func writeSpiedObject(to text: inout SourceText) {
    guard let type = context.spiedType, passes({ _ in true }) else { return }
    text.blank()
    let core = context.builders.core
    let isSettable = !mock.isSurelyObject && passes(\.mayMutate)
    text.line { line in
      line.write(literal: "private ")
      line.write(context.nonisolated)
      line.write(literal: "var ")
      line.write(MockContext.spiedName)
      line.write(literal: ": ")
      line.write(type)
      line.write(literal: " {")
      if !isSettable { writeReal(to: &line) }
    }
    if isSettable {
      text.indented { text in
        text.line { line in
          line.write(literal: "get {")
          writeReal(to: &line)
        }
        text.line { line in
          line.write(literal: "set { ")
          line.write(core)
          line.write(literal: ".replaceReal(with: newValue) }")
        }
      }
      text.endBlock()
    }
    if passes(\.isIsolated) {
      text.blank()
      text.line(
        "\(context.access)nonisolated var unownedExecutor: \(words(.unownedSerialExecutor)) "
          + "{ \(core).executor }")
    }
  }

  /// Writes the rest of an accessor that gets the object.
  private func writeReal(to line: inout UTF8Buffer) {
    line.write(literal: " ")
    line.write(context.builders.core)
    line.write(literal: ".real() }")
  }
}

extension ResolvedMock {
  /// Whether only objects conform to the protocol, as far as it says so itself.
  fileprivate var isSurelyObject: Bool {
    isActor || superclass != nil
      || type.inherited.contains { $0.plainName == "AnyObject" || $0.plainName == "class" }
  }
}
