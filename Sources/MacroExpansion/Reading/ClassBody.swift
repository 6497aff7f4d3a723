/// The members of a class as pieces of its text, so that those without a body can be told from others.
struct ClassBody {
  indirect enum Item: Equatable, Sendable {
    case member(Piece)
    /// `#if`, `#elseif` and `#else` with their conditions.
    case conditional([Clause])
  }

  struct Clause: Equatable, Sendable {
    var condition: String?
    var items: [Item]
  }

  struct Piece: Equatable, Sendable {
    var keyword: String
    /// From the first attribute or modifier to the end.
    var range: Range<Int>
    /// Whether it has a body, accessors or an initial value.
    var isComplete: Bool
  }

  private(set) var items: [Item] = []
  private var cursor: SourceCursor

  /// - Parameter start: the place of the opening brace.
  init(_ text: String, from start: Int) {
    cursor = SourceCursor(Array(text.utf8), at: start)
    guard cursor.byte == UInt8(ascii: "{") else { return }
    cursor.place += 1
    items = readItems(depth: 0)
  }

  /// Deeper than any source, and shallow enough for the stack.
  private static let depthLimit = 100

  private mutating func readItems(depth: Int) -> [Item] {
    var items: [Item] = []
    while true {
      cursor.skipTrivia()
      guard let byte = cursor.byte, byte != UInt8(ascii: "}") else { return items }
      if cursor.at("#if") {
        guard depth < Self.depthLimit else {
          cursor.place = cursor.bytes.count
          return items
        }
        items.append(.conditional(readConditional(depth: depth + 1)))
      } else if cursor.at("#elseif") || cursor.at("#else") || cursor.at("#endif") {
        return items
      } else if byte == UInt8(ascii: ";") {
        cursor.place += 1
      } else if let piece = readPiece() {
        items.append(.member(piece))
      }
    }
  }

  private mutating func readConditional(depth: Int) -> [Clause] {
    var clauses: [Clause] = []
    while !cursor.isAtEnd, !cursor.at("#endif"), cursor.byte == UInt8(ascii: "#") {
      let line = readLine()
      let words = line.split(separator: " ", maxSplits: 1)
      let condition = words.count > 1 ? String(words[1]) : nil
      clauses.append(Clause(condition: condition, items: readItems(depth: depth)))
      cursor.skipTrivia()
    }
    if cursor.at("#endif") { _ = readLine() }
    return clauses
  }

  private mutating func readLine() -> String {
    let start = cursor.place
    while let byte = cursor.byte, byte != 0x0a, byte != 0x0d { cursor.place += 1 }
    return cursor.text(start..<cursor.place)
  }

  private mutating func readPiece() -> Piece? {
    let start = cursor.place
    let head = DeclarationOutline(headAt: &cursor)
    guard let keyword = head.keyword?.text else {
      if cursor.place == start { cursor.skipToken() }
      return nil
    }
    var end = cursor.place
    var isComplete = false
    while true {
      cursor.skipTrivia()
      guard let byte = cursor.byte, byte != UInt8(ascii: "}"), byte != UInt8(ascii: ";") else {
        break
      }
      if cursor.startsLine, cursor.startsDeclaration { break }
      if byte == UInt8(ascii: "{") {
        cursor.skipToken()
        end = cursor.place
        isComplete = true
        if keyword != "var" && keyword != "let" { break }
        continue
      }
      // Several properties in one declaration cannot have accessors.
      if keyword == "var", byte == UInt8(ascii: "=") || byte == UInt8(ascii: ",") {
        isComplete = true
      }
      if byte == UInt8(ascii: "<") {
        DeclarationOutline.skipAngles(&cursor)
      } else {
        cursor.skipToken()
      }
      end = cursor.place
    }
    return Piece(keyword: keyword, range: start..<end, isComplete: isComplete)
  }
}

extension ClassBody.Item {
  var pieces: [ClassBody.Piece] {
    switch self {
    case .member(let piece): [piece]
    case .conditional(let clauses): clauses.flatMap { $0.items.flatMap(\.pieces) }
    }
  }
}

extension SourceCursor {
  /// Whether only spaces stand in front of the place on its line.
  fileprivate var startsLine: Bool {
    var before = place
    while before > 0, bytes[before - 1] == 0x20 || bytes[before - 1] == 0x09 { before -= 1 }
    return before == 0 || bytes[before - 1] == 0x0a || bytes[before - 1] == 0x0d
  }

  /// Whether an attribute, a modifier, a keyword or a directive is here.
  fileprivate var startsDeclaration: Bool {
    if byte == UInt8(ascii: "@") || byte == UInt8(ascii: "#") { return true }
    var ahead = self
    guard let word = ahead.word()?.text else { return false }
    return Self.starts.contains(word)
  }

  private static let starts: Set<String> = [
    "func", "var", "let", "subscript", "init", "deinit", "typealias", "associatedtype", "class",
    "struct", "enum", "actor", "protocol", "extension", "static", "public", "package", "internal",
    "private", "fileprivate", "open", "final", "override", "convenience", "required", "nonisolated",
    "isolated", "mutating", "nonmutating", "lazy", "weak", "unowned", "optional", "dynamic",
    "distributed", "prefix", "postfix", "infix", "indirect", "import",
  ]
}
