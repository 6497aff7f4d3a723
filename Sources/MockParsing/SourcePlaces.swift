import MockModel

/// Finds the line and column of a byte. It remembers the last answer, since questions come nearly in
/// the order of the text.
struct SourcePlaces {
  private var offset = 0
  private var line = 1
  private var lineStart = 0

  /// - Parameter base: The text; it has at least `end` bytes.
  mutating func location(
    _ target: Int, in base: UnsafePointer<UInt8>, end: Int
  ) -> SourceLocation {
    if target < lineStart {
      offset = 0
      line = 1
      lineStart = 0
    }
    while offset < target {
      if offset + Self.wordSize <= target, passWords(base, before: target) { continue }
      let byte = base[offset]
      offset += 1
      guard byte.isLineEnd else { continue }
      if byte == .carriageReturn && offset < end && base[offset] == .lineFeed {
        // A place between the two bytes of a line end is still on the line that they end.
        if offset == target { return place(target) }
        offset += 1
      }
      line += 1
      lineStart = offset
    }
    return place(target)
  }

  private static let wordSize = 8

  /// Passes as many bytes as it can count the line feeds of, unless a carriage return is among them.
  private mutating func passWords(_ base: UnsafePointer<UInt8>, before target: Int) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let low = ones &* 0x7F
    // So few that no byte of the sum overflows.
    let count = min((target - offset) / Self.wordSize, 255)
    var words = UnsafeRawPointer(base + offset)
    var feeds: UInt64 = 0
    var returns: UInt64 = 0
    for _ in 0..<count {
      let word = words.loadUnaligned(as: UInt64.self)
      // The highest bit of each byte that is no line feed.
      let others = word ^ (ones &* UInt64(UInt8.lineFeed))
      feeds &+= (~((others & low) &+ low | others) &>> 7) & ones
      // Some highest bit, if any byte is a carriage return.
      let rest = word ^ (ones &* UInt64(UInt8.carriageReturn))
      returns |= (rest &- ones) & ~rest
      words += Self.wordSize
    }
    guard returns & ~low == 0 else { return false }
    offset += count * Self.wordSize
    if feeds != 0 {
      line += Self.sum(of: feeds)
      lineStart = offset
      while base[lineStart - 1] != .lineFeed { lineStart -= 1 }
    }
    return true
  }

  private static func sum(of bytes: UInt64) -> Int {
    let even = bytes & 0x00FF_00FF_00FF_00FF
    let odd = bytes &>> 8 & 0x00FF_00FF_00FF_00FF
    return Int(((even &+ odd) &* 0x0001_0001_0001_0001) &>> 48)
  }

  private func place(_ target: Int) -> SourceLocation {
    SourceLocation(offset: target, line: line, column: target - lineStart + 1)
  }
}
