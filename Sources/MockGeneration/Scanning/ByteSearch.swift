/// A word that is looked for in many texts, by the Boyer-Moore-Horspool search: it looks at one byte
/// in as many as the word is long.
struct ByteSearch: Sendable {
  let word: [UInt8]
  /// How far the word can be moved when this byte stands below its last one.
  private let shifts: [UInt8]

  init(_ word: String) {
    self.word = Array(word.utf8)
    let length = UInt8(clamping: self.word.count)
    var shifts = [UInt8](repeating: max(1, length), count: 256)
    for (index, byte) in self.word.dropLast().enumerated() {
      shifts[Int(byte)] = UInt8(clamping: self.word.count - 1 - index)
    }
    self.shifts = shifts
  }

  func isFound(in text: UnsafeBufferPointer<UInt8>) -> Bool {
    firstPlace(in: text, from: 0) != nil
  }

  /// The offset of the first place at or behind `start` where the word stands.
  func firstPlace(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    let length = word.count
    guard length > 0 else { return nil }
    return word.withUnsafeBufferPointer { word in
      shifts.withUnsafeBufferPointer { shifts in
        let last = word[length - 1]
        var end = start + length - 1
        while end < text.count {
          let byte = text[end]
          if byte == last {
            var index = 0
            while index < length - 1 && text[end - length + 1 + index] == word[index] { index += 1 }
            if index == length - 1 { return end - length + 1 }
          }
          end += Int(shifts[Int(byte)])
        }
        return nil
      }
    }
  }
}
