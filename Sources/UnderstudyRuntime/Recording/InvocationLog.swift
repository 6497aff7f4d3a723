public import Synchronization

/// Numbers every recorded call of the process, so that the order across mocks is known.
@usableFromInline let latestSequenceNumber = Atomic<UInt64>(0)

/// The calls of one member, in order. It knows the arguments' type only as memory, so that its code
/// exists once, not once for each signature.
///
/// Appending never moves what was recorded before: a copy of the log is a snapshot that costs one
/// reference for each chunk and is read without a lock.
@usableFromInline
struct InvocationLog {
  @usableFromInline var fullChunks: [Chunk] = []
  @usableFromInline var last: Chunk?
  /// Kept beside the chunks: a snapshot must not see what is appended to its last chunk later.
  @usableFromInline var count = 0

  @usableFromInline init() {}

  /// A piece of the log, filled from the front. What is in it stays as it is.
  @usableFromInline
  class Chunk {
    /// The arguments of the calls, each a value of the type that the subclass knows.
    @usableFromInline final let arguments: UnsafeMutableRawPointer
    /// The bytes from one call's arguments to the next one's.
    @usableFromInline final let stride: Int
    @usableFromInline final let sequenceNumbers: UnsafeMutablePointer<UInt64>
    @usableFromInline final let capacity: Int
    @exclusivity(unchecked) @usableFromInline final var count = 0

    fileprivate init(capacity: Int, stride: Int, alignment: Int) {
      self.capacity = capacity
      self.stride = stride
      arguments = .allocate(byteCount: capacity * stride, alignment: alignment)
      sequenceNumbers = .allocate(capacity: capacity)
    }

    deinit {
      arguments.deallocate()
      sequenceNumbers.deallocate()
    }
  }

  /// The chunk whose arguments are of the type `Input`.
  private final class TypedChunk<Input>: Chunk {
    init(capacity: Int) {
      super.init(
        capacity: capacity, stride: MemoryLayout<Input>.stride,
        alignment: MemoryLayout<Input>.alignment)
    }

    deinit {
      arguments.assumingMemoryBound(to: Input.self).deinitialize(count: count)
    }
  }

  /// Whether a call fits in without a new chunk.
  @usableFromInline var hasRoom: Bool {
    guard let last else { return false }
    return last.count < last.capacity
  }

  /// Makes room for more calls.
  @usableFromInline
  mutating func grow<Input>(_ type: Input.Type) {
    if let last { fullChunks.append(last) }
    // Small logs stay small, and what a large one leaves unused is bounded.
    last = TypedChunk<Input>(capacity: min(max(4, count), 512))
  }

  /// Numbers the next call. The log must have room, and the caller fills the memory at once.
  ///
  /// - Returns: where the call's arguments go.
  @usableFromInline
  mutating func appendSlot() -> UnsafeMutableRawPointer {
    let chunk = last.unsafelyUnwrapped
    let index = chunk.count
    chunk.sequenceNumbers[index] =
      latestSequenceNumber.wrappingAdd(1, ordering: .relaxed).newValue
    chunk.count = index &+ 1
    count &+= 1
    return chunk.arguments + index &* chunk.stride
  }

  /// Calls the body with the arguments of every call, in order.
  @inlinable
  func forEach(_ body: (UnsafeRawPointer) -> Void) {
    var remaining = count
    for chunk in fullChunks {
      chunk.forEach(chunk.count, body)
      remaining -= chunk.count
    }
    last?.forEach(remaining, body)
  }
}

extension InvocationLog.Chunk {
  @inlinable
  final func forEach(_ count: Int, _ body: (UnsafeRawPointer) -> Void) {
    var arguments = UnsafeRawPointer(arguments)
    for _ in 0..<count {
      body(arguments)
      arguments += stride
    }
  }
}
