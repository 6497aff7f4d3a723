internal import MockModel
internal import MockRendering

/// The types in a text whose names generated code uses for something else.
///
/// Line by line, by the first words alone: most of these files are not parsed.
struct DeclaredNames: Hashable, Sendable {
  /// Of declarations that are not indented, so seen everywhere.
  private(set) var global: Set<String> = []
  /// Of declarations inside others.
  private(set) var nested: Set<String> = []

  init() {}

  init(in text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    while start < text.count {
      let end = System.firstOffset(of: UInt8(ascii: "\n"), in: text, from: start) ?? text.count
      add(line: UnsafeBufferPointer(rebasing: text[start..<end]))
      start = end + 1
    }
  }

  mutating func formUnion(_ other: DeclaredNames) {
    global.formUnion(other.global)
    nested.formUnion(other.nested)
  }

  private mutating func add(line: UnsafeBufferPointer<UInt8>) {
    var place = 0
    while place < line.count, line[place] == UInt8(ascii: " ") || line[place] == UInt8(ascii: "\t")
    {
      place += 1
    }
    let isIndented = place > 0
    guard place < line.count, Self.mayStartDeclaration(line[place]) else { return }
    while let word = Self.word(in: line, at: &place) {
      if Self.isKeyword(word) {
        guard let name = Self.word(in: line, at: &place) else { return }
        guard MockRenderer.usedNames.contains(name) else { return }
        let text = String(decoding: name, as: UTF8.self)
        if isIndented { nested.insert(text) } else { global.insert(text) }
        return
      }
      if !Self.isModifier(word) { return }
    }
  }

  /// The letters from a place on, and the place behind them and the spaces that follow.
  private static func word(
    in line: UnsafeBufferPointer<UInt8>, at place: inout Int
  ) -> UnsafeBufferPointer<UInt8>? {
    let start = place
    while place < line.count, isWordByte(line[place]) { place += 1 }
    guard place > start else { return nil }
    let word = UnsafeBufferPointer(rebasing: line[start..<place])
    while place < line.count, line[place] == UInt8(ascii: " ") { place += 1 }
    return word
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    let lowercased = byte | 0x20
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lowercased)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "@")
  }

  /// Whether a keyword or a modifier starts with the byte.
  private static func mayStartDeclaration(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "@"), UInt8(ascii: "a"), UInt8(ascii: "c"), UInt8(ascii: "d"),
      UInt8(ascii: "e"), UInt8(ascii: "f"), UInt8(ascii: "i"), UInt8(ascii: "n"),
      UInt8(ascii: "o"), UInt8(ascii: "p"), UInt8(ascii: "s"), UInt8(ascii: "t"):
      true
    default: false
    }
  }

  private static func isKeyword(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    switch word[0] {
    case UInt8(ascii: "s"): isEqual(word, "struct")
    case UInt8(ascii: "e"): isEqual(word, "enum")
    case UInt8(ascii: "c"): isEqual(word, "class")
    case UInt8(ascii: "a"): isEqual(word, "actor")
    case UInt8(ascii: "p"): isEqual(word, "protocol")
    case UInt8(ascii: "t"): isEqual(word, "typealias")
    default: false
    }
  }

  private static func isModifier(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    switch word[0] {
    case UInt8(ascii: "@"): true
    case UInt8(ascii: "p"): isEqual(word, "public") || isEqual(word, "package")
    case UInt8(ascii: "i"): isEqual(word, "internal") || isEqual(word, "indirect")
    case UInt8(ascii: "o"): isEqual(word, "open")
    case UInt8(ascii: "f"): isEqual(word, "final")
    case UInt8(ascii: "n"): isEqual(word, "nonisolated")
    case UInt8(ascii: "d"): isEqual(word, "distributed")
    default: false
    }
  }

  private static func isEqual(_ word: UnsafeBufferPointer<UInt8>, _ text: StaticString) -> Bool {
    System.areEqual(
      UnsafeRawBufferPointer(word),
      UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}
