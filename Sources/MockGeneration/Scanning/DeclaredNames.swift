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
      while start + 4 <= text.count, Self.letters(text, start) == 0x2020_2020 { start += 4 }
      while start < text.count, Self.isBlank(text[start]) { start += 1 }
      if start < text.count, Self.startsIntroducer(text[start]) {
        add(in: text, at: start, isIndented: start > line)
      }
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

  /// Whether a keyword, a modifier or an attribute can start with this byte.
  @inline(__always)
  private static func startsIntroducer(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "@"), UInt8(ascii: "a"), UInt8(ascii: "c"), UInt8(ascii: "d"),
      UInt8(ascii: "e"), UInt8(ascii: "f"), UInt8(ascii: "i"), UInt8(ascii: "n"),
      UInt8(ascii: "o"), UInt8(ascii: "p"), UInt8(ascii: "s"), UInt8(ascii: "t"):
      true
    default: false
    }
  }

  /// The keyword, modifier or attribute that stands at a place.
  private static func introducer(
    in text: UnsafeBufferPointer<UInt8>, at place: Int
  ) -> (length: Int, isKeyword: Bool)? {
    guard place < text.count else { return nil }
    func length(_ word: StaticString) -> Int? {
      let end = place + word.utf8CodeUnitCount
      // Few lines that start with the same letter start with the same four.
      guard end <= text.count, letters(text, place) == letters(word),
        !(end < text.count && isWordByte(text[end]))
      else { return nil }
      for offset in 4..<word.utf8CodeUnitCount
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

  /// The four letters at a place, which have to be there.
  @inline(__always)
  private static func letters(_ text: UnsafeBufferPointer<UInt8>, _ place: Int) -> UInt32 {
    UnsafeRawBufferPointer(text).loadUnaligned(fromByteOffset: place, as: UInt32.self)
  }

  /// The first four letters of a word that has as many.
  @inline(__always)
  private static func letters(_ word: StaticString) -> UInt32 {
    UnsafeRawPointer(word.utf8Start).loadUnaligned(as: UInt32.self)
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
