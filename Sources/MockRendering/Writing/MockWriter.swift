internal import MockModel

/// Writes the text of one mock.
struct MockWriter {
  let context: MockContext
  private let pieces: ConditionalList<MemberPieces>

  init(_ context: MockContext, _ pieces: ConditionalList<MemberPieces>) {
    self.context = context
    self.pieces = pieces
  }

  var mock: ResolvedMock { context.mock }
  var words: Vocabulary { context.words }
  var hasStatics: Bool { pieces.flatMap(\.elements).contains(where: \.isStatic) }

  func write(to text: inout SourceText) {
    writeAttributes(to: &text)
    text.lines(head(indentation: text.indentation))
    text.indented { text in
      writeState(to: &text)
      writeInitializer(to: &text)
      writeKnownParents(to: &text)
      writeWitnesses(to: &text)
      text.blank()
      if context.isOpen {
        writeBuilder(isStatic: false, to: &text)
        return
      }
      writeBuilders(to: &text)
    }
    text.line("}")
  }

  func writeAttributes(to text: inout SourceText) {
    for attribute in mock.type.head.attributes where Self.copied.contains(attribute.name) {
      text.line(attribute.spelling)
    }
    if case .globalActor(let attribute) = context.isolation { text.line(attribute) }
  }

  /// What a mock has beside its own members: state, initialiser and builders.
  func writeAdditions(to text: inout SourceText) {
    writeState(to: &text)
    writeInitializer(to: &text)
    writeKnownParents(to: &text)
    text.blank()
    writeBuilders(to: &text)
  }

  private func writeBuilders(to text: inout SourceText) {
    writeRoles(to: &text)
    text.blank()
    writeBuilder(isStatic: false, to: &text)
    if hasStatics {
      text.blank()
      writeStatics(to: &text)
      text.blank()
      writeBuilder(isStatic: true, to: &text)
    }
  }

  private static let copied: Set<String> = ["available", "_spi"]
}

// MARK: - The head

extension MockWriter {
  private func head(indentation: Int) -> [String] {
    let isActor = context.isolation == .actor
    let isolation =
      context.isolation == .none ? context.nonisolatedType : ""
    let access = context.isOpen && context.isPublic ? "open " : context.access
    let keyword = isActor ? "actor " : "\(isolation)\(context.isOpen ? "" : "final ")class "
    let generics = mock.generics.parameters.map { parameter in
      Layout.text(
        (parameter.isPack ? "each " : "") + parameter.name
          + (parameter.constraint.map { ": \(context.types.constraint($0).spelling)" } ?? ""))
    }
    var parents: [String] = []
    if let superclass = context.parentMock ?? mock.superclass?.spelling {
      parents.append(superclass)
    }
    parents.append(mock.type.name)
    if context.mayBeGlobalActor, let known = knownParent {
      // Isolation would be inferred, and hold the mock off from sets and dictionaries.
      parents.append("nonisolated \(words(known))")
    }
    if !context.isOpen { parents.append(words(hasStatics ? "StaticMock" : "Mock")) }
    if !isActor { parents.append("@unchecked \(words("Sendable"))") }
    let start = access + keyword + context.name
    let list: Layout = .row([
      .text(start), generics.isEmpty ? "" : .list(.generics, generics),
      .text(": " + parents.joined(separator: ", ")),
    ])
    let requirements = mock.generics.requirements.map(spelling).joined(separator: ", ")
    let whole = list.flat + (requirements.isEmpty ? "" : " where \(requirements)")
    if indentation + whole.count + 2 <= Layout.lineLength {
      return [String(repeating: " ", count: indentation) + whole + " {"]
    }
    var lines = list.lines(indentation: indentation)
    if lines.count == 1, lines[0].count + 2 > Layout.lineLength || !requirements.isEmpty {
      let spaces = String(repeating: " ", count: indentation)
      lines = [
        spaces + start + (generics.isEmpty ? "" : Layout.list(.generics, generics).flat) + ":",
        spaces + "  " + parents.joined(separator: ", "),
      ]
    }
    let spaces = String(repeating: " ", count: indentation)
    if requirements.isEmpty, lines.last!.hasPrefix(spaces + ">") {
      lines[lines.count - 1] += " {"
    } else if requirements.isEmpty {
      lines.append(spaces + "{")
    } else {
      lines.append(spaces + "where \(requirements) {")
    }
    return lines
  }

  private func spelling(_ requirement: Requirement) -> String {
    let isSame = requirement.relation == .isSame
    let left = context.types.constraint(requirement.left).spelling
    let right =
      isSame
      ? context.types.witness(requirement.right) : context.types.constraint(requirement.right)
    return isSame ? "\(left) == \(right.spelling)" : "\(left): \(right.spelling)"
  }
}

// MARK: - State

extension MockWriter {
  private func writeState(to text: inout SourceText) {
    writeFixedTypes(to: &text)
    let core = context.builders.core
    if context.parentMock != nil {
      writeStorage(to: &text)
      return
    }
    if core != "understudy" { text.line("@_implements(\(words("Mock")), understudy)") }
    text.line("\(context.access)\(context.nonisolated)let \(core): \(words("MockCore"))")
    writeStorage(to: &text)
  }

  func writeFixedTypes(to text: inout SourceText) {
    for type in mock.fixedTypes {
      text.line(
        "\(context.access)typealias \(type.name) = \(context.types.witness(type.type).spelling)")
    }
    if !mock.fixedTypes.isEmpty { text.blank() }
  }

  func writeStorage(to text: inout SourceText) {
    forEach(where: { !$0.isStatic }, separated: false, to: &text) { piece, text in
      guard let storage = piece.storage else { return }
      write(storage, introducer: "private \(context.nonisolated)let", to: &text)
    }
  }

  private func write(
    _ storage: MemberPieces.Storage, introducer: String, to text: inout SourceText
  ) {
    let start = "\(introducer) \(storage.name):"
    let line = "\(start) \(storage.type.flat)"
    if text.indentation + line.count <= Layout.lineLength {
      text.line(line)
    } else {
      text.line(start)
      text.lines(storage.type.lines(indentation: text.indentation + 2))
    }
  }

  private func writeInitializer(to text: inout SourceText) {
    text.blank()
    if context.isOpen {
      writeOpenInitializer(to: &text)
    } else {
      writeNamingInitializer(to: &text)
    }
  }

  /// The initialiser of a mock, which takes the mock's name in failures, and where it is made.
  func writeNamingInitializer(to text: inout SourceText) {
    let string = words("String")
    let fixed = words("StaticString")
    // A superclass that may be isolated has an isolated initialiser.
    let isFree = context.isolation != .actor && mock.superclass == nil
    let isolation = isFree ? context.nonisolated : ""
    Declaration(
      introducer: "\(context.access)\(isolation)init",
      parameters: [
        .text("name: \(string)? = nil"), .text("fileID: \(fixed) = #fileID"),
        .text("filePath: \(fixed) = #filePath"), .text("line: \(words("Int")) = #line"),
        .text("column: \(words("Int")) = #column"),
      ], body: []
    ).writeBlock(to: &text) { text in
      let isInherited = context.parentMock != nil
      let core: Layout = .call(
        "\(isInherited ? "let " : "")\(context.builders.core) = \(words("MockCore"))",
        [
          .text(context.name.literal), "name: name", "fileID: fileID", "filePath: filePath",
          "line: line", "column: column",
        ])
      text.lines(core.lines(indentation: text.indentation))
      writeAssignments(isStatic: false, to: &text)
      if isInherited {
        text.line("super.init(understudy: \(context.builders.core))")
      } else if mock.superclass != nil {
        text.line("super.init()")
      }
    }
  }

  func writeAssignments(isStatic: Bool, to text: inout SourceText) {
    forEach(where: { $0.isStatic == isStatic }, separated: false, to: &text) { piece, text in
      guard let storage = piece.storage else { return }
      text.lines(
        storage.initializer.lines(
          indentation: text.indentation, prefix: "\(storage.name) = "))
    }
  }

  private var knownParent: String? {
    mock.knownParents.contains("Hashable")
      ? "Hashable" : mock.knownParents.contains("Equatable") ? "Equatable" : nil
  }

  func writeKnownParents(to text: inout SourceText) {
    guard mock.superclass?.plainName != "NSObject" else { return }
    let nonisolated = context.isIsolated || context.mayBeGlobalActor ? "nonisolated " : ""
    let parents = Set(mock.knownParents)
    if !parents.isDisjoint(with: ["Equatable", "Hashable"]) {
      text.blank()
      text.block(
        "\(context.access)\(nonisolated)static func == "
          + "(lhs: \(context.name), rhs: \(context.name)) -> \(words("Bool"))"
      ) { $0.line("lhs === rhs") }
    }
    if parents.contains("Hashable") {
      text.blank()
      text.block(
        "\(context.access)\(nonisolated)func hash(into hasher: inout \(words("Hasher")))"
      ) { $0.line("hasher.combine(\(words("ObjectIdentifier"))(self))") }
    }
  }

  func writeWitnesses(to text: inout SourceText) {
    forEach(where: { !$0.witness.isEmpty }, separated: true, to: &text) { piece, text in
      for declaration in piece.witness { declaration.write(to: &text) }
    }
  }
}

// MARK: - Builders

extension MockWriter {
  func writeRoles(to text: inout SourceText) {
    for role in ["Stubbing", "Expecting", "Verifying"] {
      text.line(
        "\(context.access)typealias Understudy\(role) = "
          + "\(context.builders.members)<\(words(role))>")
    }
    guard hasStatics else { return }
    for role in ["Stubbing", "Expecting", "Verifying"] {
      text.line(
        "\(context.access)typealias UnderstudyStatic\(role) = "
          + "\(context.builders.typeMembers)<\(words(role))>")
    }
  }

  private func writeBuilder(isStatic: Bool, to text: inout SourceText) {
    let names = context.builders
    let subject = isStatic ? "UnderstudyStatics" : context.name
    let location = words("TestLocation")
    let head =
      isStatic || !context.buildsClass
      ? "\(context.access)\(context.nonisolatedType)struct "
        + "\(isStatic ? names.typeMembers : names.members)<\(names.role)>: \(words("MockMembers"))"
      : classHead
    text.block(head) { text in
      text.line("private let \(names.mock): \(subject)")
      text.line("private let \(names.location): \(location)")
      text.blank()
      text.block(
        "\(context.access)init(_ \(names.mock): \(subject), _ \(names.location): \(location))"
      ) { text in
        text.line("self.\(names.mock) = \(names.mock)")
        text.line("self.\(names.location) = \(names.location)")
        if !isStatic, context.parentMock != nil {
          text.line("super.init(\(names.mock), \(names.location))")
        }
      }
      forEach(where: { $0.isStatic == isStatic && !$0.builder.isEmpty }, separated: true, to: &text)
      { piece, text in
        for (index, declaration) in piece.builder.enumerated() {
          if index > 0 { text.blank() }
          declaration.write(to: &text)
        }
      }
    }
  }

  private func writeStatics(to text: inout SourceText) {
    text.block(
      "\(context.access)\(context.nonisolatedType)final class UnderstudyStatics: "
        + words("StaticMembers")
    ) { text in
      text.line("\(context.access)let understudy: \(words("MockCore"))")
      forEach(where: \.isStatic, separated: false, to: &text) { piece, text in
        guard let storage = piece.storage else { return }
        write(storage, introducer: "fileprivate let", to: &text)
      }
      text.blank()
      text.block("\(context.access)init()") { text in
        text.line("understudy = \(words("MockCore"))(\(context.name.literal))")
        writeAssignments(isStatic: true, to: &text)
      }
    }
  }
}

// MARK: - Conditional pieces

extension MockWriter {
  func forEach(
    where isWanted: (MemberPieces) -> Bool, separated: Bool, to text: inout SourceText,
    _ body: (MemberPieces, inout SourceText) -> Void
  ) {
    write(pieces, where: isWanted, separated: separated, to: &text, body)
  }

  private func write(
    _ items: ConditionalList<MemberPieces>, where isWanted: (MemberPieces) -> Bool, separated: Bool,
    to text: inout SourceText, _ body: (MemberPieces, inout SourceText) -> Void
  ) {
    for item in items where item.elements.contains(where: isWanted) {
      if separated { text.blank() }
      switch item {
      case .element(let piece): body(piece, &text)
      case .conditional(let clauses):
        for (index, clause) in clauses.enumerated() {
          let keyword = index == 0 ? "#if" : clause.condition == nil ? "#else" : "#elseif"
          text.line(keyword + (clause.condition.map { " \($0)" } ?? ""))
          text.indented {
            write(clause.items, where: isWanted, separated: separated, to: &$0, body)
          }
        }
        text.line("#endif")
      }
    }
  }
}
