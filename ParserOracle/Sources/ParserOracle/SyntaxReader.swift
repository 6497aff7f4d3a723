import MockModel
import SwiftParser
import SwiftSyntax

/// Reads a file with the toolchain's parser and says in our model what it found.
///
/// The rules of the model, such as which comments count, are stated here a second time on purpose:
/// the two readings share nothing but the model.
struct SyntaxReader {
  let converter: SourceLocationConverter
  /// Whether every class counts, not only those that ask to be mocked.
  let collectsAllClasses: Bool
  /// Places outside of protocols and classes that both parsers have to find.
  private(set) var types: [MockableType] = []
  /// For each type, whether the toolchain's parser found no error in it.
  private(set) var intact: [Bool] = []
  private(set) var typeAliases: [TopLevelTypeAlias] = []
  private var enclosing: [EnclosingDeclaration] = []
  private var conditions: [String] = []
  private var inherited: (attributes: [MockModel.Attribute], first: TokenSyntax)?

  init(_ file: SourceFileSyntax, path: String, collectsAllClasses: Bool) {
    self.collectsAllClasses = collectsAllClasses
    converter = SourceLocationConverter(fileName: path, tree: file)
  }

  mutating func read(_ file: SourceFileSyntax, path: String) -> ParsedFile {
    let imports = statements(file.statements)
    return ParsedFile(path: path, imports: imports, types: types, typeAliases: typeAliases)
  }

  func location(_ node: some SyntaxProtocol) -> MockModel.SourceLocation {
    let position = node.positionAfterSkippingLeadingTrivia
    let place = converter.location(for: position)
    return .init(offset: position.utf8Offset, line: place.line, column: place.column)
  }
}

// MARK: - Lists

extension SyntaxReader {
  private mutating func statements(
    _ list: CodeBlockItemListSyntax
  ) -> ConditionalList<ImportDeclaration> {
    var imports: ConditionalList<ImportDeclaration> = []
    for statement in list {
      guard case .decl(let declaration) = statement.item else { continue }
      read(declaration, into: &imports) { reader, declaration, imports in
        reader.declaration(declaration, into: &imports)
      }
    }
    return imports
  }

  private mutating func list<Element>(
    _ list: MemberBlockItemListSyntax,
    item: (inout SyntaxReader, DeclSyntax, inout ConditionalList<Element>) -> Void
  ) -> ConditionalList<Element> {
    var items: ConditionalList<Element> = []
    for member in list { read(member.decl, into: &items, item: item) }
    return items
  }

  /// A declaration, or the `#if` around declarations or around the attributes of one.
  private mutating func read<Element>(
    _ declaration: DeclSyntax, into items: inout ConditionalList<Element>,
    item: (inout SyntaxReader, DeclSyntax, inout ConditionalList<Element>) -> Void
  ) {
    if let conditional = declaration.as(IfConfigDeclSyntax.self) {
      append(clauses(conditional, item: item), to: &items)
    } else if let attributes = declaration.asProtocol((any WithAttributesSyntax).self)?.attributes,
      case .ifConfigDecl(let conditional)? = attributes.first
    {
      append(
        spread(conditional, over: declaration, item: item), to: &items)
    } else {
      item(&self, declaration, &items)
    }
  }

  private func append<Element>(
    _ clauses: [ConditionalItem<Element>.Clause], to items: inout ConditionalList<Element>
  ) {
    if clauses.contains(where: { !$0.items.isEmpty }) { items.append(.conditional(clauses)) }
  }

  private mutating func clauses<Element>(
    _ conditional: IfConfigDeclSyntax,
    item: (inout SyntaxReader, DeclSyntax, inout ConditionalList<Element>) -> Void
  ) -> [ConditionalItem<Element>.Clause] {
    var negated: [String] = []
    return conditional.clauses.map { clause in
      let condition = clause.condition.map { joined($0) }
      conditions.append(conjunction(negated, condition))
      defer { conditions.removeLast() }
      if let condition { negated.append(condition) }
      var items: ConditionalList<Element> = []
      switch clause.elements {
      case .statements(let list):
        for statement in list {
          guard case .decl(let declaration) = statement.item else { continue }
          read(declaration, into: &items, item: item)
        }
      case .decls(let members): items = list(members, item: item)
      default: break
      }
      return .init(condition: condition, items: items)
    }
  }

  private mutating func spread<Element>(
    _ conditional: IfConfigDeclSyntax, over declaration: DeclSyntax,
    item: (inout SyntaxReader, DeclSyntax, inout ConditionalList<Element>) -> Void
  ) -> [ConditionalItem<Element>.Clause] {
    var alternatives: [(condition: String?, attributes: [MockModel.Attribute])] = []
    for clause in conditional.clauses {
      guard case .attributes(let list)? = clause.elements else {
        alternatives.append((clause.condition.map { joined($0) }, []))
        continue
      }
      alternatives.append((clause.condition.map { joined($0) }, attributes(list)))
    }
    if alternatives.last?.condition != nil { alternatives.append((nil, [])) }
    var negated: [String] = []
    return alternatives.map { condition, attributes in
      conditions.append(conjunction(negated, condition))
      defer { conditions.removeLast() }
      if let condition { negated.append(condition) }
      inherited = (attributes, conditional.firstToken(viewMode: .sourceAccurate)!)
      var items: ConditionalList<Element> = []
      item(&self, declaration, &items)
      inherited = nil
      return .init(condition: condition, items: items)
    }
  }

  private func conjunction(_ negated: [String], _ condition: String?) -> String {
    let parts = negated.map { "!(\($0))" }
    guard let condition else { return parts.joined(separator: " && ") }
    return parts.isEmpty ? condition : (parts + ["(\(condition))"]).joined(separator: " && ")
  }
}

// MARK: - Declarations

extension SyntaxReader {
  private mutating func declaration(
    _ node: DeclSyntax, into imports: inout ConditionalList<ImportDeclaration>
  ) {
    switch node.as(DeclSyntaxEnum.self) {
    case .importDecl(let node):
      let path = node.path.map(\.name.text)
      guard !path.contains("") else { return }
      imports.append(
        .element(
          ImportDeclaration(
            head: head(node, node.importKeyword), kind: node.importKindSpecifier?.text, path: path))
      )
    case .protocolDecl(let node): protocolDeclaration(node)
    case .classDecl(let node): classDeclaration(node)
    case .structDecl(let node):
      inside(
        enclosing(node, node.structKeyword, node.name.text, node), node.memberBlock)
    case .enumDecl(let node):
      inside(enclosing(node, node.enumKeyword, node.name.text, node), node.memberBlock)
    case .actorDecl(let node):
      inside(enclosing(node, node.actorKeyword, node.name.text, node), node.memberBlock)
    case .extensionDecl(let node):
      var declaration = EnclosingDeclaration(
        keyword: "extension", name: type(node.extendedType).spelling,
        head: head(node, node.extensionKeyword))
      declaration.generics.requirements = requirements(node.genericWhereClause)
      inside(declaration, node.memberBlock)
    case .typeAliasDecl(let node):
      typeAliases.append(
        TopLevelTypeAlias(
          alias: typeAlias(node), enclosing: enclosing, conditions: conditions))
    default: break
    }
    inherited = nil
  }

  private mutating func enclosing(
    _ node: some DeclSyntaxProtocol & WithModifiersSyntax & WithAttributesSyntax,
    _ keyword: TokenSyntax, _ name: String, _ generic: some WithGenericParametersSyntax
  ) -> EnclosingDeclaration {
    EnclosingDeclaration(
      keyword: keyword.text, name: name, head: head(node, keyword),
      generics: generics(generic.genericParameterClause, generic.genericWhereClause))
  }

  private mutating func inside(_ declaration: EnclosingDeclaration, _ block: MemberBlockSyntax) {
    inherited = nil
    enclosing.append(declaration)
    let _: ConditionalList<ImportDeclaration> = list(block.members) { reader, node, imports in
      reader.declaration(node, into: &imports)
    }
    enclosing.removeLast()
  }

  private mutating func protocolDeclaration(_ node: ProtocolDeclSyntax) {
    var type = MockableType.Parts(
      kind: .protocol, head: head(node, node.protocolKeyword), name: node.name.text,
      nameLocation: location(node.name), comments: comments(node, node.protocolKeyword),
      enclosing: enclosing, conditions: conditions)
    type.primaryAssociatedTypes =
      node.primaryAssociatedTypeClause?.primaryAssociatedTypes.map(\.name.text) ?? []
    type.inherited = inheritance(node.inheritanceClause)
    type.requirements = requirements(node.genericWhereClause)
    let requests = MockRequests(comments: type.comments)
    type.weakProperties = requests.weakProperties
    type.requestedTypes = requests.typeAliases.compactMap { name, written in
      var parser = SwiftParser.Parser(written)
      let fixed = TypeSyntax.parse(from: &parser)
      guard !fixed.hasError else { return nil }
      return Requirement(
        left: .named([.init(name)]), relation: .isSame, right: self.type(fixed))
    }
    append(
      type, EnclosingDeclaration(keyword: "protocol", name: type.name, head: type.head),
      node.memberBlock, isProtocol: true, isIntact: !node.hasError)
  }

  private mutating func classDeclaration(_ node: ClassDeclSyntax) {
    let comments = comments(node, node.classKeyword)
    let declaration = enclosing(node, node.classKeyword, node.name.text, node)
    guard
      collectsAllClasses || declaration.head.attributes.contains(where: \.asksForMock)
        || comments.contains(where: { MockableType.asksForMock(comment: $0) })
    else { return inside(declaration, node.memberBlock) }
    var type = MockableType.Parts(
      kind: .class, head: declaration.head, name: declaration.name,
      nameLocation: location(node.name), comments: comments, enclosing: enclosing,
      conditions: conditions)
    type.generics = declaration.generics
    type.inherited = inheritance(node.inheritanceClause)
    append(
      type, declaration, node.memberBlock, isProtocol: false, isIntact: !node.hasError)
  }

  private mutating func append(
    _ type: MockableType.Parts, _ declaration: EnclosingDeclaration, _ block: MemberBlockSyntax,
    isProtocol: Bool, isIntact: Bool
  ) {
    let index = types.count
    types.append(MockableType(type))
    intact.append(isIntact)
    inherited = nil
    enclosing.append(declaration)
    types[index].parts.members = list(block.members) { reader, node, members in
      var imports: ConditionalList<ImportDeclaration> = []
      switch node.as(DeclSyntaxEnum.self) {
      case .protocolDecl, .classDecl, .structDecl, .enumDecl, .actorDecl, .extensionDecl:
        reader.declaration(node, into: &imports)
      default:
        members += reader.members(node, isProtocol: isProtocol).map { .element($0) }
        reader.inherited = nil
      }
    }
    enclosing.removeLast()
  }

  func head(
    _ node: some WithModifiersSyntax & WithAttributesSyntax, _ keyword: TokenSyntax
  ) -> DeclarationHead {
    DeclarationHead(
      attributes: (inherited?.attributes ?? []) + attributes(node.attributes),
      modifiers: node.modifiers.map { modifier in
        Modifier(modifier.name.text, detail: modifier.detail.map { joined($0.detail) })
      },
      location: location(keyword))
  }

  func attributes(_ list: AttributeListSyntax) -> [MockModel.Attribute] {
    list.compactMap { element in
      guard case .attribute(let attribute) = element else { return nil }
      return MockModel.Attribute(
        type(attribute.attributeName).spelling,
        arguments: attribute.leftParen.map { _ in
          attribute.arguments.map { joined($0) } ?? ""
        })
    }
  }
}

// MARK: - Text

extension SyntaxReader {
  /// The tokens of a node, with one space where anything stood between them.
  func joined(_ node: some SyntaxProtocol) -> String {
    var result = ""
    var end: AbsolutePosition?
    for token in node.tokens(viewMode: .sourceAccurate) {
      if let end, token.positionAfterSkippingLeadingTrivia > end { result += " " }
      result += token.text
      end = token.endPositionBeforeTrailingTrivia
    }
    return result
  }

  private func comments(_ node: some SyntaxProtocol, _ keyword: TokenSyntax) -> [String] {
    var lines: [String] = []
    let first = inherited?.first ?? node.firstToken(viewMode: .sourceAccurate)
    var token = first
    while let current = token {
      let isFirst = current.position.utf8Offset == 0
      let before = current.previousToken(viewMode: .sourceAccurate)?.trailingTrivia ?? []
      append(
        before + current.leadingTrivia, afterToken: !isFirst,
        isLast: current.id == keyword.id, to: &lines)
      if current.id == keyword.id { break }
      token = current.nextToken(viewMode: .sourceAccurate)
    }
    return lines
  }

  private func append(
    _ trivia: Trivia, afterToken: Bool, isLast: Bool, to lines: inout [String]
  ) {
    var isTrailing = afterToken
    let pieces = Array(trivia.pieces)
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .newlines, .carriageReturns, .carriageReturnLineFeeds:
        isTrailing = false
      case .lineComment(let text), .docLineComment(let text):
        if !isTrailing { append(text, isBlock: false, to: &lines) }
      case .blockComment(let text), .docBlockComment(let text):
        let isFollowedByLineEnd =
          !isLast || text.contains(where: \.isNewline)
          || pieces[index...].contains(where: \.isNewline)
        if !isTrailing || !isFollowedByLineEnd { append(text, isBlock: true, to: &lines) }
      default: break
      }
    }
  }

  private func append(_ comment: String, isBlock: Bool, to lines: inout [String]) {
    for line in comment.split(whereSeparator: \.isNewline) {
      let front: Set<Character> = isBlock ? [" ", "\t", "*", "/"] : [" ", "\t", "/"]
      let back: Set<Character> = isBlock ? front : [" ", "\t"]
      var text = line.drop { front.contains($0) }
      while let last = text.last, back.contains(last) { text.removeLast() }
      if !text.isEmpty { lines.append(String(text)) }
    }
  }
}
