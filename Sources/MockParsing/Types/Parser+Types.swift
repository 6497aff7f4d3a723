import MockModel

extension Parser {
  /// Parses a type. What is none becomes `.unknown`, with a diagnostic, and takes no token.
  mutating func parseType() -> TypeNode {
    let start = token.start
    if at(.identifier), token.keyword == .none, scanner.byte(start) != .less, depth < nestingLimit {
      return parseTypeOfName()
    }
    if at(.leftSquare), depth < nestingLimit {
      depth += 1
      defer { depth -= 1 }
      return finishType(parseBracketed())
    }
    let type = nested { parser in
      if parser.at(.repeat) {
        parser.advance()
        return TypeNode.packExpansion(parser.parseScalarType())
      }
      return parser.parseScalarType()
    }
    return type ?? skipTypeTooDeep(start)
  }

  /// A type that starts with a name. Most are nothing else.
  private mutating func parseTypeOfName() -> TypeNode {
    let name = token
    advance()
    switch token.kind {
    case .operator, .period, .doubleColon: break
    default: if !isAtEffect { return plainType(name) }
    }
    depth += 1
    defer { depth -= 1 }
    return finishType(finishNamedType(name))
  }

  /// What stands behind the first part of a type.
  private mutating func finishType(_ type: consuming TypeNode) -> TypeNode {
    parseFunctionTail(of: finishConstraint(parsePostfix(of: type)))
  }

  private mutating func skipTypeTooDeep(_ start: Int) -> TypeNode {
    switch token.kind {
    case .leftParen, .leftSquare: skipGroup()
    case .identifier, .escapedIdentifier, .number: advance()
    default: break
    }
    return .unknown("")
  }

  /// A type with its specifiers and attributes, and as much of a function type as follows.
  private mutating func parseScalarType() -> TypeNode {
    var specifiers: [String] = []
    var attributes: [Attribute] = []
    while true {
      if at(.at) {
        attributes.append(parseAttribute(inType: true))
      } else if let specifier = parseTypeSpecifier() {
        specifiers.append(specifier)
      } else {
        break
      }
    }
    let base = parseFunctionTail(of: parseComposition())
    if specifiers.isEmpty && attributes.isEmpty { return base }
    return .attributed(specifiers: specifiers, attributes: attributes, base)
  }

  private mutating func parseTypeSpecifier() -> String? {
    switch token.keyword {
    case .inout, .__shared, .__owned:
      break
    case .borrowing, .consuming, .sending, .isolated, ._const:
      guard startsType(peekToken()) else { return nil }
    case .nonisolated, .dependsOn:
      let next = peekToken()
      guard next.kind == .leftParen && next.start == token.end else {
        guard at(.nonisolated), startsType(next) else { return nil }
        break
      }
      let start = token.start
      advance()
      skipGroup()
      return joinedText(start, previous.end)
    default:
      return nil
    }
    let specifier = text(token)
    advance()
    return specifier
  }

  /// Whether a type can start with this token, so that a contextual word in front is no name.
  private func startsType(_ next: Token) -> Bool {
    switch next.kind {
    case .identifier:
      !next.keyword.isReserved || next.keyword == .anyType || next.keyword == .selfType
        || next.keyword == .inout || next.keyword == .wildcard
    case .escapedIdentifier, .leftParen, .leftSquare: true
    case .at: !next.startsLine
    case .operator: scanner.byte(next.start) == .tilde
    default: false
    }
  }

  /// `async throws(E) -> R` behind a parameter list.
  private mutating func parseFunctionTail(of base: consuming TypeNode) -> TypeNode {
    guard isAtArrow() else { return base }
    let effects = parseEffects()
    advance()
    let result = parseType()
    let parameters: [TypeNode.TupleElement]
    if case .tuple(let elements) = copy base {
      parameters = elements
    } else {
      parameters = [TypeNode.TupleElement(type: base)]
    }
    return .function(
      TypeNode.FunctionType(parameters: parameters, effects: effects, result: result))
  }

  private mutating func isAtArrow() -> Bool {
    if at(operator: "->") { return true }
    guard isAtEffect else { return false }
    let start = mark
    _ = parseEffects()
    let result = at(operator: "->")
    reset(to: start)
    return result
  }

  var isAtEffect: Bool {
    switch token.keyword {
    case .async, .reasync, .throws, .rethrows: true
    default: false
    }
  }

  mutating func parseEffects() -> Effects {
    var effects = Effects()
    while true {
      switch token.keyword {
      case .async:
        effects.isAsync = true
        advance()
      case .reasync:
        effects.isReasync = true
        advance()
      case .rethrows:
        effects.throwing = .rethrowing
        advance()
      case .throws:
        advance()
        effects.throwing = .throwing(nil)
        if take(.leftParen) {
          effects.throwing = .throwing(parseType())
          expectClosing(.rightParen, ")", in: "'throws' clause")
        }
      default:
        return effects
      }
    }
  }

  /// `some A & B`, `any A`, `each T`, `A & B`, or one simple type.
  private mutating func parseComposition() -> TypeNode {
    let keyword = token.keyword
    if keyword == .some || keyword == .any || keyword == .each, startsType(peekToken()) {
      advance()
      if keyword == .each { return .packElement(parseSimpleType()) }
      let constraint = parseConstraint()
      return keyword == .some ? .some(constraint) : .any(constraint)
    }
    return parseConstraint()
  }

  private mutating func parseConstraint() -> TypeNode {
    finishConstraint(parseSimpleType())
  }

  /// What a `&` puts together with a type.
  private mutating func finishConstraint(_ first: consuming TypeNode) -> TypeNode {
    guard at(operator: "&") else { return first }
    var types = [first]
    while at(operator: "&") {
      advance()
      types.append(parseSimpleType())
    }
    return .composition(types)
  }

  private mutating func parseSimpleType() -> TypeNode {
    guard take(operator: .tilde) else { return parsePostfix(of: parsePrimaryType()) }
    return .suppressed(parsePostfix(of: parsePrimaryType()))
  }

  private mutating func parsePrimaryType() -> TypeNode {
    switch token.kind {
    case .leftParen: return parseTuple()
    case .leftSquare: return parseBracketed()
    case .escapedIdentifier, .doubleColon: return parseNamedType()
    case .identifier:
      if scanner.byte(token.start) == .less { report(.editorPlaceholder) }
      if !token.keyword.isReserved || isNameLikeKeyword || peekToken().kind == .doubleColon {
        return parseNamedType()
      }
    default: break
    }
    reportMissing(.expectedType)
    return .unknown("")
  }

  private mutating func parseNamedType() -> TypeNode {
    let name = token
    if at(.doubleColon) { return namedType([parseNameComponent()]) }
    advance()
    return finishNamedType(name)
  }

  private mutating func finishNamedType(_ name: Token) -> TypeNode {
    guard at(.doubleColon) || at(operator: .less) else { return plainType(name) }
    return namedType([finishNameComponent(text(name))])
  }

  /// The type of a name alone. A file names few types and names them often, so they are kept.
  private mutating func plainType(_ name: Token) -> TypeNode {
    let count = name.end - name.start
    let sum = count &+ 7 &* Int(scanner.byte(name.start)) &+ 31 &* Int(scanner.byte(name.end - 1))
    let place = sum % plainTypes.count
    if plainTypes[place].count == count,
      scanner.areEqual(plainTypes[place].start, name.start, count: count),
      let type = plainTypes[place].type
    {
      if plainTypes[place].namesNumber != namesNumber {
        plainTypes[place].namesNumber = namesNumber
        names.add(type, plainTypes[place].sum)
      }
      return type
    }
    let type = TypeNode.named([TypeNode.NameComponent(text(name))])
    let nameSum = NameSum.of(scanner.bytes(name.start, name.end))
    plainTypes[place] = PlainType(
      start: name.start, count: count, type: type, sum: nameSum, namesNumber: namesNumber)
    names.add(type, nameSum)
    return type
  }

  private mutating func namedType(_ components: [TypeNode.NameComponent]) -> TypeNode {
    let type = TypeNode.named(components)
    names.add(type, NameSum.of(components[components.count - 1].name))
    return type
  }

  private var isNameLikeKeyword: Bool {
    at(.selfType) || at(.anyType) || at(.wildcard)
  }

  /// `.Member`, `.Type`, `?` and `!` behind a type.
  private mutating func parsePostfix(of base: consuming TypeNode) -> TypeNode {
    var type = base
    var count = 0
    while true {
      if at(.period) {
        advance()
        type = parseMember(of: type)
      } else if isAtPostfixMark(.question) {
        advance()
        type = .optional(type)
      } else if isAtPostfixMark(.exclamation) {
        advance()
        type = .implicitlyUnwrapped(type)
      } else {
        return type
      }
      // Every step puts the type one level deeper, as brackets do.
      count += 1
      if count > nestingLimit {
        report(.nestingTooDeep(limit: nestingLimit))
        while at(.period) || isAtPostfixMark(.question) || isAtPostfixMark(.exclamation) {
          let isMember = at(.period)
          advance()
          if isMember && token.isName { advance() }
        }
        return type
      }
    }
  }

  private func isAtPostfixMark(_ byte: UInt8) -> Bool {
    at(operator: byte) && token.start == previous.end
  }

  private mutating func parseMember(of base: TypeNode) -> TypeNode {
    if at(.type) || at(.protocolMember), peekToken().kind != .doubleColon {
      let keyword = text(token)
      advance()
      return .metatype(base, keyword: keyword)
    }
    guard token.isName || at(.doubleColon) else {
      report(.expectedType)
      return base
    }
    let component = parseNameComponent()
    if case .named(let components) = base { return namedType(components + [component]) }
    return .member(of: base, component)
  }

  /// `Name<Argument>`, with a module selector in front.
  mutating func parseNameComponent() -> TypeNode.NameComponent {
    if at(.doubleColon) { return finishNameComponent("") }
    let name = text(token)
    advance()
    return finishNameComponent(name)
  }

  /// What stands behind a name, or in front of it.
  private mutating func finishNameComponent(_ name: String) -> TypeNode.NameComponent {
    var component = TypeNode.NameComponent(name)
    if take(.doubleColon) {
      component.moduleSelector = component.name
      if token.isName {
        component.name = text(token)
        advance()
      } else {
        report(.expectedType)
      }
    }
    if at(operator: .less) { component.genericArguments = parseGenericArguments() }
    return component
  }

  private mutating func parseGenericArguments() -> [TypeNode] {
    _ = take(operator: .less)
    var arguments: [TypeNode] = []
    while !at(operator: .greater) && !at(.endOfFile) {
      arguments.append(parseGenericArgument())
      guard take(.comma) else { break }
    }
    if !take(operator: .greater) { report(.expected(">", in: "generic argument list")) }
    return arguments
  }

  /// A type, or an integer.
  mutating func parseGenericArgument() -> TypeNode {
    if let integer = parseInteger() { return integer }
    return parseType()
  }

  private mutating func parseInteger() -> TypeNode? {
    if at(.number) {
      let digits = text(token)
      advance()
      return .integer(digits)
    }
    guard at(operator: "-"), peekToken().kind == .number else { return nil }
    advance()
    let digits = "-" + text(token)
    advance()
    return .integer(digits)
  }
}
