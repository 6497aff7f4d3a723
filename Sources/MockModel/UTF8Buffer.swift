/// Text in UTF-8 that grows at its end.
///
/// Generated text is put together from many short pieces, for which an array does several times the
/// work: it looks at each piece whether somebody else holds the array too. What is always the same is
/// written where it stands, for which the compiler has to see how.
@usableFromInline
package struct UTF8Buffer: ~Copyable {
  @usableFromInline var start: UnsafeMutablePointer<UInt8>
  @usableFromInline var capacity: Int
  @usableFromInline package internal(set) var count = 0

  package init(capacity: Int = 1024) {
    self.capacity = capacity
    start = .allocate(capacity: capacity)
  }

  deinit { start.deallocate() }

  package mutating func write(_ text: String) {
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { appendShort($0) }
    if isDone == nil { writeBridged(text) }
  }

  /// Writes a string of another language, which has its bytes elsewhere.
  @inline(never)
  private mutating func writeBridged(_ text: String) { for byte in text.utf8 { append(byte) } }

  @inlinable @inline(__always)
  package mutating func write(literal text: StaticString) {
    append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  @inlinable
  package mutating func append(_ byte: UInt8) {
    reserve(1)
    start[count] = byte
    count += 1
  }

  package mutating func append(spaces count: Int) {
    // Lines are rarely indented by more than two words, and a few too many will be overwritten.
    reserve(max(count, 2 * Self.word))
    let end = UnsafeMutableRawPointer(start + self.count)
    end.storeBytes(of: Self.spaces, as: UInt64.self)
    end.storeBytes(of: Self.spaces, toByteOffset: Self.word, as: UInt64.self)
    for place in stride(from: 2 * Self.word, to: count, by: 1) {
      end.storeBytes(of: UInt8(ascii: " "), toByteOffset: place, as: UInt8.self)
    }
    self.count += count
  }

  package mutating func append(_ range: Range<Int>, of other: borrowing UTF8Buffer) {
    precondition(range.upperBound <= other.count)
    append(UnsafeBufferPointer(start: other.start + range.lowerBound, count: range.count))
  }

  package mutating func removeAll() { count = 0 }

  package mutating func removeLast(_ count: Int) {
    precondition(count <= self.count)
    self.count -= count
  }

  /// The text from a place on.
  package func string(_ range: Range<Int>) -> String {
    precondition(range.upperBound <= count)
    return String(
      decoding: UnsafeBufferPointer(start: start + range.lowerBound, count: range.count),
      as: UTF8.self)
  }

  /// How many characters a part has.
  package func characterCount(_ range: Range<Int>) -> Int {
    isASCII(range) ? range.count : string(range).count
  }

  /// Whether each character of a part is one byte.
  package func isASCII(_ range: Range<Int>) -> Bool {
    precondition(range.upperBound <= count)
    var all: UInt8 = 0
    for place in range { all |= start[place] }
    return all < 0x80
  }

  package func withBytes<Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    try body(UnsafeRawBufferPointer(start: start, count: count))
  }

  @inlinable @inline(__always)
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let other = bytes.baseAddress else { return }
    reserve(bytes.count)
    UnsafeMutableRawPointer(start + count).copyMemory(from: other, byteCount: bytes.count)
    count += bytes.count
  }

  /// Appends what is likely to be no longer than two words, for which a call would be the most of it.
  @inline(__always)
  private mutating func appendShort(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let other = UnsafeRawPointer(bytes.baseAddress) else { return }
    let length = bytes.count
    reserve(length)
    let end = UnsafeMutableRawPointer(start + count)
    count &+= length
    /// Copies the first and the last word, which may have bytes in common.
    func copyEnds<Word: BitwiseCopyable>(_ word: Word.Type) {
      let last = length &- MemoryLayout<Word>.size
      let ends = (
        other.loadUnaligned(as: word), other.loadUnaligned(fromByteOffset: last, as: word)
      )
      end.storeBytes(of: ends.0, as: word)
      end.storeBytes(of: ends.1, toByteOffset: last, as: word)
    }
    if length > 2 * Self.word {
      end.copyMemory(from: other, byteCount: length)
    } else if length >= 8 {
      copyEnds(UInt64.self)
    } else if length >= 4 {
      copyEnds(UInt32.self)
    } else if length >= 2 {
      copyEnds(UInt16.self)
    } else if length == 1 {
      copyEnds(UInt8.self)
    }
  }

  private static let word = 8
  private static let spaces: UInt64 = 0x2020_2020_2020_2020

  @inlinable @inline(__always)
  mutating func reserve(_ more: Int) {
    if count &+ more > capacity { grow(count + more) }
  }

  @inline(never) @usableFromInline
  mutating func grow(_ needed: Int) {
    capacity = max(2 * capacity, needed)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: start, count: count)
    start.deallocate()
    start = larger
  }
}

// It alone has its memory.
extension UTF8Buffer: @unchecked Sendable {}
