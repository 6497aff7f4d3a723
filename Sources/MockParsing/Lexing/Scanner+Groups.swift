/// Where a `{ … }` ends.
enum BodyEnd {
  case closed(Int)
  /// A word that the caller looks for stands in the body, outside of literals and comments.
  case foundInterest(Int)
  case unterminated
}

extension Scanner {
  /// The place behind the `}` of a body whose `{` is here. Only braces count inside, so that a lost
  /// parenthesis does not take the rest of the file with it.
  ///
  /// - Parameter searches: Whether to stop at a word that introduces what the parser collects.
  /// - Parameter depth: How many braces are open in front of the place.
  mutating func skipBody(_ start: Int, searches: Bool, depth: Int = 0) -> BodyEnd {
    let stops = (searches ? ByteClass(.structure, .interest) : .structure).bits
    var depth = depth
    var index = start
    var comments = CommentRun()
    while true {
      index = skip(to: stops, from: index)
      guard index < end else { return .unterminated }
      switch base[index] {
      case .leftBrace:
        depth += 1
        index += 1
      case .rightBrace:
        depth -= 1
        index += 1
        if depth == 0 { return .closed(index) }
      case .slash, .quote, .apostrophe, .pound, .backtick:
        index = skipStructure(index, comments: &comments)
      default:
        if let word = interest(at: index) { return .foundInterest(word) }
        index += 1
      }
    }
  }

  /// The next place whose byte has one of these classes, else the end.
  @inline(__always)
  func skip(to stops: UInt16, from start: Int) -> Int {
    let classes = classes
    var index = start
    // Four bytes at a time, since every look at the end takes as long as one at a byte. No place is so
    // near to the largest number that adding to it could overflow.
    while index &+ 4 <= end {
      if classes[Int(base[index])].bits & stops != 0 { return index }
      if classes[Int(base[index &+ 1])].bits & stops != 0 { return index &+ 1 }
      if classes[Int(base[index &+ 2])].bits & stops != 0 { return index &+ 2 }
      if classes[Int(base[index &+ 3])].bits & stops != 0 { return index &+ 3 }
      index &+= 4
    }
    while index < end, classes[Int(base[index])].bits & stops == 0 { index += 1 }
    return index
  }

  /// The next word behind a place, in whatever body, that the parser looks for; else the end.
  mutating func nextInterest(_ start: Int) -> Int {
    if case .foundInterest(let place) = skipBody(start, searches: true, depth: .max / 2) {
      return place
    }
    return end
  }

  /// The place behind the bracket that closes the group whose `(` or `[` is here.
  ///
  /// A `}` that nothing in the group opened ends it, and so does the end of the file; that is then
  /// the result, and nothing closes the group.
  ///
  /// - Parameter stopsAtLineEnd: Whether a line end ends the group, as in an interpolation of a
  ///   string literal of one line.
  mutating func skipGroup(
    _ start: Int, stopsAtLineEnd: Bool = false
  ) -> (end: Int, isClosed: Bool) {
    let open = base[start]
    let close: UInt8 = open == .leftParen ? .rightParen : .rightSquare
    let stops = ByteClass(.structure, open == .leftParen ? .parenthesis : .square).bits
    var depth = 0
    var braces = 0
    var index = start
    var comments = CommentRun()
    while index < end {
      let byte = base[index]
      if classes[Int(byte)].bits & stops == 0 {
        if stopsAtLineEnd && byte.isLineEnd { return (index, false) }
        index += 1
        continue
      }
      switch byte {
      case .leftBrace:
        braces += 1
        index += 1
      case .rightBrace:
        if braces == 0 { return (index, false) }
        braces -= 1
        index += 1
      case open:
        if braces == 0 { depth += 1 }
        index += 1
      case close:
        index += 1
        if braces == 0 {
          depth -= 1
          if depth == 0 { return (index, true) }
        }
      case .slash, .quote, .apostrophe, .pound, .backtick:
        index = skipStructure(index, comments: &comments)
      default:
        index += 1
      }
    }
    return (end, false)
  }

  /// The next brace that is neither in a literal nor in a comment.
  mutating func skipToBrace(_ start: Int) -> Int {
    var index = start
    var comments = CommentRun()
    while true {
      index = skip(to: ByteClass.structure.bits, from: index)
      guard index < end, base[index] != .leftBrace, base[index] != .rightBrace else { return index }
      index = skipStructure(index, comments: &comments)
    }
  }

  /// The last comments without code between them, so that the code in front can be found.
  private struct CommentRun {
    var start = -1
    var end = -1
  }

  /// What a quote, a slash, a `#` or a backtick starts.
  private mutating func skipStructure(_ start: Int, comments: inout CommentRun) -> Int {
    switch base[start] {
    case .quote:
      return skipString(start)
    case .apostrophe, .backtick:
      return skipQuotedOnLine(start)
    case .pound:
      if peek(start - 1) == .less, let end = skipPlaceholder(start) { return end }
      return skipRawString(start) ?? skipExtendedRegex(start) ?? skipPounds(start)
    default:
      if let end = skipComment(start) {
        if spaceStart(before: start) != comments.end { comments.start = start }
        comments.end = end
        return end
      }
      return skipSlash(start, comments: comments)
    }
  }

  private mutating func skipSlash(_ slash: Int, comments: CommentRun) -> Int {
    var start = slash
    while start > max(comments.end, 0), classes[Int(base[start - 1])].has(.operator) {
      start -= 1
    }
    let previousEnd = significantEnd(before: start, comments)
    if let regex = skipRegexInOperator(start, previousEnd: previousEnd), regex > slash {
      return regex
    }
    return max(skipOperator(start), slash + 1)
  }

  /// Where the code before this place ends, without white space and comments.
  private func significantEnd(before index: Int, _ comments: CommentRun) -> Int {
    let spaceStart = spaceStart(before: index)
    return spaceStart == comments.end ? self.spaceStart(before: comments.start) : spaceStart
  }

  private func spaceStart(before index: Int) -> Int {
    var index = index
    while index > 0 && classes[Int(base[index - 1])].has(.space) { index -= 1 }
    return index
  }

  /// A name in backticks, or a string in apostrophes, which Swift knows only to reject.
  func skipQuotedOnLine(_ start: Int) -> Int {
    let quote = base[start]
    var index = start + 1
    while index < end && !base[index].isLineEnd {
      if base[index] == quote { return index + 1 }
      index += 1
    }
    return start + 1
  }

  /// An editor's placeholder `<#text#>` whose `#` is here.
  func skipPlaceholder(_ start: Int) -> Int? {
    var index = start + 1
    while index + 1 < end && !base[index].isLineEnd {
      if base[index] == .pound && base[index + 1] == .greater { return index + 2 }
      if base[index] == .less && base[index + 1] == .pound { return nil }
      index += 1
    }
    return nil
  }

  /// Where the word starts that has its rarest letter here, if it introduces something the parser
  /// collects.
  @inline(__always)
  private func interest(at place: Int) -> Int? {
    switch base[place] {
    case UInt8(ascii: "p"): isWord("protocol", count: 8, at: place) ? place : nil
    case UInt8(ascii: "y"): isWord("typealias", count: 9, at: place - 1) ? place - 1 : nil
    default: isWord("class", count: 5, at: place) ? place : nil
    }
  }

  @inline(__always)
  private func isWord(_ word: StaticString, count: Int, at start: Int) -> Bool {
    if start > 0 && classes[Int(base[start - 1])].has(.identifier) { return false }
    return hasPrefix(word, at: start)
      && (start + count >= end || !byteClass(start + count).has(.identifier))
  }
}
