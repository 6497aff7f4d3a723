package import MockModel

package enum UTF8Validation {
  /// The place of the first byte that is not part of valid UTF-8.
  package static func firstError(in bytes: UnsafeBufferPointer<UInt8>) -> SourceLocation? {
    guard let offset = firstErrorOffset(in: UnsafeRawBufferPointer(bytes)) else { return nil }
    let before = bytes[..<offset]
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    return SourceLocation(offset: offset, line: line, column: offset - lineStart + 1)
  }

  /// Whether the text begins as UTF-16 does, with a mark or with every second byte empty.
  package static func looksLikeUTF16(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count >= 2 else { return false }
    switch (bytes[0], bytes[1]) {
    case (0xFF, 0xFE), (0xFE, 0xFF): return true
    default: return false
    }
  }

  private static func firstErrorOffset(in bytes: UnsafeRawBufferPointer) -> Int? {
    // The bits that no byte of ASCII has.
    let highBits = SIMD4<UInt64>(repeating: 0x8080_8080_8080_8080)
    var index = 0
    while index < bytes.count {
      if index + 32 <= bytes.count,
        bytes.loadUnaligned(fromByteOffset: index, as: SIMD4<UInt64>.self) & highBits == .zero
      {
        index += 32
      } else if bytes[index] < 0x80 {
        index += 1
      } else if let length = scalarLength(in: bytes, at: index) {
        index += length
      } else {
        return index
      }
    }
    return nil
  }

  /// The length of the scalar of two bytes or more that starts here, `nil` where none is valid.
  private static func scalarLength(in bytes: UnsafeRawBufferPointer, at index: Int) -> Int? {
    // The second byte alone tells overlong forms, surrogates and what is beyond U+10FFFF.
    let (length, second): (Int, ClosedRange<UInt8>) =
      switch bytes[index] {
      case 0xC2...0xDF: (2, 0x80...0xBF)
      case 0xE0: (3, 0xA0...0xBF)
      case 0xE1...0xEC, 0xEE...0xEF: (3, 0x80...0xBF)
      case 0xED: (3, 0x80...0x9F)
      case 0xF0: (4, 0x90...0xBF)
      case 0xF1...0xF3: (4, 0x80...0xBF)
      case 0xF4: (4, 0x80...0x8F)
      default: (0, 0...0)
      }
    guard length > 0, index + length <= bytes.count, second.contains(bytes[index + 1]) else {
      return nil
    }
    for offset in (index + 2)..<max(index + 2, index + length)
    where bytes[offset] & 0xC0 != 0x80 { return nil }
    return length
  }
}
