internal import MockGeneration

/// A file with arguments: those of each line together, and comments after `#`. Double quotes hold a
/// word with blanks together.
enum OptionsFile {
  struct Line: Hashable {
    var number: Int
    var words: [String]
  }

  static func read(_ path: String) throws(UsageError) -> [Line] {
    let text: String?
    do { text = try OpenFile(path, .read).text() } catch { throw .unreadableFile(error.message) }
    guard let text else { throw .unreadableFile("cannot read '\(path)': it is not UTF-8 text") }
    return lines(of: text)
  }

  static func lines(of text: String) -> [Line] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
      .map { Line(number: $0.offset + 1, words: words(of: $0.element)) }
      .filter { !$0.words.isEmpty }
  }

  private static func words(of line: Substring) -> [String] {
    var words: [String] = []
    var word: String?
    var isQuoted = false
    for character in line {
      if character == "\"" {
        isQuoted.toggle()
        word = word ?? ""
      } else if isQuoted || !(character.isWhitespace || character == "#" && word == nil) {
        word = (word ?? "") + String(character)
      } else if character == "#" {
        break
      } else if let ended = word {
        words.append(ended)
        word = nil
      }
    }
    return words + (word.map { [$0] } ?? [])
  }
}
