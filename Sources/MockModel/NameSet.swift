/// A set of names that never changes. It finds a name by a sum of its bytes, which takes a fraction of
/// the time of a hash.
package struct NameSet: Sendable {
  package let names: Set<String>
  /// Each name at the place of its sum, or at the next free one. There is a power of two of places.
  private let table: [String?]

  package init(_ names: Set<String>) {
    self.names = names
    var count = 4
    while count < 4 * names.count { count *= 2 }
    var table = [String?](repeating: nil, count: count)
    for name in names {
      var place = Self.place(NameSum.of(name), in: count)
      while table[place] != nil { place = (place + 1) & (count - 1) }
      table[place] = name
    }
    self.table = table
  }

  package func contains(_ name: String) -> Bool {
    var place = Self.place(NameSum.of(name), in: table.count)
    while let known = table[place] {
      if known == name { return true }
      place = (place + 1) & (table.count - 1)
    }
    return false
  }

  /// Whether a name in UTF-8 is in the set.
  package func contains(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let place = Self.place(NameSum.of(name), in: table.count)
    return table[place] != nil && contains(String(decoding: name, as: UTF8.self))
  }

  private static func place(_ sum: NameSum, in count: Int) -> Int {
    Int(sum.value >> 40) & (count - 1)
  }
}

/// Tells of most names that they are not in a set. A name in backticks is the one without them.
package struct NameFilter: Hashable, Sendable {
  /// A bit for each sum that a name has. There is a power of two of them.
  private var bits: [UInt64]

  /// - Parameter capacity: how many names it will hold: with more it lets more others through.
  package init(_ names: Set<String> = [], capacity: Int = 0) {
    var count = 4
    while count * 4 < max(capacity, names.count) { count *= 2 }
    // `Array(repeating:count:)` would look its type up each time.
    bits = Array(repeatElement(0, count: count))
    for name in names { insert(name) }
  }

  /// - Returns: Whether the name may have been there before.
  @discardableResult
  package mutating func insert(_ name: String) -> Bool { insert(NameSum.of(name)) }

  /// - Returns: Whether a name with this sum may have been there before.
  @discardableResult
  package mutating func insert(_ sum: NameSum) -> Bool {
    let mayBeKnown = mayContain(sum)
    bits[place(of: sum)] |= 1 << (sum.value >> 58)
    return mayBeKnown
  }

  package func mayContain(_ name: String) -> Bool { mayContain(NameSum.of(name)) }

  package func mayContain(_ sum: NameSum) -> Bool {
    bits[place(of: sum)] >> (sum.value >> 58) & 1 != 0
  }

  private func place(of sum: NameSum) -> Int { Int(sum.value >> 32) & (bits.count - 1) }
}

/// A sum of the bytes of a name, without backticks around them, that tells most names apart.
package struct NameSum: Hashable, Sendable {
  fileprivate let value: UInt64

  // An initialiser would keep the name for itself first.
  package static func of(_ name: String) -> NameSum {
    name.utf8.withContiguousStorageIfAvailable(of)
      ?? Array(name.utf8).withUnsafeBufferPointer(of)
  }

  package static func of(_ name: UnsafeBufferPointer<UInt8>) -> NameSum {
    var bytes = UnsafeRawBufferPointer(name)
    if bytes.first == UInt8(ascii: "`") {
      bytes = UnsafeRawBufferPointer(rebasing: bytes.dropFirst().dropLast())
    }
    let count = bytes.count
    let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
    var sum = UInt64(count)
    var place = 0
    while place + 8 < count {
      sum = (sum ^ bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)) &* factor
      // What the factor moves to the upper half has to be moved on by the next eight bytes too.
      sum ^= sum >> 32
      place += 8
    }
    // The last bytes, some of them twice rather than one after the other.
    var rest: UInt64 = 0
    switch count {
    case 8...: rest = bytes.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
    case 4...:
      rest = UInt64(bytes.loadUnaligned(as: UInt32.self))
      rest |= UInt64(bytes.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)) << 32
    default: for byte in bytes { rest = rest << 8 | UInt64(byte) }
    }
    // What tells names apart goes to the upper half.
    return NameSum(value: (sum ^ rest) &* factor)
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
