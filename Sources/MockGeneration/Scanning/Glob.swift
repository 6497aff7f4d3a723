/// A file name pattern: `*` and `?` within a name, `**` across folders, `[a-z]` and `[!a-z]`.
package struct Glob: Hashable, Sendable {
  package let pattern: String
  private let pieces: [Piece]
  /// Whether the pattern is about a name alone, such as `*Generated.swift`, wherever it stands.
  private let isName: Bool

  private enum Piece: Hashable {
    case character(Character)
    case anyCharacter
    /// `*`
    case anyInName
    /// `**`
    case anything
    case oneOf([ClosedRange<Character>], negated: Bool)
  }

  package init(_ pattern: String) {
    self.pattern = pattern
    // `Generated/` means the folder.
    let trimmed = pattern.count > 1 && pattern.hasSuffix("/") ? pattern.dropLast() : pattern[...]
    pieces = Self.pieces(of: Array(trimmed))
    isName = !trimmed.contains("/")
  }

  /// Whether the pattern means this path, or, if it holds no slash, its last name.
  package func matches(_ path: String) -> Bool {
    let characters = Array(path)
    if Self.matches(pieces[...], characters[...]) { return true }
    guard isName, let slash = characters.lastIndex(of: "/") else { return false }
    return Self.matches(pieces[...], characters[(slash + 1)...])
  }

  private static func pieces(of characters: [Character]) -> [Piece] {
    var pieces: [Piece] = []
    var index = 0
    while index < characters.count {
      switch characters[index] {
      case "*":
        if index + 1 < characters.count && characters[index + 1] == "*" {
          index += 1
          pieces.append(.anything)
        } else {
          pieces.append(.anyInName)
        }
      case "?": pieces.append(.anyCharacter)
      case "[":
        if let (piece, end) = set(in: characters, from: index) {
          pieces.append(piece)
          index = end
        } else {
          pieces.append(.character("["))
        }
      case let character: pieces.append(.character(character))
      }
      index += 1
    }
    return pieces
  }

  /// The set that starts at a `[`, and the place of its `]`.
  private static func set(in characters: [Character], from start: Int) -> (Piece, Int)? {
    var index = start + 1
    let negated = index < characters.count && (characters[index] == "!" || characters[index] == "^")
    if negated { index += 1 }
    var ranges: [ClosedRange<Character>] = []
    let first = index
    while index < characters.count && (characters[index] != "]" || index == first) {
      let low = characters[index]
      if index + 2 < characters.count && characters[index + 1] == "-"
        && characters[index + 2] != "]"
      {
        let high = characters[index + 2]
        if low <= high { ranges.append(low...high) }
        index += 3
      } else {
        ranges.append(low...low)
        index += 1
      }
    }
    guard index < characters.count else { return nil }
    return (.oneOf(ranges, negated: negated), index)
  }

  private static func matches(_ pieces: ArraySlice<Piece>, _ text: ArraySlice<Character>) -> Bool {
    var pieces = pieces
    var text = text
    while let piece = pieces.first {
      switch piece {
      case .character(let character):
        guard text.first == character else { return false }
        text.removeFirst()
      case .anyCharacter:
        guard let next = text.first, next != "/" else { return false }
        text.removeFirst()
      case .oneOf(let ranges, let negated):
        guard let next = text.first, next != "/" else { return false }
        guard ranges.contains(where: { $0.contains(next) }) != negated else { return false }
        text.removeFirst()
      case .anyInName, .anything:
        pieces.removeFirst()
        // `**/x` also means `x` itself.
        if piece == .anything, pieces.first == .character("/"),
          matches(pieces.dropFirst(), text)
        {
          return true
        }
        while true {
          if matches(pieces, text) { return true }
          guard let next = text.popFirst(), piece == .anything || next != "/" else { return false }
        }
      }
      pieces.removeFirst()
    }
    return text.isEmpty
  }
}
