/// Finds the names of structures and enumerations that suppress `Copyable` or `Escapable`, by the
/// text alone: most files with such a declaration are not parsed.
struct UnkeptTypeSearch: Sendable {
  func names(in text: UnsafeBufferPointer<UInt8>) -> [String] {
    var names: [String] = []
    var start = 0
    while let place = System.firstOffset(of: UInt8(ascii: "~"), in: text, from: start) {
      start = place + 1
      guard Self.suppressed.contains(where: { Self.stands($0, in: text, at: start) }) else {
        continue
      }
      if let name = Self.declaredName(in: text, before: place) { names.append(name) }
    }
    return names
  }

  private static let suppressed = ["Copyable", "Escapable"].map { Array($0.utf8) }

  private static func stands(
    _ word: [UInt8], in text: UnsafeBufferPointer<UInt8>, at place: Int
  ) -> Bool {
    place + word.count <= text.count
      && text[place..<place + word.count].elementsEqual(word)
      && (place + word.count == text.count || !text[place + word.count].isWordByte)
  }

  /// The name of the type in whose inheritance clause the place is: not of one that a generic clause
  /// mentions.
  private static func declaredName(
    in text: UnsafeBufferPointer<UInt8>, before place: Int
  ) -> String? {
    var depth = 0
    var end = place
    var name: Range<Int>?
    while end > 0 {
      let byte = text[end - 1]
      if byte.isWordByte {
        let wordEnd = end
        while end > 0, text[end - 1].isWordByte { end -= 1 }
        let word = text[end..<wordEnd]
        if word.elementsEqual("struct".utf8) || word.elementsEqual("enum".utf8) {
          return name.map { String(decoding: text[$0], as: UTF8.self) }
        }
        if depth == 0 { name = end..<wordEnd }
        continue
      }
      switch byte {
      case UInt8(ascii: ">"): depth += 1
      case UInt8(ascii: "<"):
        guard depth > 0 else { return nil }
        depth -= 1
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: "("): return nil
      default: break
      }
      end -= 1
    }
    return nil
  }
}
