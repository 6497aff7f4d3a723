/// Finds the names of global actors by the text alone: an attribute on a protocol may be a macro or a
/// global actor, and only the declaration tells.
struct GlobalActorSearch: Sendable {
  func names(in text: UnsafeBufferPointer<UInt8>) -> [String] {
    var names: [String] = []
    var start = 0
    // Few files have many attributes.
    while let place = System.firstOffset(of: UInt8(ascii: "@"), in: text, from: start) {
      start = place + 1
      guard text[start...].starts(with: Self.attribute) else { continue }
      start += Self.attribute.count
      if let name = declaredName(in: text, from: start) { names.append(name) }
    }
    return names
  }

  private static let attribute = Array("globalActor".utf8)
  private static let keywords: Set<String> = ["actor", "struct", "enum", "class"]
  /// Enough for other attributes and modifiers, and not for the next declaration.
  private static let wordLimit = 12

  /// The word behind the next `actor`, `struct`, `enum` or `class`.
  private func declaredName(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> String? {
    var place = start
    var isNext = false
    for _ in 0..<Self.wordLimit {
      while place < text.count && !text[place].isWordByte { place += 1 }
      let wordStart = place
      while place < text.count && text[place].isWordByte { place += 1 }
      guard place > wordStart else { return nil }
      let word = String(decoding: text[wordStart..<place], as: UTF8.self)
      if isNext { return word }
      isNext = Self.keywords.contains(word)
    }
    return nil
  }
}
