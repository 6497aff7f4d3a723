import MockModel

extension Parser {
  /// An attribute whose `@` is the current token.
  ///
  /// - Parameter isInType: Whether it stands in front of a type, where a `(` behind it may belong
  ///   to the type.
  mutating func parseAttribute(inType isInType: Bool) -> Attribute {
    advance()
    guard token.isName, !token.startsLine else {
      report(.missingName(after: "@"), at: previous.start)
      return Attribute("")
    }
    let name = token
    var spelling = parseNameComponent().spelling
    while at(.period) {
      advance()
      guard token.isName else { break }
      spelling += "." + parseNameComponent().spelling
    }
    var attribute = Attribute(spelling)
    guard at(.leftParen), !token.startsLine, takesArguments(name, isInType: isInType) else {
      return attribute
    }
    let start = token.end
    skipGroup()
    let isClosed = previous.kind == .rightParen
    attribute.arguments = joinedText(start, previous.end - (isClosed ? 1 : 0))
    return attribute
  }

  /// Whether the `(` at the current place holds the attribute's arguments.
  private mutating func takesArguments(_ name: Token, isInType: Bool) -> Bool {
    guard isInType else { return true }
    switch text(name) {
    case "escaping", "autoclosure", "Sendable", "noescape", "unchecked", "preconcurrency",
      "retroactive", "concurrent", "nonescaping", "noDerivative", "unsafe", "_nonEphemeral",
      "_noImplicitCopy", "_addressable":
      return false
    case "convention", "isolated", "differentiable", "_opaqueReturnTypeOf", "lifetime", "_lifetime":
      return true
    default:
      break
    }
    // `@MainActor (Int) -> Void` against `@Wrapped(1) Int`
    let start = mark
    defer { reset(to: start) }
    skipGroup()
    switch token.kind {
    case .rightParen, .rightSquare, .rightBrace: return false
    case .operator: return !at(operator: "->") && !at(operator: .greater)
    default: return !isAtEffect && !at(.throw)
    }
  }
}

// MARK: - Modifiers

extension Parser {
  struct Head {
    var attributes: [Attribute] = []
    var modifiers: [Modifier] = []
    /// Where the token in front of the declaration ends.
    var triviaStart: Int
  }

  /// The attributes and modifiers in front of a declaration.
  mutating func parseHead() -> Head {
    var head = inherited ?? Head(triviaStart: previous.end)
    inherited = nil
    while true {
      if at(.at) {
        head.attributes.append(parseAttribute(inType: false))
      } else if isAtModifier() {
        head.modifiers.append(parseModifier())
      } else {
        return head
      }
    }
  }

  mutating func declarationHead(_ head: Head, at keyword: Token) -> DeclarationHead {
    var result = DeclarationHead(location: location(keyword.start))
    if !head.attributes.isEmpty { result.attributes = head.attributes }
    if !head.modifiers.isEmpty { result.modifiers = head.modifiers }
    if options.style != .native {
      result.annotations = Annotations(
        comments: comments(from: head.triviaStart, to: keyword.start))
    }
    return result
  }

  private mutating func parseModifier() -> Modifier {
    var modifier = Modifier(text(token))
    advance()
    if at(.leftParen), !token.startsLine {
      let start = token.end
      skipGroup()
      modifier.detail = joinedText(start, max(start, previous.end - 1))
    }
    return modifier
  }

  mutating func isAtModifier() -> Bool {
    switch token.keyword {
    case .public, .private, .fileprivate, .internal, .static:
      return peekToken().kind != .colon
    case .class:
      let next = peekToken()
      return !next.startsLine && next.keyword.canFollowClassModifier
    case let keyword where keyword.isContextualModifier:
      let next = peekToken()
      if next.kind == .at { return true }
      if next.keyword.startsDeclaration { return true }
      return next.kind == .leftParen && next.start == token.end && hasDetail(next)
    default:
      return false
    }
  }

  /// Whether `(set)` or the like stands behind a modifier.
  private mutating func hasDetail(_ parenthesis: Token) -> Bool {
    let word = scanner.token(after: parenthesis.end)
    guard word.kind == .identifier, scanner.peek(word.end) == .rightParen else { return false }
    switch text(word) {
    case "set", "unsafe", "safe", "nonsending": return true
    default: return false
    }
  }
}

extension Keyword {
  /// Modifiers that are names everywhere else.
  var isContextualModifier: Bool {
    switch self {
    case .package, .open, .final, .override, .mutating, .nonmutating, .lazy, .weak, .unowned,
      .required, .convenience, .optional, .dynamic, .indirect, .prefix, .postfix, .infix,
      .nonisolated, .distributed, .isolated, .consuming, .borrowing, .__consuming, ._const, ._local,
      .async, .reasync, .sending, .yielding:
      true
    default: false
    }
  }

  var isReservedModifier: Bool {
    switch self {
    case .public, .private, .fileprivate, .internal, .static: true
    default: false
    }
  }

  var introducesDeclaration: Bool {
    switch self {
    case .import, .protocol, .class, .struct, .enum, .actor, .extension, .typealias,
      .associatedtype, .func, .initializer, .deinit, .subscript, .var, .let, .case, .operatorWord,
      .precedencegroup, .macro:
      true
    default: false
    }
  }

  var startsDeclaration: Bool {
    introducesDeclaration || isReservedModifier || isContextualModifier
  }

  fileprivate var canFollowClassModifier: Bool {
    switch self {
    case .func, .var, .let, .subscript, .initializer, .typealias: true
    case .override, .final, .dynamic, .lazy, .nonisolated, .distributed, .required, .open: true
    default: isReservedModifier
    }
  }
}
