public import Synchronization

extension InvocationLog {
  /// A piece of the log, filled from the front. What is in it stays as it is.
  @usableFromInline
  class Chunk {
    /// The arguments of the calls, each a value of the type that the subclass knows.
    @usableFromInline final let arguments: UnsafeMutableRawPointer
    /// The bytes from one call's arguments to the next one's.
    @usableFromInline final let stride: Int
    @usableFromInline final let sequenceNumbers: UnsafeMutablePointer<UInt64>
    /// One bit for each call that a check has matched.
    @usableFromInline final let verifiedBits: UnsafeMutablePointer<Atomic<UInt64>>
    @usableFromInline final let capacity: Int
    @exclusivity(unchecked) @usableFromInline final var count = 0

    fileprivate init(capacity: Int, stride: Int, alignment: Int) {
      self.capacity = capacity
      self.stride = stride
      arguments = .allocate(byteCount: capacity * stride, alignment: alignment)
      sequenceNumbers = .allocate(capacity: capacity)
      let words = Self.words(for: capacity)
      verifiedBits = .allocate(capacity: words)
      for word in 0..<words { (verifiedBits + word).initialize(to: Atomic(0)) }
    }

    deinit {
      arguments.deallocate()
      sequenceNumbers.deallocate()
      verifiedBits.deallocate()
    }

    private static func words(for capacity: Int) -> Int { (capacity + 63) / 64 }

    final func isVerified(_ index: Int) -> Bool {
      let word = verifiedBits[index / 64].load(ordering: .relaxed)
      return word & (1 << UInt64(index % 64)) != 0
    }

    final func markVerified(_ index: Int) {
      verifiedBits[index / 64].bitwiseOr(1 << UInt64(index % 64), ordering: .relaxed)
    }

    @inlinable
    final func markVerified(_ count: Int, _ body: (UnsafeRawPointer, UInt64) -> Bool) {
      var arguments = UnsafeRawPointer(arguments)
      var index = 0
      while index < count {
        let end = min(index &+ 64, count)
        var bits: UInt64 = 0
        var bit: UInt64 = 1
        for position in index..<end {
          if body(arguments, sequenceNumbers[position]) { bits |= bit }
          bit &<<= 1
          arguments += stride
        }
        if bits != 0 { verifiedBits[index / 64].bitwiseOr(bits, ordering: .relaxed) }
        index = end
      }
    }
  }

  /// The chunk whose arguments are of the type `Input`.
  final class TypedChunk<Input>: Chunk {
    init(capacity: Int) {
      super.init(
        capacity: capacity, stride: MemoryLayout<Input>.stride,
        alignment: MemoryLayout<Input>.alignment)
    }

    deinit {
      arguments.assumingMemoryBound(to: Input.self).deinitialize(count: count)
    }
  }
}
