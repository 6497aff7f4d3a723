/// Walks over Swift text token by token, as far as a macro has to know where something stands: the
/// model of a declaration keeps few places.
struct SourceCursor {
  let bytes: [UInt8]
  var place: Int

  init(_ text: String) {
    bytes = Array(text.utf8)
    place = 0
  }

  init(_ bytes: [UInt8], at place: Int) {
    self.bytes = bytes
    self.place = place
  }

  var byte: UInt8? { place < bytes.count ? bytes[place] : nil }
  var isAtEnd: Bool { place >= bytes.count }

  func at(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard place + count <= bytes.count else { return false }
    return (0..<count).allSatisfy { bytes[place + $0] == text.utf8Start[$0] }
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Spaces, line ends and comments.
  mutating func skipTrivia() {
    while let byte {
      if byte == 0x20 || (0x09...0x0d).contains(byte) || byte == 0 {
        place += 1
      } else if at("//") {
        while let byte = self.byte, byte != 0x0a && byte != 0x0d { place += 1 }
      } else if at("/*") {
        skipBlockComment()
      } else {
        return
      }
    }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if at("/*") {
        depth += 1
        place += 2
      } else if at("*/") {
        depth -= 1
        place += 2
      } else {
        place += 1
      }
    } while depth > 0 && !isAtEnd
  }

  /// The word here, with its backticks, behind the trivia; the place is behind it afterwards.
  mutating func word() -> (text: String, range: Range<Int>)? {
    skipTrivia()
    let start = place
    if byte == UInt8(ascii: "`") {
      place += 1
      while let byte, byte != UInt8(ascii: "`"), byte != 0x0a { place += 1 }
      if !isAtEnd { place += 1 }
    } else {
      while let byte, byte.isWord { place += 1 }
    }
    guard place > start else { return nil }
    return (text(start..<place), start..<place)
  }

  /// A token, or everything from an opening bracket to its closing one.
  mutating func skipToken() {
    skipTrivia()
    guard let byte else { return }
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): skipGroup()
    case UInt8(ascii: "\""): skipString(hashes: 0)
    case UInt8(ascii: "#"):
      let start = place
      while self.byte == UInt8(ascii: "#") { place += 1 }
      if self.byte == UInt8(ascii: "\"") { skipString(hashes: place - start) }
    default:
      if word() == nil { place += 1 }
    }
  }

  private static let groupDepthLimit = 500

  private mutating func skipGroup() {
    var depth = 0
    repeat {
      skipTrivia()
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        place += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        place += 1
      case nil: return
      default: skipToken()
      }
    } while depth > 0
  }

  private mutating func skipString(hashes: Int, depth: Int = 0) {
    let isMultiline = at("\"\"\"")
    place += isMultiline ? 3 : 1
    while let byte {
      if byte == UInt8(ascii: "\\"), isFollowedByHashes(hashes, after: place + 1) {
        place += 1 + hashes
        if self.byte == UInt8(ascii: "("), depth < Self.groupDepthLimit {
          skipInterpolation(depth: depth)
        } else if !isAtEnd {
          place += 1
        }
      } else if isMultiline ? at("\"\"\"") : byte == UInt8(ascii: "\""),
        isFollowedByHashes(hashes, after: place + (isMultiline ? 3 : 1))
      {
        place += (isMultiline ? 3 : 1) + hashes
        return
      } else if !isMultiline && byte == 0x0a {
        return
      } else {
        place += 1
      }
    }
  }

  private mutating func skipInterpolation(depth: Int) {
    var parentheses = 0
    repeat {
      switch byte {
      case UInt8(ascii: "("):
        parentheses += 1
        place += 1
      case UInt8(ascii: ")"):
        parentheses -= 1
        place += 1
      case UInt8(ascii: "\""): skipString(hashes: 0, depth: depth + 1)
      case nil: return
      default: place += 1
      }
    } while parentheses > 0
  }

  private func isFollowedByHashes(_ count: Int, after start: Int) -> Bool {
    guard start + count <= bytes.count else { return false }
    return bytes[start..<start + count].allSatisfy { $0 == UInt8(ascii: "#") }
  }
}

extension UInt8 {
  /// Whether an identifier or a number may hold this byte.
  fileprivate var isWord: Bool {
    let lowercased = self | 0x20
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lowercased)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) || self == UInt8(ascii: "_")
      || self == UInt8(ascii: "$") || self >= 0x80
  }
}
