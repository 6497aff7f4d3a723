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
    var line = 0
    while line < text.count {
      var start = line
      while start < text.count, Self.isBlank(text[start]) { start += 1 }
      add(in: text, at: start, isIndented: start > line)
      guard let end = System.firstOffset(of: UInt8(ascii: "\n"), in: text, from: start) else {
        return
      }
      line = end + 1
    }
  }

  mutating func formUnion(_ other: DeclaredNames) {
    global.formUnion(other.global)
    nested.formUnion(other.nested)
  }

  /// Adds the name that is declared where the first word of a line stands.
  private mutating func add(
    in text: UnsafeBufferPointer<UInt8>, at start: Int, isIndented: Bool
  ) {
    var place = start
    while let word = Self.introducer(in: text, at: place) {
      place += word.length
      while place < text.count, text[place] == UInt8(ascii: " ") { place += 1 }
      guard word.isKeyword else { continue }
      let name = UnsafeBufferPointer(rebasing: text[place..<Self.wordEnd(in: text, from: place)])
      guard !name.isEmpty, MockRenderer.usedNames.contains(name) else { return }
      let text = String(decoding: name, as: UTF8.self)
      if isIndented { nested.insert(text) } else { global.insert(text) }
      return
    }
  }

  /// The keyword, modifier or attribute that stands at a place.
  private static func introducer(
    in text: UnsafeBufferPointer<UInt8>, at place: Int
  ) -> (length: Int, isKeyword: Bool)? {
    guard place < text.count else { return nil }
    func length(_ word: StaticString) -> Int? {
      let end = place + word.utf8CodeUnitCount
      guard end <= text.count, end == text.count || !isWordByte(text[end]) else { return nil }
      for offset in 1..<word.utf8CodeUnitCount
      where text[place + offset] != word.utf8Start[offset] { return nil }
      return word.utf8CodeUnitCount
    }
    func keyword(_ word: StaticString) -> (Int, Bool)? { length(word).map { ($0, true) } }
    func modifier(_ word: StaticString) -> (Int, Bool)? { length(word).map { ($0, false) } }
    // Most lines are told by one letter.
    return switch text[place] {
    case UInt8(ascii: "@"): (wordEnd(in: text, from: place) - place, false)
    case UInt8(ascii: "s"): keyword("struct")
    case UInt8(ascii: "e"): keyword("enum")
    case UInt8(ascii: "c"): keyword("class")
    case UInt8(ascii: "a"): keyword("actor")
    case UInt8(ascii: "t"): keyword("typealias")
    case UInt8(ascii: "p"): keyword("protocol") ?? modifier("public") ?? modifier("package")
    case UInt8(ascii: "i"): modifier("internal") ?? modifier("indirect")
    case UInt8(ascii: "o"): modifier("open")
    case UInt8(ascii: "f"): modifier("final")
    case UInt8(ascii: "n"): modifier("nonisolated")
    case UInt8(ascii: "d"): modifier("distributed")
    default: nil
    }
  }

  private static func wordEnd(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var end = start
    while end < text.count, isWordByte(text[end]) { end += 1 }
    return end
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    let lowercased = byte | 0x20
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lowercased)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "@")
  }
}
