internal import MockModel

/// Writes the text of one mock.
struct MockWriter {
  let context: MockContext
  private let pieces: ConditionalList<MemberPieces>
  /// Of the class that is mocked.
  let initializers: ConditionalList<SuperInitializer>
  let hasStatics: Bool

  init(
    _ context: MockContext, _ pieces: ConditionalList<MemberPieces>,
    initializers: ConditionalList<SuperInitializer> = []
  ) {
    self.context = context
    self.pieces = pieces
    self.initializers = initializers
    hasStatics = pieces.contains { $0.contains(where: \.isStatic) }
  }

  /// Whether a call of some member is passed on in a way.
  func passes(_ isWanted: (PassedCall) -> Bool) -> Bool {
    holds { $0.call.passed.map(isWanted) ?? false }
  }

  /// Whether some member is as asked for.
  func holds(_ isWanted: (MemberPieces) -> Bool) -> Bool {
    pieces.contains { $0.contains(where: isWanted) }
  }

  var mock: ResolvedMock { context.mock }
  var words: Vocabulary { context.words }

  /// Writes the mock, in an extension of what the protocol is nested in.
  func writeInPlace(to text: inout SourceText) {
    guard let enclosing = mock.enclosingName else { return write(to: &text) }
    for attribute in mock.type.enclosing.flatMap(\.head.attributes)
    where attribute.name == "available" {
      text.line(attribute.spelling)
    }
    text.block("extension \(enclosing)") { write(to: &$0) }
  }

  func write(to text: inout SourceText) {
    text.flat.removeKept()
    writeAttributes(to: &text)
    writeHead(to: &text)
    text.indented { text in
      writeState(to: &text)
      writeInitializer(to: &text)
      writeKnownParents(to: &text)
      writeResponding(isStatic: false, to: &text)
      writeResponding(isStatic: true, to: &text)
      writeWitnesses(to: &text)
      text.blank()
      if context.isOpen {
        writeBuilder(isStatic: false, to: &text)
        return
      }
      writeBuilders(to: &text)
    }
    text.endBlock()
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

// MARK: - State

extension MockWriter {
  private func writeState(to text: inout SourceText) {
    for type in mock.fixedTypes {
      text.line(
        "\(context.access)typealias \(type.name) = \(context.types.witness(type.type).spelling)")
    }
    if !mock.fixedTypes.isEmpty { text.blank() }
    if context.parentMock == nil {
      let core = context.builders.core
      if core != "understudy" { text.line("@_implements(\(words(.mock)), understudy)") }
      text.line(context.access, context.nonisolated, "let ", core, ": ", words(.mockCore))
    }
    let introducer = "private \(context.nonisolated)let "
    forEach(where: { !$0.isStatic }, separated: false, to: &text) { piece, text in
      piece.writeStorage(introducer: introducer, to: &text)
    }
    writeSpiedObject(to: &text)
  }

  private func writeInitializer(to text: inout SourceText) {
    text.blank()
    if context.isOpen {
      writeOpenInitializer(to: &text)
    } else if context.isOverriding {
      writeSuperInitializers(to: &text)
    } else {
      writeNamingInitializer(to: &text)
    }
  }

  /// The initialiser of a mock, which takes the mock's name in failures, and where it is made.
  func writeNamingInitializer(to text: inout SourceText) {
    // A superclass that may be isolated has an isolated initialiser.
    let isFree = context.isolation != .actor && !mock.mayHaveIsolatedSuperclass
    let isolation = isFree ? context.nonisolated : ""
    text.declaration { flat in
      flat.write(context.access)
      flat.write(isolation)
      flat.literal("init")
      flat.list(.parameters) { flat in
        func write(
          _ label: StaticString, _ type: LibraryName, _ value: StaticString,
          to flat: inout FlatText
        ) {
          flat.item { flat in
            flat.literal(label)
            flat.name(type, in: words)
            flat.literal(value)
          }
        }
        if let type = context.spiedType { flat.item("spying real: (", type, ")? = nil") }
        write("name: ", .string, "? = nil", to: &flat)
        write("strictness: ", .strictness, "? = nil", to: &flat)
        write("fileID: ", .staticString, " = #fileID", to: &flat)
        write("filePath: ", .staticString, " = #filePath", to: &flat)
        write("line: ", .int, " = #line", to: &flat)
        write("column: ", .int, " = #column", to: &flat)
      }
    }
    let isInherited = context.parentMock != nil
    text.body { text in
      text.statement { flat in
        if isInherited { flat.literal("let ") }
        flat.write(context.builders.core)
        flat.literal(" = ")
        flat.name(.mockCore, in: words)
        flat.list(.arguments) { flat in
          flat.item(context.name.literal)
          flat.item("name: name")
          flat.item("strictness: strictness")
          if context.spiedType != nil { flat.item("spying: real") }
          flat.item("fileID: fileID")
          flat.item("filePath: filePath")
          flat.item("line: line")
          flat.item("column: column")
        }
      }
      writeAssignments(isStatic: false, to: &text)
      if isInherited {
        text.line("super.init(understudy: ", context.builders.core, ")")
      } else if mock.superclass != nil {
        text.line("super.init()")
      }
    }
  }

  func writeAssignments(isStatic: Bool, to text: inout SourceText) {
    forEach(where: { $0.isStatic == isStatic }, separated: false, to: &text) { piece, text in
      piece.writeAssignment(to: &text)
    }
  }

  var knownParent: LibraryName? {
    mock.knownParents.contains("Hashable")
      ? .hashable : mock.knownParents.contains("Equatable") ? .equatable : nil
  }

  private func writeKnownParents(to text: inout SourceText) {
    guard mock.superclass?.plainName != "NSObject" else { return }
    let nonisolated = context.isIsolated || context.mayBeGlobalActor ? "nonisolated " : ""
    let parents = Set(mock.knownParents)
    if !parents.isDisjoint(with: ["Equatable", "Hashable"]) {
      text.blank()
      text.block(
        "\(context.access)\(nonisolated)static func == "
          + "(lhs: \(context.name), rhs: \(context.name)) -> \(words(.bool))"
      ) { $0.line("lhs === rhs") }
    }
    if parents.contains("Hashable") {
      text.blank()
      text.block(
        "\(context.access)\(nonisolated)func hash(into hasher: inout \(words(.hasher)))"
      ) { $0.line("hasher.combine(\(words(.objectIdentifier))(self))") }
    }
  }

  private func writeWitnesses(to text: inout SourceText) {
    forEach(where: { _ in true }, separated: true, to: &text) { $0.writeWitness(to: &$1) }
  }
}

// MARK: - Builders

extension MockWriter {
  func writeRoles(to text: inout SourceText) {
    func writeRole(
      _ role: LibraryName, behind name: StaticString, of builder: String,
      to text: inout SourceText
    ) {
      text.statement { flat in
        flat.write(context.access)
        flat.literal("typealias ")
        flat.literal(name)
        flat.literal(role.bare)
        flat.literal(" = ")
        flat.write(builder)
        flat.literal("<")
        flat.name(role, in: words)
        flat.literal(">")
      }
    }
    func write(_ name: StaticString, of builder: String, to text: inout SourceText) {
      writeRole(.stubbing, behind: name, of: builder, to: &text)
      writeRole(.expecting, behind: name, of: builder, to: &text)
      writeRole(.verifying, behind: name, of: builder, to: &text)
    }
    write("Understudy", of: context.builders.members, to: &text)
    if hasStatics { write("UnderstudyStatic", of: context.builders.typeMembers, to: &text) }
  }

  private func writeBuilder(isStatic: Bool, to text: inout SourceText) {
    let names = context.builders
    let subject = isStatic ? "UnderstudyStatics" : context.name
    let location = words(.testLocation)
    func writeConstant(_ name: String, _ type: String, to text: inout SourceText) {
      text.line { line in
        line.write(literal: "private let ")
        line.write(name)
        line.write(literal: ": ")
        line.write(type)
      }
    }
    func writeAssignment(to name: String, to text: inout SourceText) {
      text.line { line in
        line.write(literal: "self.")
        line.write(name)
        line.write(literal: " = ")
        line.write(name)
      }
    }
    func writeContents(to text: inout SourceText) {
      writeConstant(names.mock, subject, to: &text)
      writeConstant(names.location, location, to: &text)
      text.blank()
      text.block(
        context.access, "init(_ ", names.mock, ": ", subject, ", _ ", names.location, ": ",
        location, ")"
      ) { text in
        writeAssignment(to: names.mock, to: &text)
        writeAssignment(to: names.location, to: &text)
        if !isStatic, context.parentMock != nil {
          text.line("super.init(", names.mock, ", ", names.location, ")")
        }
      }
      forEach(where: { $0.isStatic == isStatic }, separated: true, to: &text) {
        $0.writeBuilders(to: &$1)
      }
    }
    if !isStatic, context.buildsClass {
      text.block(classHead, body: writeContents)
    } else {
      text.block(
        context.access, context.nonisolatedType, "struct ",
        isStatic ? names.typeMembers : names.members, "<", names.role, ">: ", words(.mockMembers),
        body: writeContents)
    }
  }

  private func writeStatics(to text: inout SourceText) {
    text.block(
      "\(context.access)\(context.nonisolatedType)final class UnderstudyStatics: "
        + words(.staticMembers)
    ) { text in
      text.line(context.access, "let understudy: ", words(.mockCore))
      forEach(where: \.isStatic, separated: false, to: &text) { piece, text in
        piece.writeStorage(introducer: "fileprivate let ", to: &text)
      }
      text.blank()
      text.block("\(context.access)init()") { text in
        text.line(
          "understudy = ", words(.mockCore), "(", context.name.literal,
          context.callsSuper ? ", callsSuper: false)" : ")")
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

  func write<Piece>(
    _ items: ConditionalList<Piece>, where isWanted: (Piece) -> Bool, separated: Bool,
    to text: inout SourceText, _ body: (Piece, inout SourceText) -> Void
  ) {
    for item in items {
      switch item {
      case .element(let piece):
        guard isWanted(piece) else { continue }
        if separated { text.blank() }
        body(piece, &text)
      case .conditional(let clauses):
        guard item.contains(where: isWanted) else { continue }
        if separated { text.blank() }
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
