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
      if offset + 8 <= target, passWord(base + offset) { continue }
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

  /// Passes eight bytes, unless a carriage return is among them.
  @inline(__always)
  private mutating func passWord(_ start: UnsafePointer<UInt8>) -> Bool {
    let word = UInt64(littleEndian: UnsafeRawPointer(start).loadUnaligned(as: UInt64.self))
    guard Self.marks(of: .carriageReturn, in: word) == 0 else { return false }
    offset += 8
    let feeds = Self.marks(of: .lineFeed, in: word)
    if feeds != 0 {
      line += feeds.nonzeroBitCount
      lineStart = offset - feeds.leadingZeroBitCount / 8
    }
    return true
  }

  /// The highest bits of those of eight bytes that are as asked for.
  @inline(__always)
  private static func marks(of byte: UInt8, in word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let low = ones &* 0x7F
    let others = word ^ (ones &* UInt64(byte))
    return ~((others & low) &+ low | others | low)
  }

  private func place(_ target: Int) -> SourceLocation {
    SourceLocation(offset: target, line: line, column: target - lineStart + 1)
  }
}
