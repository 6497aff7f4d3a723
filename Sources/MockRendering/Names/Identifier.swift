internal import MockModel

/// Names as Swift wants them written.
package enum Identifier {
  /// Words that cannot be an expression's or a pattern's name without backticks.
  static let keywords = NameSet([
    "Any", "Self", "_", "as", "associatedtype", "await", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ])

  /// The name as an expression, without changing what is already in backticks.
  package static func expression(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  private static let reservedLabels = NameSet(["inout", "var", "let"])

  /// A name without backticks as the label of an argument, where keywords need none.
  static func label(_ name: String) -> String {
    name.isPlainIdentifier && name != "_" ? name : "`\(name)`"
  }

  /// The label of an argument as that of a tuple's element.
  static func tupleLabel(_ label: String) -> String {
    reservedLabels.contains(label) ? "`\(label)`" : label
  }

  /// `fetchAll` → `FetchAll`, `` `does a thing` `` → `DoesAThing`, `==` → `EqualEqual`.
  static func capitalized(_ name: String) -> String {
    let bare = name.withoutBackticks
    if bare.isASCIIIdentifier { return bare.capitalizedFirst }
    if let words = operatorWords(bare) { return words.map(\.capitalizedFirst).joined() }
    let words = bare.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    return words.map { String($0).capitalizedFirst }.joined()
  }

  /// What an operator's builder is called: `==` → `equalEqual`.
  static func operatorMethod(_ name: String) -> String {
    let words = operatorWords(name) ?? ["operator"]
    return words[0] + words.dropFirst().map(\.capitalizedFirst).joined()
  }

  private static func operatorWords(_ name: String) -> [String]? {
    let words = name.map { operatorCharacters[$0] }
    guard !name.isEmpty, !words.contains(nil) else {
      // An operator of other characters, such as `÷`.
      let isOperator = name.allSatisfy { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == " ") }
      return isOperator ? ["operator"] : nil
    }
    return words.map { $0! }
  }

  private static let operatorCharacters: [Character: String] = [
    "+": "plus", "-": "minus", "*": "times", "/": "slash", "<": "less", ">": "greater",
    "=": "equal", "!": "not", "&": "and", "|": "or", "^": "caret", "~": "tilde", "%": "percent",
    "?": "question", ".": "dot",
  ]
}

extension String {
  package var withoutBackticks: String {
    utf8.first == UInt8(ascii: "`") ? String(dropFirst().dropLast()) : self
  }

  package var capitalizedFirst: String {
    switch utf8.first {
    case let byte? where (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte): self
    default: prefix(1).uppercased() + dropFirst()
    }
  }

  /// The name with its first letter in upper case, behind another text.
  func capitalized(behind prefix: String) -> String {
    guard isASCIIIdentifier else { return prefix + Identifier.capitalized(self) }
    let count = prefix.utf8.count
    return String(unsafeUninitializedCapacity: count + utf8.count) { buffer in
      _ = buffer.initialize(from: prefix.utf8)
      _ = UnsafeMutableBufferPointer(rebasing: buffer[count...]).initialize(from: utf8)
      if (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(buffer[count]) { buffer[count] &-= 0x20 }
      return count + utf8.count
    }
  }

  /// Whether this is a name as nearly all are.
  var isASCIIIdentifier: Bool {
    guard let first = utf8.first, !first.isASCIIDigit else { return false }
    // Bytes in a row are read faster than those of a view.
    return utf8.withContiguousStorageIfAvailable { $0.allSatisfy(\.isASCIIWordByte) }
      ?? utf8.allSatisfy(\.isASCIIWordByte)
  }

  /// Whether the name can stand without backticks, apart from keywords.
  var isPlainIdentifier: Bool {
    if isASCIIIdentifier { return true }
    guard let first = unicodeScalars.first, !("0"..."9").contains(first) else { return false }
    return unicodeScalars.allSatisfy {
      $0 == "_" || $0.properties.isXIDContinue || $0.value > 0x7f
    }
  }

  /// The text as a string literal, which names with raw identifiers may need.
  var literal: String { "\"\(escapedForLiteral)\"" }

  /// The text as it has to stand in a string literal.
  var escapedForLiteral: String {
    guard utf8.contains(where: { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "\"") }) else {
      return self
    }
    return replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }
}

extension UInt8 {
  fileprivate var isASCIIDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  fileprivate var isASCIIWordByte: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) || isASCIIDigit
      || self == UInt8(ascii: "_")
  }
}
