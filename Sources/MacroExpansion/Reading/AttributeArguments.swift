/// The arguments of an attribute, as far as a macro can read them: literals.
struct AttributeArguments {
  enum Value: Equatable, Sendable {
    case string(String)
    case boolean(Bool)
    /// The last name of `.internal` or `MockAccess.internal`.
    case member(String)
    case none
    /// Something that only the type checker could evaluate.
    case expression
  }

  struct Argument: Equatable, Sendable {
    var label: String?
    var values: [Value]
    /// The place of the value.
    var range: Range<Int>
  }

  /// The place of the name behind the `@`.
  var name: Range<Int>
  var arguments: [Argument] = []
  /// Where another argument can be added.
  var end: Int
  var hasParentheses = false

  init(_ text: String) {
    var cursor = SourceCursor(text)
    cursor.skipTrivia()
    if cursor.byte == UInt8(ascii: "@") { cursor.place += 1 }
    var last = cursor.word()?.range
    while cursor.byte == UInt8(ascii: ".") {
      cursor.place += 1
      last = cursor.word()?.range ?? last
    }
    name = last ?? cursor.place..<cursor.place
    end = cursor.place
    cursor.skipTrivia()
    guard cursor.byte == UInt8(ascii: "(") else { return }
    hasParentheses = true
    cursor.place += 1
    read(&cursor)
    end = cursor.place
  }

  private mutating func read(_ cursor: inout SourceCursor) {
    while true {
      cursor.skipTrivia()
      guard let byte = cursor.byte, byte != UInt8(ascii: ")") else { return }
      var label: String?
      var start = cursor.place
      var ahead = cursor
      if let word = ahead.word() {
        ahead.skipTrivia()
        if ahead.byte == UInt8(ascii: ":") {
          label = word.text
          ahead.place += 1
          ahead.skipTrivia()
          cursor = ahead
          start = cursor.place
        }
      }
      var stop = start
      while let byte = cursor.byte, byte != UInt8(ascii: ","), byte != UInt8(ascii: ")") {
        cursor.skipToken()
        stop = cursor.place
        cursor.skipTrivia()
      }
      let value = Self.value(cursor.text(start..<stop))
      if label == nil, let previous = arguments.last, previous.label != nil {
        // The next value of a variadic argument.
        arguments[arguments.count - 1].values.append(value)
        arguments[arguments.count - 1].range = previous.range.lowerBound..<stop
      } else {
        arguments.append(Argument(label: label, values: [value], range: start..<stop))
      }
      if cursor.byte == UInt8(ascii: ",") { cursor.place += 1 }
    }
  }

  private static func value(_ text: String) -> Value {
    switch text {
    case "nil": return .none
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    default: break
    }
    if let string = StringLiteral.value(text) { return .string(string) }
    var cursor = SourceCursor(text)
    guard text.contains(".") else { return .expression }
    var last: String?
    while !cursor.isAtEnd {
      if let word = cursor.word()?.text {
        last = word
      } else if cursor.byte == UInt8(ascii: ".") {
        cursor.place += 1
      } else {
        return .expression
      }
    }
    return last.map { .member($0) } ?? .expression
  }

  subscript(label: String?) -> Argument? { arguments.first { $0.label == label } }
}

/// String literals that say their value themselves: without interpolation, on one line.
enum StringLiteral {
  static func value(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    let hashes = bytes.prefix { $0 == UInt8(ascii: "#") }.count
    let inner = bytes.dropFirst(hashes).dropLast(hashes)
    guard inner.count >= 2, inner.first == UInt8(ascii: "\""), inner.last == UInt8(ascii: "\""),
      bytes.suffix(hashes).allSatisfy({ $0 == UInt8(ascii: "#") })
    else { return nil }
    let content = inner.dropFirst().dropLast()
    if hashes > 0 {
      return content.contains(UInt8(ascii: "\"")) || content.contains(UInt8(ascii: "\\"))
        ? nil : String(decoding: content, as: UTF8.self)
    }
    var value: [UInt8] = []
    var isEscaped = false
    for byte in content {
      if isEscaped {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): value.append(byte)
        case UInt8(ascii: "n"): value.append(0x0a)
        case UInt8(ascii: "t"): value.append(0x09)
        default: return nil
        }
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        return nil
      } else {
        value.append(byte)
      }
    }
    return isEscaped ? nil : String(decoding: value, as: UTF8.self)
  }

  /// The text as a literal.
  static func literal(_ text: String) -> String {
    var literal = "\""
    for character in text.unicodeScalars {
      switch character {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\t": literal += "\\t"
      case "\r": literal += "\\r"
      default: literal.unicodeScalars.append(character)
      }
    }
    return literal + "\""
  }
}
