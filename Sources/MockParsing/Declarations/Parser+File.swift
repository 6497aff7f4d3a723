import MockModel

extension Parser {
  /// Reads the whole file.
  mutating func parseFile(path: String) -> ParsedFile {
    if options.validates, let offset = scanner.invalidUTF8() { report(.invalidUTF8, at: offset) }
    var body: Body?
    let imports: ConditionalList<ImportDeclaration> = parseList(in: &body) { parser, imports in
      parser.parseDeclaration(into: &imports)
    }
    return ParsedFile(
      path: path, imports: imports, types: types, typeAliases: typeAliases,
      nestedTypes: nestedTypes, topLevelTypes: topLevelTypes, diagnostics: diagnostics(path: path))
  }

  /// Reads one declaration or statement outside of what is mocked.
  private mutating func parseDeclaration(into imports: inout ConditionalList<ImportDeclaration>) {
    let head = parseHead()
    if options.collectsTypeNames, enclosing.isEmpty { noteTopLevelType(head) }
    switch token.keyword {
    case .import:
      if let declaration = parseImport(head) { imports.append(.element(declaration)) }
    case .protocol:
      parseProtocol(head)
    case .class:
      parseClass(head)
    case .struct, .enum, .extension:
      parseEnclosing(head)
    case .actor where isNamed(peekToken()):
      parseEnclosing(head)
    case .typealias:
      let keyword = token
      if let alias = parseTypeAlias(declarationHead(head, at: keyword)) {
        typeAliases.append(
          TopLevelTypeAlias(alias: alias, enclosing: enclosing, conditions: conditions))
      }
    case .func, .initializer, .deinit, .subscript:
      skipFunction()
    case .macro where isNamed(peekToken()):
      skipFunction()
    case .operatorWord:
      skipOperatorDeclaration()
    case .precedencegroup:
      advance()
      if token.isName { advance() }
      if at(.leftBrace) { skipGroup() }
    default:
      step()
      skipToBoundary()
    }
  }

  private mutating func noteTopLevelType(_ head: Head) {
    switch token.keyword {
    case .protocol, .class, .struct, .enum, .actor, .typealias: break
    default: return
    }
    let keyword = token
    let name = peekToken()
    guard isNamed(name) else { return }
    topLevelTypes.append(
      TopLevelType(name: text(name), head: declarationHead(head, at: keyword)))
  }

  private func isNamed(_ next: Token) -> Bool {
    next.isName && !next.startsLine && !next.keyword.isReserved
  }

  /// A function, initializer, … with its body, none of which is collected.
  private mutating func skipFunction() {
    let isFunction = at(.func)
    advance()
    if isFunction && !token.startsLine && !at(.leftParen) && !at(.leftBrace) { advance() }
    while !isAtBoundary() {
      if at(.leftBrace) {
        skipBody()
        return
      }
      step()
    }
  }

  private mutating func skipOperatorDeclaration() {
    advance()
    if !token.startsLine { advance() }
    guard take(.colon) else { return }
    while token.isName {
      advance()
      guard take(.comma) else { break }
    }
    if at(.leftBrace) { skipGroup() }
  }

  private func isImportKind(_ keyword: Keyword) -> Bool {
    switch keyword {
    case .struct, .class, .enum, .protocol, .func, .var, .let, .typealias: true
    default: false
    }
  }

  /// Whether a path follows the word here, which may otherwise start a declaration of its own.
  private mutating func isAtImportPath() -> Bool {
    let start = mark
    defer { reset(to: start) }
    advance()
    advance()
    return at(.period)
  }

  private mutating func parseImport(_ head: Head) -> ImportDeclaration? {
    let keyword = token
    advance()
    var kind: String?
    if isImportKind(token.keyword), !token.startsLine || isAtImportPath() {
      kind = text(token)
      advance()
    }
    var path: [String] = []
    while token.isName, !token.startsLine || !token.keyword.startsDeclaration {
      path.append(text(token))
      advance()
      guard take(.period) || take(.doubleColon) else { break }
    }
    if path.isEmpty {
      report(.missingName(after: "import"), at: keyword.start)
      return nil
    }
    return ImportDeclaration(head: declarationHead(head, at: keyword), kind: kind, path: path)
  }
}

// MARK: - Declarations around others

extension Parser {
  /// A structure, enumeration, actor or extension, or a class that is not mocked.
  mutating func parseEnclosing(_ head: Head) {
    let keyword = token
    // What `@Mock` stands in front of is a mock itself.
    if let kind = keyword.keyword.unmockableKind, asksForMock(head),
      !head.attributes.contains(where: { $0.name.split(separator: ".").last == "Mock" })
    {
      let name = peekToken()
      report(.unmockable(kind, name: name.isName ? text(name) : ""), at: name.start)
    }
    let start = mark
    advance()
    if !enclosing.isEmpty && token.isName && keyword.keyword != .extension {
      nestedTypes.append(NestedType(name: text(token), enclosing: enclosing))
    }
    while !at(.leftBrace) {
      if isAtBoundary() {
        reportMissingBody(keyword)
        return
      }
      step()
    }
    if !options.collectsTypeNames, let end = uninterestingEnd(token.start) {
      jump(to: end, last: .rightBrace)
    } else {
      reset(to: start)
      parseEnclosing(head, keyword: keyword)
    }
  }

  /// The place behind a body in which nothing is collected; `nil` if it has to be read, or nothing
  /// closes it.
  private mutating func uninterestingEnd(_ open: Int) -> Int? {
    if braceEnds == nil {
      switch scanner.skipBody(open, searches: true) {
      case .closed(let end): return end
      case .foundInterest: return nil
      case .unterminated: braceEnds = scanner.matchBraces(from: open)
      }
    }
    // With braces that nothing closes, every body would be searched up to the end of the file.
    if !(nextInterest.from <= open && open <= nextInterest.place) {
      nextInterest = (open, scanner.nextInterest(open))
    }
    guard let end = braceEnds?[open], end <= nextInterest.place else { return nil }
    return end
  }

  /// Whether an attribute or a comment in front of the declaration here asks for a mock of it.
  mutating func asksForMock(_ head: Head) -> Bool {
    if options.style == .native, head.attributes.contains(where: \.asksForMock) { return true }
    // Most declarations have no comment, and most comments say nothing to us.
    guard scanner.holdsMark(from: head.triviaStart, to: token.start) else { return false }
    return comments(from: head.triviaStart, to: token.start).contains {
      MockableType.asksForMock(comment: $0, style: options.style)
    }
  }

  private mutating func reportMissingBody(_ keyword: Token) {
    let name = scanner.token(after: keyword.end)
    let spelling = text(keyword)
    if name.isName {
      report(.missingBody(of: "\(spelling) '\(text(name))'"), at: name.start)
    } else {
      report(.missingName(after: spelling), at: keyword.start)
    }
  }

  private mutating func parseEnclosing(_ head: Head, keyword: Token) {
    advance()
    var declaration = EnclosingDeclaration(
      keyword: text(keyword), name: "", head: declarationHead(head, at: keyword))
    if keyword.keyword == .extension {
      declaration.name = parseType().spelling
    } else if token.isName {
      declaration.name = text(token)
      advance()
      declaration.generics.parameters = parseGenericParameters()
    }
    if at(.colon) { _ = parseInheritance() }
    declaration.generics.requirements = parseWhereClause()
    while !at(.leftBrace) && !isAtBoundary() { step() }
    parseMembers(of: declaration)
  }

  /// The body of a declaration that is not mocked, for what is declared in it.
  mutating func parseMembers(of declaration: EnclosingDeclaration) {
    guard at(.leftBrace) else { return }
    var body = openBody(of: declaration)
    enclosing.append(declaration)
    defer { enclosing.removeLast() }
    let isRead: Bool? =
      nested { parser in
        parser.advance()
        let _: ConditionalList<ImportDeclaration> = parser.parseList(in: &body) { parser, imports in
          parser.parseDeclaration(into: &imports)
        }
        parser.closeBody(body)
        return true
      }
    if isRead == nil { skipBody() }
  }

  func openBody(of declaration: EnclosingDeclaration) -> Body? {
    Body(
      open: token.start, indentation: scanner.indentation(token.start),
      keyword: declaration.keyword, name: declaration.name)
  }
}

extension Keyword {
  /// What no type can inherit from.
  fileprivate var unmockableKind: String? {
    switch self {
    case .struct, .enum, .actor: spelling
    default: nil
    }
  }
}

extension Scanner {
  /// Whether a word may stand between two places that asks for a mock: `@mockable` or `sourcery:`.
  fileprivate func holdsMark(from start: Int, to end: Int) -> Bool {
    var index = start
    while index + 9 <= end {
      switch byte(index) {
      case UInt8(ascii: "@"): if hasPrefix("@mockable", at: index) { return true }
      case UInt8(ascii: "s"): if hasPrefix("sourcery:", at: index) { return true }
      default: break
      }
      index += 1
    }
    return false
  }
}
