/// Where the parts of a declaration's head stand.
struct DeclarationOutline {
  struct Word: Equatable, Sendable {
    var text: String
    var range: Range<Int>
  }

  /// Behind the comments and spaces in front of the declaration.
  var start: Int
  var modifiers: [Word] = []
  /// `protocol`, `class`, `func`, …; `nil` where none was found.
  var keyword: Word?
  /// Of a type.
  var name: Word?
  /// The types in the inheritance clause.
  var inherited: [Word] = []
  /// What follows: the opening brace, or the end.
  var end = 0

  init(_ text: String) {
    var cursor = SourceCursor(text)
    cursor.skipTrivia()
    start = cursor.place
    readHead(&cursor)
    if let keyword, Self.types.contains(keyword.text) { readType(&cursor) }
    end = cursor.place
  }

  /// Reads attributes, modifiers and the keyword, and stops behind it.
  init(headAt cursor: inout SourceCursor) {
    cursor.skipTrivia()
    start = cursor.place
    readHead(&cursor)
    end = cursor.place
  }

  private static let types: Set<String> = [
    "protocol", "class", "struct", "enum", "actor", "extension",
  ]

  private static let others: Set<String> = [
    "func", "var", "let", "subscript", "init", "deinit", "typealias", "associatedtype", "case",
    "macro", "import", "operator", "precedencegroup",
  ]

  private mutating func readHead(_ cursor: inout SourceCursor) {
    while !cursor.isAtEnd {
      cursor.skipTrivia()
      if cursor.byte == UInt8(ascii: "@") {
        skipAttribute(&cursor)
        continue
      }
      guard let word = cursor.word().map({ Word(text: $0.text, range: $0.range) }) else { return }
      if word.text == "class", isModifier(cursor) {
        modifiers.append(word)
      } else if Self.types.contains(word.text) || Self.others.contains(word.text) {
        keyword = word
        return
      } else {
        var end = word.range.upperBound
        if cursor.byte == UInt8(ascii: "(") {
          cursor.skipToken()
          end = cursor.place
        }
        modifiers.append(
          Word(text: cursor.text(word.range.lowerBound..<end), range: word.range.lowerBound..<end))
      }
    }
  }

  /// Whether `class` stands in front of another keyword: `class func`.
  private func isModifier(_ cursor: SourceCursor) -> Bool {
    var next = cursor
    guard let word = next.word()?.text else { return false }
    return Self.others.contains(word) || ["override", "final", "public", "open"].contains(word)
  }

  private func skipAttribute(_ cursor: inout SourceCursor) {
    cursor.place += 1
    _ = cursor.word()
    while cursor.byte == UInt8(ascii: ".") {
      cursor.place += 1
      _ = cursor.word()
    }
    if cursor.byte == UInt8(ascii: "<") { Self.skipAngles(&cursor) }
    if cursor.byte == UInt8(ascii: "(") { cursor.skipToken() }
  }

  static func skipAngles(_ cursor: inout SourceCursor) {
    var depth = 0
    repeat {
      cursor.skipTrivia()
      switch cursor.byte {
      case UInt8(ascii: "<"):
        depth += 1
        cursor.place += 1
      case UInt8(ascii: ">"):
        depth -= 1
        cursor.place += 1
      case nil: return
      default:
        if cursor.at("->") { cursor.place += 2 } else { cursor.skipToken() }
      }
    } while depth > 0
  }

  private mutating func readType(_ cursor: inout SourceCursor) {
    name = cursor.word().map { Word(text: $0.text, range: $0.range) }
    cursor.skipTrivia()
    if cursor.byte == UInt8(ascii: "<") { Self.skipAngles(&cursor) }
    cursor.skipTrivia()
    guard cursor.byte == UInt8(ascii: ":") else { return }
    cursor.place += 1
    while !cursor.isAtEnd {
      cursor.skipTrivia()
      let start = cursor.place
      var end = start
      while let byte = cursor.byte, byte != UInt8(ascii: ","), byte != UInt8(ascii: "{") {
        let before = cursor.place
        if byte == UInt8(ascii: "<") {
          Self.skipAngles(&cursor)
        } else if let word = cursor.word() {
          if word.text == "where" {
            cursor.place = before
            break
          }
        } else {
          cursor.skipToken()
        }
        end = cursor.place
        cursor.skipTrivia()
      }
      if end > start {
        inherited.append(Word(text: cursor.text(start..<end), range: start..<end))
      }
      guard cursor.byte == UInt8(ascii: ",") else { return }
      cursor.place += 1
    }
  }
}

extension DeclarationOutline {
  /// The parent in the inheritance clause whose last name this is.
  func parent(named name: String) -> Word? {
    inherited.first { parent in
      var cursor = SourceCursor(parent.text)
      var isFound = false
      while !cursor.isAtEnd {
        if let word = cursor.word() {
          if word.text == name { isFound = true }
        } else {
          cursor.skipToken()
        }
      }
      return isFound
    }
  }
}
