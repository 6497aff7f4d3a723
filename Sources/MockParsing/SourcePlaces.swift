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
      if offset + Self.blockSize <= target, passBlocks(base, before: target) { continue }
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

  private static let blockSize = 16

  /// Passes as many bytes as it can count the line feeds of, unless a carriage return is among them.
  private mutating func passBlocks(_ base: UnsafePointer<UInt8>, before target: Int) -> Bool {
    // So many that no byte of the sum overflows.
    let limit = min(target, offset + 255 * Self.blockSize)
    var place = offset
    var feeds = SIMD2<UInt64>()
    var returns = SIMD2<UInt64>()
    while place + Self.blockSize <= limit {
      let block = UnsafeRawPointer(base + place).loadUnaligned(as: SIMD2<UInt64>.self)
      feeds &+= Self.marks(of: .lineFeed, in: block) &>> 7
      returns |= Self.sureMarks(of: .carriageReturn, in: block)
      place += Self.blockSize
    }
    guard returns == SIMD2() else { return false }
    offset = place
    let count = Self.sum(of: feeds[0]) + Self.sum(of: feeds[1])
    if count > 0 {
      line += count
      lineStart = place
      while base[lineStart - 1] != .lineFeed { lineStart -= 1 }
    }
    return true
  }

  /// The highest bits of those of sixteen bytes that are as asked for.
  @inline(__always)
  private static func marks(of byte: UInt8, in block: SIMD2<UInt64>) -> SIMD2<UInt64> {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let low = SIMD2(repeating: ones &* 0x7F)
    let others = block ^ SIMD2(repeating: ones &* UInt64(byte))
    return ~((others & low) &+ low | others | low)
  }

  /// Highest bits, of which there is one if a byte is as asked for, and none if no byte is.
  @inline(__always)
  private static func sureMarks(of byte: UInt8, in block: SIMD2<UInt64>) -> SIMD2<UInt64> {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let others = block ^ SIMD2(repeating: ones &* UInt64(byte))
    return (others &- SIMD2(repeating: ones)) & ~others & SIMD2(repeating: ones &* 0x80)
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
