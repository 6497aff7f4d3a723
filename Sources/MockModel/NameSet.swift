/// A set of names that is mostly asked for names that are not in it: most of them it knows by a sum
/// of their bytes, without hashing them.
package struct NameSet: Sendable {
  private let names: Set<String>
  private let filter: NameFilter

  package init(_ names: Set<String>) {
    self.names = names
    filter = NameFilter(names)
  }

  package func contains(_ name: String) -> Bool {
    filter.mayContain(name) && names.contains(name)
  }

  /// Whether a name in UTF-8 is in the set.
  package func contains(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    filter.mayContain(name) && names.contains(String(decoding: name, as: UTF8.self))
  }
}

/// Tells of most names that they are not in a set.
package struct NameFilter: Sendable {
  /// A bit for each sum that a name has. There is a power of two of them.
  private var bits: [UInt64]

  /// - Parameter capacity: how many names it will hold: with more it lets more others through.
  package init(_ names: Set<String> = [], capacity: Int = 0) {
    var count = 4
    while count * 4 < max(capacity, names.count) { count *= 2 }
    bits = [UInt64](repeating: 0, count: count)
    for name in names { insert(name) }
  }

  /// - Returns: Whether the name may have been there before.
  @discardableResult
  package mutating func insert(_ name: String) -> Bool {
    let sum = Self.sum(name)
    let mayBeKnown = holds(sum)
    bits[Int(sum >> 32) & (bits.count - 1)] |= 1 << (sum >> 58)
    return mayBeKnown
  }

  package func mayContain(_ name: String) -> Bool { holds(Self.sum(name)) }

  package func mayContain(_ name: UnsafeBufferPointer<UInt8>) -> Bool { holds(Self.sum(name)) }

  private func holds(_ sum: UInt64) -> Bool {
    bits[Int(sum >> 32) & (bits.count - 1)] >> (sum >> 58) & 1 != 0
  }

  private static func sum(_ name: String) -> UInt64 {
    name.utf8.withContiguousStorageIfAvailable(sum) ?? Array(name.utf8).withUnsafeBufferPointer(sum)
  }

  private static func sum(_ name: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var sum: UInt64 = 0
    for byte in name { sum = sum &* 31 &+ UInt64(byte) }
    // What tells names apart goes to the upper half.
    return sum &* 0x9E37_79B9_7F4A_7C15
  }
}

/// Names of which each can be taken once.
package struct TakenNames: Sendable {
  private var names: [String] = []
  private var filter: NameFilter

  /// - Parameter capacity: how many there will be.
  package init(capacity: Int) {
    filter = NameFilter(capacity: capacity)
    names.reserveCapacity(capacity)
  }

  /// - Returns: Whether nobody had the name before.
  package mutating func take(_ name: String) -> Bool {
    if filter.insert(name), names.contains(name) { return false }
    names.append(name)
    return true
  }
}
