import MockModel

extension Parser {
  mutating func parseProtocol(_ head: Head) {
    guard var type = parseTypeHead(head, kind: .protocol) else { return }
    type.primaryAssociatedTypes = parsePrimaryAssociatedTypes()
    finishTypeHead(&type)
    takeRequests(&type)
    let declaration = EnclosingDeclaration(
      keyword: "protocol", name: type.name, head: type.head)
    // What is nested in it comes behind it.
    let index = types.count
    let outerNames = names
    names = NamesInMembers()
    namesNumber += 1
    type.members = parseMockedBody(declaration) { parser, members in
      parser.parseRequirement(of: declaration.name, into: &members)
    }
    type.namesInMembers = names
    names = outerNames
    namesNumber += 1
    types.insert(MockableType(type), at: index)
  }

  /// Takes what the comments ask of the mock.
  private mutating func takeRequests(_ type: inout MockableType.Parts) {
    guard options.style == .native, !type.comments.isEmpty else { return }
    let requests = MockRequests(comments: type.comments)
    type.weakProperties = requests.weakProperties
    for text in requests.misunderstood {
      report(.misunderstoodRequest(text), at: type.nameLocation.offset)
    }
    for (name, written) in requests.typeAliases {
      let file = MockParser.parse("protocol P where \(name) == \(written) {}", path: "")
      if file.diagnostics.isEmpty, file.types.count == 1, file.types[0].requirements.count == 1 {
        type.requestedTypes += file.types[0].requirements
      } else {
        report(
          .misunderstoodRequest("typealias: \(name) = \(written)"), at: type.nameLocation.offset)
      }
    }
  }

  mutating func parseClass(_ head: Head) {
    guard options.collectsAllClasses || asksForMock(head) else { return parseEnclosing(head) }
    guard var type = parseTypeHead(head, kind: .class) else { return }
    type.generics.parameters = parseGenericParameters()
    finishTypeHead(&type)
    type.generics.requirements = type.requirements
    type.requirements = []
    let declaration = EnclosingDeclaration(
      keyword: "class", name: type.name, head: type.head, generics: type.generics)
    // What is nested in it comes behind it.
    let index = types.count
    type.members = parseMockedBody(declaration) { parser, members in
      parser.parseClassMember(into: &members)
    }
    types.insert(MockableType(type), at: index)
  }

  /// From the keyword to the name.
  private mutating func parseTypeHead(
    _ head: Head, kind: MockableType.Kind
  ) -> MockableType.Parts? {
    let keyword = token
    advance()
    guard token.isName, !token.keyword.isReserved else {
      report(.missingName(after: kind.rawValue), at: keyword.start)
      skipToBoundary()
      return nil
    }
    let name = token
    advance()
    return MockableType.Parts(
      kind: kind, head: declarationHead(head, at: keyword), name: text(name),
      nameLocation: location(name.start),
      comments: comments(from: head.triviaStart, to: keyword.start),
      enclosing: enclosing, conditions: conditions)
  }

  /// The inheritance and `where` clauses, and whatever stands in the way of the `{`.
  private mutating func finishTypeHead(_ type: inout MockableType.Parts) {
    if at(.colon) { type.inherited = parseInheritance() }
    type.requirements = parseWhereClause()
    guard !at(.leftBrace) else { return }
    let name = "\(type.kind.rawValue) '\(type.name)'"
    report(.missingBody(of: name), at: type.nameLocation.offset)
    while !at(.leftBrace) && !isAtBoundary() { step() }
  }

  private mutating func parseMockedBody(
    _ declaration: EnclosingDeclaration,
    item: (inout Parser, inout ConditionalList<Member>) -> Void
  ) -> ConditionalList<Member> {
    guard at(.leftBrace) else { return [] }
    var body = openBody(of: declaration)
    enclosing.append(declaration)
    defer { enclosing.removeLast() }
    let members = nested { parser in
      parser.advance()
      let members = parser.parseList(in: &body, item: item)
      parser.closeBody(body)
      return members
    }
    if members == nil { skipBody() }
    return members ?? []
  }

  // MARK: Members

  private mutating func parseRequirement(
    of name: String, into members: inout ConditionalList<Member>
  ) {
    let head = parseHead()
    if members.isEmpty { members.reserveCapacity(8) }
    if head.attributes.contains(where: \.leavesToDefault) { names.holdsUnmocked = true }
    switch token.keyword {
    case .protocol, .class, .struct, .enum, .extension:
      parseNestedType(head, in: name)
      return
    case .actor where peekToken().isName:
      parseNestedType(head, in: name)
      return
    default: break
    }
    if at(.pound) || !parseMember(head, isRequirement: true, into: &members) {
      // A macro may add requirements, which cannot be seen here.
      if !at(.pound) { report(.expectedRequirement(in: "protocol '\(name)'")) }
      step()
      skipToBoundary()
    } else if !isAtBoundary() {
      report(.expectedRequirement(in: "protocol '\(name)'"))
      skipToBoundary()
    }
  }

  private mutating func parseNestedType(_ head: Head, in parent: String) {
    let name = peekToken()
    report(.nestedType(name.isName ? text(name) : "", in: parent), at: name.start)
    parseNestedDeclaration(head)
  }

  mutating func parseNestedDeclaration(_ head: Head) {
    switch token.keyword {
    case .protocol: parseProtocol(head)
    case .class: parseClass(head)
    default: parseEnclosing(head)
    }
  }

  private mutating func parseClassMember(into members: inout ConditionalList<Member>) {
    let head = parseHead()
    switch token.keyword {
    case .protocol, .class, .struct, .enum, .extension:
      parseNestedDeclaration(head)
    case .actor where peekToken().isName:
      parseNestedDeclaration(head)
    default:
      if !parseMember(head, isRequirement: false, into: &members) {
        step()
        skipToBoundary()
      }
    }
  }
}

// MARK: - Comments

extension Parser {
  /// The comment lines between two places, without their slashes and stars.
  ///
  /// A comment behind other code on its line belongs to that code.
  mutating func comments(from start: Int, to end: Int) -> [String] {
    var lines: [String] = []
    var index = start
    var isTrailing = start > 0
    while index < end {
      let byte = scanner.byte(index)
      if byte.isLineEnd { isTrailing = false }
      if byte == .slash, let close = scanner.skipComment(index) {
        if !isTrailing || !scanner.containsLineEnd(index, end) {
          appendComment(index, close, to: &lines)
        }
        index = close
      } else if scanner.byteClass(index).has(.space) || byte >= 0x80 {
        index += 1
      } else {
        // An attribute or a modifier.
        index = scanner.token(after: index).end
        isTrailing = true
      }
    }
    return lines
  }

  private func appendComment(_ start: Int, _ end: Int, to lines: inout [String]) {
    let isBlock = scanner.byte(start + 1) == .star
    var line = start
    while line < end {
      var next = line
      while next < end && !scanner.byte(next).isLineEnd { next += 1 }
      if let text = commentText(line, next, isBlock: isBlock) { lines.append(text) }
      if scanner.peek(next) == .carriageReturn && scanner.peek(next + 1) == .lineFeed { next += 1 }
      line = next + 1
    }
  }

  private func commentText(_ start: Int, _ end: Int, isBlock: Bool) -> String? {
    var start = start
    var end = end
    while start < end && isDecoration(scanner.byte(start), isBlock: isBlock) { start += 1 }
    while end > start && isDecoration(scanner.byte(end - 1), isBlock: isBlock, isEnd: true) {
      end -= 1
    }
    return start < end ? scanner.text(start, end) : nil
  }

  private func isDecoration(_ byte: UInt8, isBlock: Bool, isEnd: Bool = false) -> Bool {
    if byte == .blank || byte == .tab { return true }
    return isBlock ? byte == .star || byte == .slash : byte == .slash && !isEnd
  }
}
