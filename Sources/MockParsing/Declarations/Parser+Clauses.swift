import MockModel

// MARK: - Generic clauses

extension Parser {
  /// `<T: P, each U, let n: Int>`, if one stands here.
  mutating func parseGenericParameters() -> [GenericClause.Parameter] {
    guard take(operator: .less) else { return [] }
    var parameters: [GenericClause.Parameter] = []
    while !at(operator: .greater) && !at(.endOfFile) {
      guard let parameter = parseGenericParameter() else { break }
      parameters.append(parameter)
      guard take(.comma) else { break }
    }
    if !take(operator: .greater) { report(.expected(">", in: "generic parameter list")) }
    return parameters
  }

  private mutating func parseGenericParameter() -> GenericClause.Parameter? {
    var attributes: [Attribute] = []
    while at(.at) { attributes.append(parseAttribute(inType: false)) }
    var parameter = GenericClause.Parameter(name: "", attributes: attributes)
    if at(.let) {
      parameter.isValue = true
      advance()
    } else if at(.each), peekToken().isName {
      parameter.isPack = true
      advance()
    }
    guard token.isName else { return nil }
    parameter.name = text(token)
    names.add(genericParameter: parameter.name)
    advance()
    if take(.colon) { parameter.constraint = parseType() }
    return parameter
  }

  /// The names in `protocol P<A, B>`.
  mutating func parsePrimaryAssociatedTypes() -> [String] {
    guard take(operator: .less) else { return [] }
    var names: [String] = []
    while token.isName {
      names.append(text(token))
      advance()
      guard take(.comma) else { break }
    }
    if !take(operator: .greater) {
      report(.expected(">", in: "primary associated type list"))
    }
    return names
  }

  /// `where T: P, T.A == Int`, if one stands here.
  mutating func parseWhereClause() -> [Requirement] {
    guard take(.where) else { return [] }
    var requirements: [Requirement] = []
    repeat {
      if at(.leftBrace) || at(.endOfFile) { break }
      let left = parseGenericArgument()
      let relation: Requirement.Relation
      if take(.colon) {
        relation = .conforms
      } else if at(operator: "==") {
        relation = .isSame
        advance()
      } else {
        report(.expected(":' or '==", in: "'where' clause"))
        break
      }
      requirements.append(
        Requirement(left: left, relation: relation, right: parseGenericArgument()))
      // The size in `T: _Trivial(64)`.
      if at(.leftParen) && token.start == previous.end { skipGroup() }
    } while take(.comma)
    return requirements
  }

  /// `: A, B`; the `:` is the current token.
  mutating func parseInheritance() -> [TypeNode] {
    advance()
    var types: [TypeNode] = []
    repeat {
      if at(.leftBrace) || at(.endOfFile) { break }
      if at(.class) {
        // The old spelling of the same constraint.
        types.append(.named([TypeNode.NameComponent("AnyObject")]))
        advance()
      } else {
        types.append(parseType())
      }
    } while take(.comma)
    return types
  }
}

// MARK: - Parameters

extension Parser {
  /// A parameter list whose `(` is the current token.
  ///
  /// - Parameter allowsDefaults: Whether default arguments are fine, as in a class.
  mutating func parseParameters(allowsDefaults: Bool) -> [Parameter] {
    advance()
    var parameters: [Parameter] = []
    while !at(.rightParen) && !at(.endOfFile) {
      // Nearly all lists are as short.
      if parameters.isEmpty { parameters.reserveCapacity(2) }
      guard parseParameter(allowsDefaults: allowsDefaults, into: &parameters) else { break }
      guard take(.comma) else { break }
    }
    expectClosing(.rightParen, ")", in: "parameter list")
    return parameters
  }

  /// - Returns: Whether there is one.
  private mutating func parseParameter(
    allowsDefaults: Bool, into parameters: inout [Parameter]
  ) -> Bool {
    var attributes: [Attribute] = []
    while at(.at) { attributes.append(parseAttribute(inType: false)) }
    while at(._const) || at(.isolated), peekToken().isName { advance() }
    guard token.isName, !isAtLostDeclaration() else { return false }
    let first = token
    var second: Token?
    advance()
    if token.isName {
      second = token
      advance()
    }
    let hasType = take(.colon)
    if !hasType { report(.missingParameterType(text(second ?? first)), at: first.start) }
    var parameter = Parameter(
      firstName: text(first), secondName: textIfAny(second),
      type: hasType ? parseType() : .unknown(""), attributes: consume attributes)
    if hasType { parseParameterTail(&parameter, allowsDefaults: allowsDefaults) }
    parameters.append(consume parameter)
    return true
  }

  /// What stands behind a parameter's type.
  private mutating func parseParameterTail(_ parameter: inout Parameter, allowsDefaults: Bool) {
    if at(operator: "...") {
      parameter.isVariadic = true
      advance()
    }
    if at(operator: "=") {
      if !allowsDefaults { report(.defaultArgument) }
      parameter.defaultValue = skipDefaultArgument()
    }
  }

  private func textIfAny(_ token: Token?) -> String? {
    guard let token else { return nil }
    return text(token)
  }

  /// Whether a new declaration starts where a parameter should: `func a(\n func b()`.
  private mutating func isAtLostDeclaration() -> Bool {
    guard token.startsLine, token.keyword.isReserved, token.keyword.startsDeclaration else {
      return false
    }
    let start = mark
    defer { reset(to: start) }
    advance()
    if token.isName { advance() }
    return !at(.colon)
  }

  /// Passes `= value` and gives the value's text.
  @discardableResult
  mutating func skipDefaultArgument() -> String {
    advance()
    let start = token.start
    while true {
      switch token.kind {
      case .endOfFile, .rightParen, .rightBrace, .rightSquare:
        return scanner.text(start, max(start, previous.end))
      case .comma:
        if isParameterNext() { return scanner.text(start, max(start, previous.end)) }
        advance()
      default:
        step()
      }
    }
  }

  /// Whether a parameter follows the comma here, and not a generic argument of the value.
  private mutating func isParameterNext() -> Bool {
    let start = mark
    defer { reset(to: start) }
    advance()
    if at(.at) || at(.rightParen) { return true }
    guard token.isName else { return false }
    advance()
    if at(.colon) { return true }
    guard token.isName else { return false }
    advance()
    return at(.colon)
  }
}
