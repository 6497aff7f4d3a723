import MockModel

extension Parser {
  /// Passes one token, or the group that it opens.
  mutating func step() {
    switch token.kind {
    case .leftParen, .leftSquare, .leftBrace:
      skipGroup()
    case .period, .pound, .backslash:
      // A keyword behind these is a name.
      advance()
      if token.kind == .identifier { advance() }
    case .poundIf:
      skipConditional()
    default:
      advance()
    }
  }

  /// Passes what is not collected, up to where the next declaration can start.
  mutating func skipToBoundary() {
    while !isAtBoundary() { step() }
  }

  /// Whether a new declaration starts here, or the list of declarations ends.
  mutating func isAtBoundary() -> Bool {
    switch token.kind {
    case .endOfFile, .rightBrace, .semicolon, .poundElseif, .poundElse, .poundEndif:
      return true
    case .poundIf:
      return !isAtPostfixConditional()
    case .at:
      return token.startsLine && !expectsType
    case .pound, .poundSourceLocation:
      return token.startsLine && !continues
    case .identifier:
      return isAtDeclarationKeyword()
    default:
      return false
    }
  }

  private mutating func isAtDeclarationKeyword() -> Bool {
    switch token.keyword {
    case .none:
      return false
    case .protocol, .struct, .enum, .extension, .typealias, .associatedtype, .import, .func,
      .precedencegroup:
      // No expression and no type holds these words, so that whatever is unfinished ends here.
      return true
    case .class:
      return !continues
    case .initializer, .deinit, .subscript, .operatorWord, .public, .private, .fileprivate,
      .internal, .static:
      return token.startsLine
    case .var, .let, .case:
      return token.startsLine && !isInCondition
    case .actor, .macro:
      guard token.startsLine && !continues else { return false }
      let next = peekToken()
      return next.isName && !next.startsLine
    default:
      return token.startsLine && !continues && isAtModifier()
    }
  }

  /// Whether the token before asks for something behind it.
  private var continues: Bool {
    switch previous.kind {
    case .operator:
      isArrow(previous) || scanner.expectsOperand(after: previous.end)
    case .comma, .colon: true
    case .identifier:
      switch previous.keyword {
      case .where, .as, .is, .try, .return, .throw, .inout, .if, .guard, .while, .for: true
      default: false
      }
    default: false
    }
  }

  /// Whether an attribute that follows belongs to a type: `->\n @Sendable () -> Void`.
  private var expectsType: Bool {
    guard previous.kind == .operator else { return continues }
    return isArrow(previous)
      || (previous.end - previous.start == 1 && scanner.byte(previous.start) == .equal)
  }

  /// Whether `let` or `case` may stand here in a statement: `if let a,\n let b`.
  private var isInCondition: Bool {
    switch previous.keyword {
    case .if, .guard, .while, .for, .case: true
    default: previous.kind == .comma
    }
  }

  private func isArrow(_ token: Token) -> Bool {
    token.end - token.start == 2 && scanner.hasPrefix("->", at: token.start)
  }

  /// `#if` around members of an expression: `\n#if A\n .member()\n #endif`.
  private mutating func isAtPostfixConditional() -> Bool {
    let start = mark
    defer { reset(to: start) }
    var count = 0
    while at(.poundIf) && count < nestingLimit {
      advance()
      _ = parseCondition()
      count += 1
    }
    return at(.period) || (token.kind == .operator && scanner.byte(token.start) == .period)
  }

  /// From `#if` behind its `#endif`.
  mutating func skipConditional() {
    let start = mark
    var open = 0
    repeat {
      if at(.poundIf) { open += 1 }
      if at(.poundEndif) { open -= 1 }
      if at(.endOfFile) || at(.rightBrace) { return leaveConditional(start) }
      if at(.poundIf) { advance() } else { step() }
    } while open > 0
  }
}

extension Parser {
  /// Goes back behind an `#if` that nothing ends.
  private mutating func leaveConditional(_ start: Mark) {
    unclosedGroups += 1
    guard unclosedGroups <= 50 else { return }
    reset(to: start)
    report(.unterminatedConditional)
    advance()
    _ = parseCondition()
  }
}

// MARK: - Bodies

extension Parser {
  /// Passes a body of statements. If nothing closes it, it ends where the indentation says so.
  mutating func skipBody() {
    let open = token.start
    if let end = bodyEnd(open) {
      jump(to: end, last: .rightBrace)
      return
    }
    report(.unterminatedBody(of: "body"), at: open)
    let (end, isClosed) = indentedEnd(of: open)
    jump(to: end, last: isClosed ? .rightBrace : .semicolon)
  }

  /// The place behind the `}` that closes a `{`, if one does.
  mutating func bodyEnd(_ open: Int) -> Int? {
    if let braceEnds { return braceEnds[open] }
    if case .closed(let end) = scanner.skipBody(open, searches: false) { return end }
    braceEnds = scanner.matchBraces(from: open)
    return nil
  }

  /// Where a body that is not closed ends: at a `}` or a declaration that is indented no more than
  /// the line that opens it.
  private func indentedEnd(of open: Int) -> (end: Int, isClosed: Bool) {
    let end = scanner.nextDeclarationLine(after: open, indentation: scanner.indentation(open))
    return scanner.peek(end) == .rightBrace ? (end + 1, true) : (end, false)
  }
}

extension Scanner {
  /// How far the first text on the line of this place is from its start.
  func indentation(_ index: Int) -> Int {
    var start = index
    while start > 0 && !base[start - 1].isLineEnd { start -= 1 }
    var first = start
    while first < index && (base[first] == .blank || base[first] == .tab) { first += 1 }
    return first - start
  }

  /// The first text of the next line that starts with a declaration, an attribute, a directive or a
  /// `}`, and is indented no more than that; else the end.
  func nextDeclarationLine(after start: Int, indentation limit: Int = .max) -> Int {
    var line = skipLine(start)
    while line < end {
      var index = line + 1
      while peek(index) == .blank || peek(index) == .tab { index += 1 }
      let column = index - line - 1
      line = skipLine(index)
      if index < line, column <= limit, startsDeclaration(index, line) { return index }
    }
    return end
  }

  private func startsDeclaration(_ start: Int, _ line: Int) -> Bool {
    switch byte(start) {
    case .rightBrace, .at: return true
    case .pound: return hasPrefix("#if", at: start) || hasPrefix("#e", at: start)
    default:
      var end = start
      while end < line && byteClass(end).has(.identifier) { end += 1 }
      return word(endingAt: end).startsDeclaration
    }
  }

  /// For every `{` behind a place that something closes: where the `}` is.
  mutating func matchBraces(from start: Int) -> [Int: Int] {
    var ends: [Int: Int] = [:]
    var open: [Int] = []
    var index = start
    while index < end {
      switch base[index] {
      case .leftBrace:
        open.append(index)
        index += 1
      case .rightBrace:
        index += 1
        if let last = open.popLast() { ends[last] = index }
      default:
        index = skipToBrace(index)
      }
    }
    return ends
  }
}
