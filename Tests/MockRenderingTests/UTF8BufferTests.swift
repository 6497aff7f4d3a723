import MockModel
import Testing

struct UTF8BufferTests {
  /// Texts of every length that is copied in a way of its own, behind one of another length.
  @Test(arguments: 0...40)
  func writesTextsOfEveryLength(_ length: Int) {
    let letters = Array("abcdefghijklmnopqrstuvwxyzäöü0123456789ABCDEFG")
    let text = String(letters.prefix(length))
    var buffer = UTF8Buffer(capacity: 1)
    buffer.write(text)
    buffer.write("|")
    // A part of another string has its bytes elsewhere.
    buffer.write(String(letters.dropFirst(length)))
    buffer.write(text)
    let whole = text + "|" + String(letters.dropFirst(length)) + text
    let written = buffer.string(0..<buffer.count)
    let count = buffer.characterCount(0..<buffer.count)
    #expect(written == whole)
    #expect(count == whole.count)
  }

  @Test(arguments: 0...40)
  func appendsSpaces(_ count: Int) {
    var buffer = UTF8Buffer(capacity: 1)
    buffer.append(spaces: count)
    buffer.write("x")
    buffer.append(spaces: count)
    let spaces = String(repeating: " ", count: count)
    let written = buffer.string(0..<buffer.count)
    #expect(written == "\(spaces)x\(spaces)")
  }

  @Test func knowsWhatIsASCII() {
    var buffer = UTF8Buffer()
    buffer.write("plain é")
    let parts = [0..<6, 0..<buffer.count, 3..<3].map { buffer.isASCII($0) }
    let count = buffer.characterCount(0..<buffer.count)
    #expect(parts == [true, false, true])
    #expect(count == 7)
  }
}
