import MockModel

/// The braces around a list of declarations; a file has none.
struct Body {
  /// Where the `{` is.
  var open: Int
  /// How far its line is indented.
  var indentation: Int
  /// The keyword and the name of what has the body, for a diagnostic.
  var keyword: String
  var name: String
  /// Whether something closes it; `nil` until it matters.
  var isClosed: Bool?
}

extension Parser {
  /// Reads a list of declarations with the `#if` blocks in it, up to a `}`, the end of the file, or
  /// a directive that ends the clause around it.
  ///
  /// - Parameter item: Reads one declaration; it may add to the list, and takes at least one token.
  mutating func parseList<Element>(
    in body: inout Body?, isClause: Bool = false,
    item: (inout Parser, inout ConditionalList<Element>) -> Void
  ) -> ConditionalList<Element> {
    var items: ConditionalList<Element> = []
    while true {
      switch token.kind {
      case .endOfFile:
        return items
      case .rightBrace:
        if body != nil || isClause { return items }
        report(.unexpectedClosingBrace)
        advance()
      case .poundElseif, .poundElse, .poundEndif:
        if isClause || (body != nil && openConditionals > 0) { return items }
        report(.unexpectedDirective(text(token)))
        advance()
        if previous.kind == .poundElseif { _ = parseCondition() }
      case .semicolon:
        advance()
      case .poundSourceLocation:
        advance()
        if at(.leftParen) { skipGroup() }
      case .poundIf:
        parseConditional(in: &body, into: &items, item: item)
      default:
        if endsUnclosed(&body) { return items }
        let start = token.start
        item(&self, &items)
        if token.start == start && !at(.endOfFile) { step() }
      }
    }
  }

  /// Whether the declaration here is outside of a body that nothing closes, by its indentation.
  private mutating func endsUnclosed(_ body: inout Body?) -> Bool {
    guard let open = body?.open, let limit = body?.indentation, token.startsLine,
      scanner.indentation(token.start) <= limit, at(.at) || token.keyword.startsDeclaration
    else { return false }
    if body?.isClosed == nil { body?.isClosed = bodyEnd(open) != nil }
    return body?.isClosed == false
  }

  /// Takes the `}` of a body, or reports that it is missing.
  mutating func closeBody(_ body: Body?) {
    guard let body else { return }
    if take(.rightBrace) { return }
    report(.unterminatedBody(of: "\(body.keyword) '\(body.name)'"), at: body.open)
  }

  // MARK: Conditional blocks

  private mutating func parseConditional<Element>(
    in body: inout Body?, into items: inout ConditionalList<Element>,
    item: (inout Parser, inout ConditionalList<Element>) -> Void
  ) {
    let triviaStart = previous.end
    if let clauses = parseAttributeConditional() {
      items += spread(clauses, triviaStart: triviaStart, item: item)
      return
    }
    guard depth < nestingLimit else {
      report(.nestingTooDeep(limit: nestingLimit))
      skipConditional()
      if at(.rightBrace) { advance() }
      return
    }
    depth += 1
    openConditionals += 1
    defer {
      depth -= 1
      openConditionals -= 1
    }
    let start = token.start
    var clauses: [ConditionalItem<Element>.Clause] = []
    var negated: [String] = []
    while at(.poundIf) && clauses.isEmpty || at(.poundElseif) || at(.poundElse) {
      let condition = parseClauseCondition()
      conditions.append(Self.conjunction(negated, condition))
      let list = parseList(in: &body, isClause: true, item: item)
      conditions.removeLast()
      clauses.append(.init(condition: condition, items: list))
      if let condition { negated.append(condition) }
    }
    if !take(.poundEndif) { report(.unterminatedConditional, at: start) }
    if clauses.contains(where: { !$0.items.isEmpty }) { items.append(.conditional(clauses)) }
  }

  /// The condition behind `#if` or `#elseif`; `nil` behind `#else`.
  private mutating func parseClauseCondition() -> String? {
    let isElse = at(.poundElse)
    let directive = token.start
    advance()
    if isElse { return nil }
    let condition = parseCondition()
    if condition.isEmpty { report(.missingCondition, at: directive) }
    return condition
  }

  /// The condition of a clause whose earlier clauses had other conditions.
  private static func conjunction(_ negated: [String], _ condition: String?) -> String {
    let parts = negated.map { "!(\($0))" }
    guard let condition else { return parts.joined(separator: " && ") }
    return parts.isEmpty ? condition : (parts + ["(\(condition))"]).joined(separator: " && ")
  }

  /// The text of a condition: up to the end of the line.
  mutating func parseCondition() -> String {
    guard !token.startsLine else { return "" }
    let start = token.start
    repeat {
      if at(.leftParen) { skipGroup() } else { advance() }
    } while !token.startsLine && !at(.endOfFile)
    return joinedText(start, previous.end)
  }

  // MARK: Conditional attributes

  private struct AttributeClause {
    var condition: String?
    var attributes: [Attribute]
  }

  /// `#if` around nothing but attributes, which belong to the declaration behind it.
  private mutating func parseAttributeConditional() -> [AttributeClause]? {
    let start = mark
    var clauses: [AttributeClause] = []
    while at(.poundIf) && clauses.isEmpty || at(.poundElseif) || at(.poundElse) {
      var clause = AttributeClause(condition: parseClauseCondition(), attributes: [])
      while at(.at) { clause.attributes.append(parseAttribute(inType: false)) }
      clauses.append(clause)
    }
    let hasAttributes = clauses.contains { !$0.attributes.isEmpty }
    if hasAttributes && take(.poundEndif) && (at(.at) || token.keyword.startsDeclaration) {
      return clauses
    }
    reset(to: start)
    return nil
  }

  /// The declaration behind conditional attributes, once for each clause with its attributes.
  private mutating func spread<Element>(
    _ clauses: [AttributeClause], triviaStart: Int,
    item: (inout Parser, inout ConditionalList<Element>) -> Void
  ) -> ConditionalList<Element> {
    let start = mark
    var clauses = clauses
    if clauses.last?.condition != nil { clauses.append(.init(condition: nil, attributes: [])) }
    var result: [ConditionalItem<Element>.Clause] = []
    var negated: [String] = []
    for clause in clauses {
      reset(to: start)
      inherited = Head(attributes: clause.attributes, triviaStart: triviaStart)
      conditions.append(Self.conjunction(negated, clause.condition))
      var items: ConditionalList<Element> = []
      item(&self, &items)
      conditions.removeLast()
      result.append(.init(condition: clause.condition, items: items))
      if let condition = clause.condition { negated.append(condition) }
    }
    inherited = nil
    return result.contains { !$0.items.isEmpty } ? [.conditional(result)] : []
  }
}
