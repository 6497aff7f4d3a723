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
    count &+= 1
    // The log itself holds the chunk meanwhile.
    return Unmanaged.passUnretained(last.unsafelyUnwrapped)._withUnsafeGuaranteedRef { chunk in
      let index = chunk.count
      chunk.sequenceNumbers[index] =
        latestSequenceNumber.wrappingAdd(1, ordering: .relaxed).newValue
      chunk.count = index &+ 1
      return chunk.arguments + index &* chunk.stride
    }
  }

  /// Asks the body about every call, in order; those for which it returns `true` are marked as
  /// verified.
  ///
  /// - Parameter body: takes the address of the arguments, and the sequence number.
  @inlinable
  func markVerified(_ body: (UnsafeRawPointer, UInt64) -> Bool) {
    var remaining = count
    for chunk in fullChunks {
      chunk.markVerified(chunk.count, body)
      remaining -= chunk.count
    }
    last?.markVerified(remaining, body)
  }

  /// The places of all calls, in order.
  var positions: [(chunk: Chunk, index: Int)] {
    var positions: [(chunk: Chunk, index: Int)] = []
    positions.reserveCapacity(count)
    for chunk in fullChunks {
      for index in 0..<chunk.count { positions.append((chunk, index)) }
    }
    if let last {
      for index in 0..<(count - positions.count) { positions.append((last, index)) }
    }
    return positions
  }
}
