/// Why a text is no JSON value.
struct JSONError: Error, Equatable, CustomStringConvertible {
  var message: String
  /// The number of bytes before the problem.
  var offset: Int

  var description: String { "\(message) at byte \(offset)" }
}

/// Reads one JSON value from UTF-8.
struct JSONParser {
  /// Deeper than any message, and shallow enough for the stack.
  private static let depthLimit = 256

  private let bytes: [UInt8]
  private var place = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  static func parse(_ bytes: [UInt8]) throws(JSONError) -> JSON {
    var parser = JSONParser(bytes)
    let value = try parser.value(depth: 0)
    parser.skipSpaces()
    guard parser.isAtEnd else { throw parser.error("unexpected text behind the value") }
    return value
  }

  private func error(_ message: String) -> JSONError { JSONError(message: message, offset: place) }

  private var isAtEnd: Bool { place == bytes.count }
  private var byte: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipSpaces() {
    while let byte, byte == 0x20 || (0x09...0x0d).contains(byte) { place += 1 }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpaces()
    guard byte == UInt8(ascii: character) else { return false }
    place += 1
    return true
  }

  private mutating func value(depth: Int) throws(JSONError) -> JSON {
    guard depth < Self.depthLimit else { throw error("values nested too deeply") }
    skipSpaces()
    switch byte {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case nil: throw error("expected a value, found the end")
    case let digit? where digit == UInt8(ascii: "-") || digit.isDigit: return try number()
    default: throw error("expected a value")
    }
  }

  private mutating func word(_ word: String, _ value: JSON) throws(JSONError) -> JSON {
    guard bytes[place...].starts(with: word.utf8) else { throw error("expected '\(word)'") }
    place += word.utf8.count
    return value
  }

  private mutating func object(depth: Int) throws(JSONError) -> JSON {
    place += 1
    var members: [String: JSON] = [:]
    if take("}") { return .object(members) }
    repeat {
      skipSpaces()
      guard byte == UInt8(ascii: "\"") else { throw error("expected a member's name") }
      let name = try string()
      guard take(":") else { throw error("expected ':'") }
      members[name] = try value(depth: depth + 1)
    } while take(",")
    guard take("}") else { throw error("expected ',' or '}'") }
    return .object(members)
  }

  private mutating func array(depth: Int) throws(JSONError) -> JSON {
    place += 1
    var values: [JSON] = []
    if take("]") { return .array(values) }
    repeat { values.append(try value(depth: depth + 1)) } while take(",")
    guard take("]") else { throw error("expected ',' or ']'") }
    return .array(values)
  }

  private mutating func number() throws(JSONError) -> JSON {
    let start = place
    let characters = Set("+-.eE0123456789".utf8)
    while let byte, characters.contains(byte) { place += 1 }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    if let integer = Int(text) { return .integer(integer) }
    // The fraction is dropped: only integers mean something here.
    guard let number = Double(text), let integer = Int(exactly: number.rounded(.towardZero)) else {
      place = start
      throw error("unreadable number '\(text)'")
    }
    return .integer(integer)
  }
}

// MARK: - Strings

extension JSONParser {
  private mutating func string() throws(JSONError) -> String {
    place += 1
    var text: [UInt8] = []
    while let byte {
      place += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): try escape(into: &text)
      default: text.append(byte)
      }
    }
    throw error("unterminated string")
  }

  private mutating func escape(into text: inout [UInt8]) throws(JSONError) {
    guard let byte else { throw error("unterminated string") }
    place += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(0x0a)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0d)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0c)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "u"): text += String(try scalar()).utf8
    default: throw error("unknown escape")
    }
  }

  /// A scalar by its number in UTF-16, of which two may be needed. A half of a pair that stands alone
  /// becomes the replacement character.
  private mutating func scalar() throws(JSONError) -> Character {
    let first = try codeUnit()
    guard (0xd800..<0xdc00).contains(first) else {
      return Unicode.Scalar(first).map { Character($0) } ?? "\u{fffd}"
    }
    let start = place
    if bytes[place...].starts(with: "\\u".utf8) {
      place += 2
      let second = try codeUnit()
      if (0xdc00..<0xe000).contains(second),
        let scalar = Unicode.Scalar(0x10000 + (first - 0xd800) << 10 + (second - 0xdc00))
      {
        return Character(scalar)
      }
      place = start
    }
    return "\u{fffd}"
  }

  private mutating func codeUnit() throws(JSONError) -> UInt32 {
    let digits = bytes[place...].prefix(4)
    guard digits.count == 4, let unit = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw error("expected four hexadecimal digits") }
    place += 4
    return unit
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
