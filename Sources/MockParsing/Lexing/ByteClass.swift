/// What a byte can be the start of. One table look-up decides how a scanning loop goes on.
struct ByteClass {
  /// One bit for each class. Loops test it themselves: without whole-module optimization, as in a
  /// debug build, no function of another file is inlined.
  let bits: UInt16
  /// What token starts with the byte, if the byte alone tells or nearly does: a name, or a bracket
  /// or a comma, say. Else `.unknown`.
  var kind = Token.Kind.unknown

  /// Changes how the text after it is to be read: quotes, slashes, `#`, backticks, braces.
  static let structure = ByteClass(bits: 1)
  static let parenthesis = ByteClass(bits: 2)
  static let square = ByteClass(bits: 4)
  /// The first or second letter of a keyword that a body is searched for, whichever is less common.
  static let interest = ByteClass(bits: 8)
  /// A letter, a digit, `_`, `$`, or a byte of a scalar beyond ASCII.
  static let identifier = ByteClass(bits: 16)
  /// An operator character of ASCII, without the period.
  static let `operator` = ByteClass(bits: 32)
  /// White space, line ends, and the control characters that are treated as such.
  static let space = ByteClass(bits: 64)
  static let digit = ByteClass(bits: 128)
  /// What is no letter, digit, `_` or `$`.
  static let wordEnd = ByteClass(bits: 256)

  /// 256 classes. Made once, never freed, never changed.
  nonisolated(unsafe) static let table: UnsafePointer<ByteClass> = {
    let table = UnsafeMutablePointer<ByteClass>.allocate(capacity: 256)
    for byte in 0..<256 {
      table[byte] = ByteClass(of: UInt8(byte))
    }
    let groups: [(StaticString, ByteClass)] = [
      ("{}\"'/#`", .structure), ("()", .parenthesis), ("[]", .square), ("pyc", .interest),
      ("/=-+!*%<>&|^~?", .operator),
    ]
    for (bytes, group) in groups {
      bytes.withUTF8Buffer { bytes in
        for byte in bytes { table[Int(byte)] = ByteClass(table[Int(byte)], group) }
      }
    }
    for byte in 0..<0x80 where !table[byte].has(.wordEnd) && !table[byte].has(.digit) {
      table[byte].kind = .identifier
    }
    let kinds: [(UInt8, Token.Kind)] = [
      (.leftParen, .leftParen), (.rightParen, .rightParen), (.leftSquare, .leftSquare),
      (.rightSquare, .rightSquare), (.leftBrace, .leftBrace), (.rightBrace, .rightBrace),
      (.comma, .comma), (.colon, .colon), (.semicolon, .semicolon), (.at, .at),
      (.backslash, .backslash),
    ]
    for (byte, kind) in kinds { table[Int(byte)].kind = kind }
    return UnsafePointer(table)
  }()

  private static let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
  private static let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

  init(bits: UInt16) { self.bits = bits }

  init(_ classes: ByteClass...) { bits = classes.reduce(0) { $0 | $1.bits } }

  /// Whether the two have a class in common.
  @inline(__always)
  func has(_ other: ByteClass) -> Bool { bits & other.bits != 0 }

  private init(of byte: UInt8) {
    switch byte {
    case Self.letters, Self.capitals, .underscore, .dollar: bits = Self.identifier.bits
    case Self.digits: bits = Self.identifier.bits | Self.digit.bits
    case 0x80...: bits = Self.identifier.bits | Self.wordEnd.bits
    case 0...0x20, 0x7F: bits = Self.space.bits | Self.wordEnd.bits
    default: bits = Self.wordEnd.bits
    }
  }
}

extension UInt8 {
  static let underscore = UInt8(ascii: "_")
  static let dollar = UInt8(ascii: "$")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let blank = UInt8(ascii: " ")
  static let tab = UInt8(ascii: "\t")
  static let quote = UInt8(ascii: "\"")
  static let apostrophe = UInt8(ascii: "'")
  static let backtick = UInt8(ascii: "`")
  static let backslash = UInt8(ascii: "\\")
  static let slash = UInt8(ascii: "/")
  static let star = UInt8(ascii: "*")
  static let pound = UInt8(ascii: "#")
  static let period = UInt8(ascii: ".")
  static let comma = UInt8(ascii: ",")
  static let colon = UInt8(ascii: ":")
  static let semicolon = UInt8(ascii: ";")
  static let at = UInt8(ascii: "@")
  static let less = UInt8(ascii: "<")
  static let greater = UInt8(ascii: ">")
  static let equal = UInt8(ascii: "=")
  static let minus = UInt8(ascii: "-")
  static let ampersand = UInt8(ascii: "&")
  static let tilde = UInt8(ascii: "~")
  static let question = UInt8(ascii: "?")
  static let exclamation = UInt8(ascii: "!")
  static let leftParen = UInt8(ascii: "(")
  static let rightParen = UInt8(ascii: ")")
  static let leftSquare = UInt8(ascii: "[")
  static let rightSquare = UInt8(ascii: "]")
  static let leftBrace = UInt8(ascii: "{")
  static let rightBrace = UInt8(ascii: "}")

  var isLineEnd: Bool { self == .lineFeed || self == .carriageReturn }
}
