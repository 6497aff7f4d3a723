import MockModel

/// What a file holds, one line for each thing, so that two readings can be compared.
struct Inventory {
  struct Entry: Hashable {
    var line: Int
    var text: String
  }

  private(set) var entries: [Entry] = []

  init(_ file: ParsedFile) {
    add(file.imports, line: 0) { item in
      Entry(line: item.head.location.line, text: "import \(Self.describe(item))")
    }
    for type in file.types { add(type) }
    for alias in file.typeAliases {
      entries.append(
        Entry(line: alias.alias.head.location.line, text: "alias \(Self.describe(alias))"))
    }
  }

  init(_ type: MockableType) { add(type) }

  private mutating func add(_ type: MockableType) {
    var head = type.parts
    head.members = []
    let line = type.head.location.line
    entries.append(Entry(line: line, text: "\(type.kind) \(Self.describe(head))"))
    add(type.members, line: line) { member in
      Entry(line: Self.line(member), text: "\(type.name): \(Self.describe(member))")
    }
    entries.append(Entry(line: line, text: "end of \(type.name)"))
  }

  private mutating func add<Element>(
    _ list: ConditionalList<Element>, line: Int, entry: (Element) -> Entry
  ) {
    for item in list {
      switch item {
      case .element(let element): entries.append(entry(element))
      case .conditional(let clauses):
        for clause in clauses {
          let condition = clause.condition.map { "#if \($0)" } ?? "#else"
          entries.append(Entry(line: line, text: Self.oneLine(condition)))
          add(clause.items, line: line, entry: entry)
        }
        entries.append(Entry(line: line, text: "#endif"))
      }
    }
  }

  private static func line(_ member: Member) -> Int {
    switch member {
    case .method(let member): member.head.location.line
    case .property(let member): member.head.location.line
    case .subscripted(let member): member.head.location.line
    case .initializer(let member): member.head.location.line
    case .associatedType(let member): member.head.location.line
    case .typeAlias(let member): member.head.location.line
    }
  }

  /// The value with all of its structure, as the language prints it.
  private static func describe(_ value: some Any) -> String {
    oneLine("\(value)".replacing("MockModel.", with: ""))
  }

  /// Line breaks in literals are of no interest, and the two parsers keep their indentation
  /// differently.
  private static func oneLine(_ text: String) -> String {
    text.replacing("\\r", with: " ").replacing("\\n", with: " ").split {
      $0 == " " || $0.isNewline || $0 == "\t"
    }.joined(separator: " ")
  }
}
