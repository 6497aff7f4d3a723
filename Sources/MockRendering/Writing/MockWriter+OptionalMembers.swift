internal import MockModel

/// An object of Objective-C says which members it has. So a mock can seem to be without some of those
/// that are `@objc optional`.
extension MockWriter {
  /// Writes `responds(to:)`, if there is a member that the mock can be without.
  func writeResponding(isStatic: Bool, to text: inout SourceText) {
    let isAsked = { (piece: MemberPieces) in piece.call.isOptional && piece.isStatic == isStatic }
    guard holds(isAsked) else { return }
    text.blank()
    text.block(
      context.access, context.nonisolated, "override ", isStatic ? "class " : "",
      "func responds(to aSelector: Selector!) -> ", words(.bool)
    ) { text in
      forEach(where: isAsked, separated: false, to: &text) { $0.writeResponse(to: &$1) }
      text.line("return super.responds(to: aSelector)")
    }
  }
}

extension MemberPieces {
  /// Writes what the mock says of one member.
  fileprivate func writeResponse(to text: inout SourceText) {
    let conditions =
      (attributes.availability ?? []).map { "#available(\($0))" }
      + [selectors.map { "aSelector\($0)" }.joined(separator: " || ")]
    text.nested {
      $0.write("if \(conditions.joined(separator: ", "))")
    } expression: { flat in
      flat.literal("return ")
      writeState(".isImplemented", to: &flat)
    }
  }

  /// What is said of the selectors by which the member is called: ` == #selector(tap)`.
  private var selectors: [String] {
    // Bare, as long as the parameter does not hide it.
    let name = (member.baseName == "aSelector" ? "self." : "") + member.baseName
    switch member {
    case .method(let method): return [" == #selector(\(name)\(labels)\(overload(of: method)))"]
    case .property:
      return [" == #selector(getter: \(name))"]
        + (isSettable ? [" == #selector(setter: \(name))"] : [])
    case .subscripted(let subscripted):
      // A subscript has no name that '#selector' could take.
      let isIndexed = subscripted.parameters.first?.type.plainName?.contains("Int") ?? false
      let (get, set) =
        isIndexed
        ? ("objectAtIndexedSubscript:", "setObject:atIndexedSubscript:")
        : ("objectForKeyedSubscript:", "setObject:forKeyedSubscript:")
      return ([get] + (isSettable ? [set] : [])).map { ".description == \"\($0)\"" }
    case .initializer, .associatedType, .typeAlias: return []
    }
  }

  private var labels: String {
    let labels = member.parameters.map { "\($0.firstName):" }.joined()
    return labels.isEmpty ? "" : "(\(labels))"
  }

  /// ` as (Int) -> Void`, where the name alone stands for more than one member.
  private func overload(of method: Method) -> String {
    let name = method.name.withoutBackticks
    guard context.memberNames.count(where: { $0 == name }) > 1 else { return "" }
    let types = context.types
    let function = TypeNode.function(
      .init(
        parameters: method.parameters.map { .init(type: types.witness($0.type)) },
        effects: call.witnessEffects(method.effects),
        result: method.result.map(types.witness) ?? .name(call.words(.void))))
    return " as \(function.spelling)"
  }
}
