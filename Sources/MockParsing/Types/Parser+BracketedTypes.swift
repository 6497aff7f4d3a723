import MockModel

extension Parser {
  /// `[T]`, `[K: V]`, `[3 of T]`
  mutating func parseBracketed() -> TypeNode {
    advance()
    let first = parseGenericArgument()
    if at(.colon) {
      advance()
      let value = parseType()
      expectClosing(.rightSquare, "]", in: "dictionary type")
      return .dictionary(key: first, value: value)
    }
    if at(.of) {
      advance()
      let element = parseGenericArgument()
      expectClosing(.rightSquare, "]", in: "inline array type")
      return .inlineArray(count: first, element: element)
    }
    expectClosing(.rightSquare, "]", in: "array type")
    return .array(first)
  }

  mutating func parseTuple() -> TypeNode {
    advance()
    var elements: [TypeNode.TupleElement] = []
    while !at(.rightParen) && !at(.endOfFile) {
      elements.append(parseTupleElement())
      guard take(.comma) else { break }
    }
    expectClosing(.rightParen, ")", in: "tuple type")
    return .tuple(elements)
  }

  private mutating func parseTupleElement() -> TypeNode.TupleElement {
    let (label, secondName) = parseElementNames()
    var element = TypeNode.TupleElement(
      label: label, secondName: secondName, type: parseType())
    if at(operator: "...") {
      advance()
      element.isVariadic = true
    }
    if at(operator: "=") { skipDefaultArgument() }
    return element
  }

  /// `label:` or `label name:` in front of a type.
  private mutating func parseElementNames() -> (label: String?, secondName: String?) {
    guard token.isName else { return (nil, nil) }
    let next = peekToken()
    if next.kind == .colon {
      let label = text(token)
      advance()
      advance()
      return (label, nil)
    }
    guard next.isName else { return (nil, nil) }
    let start = mark
    let label = text(token)
    advance()
    let second = text(token)
    advance()
    guard take(.colon) else {
      reset(to: start)
      return (nil, nil)
    }
    return (label, second)
  }

  /// Takes a closing bracket; where it is missing, reports that and passes what stands in its way.
  mutating func expectClosing(_ kind: Token.Kind, _ spelling: String, in place: String) {
    if take(kind) { return }
    reportMissing(.expected(spelling, in: place))
    while !at(.endOfFile) && !at(.rightBrace) && !at(.leftBrace) && !isAtBoundary() {
      if take(kind) { return }
      if at(.rightParen) || at(.rightSquare) { return }
      step()
    }
  }
}
