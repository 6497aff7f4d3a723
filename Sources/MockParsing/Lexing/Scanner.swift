/// The bytes of a file, and what can be said of them without tokens: where a comment, a literal or
/// a bracketed group ends.
///
/// Every function takes the place where something starts and returns the place behind it, never
/// beyond `end`.
struct Scanner: ~Copyable {
  let base: UnsafePointer<UInt8>
  let end: Int
  let classes: UnsafePointer<ByteClass>
  let keywords: UnsafePointer<KeywordTable.Entry>
  /// What was wrong with the text, with its place.
  var problems: [(problem: Problem, offset: Int)] = []
  /// How many string interpolations are open around the current place.
  var interpolationDepth = 0
  /// Whether a merge conflict was seen that nothing ends; then nothing ends a later one either.
  private var hasOpenConflict = false

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    classes = ByteClass.table
    keywords = KeywordTable.entries
    end = bytes.count
    // An empty buffer may have no address. Nothing is ever read through this one then.
    base = bytes.baseAddress ?? UnsafeRawPointer(classes).assumingMemoryBound(to: UInt8.self)
  }

  @inline(__always)
  func byte(_ index: Int) -> UInt8 { base[index] }

  /// The byte, or 0 outside of the text.
  @inline(__always)
  func peek(_ index: Int) -> UInt8 { index >= 0 && index < end ? base[index] : 0 }

  @inline(__always)
  func byteClass(_ index: Int) -> ByteClass { classes[Int(base[index])] }

  /// Whether the same bytes stand at two places.
  func areEqual(_ first: Int, _ second: Int, count: Int) -> Bool {
    let bytes = UnsafeRawPointer(base)
    var offset = 0
    while offset + 8 <= count {
      let word = bytes.loadUnaligned(fromByteOffset: first + offset, as: UInt64.self)
      let other = bytes.loadUnaligned(fromByteOffset: second + offset, as: UInt64.self)
      if word != other { return false }
      offset += 8
    }
    while offset < count {
      if base[first + offset] != base[second + offset] { return false }
      offset += 1
    }
    return true
  }

  func text(_ start: Int, _ end: Int) -> String {
    String(decoding: bytes(start, end), as: UTF8.self)
  }

  func bytes(_ start: Int, _ end: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: base + start, count: end - start)
  }

  mutating func report(_ problem: Problem, at offset: Int) {
    problems.append((problem, offset))
  }

  @inline(__always)
  mutating func forgetProblems(from count: Int) {
    if problems.count > count { problems.removeSubrange(count...) }
  }
}

// MARK: - Trivia

extension Scanner {
  /// Skips white space and comments, and whatever may not stand in a source file at all.
  @inline(__always)
  mutating func skipTrivia(_ start: Int, sawLineEnd: inout Bool) -> Int {
    let space = ByteClass.space.bits
    let identifier = ByteClass.identifier.bits
    var index = start
    while index < end {
      let byte = base[index]
      if byte == 0x20 {
        index &+= 1
      } else if classes[Int(byte)].bits & space != 0 {
        if byte.isLineEnd { sawLineEnd = true }
        index += 1
      } else if classes[Int(byte)].bits & identifier != 0 && byte < 0x80 {
        return index
      } else if byte == .slash, let comment = skipComment(index) {
        if base[index + 1] == .star && !sawLineEnd {
          sawLineEnd = containsLineEnd(index, comment)
        }
        index = comment
      } else if byte >= 0x80 || byte == .less || byte == .greater || byte == .pound {
        guard let next = skipUnusualTrivia(index) else { return index }
        index = next
      } else {
        return index
      }
    }
    return index
  }

  /// A comment that starts here, if one does.
  @inline(__always)
  mutating func skipComment(_ start: Int) -> Int? {
    switch peek(start + 1) {
    case .slash: return skipLine(start + 2)
    case .star: return skipBlockComment(start)
    default: return nil
    }
  }

  /// The place of the next line end.
  @inline(__always)
  func skipLine(_ start: Int) -> Int {
    var index = start
    while index < end && !base[index].isLineEnd { index += 1 }
    return index
  }

  /// A `/* … */` with the comments in it.
  mutating func skipBlockComment(_ start: Int) -> Int {
    var depth = 1
    var index = start + 2
    while index + 1 < end {
      let byte = base[index]
      if byte == .star && base[index + 1] == .slash {
        index += 2
        depth -= 1
        if depth == 0 { return index }
      } else if byte == .slash && base[index + 1] == .star {
        index += 2
        depth += 1
      } else {
        index += 1
      }
    }
    report(.unterminatedComment, at: start)
    return end
  }

  func containsLineEnd(_ start: Int, _ end: Int) -> Bool {
    var index = start
    while index < end {
      if base[index].isLineEnd { return true }
      index += 1
    }
    return false
  }

  /// A byte order mark, a shebang line, a merge conflict, or a character that Swift does not know.
  private mutating func skipUnusualTrivia(_ start: Int) -> Int? {
    let byte = base[start]
    switch byte {
    case .pound:
      return start == 0 && peek(1) == .exclamation ? skipLine(start) : nil
    case .less, .greater:
      return skipConflict(start)
    default:
      let (scalar, length) = decode(start)
      guard let scalar else { return start + length }
      if scalar == 0xFEFF && start == 0 { return start + length }
      return ScalarClass(scalar) == .other ? start + length : nil
    }
  }

  /// From a line `<<<<<<< ours` to the line `>>>>>>> theirs`.
  private mutating func skipConflict(_ start: Int) -> Int? {
    guard start > 0, base[start - 1].isLineEnd, !hasOpenConflict else { return nil }
    let isPerforce = hasPrefix(">>>> ", at: start)
    guard isPerforce || hasPrefix("<<<<<<< ", at: start) else { return nil }
    var line = skipLine(start)
    while line < end {
      let next = line + 1
      if isPerforce
        ? hasPrefix("<<<<", at: next) && peek(next + 4).isLineEnd : hasPrefix(">>>>>>> ", at: next)
      {
        return skipLine(next)
      }
      line = skipLine(next)
    }
    hasOpenConflict = true
    return nil
  }

  func hasPrefix(_ prefix: StaticString, at start: Int) -> Bool {
    let count = prefix.utf8CodeUnitCount
    guard start >= 0, count <= end - start else { return false }
    for index in 0..<count where base[start + index] != prefix.utf8Start[index] { return false }
    return true
  }

  /// The scalar that starts here, `nil` for what is not UTF-8, and how many bytes it takes.
  func decode(_ start: Int) -> (scalar: UInt32?, length: Int) {
    let first = base[start]
    let count: Int
    var value: UInt32
    switch first {
    case 0..<0x80: return (UInt32(first), 1)
    case 0xC2..<0xE0: (count, value) = (2, UInt32(first & 0x1F))
    case 0xE0..<0xF0: (count, value) = (3, UInt32(first & 0x0F))
    case 0xF0..<0xF5: (count, value) = (4, UInt32(first & 0x07))
    default: return (nil, 1)
    }
    for offset in 1..<count {
      let byte = peek(start + offset)
      guard byte & 0xC0 == 0x80 else { return (nil, offset) }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    let isOverlong = (count == 3 && value < 0x800) || (count == 4 && value < 0x10000)
    let isScalar = value <= 0x10FFFF && !(0xD800..<0xE000).contains(value)
    return (isOverlong || !isScalar ? nil : value, count)
  }

  /// The first place that is not UTF-8.
  func invalidUTF8() -> Int? {
    var index = 0
    let words = UnsafeRawPointer(base)
    while index < end {
      while index + 8 <= end {
        let word = words.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        if word & 0x8080_8080_8080_8080 != 0 { break }
        index += 8
      }
      guard index < end else { break }
      if base[index] < 0x80 {
        index += 1
        continue
      }
      let (scalar, length) = decode(index)
      if scalar == nil { return index }
      index += length
    }
    return nil
  }
}
