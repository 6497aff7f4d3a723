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
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { append($0) }
    if isDone == nil { for byte in text.utf8 { append(byte) } }
  }

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

  package mutating func append(_ byte: UInt8, count: Int) {
    reserve(count)
    let end = self.count + count
    while self.count < end {
      start[self.count] = byte
      self.count += 1
    }
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
    precondition(range.upperBound <= count)
    var all: UInt8 = 0
    for place in range { all |= start[place] }
    return all < 0x80 ? range.count : string(range).count
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

  @inlinable @inline(__always)
  mutating func reserve(_ more: Int) {
    if count + more > capacity { grow(count + more) }
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
