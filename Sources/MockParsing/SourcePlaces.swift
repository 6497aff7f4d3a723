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
      if offset + 8 <= target, !Self.mayHoldLineEnd(base + offset) {
        offset += 8
        continue
      }
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

  /// Whether one of eight bytes may be a line feed or a carriage return. It says so of a few others
  /// too, but never misses one.
  @inline(__always)
  private static func mayHoldLineEnd(_ start: UnsafePointer<UInt8>) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let word = UnsafeRawPointer(start).loadUnaligned(as: UInt64.self)
    let feeds = word ^ (ones &* UInt64(UInt8.lineFeed))
    let returns = word ^ (ones &* UInt64(UInt8.carriageReturn))
    let zeros = ((feeds &- ones) & ~feeds) | ((returns &- ones) & ~returns)
    return zeros & (ones &* 0x80) != 0
  }

  private func place(_ target: Int) -> SourceLocation {
    SourceLocation(offset: target, line: line, column: target - lineStart + 1)
  }
}
