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
    while index < end {
      let byte = base[index]
      if classes[Int(byte)].bits & stops == 0 {
        index += 1
        continue
      }
      switch byte {
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
        if startsInterest(index) { return .foundInterest(index) }
        index += 1
      }
    }
    return .unterminated
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
    while index < end {
      let byte = base[index]
      if !classes[Int(byte)].has(.structure) {
        index += 1
      } else if byte == .leftBrace || byte == .rightBrace {
        return index
      } else {
        index = skipStructure(index, comments: &comments)
      }
    }
    return end
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

  /// Whether a word stands here that introduces something the parser collects.
  @inline(__always)
  private func startsInterest(_ start: Int) -> Bool {
    if start > 0 && classes[Int(base[start - 1])].has(.identifier) { return false }
    let count: Int
    switch base[start] {
    case UInt8(ascii: "p"):
      guard hasPrefix("protocol", at: start) else { return false }
      count = 8
    case UInt8(ascii: "t"):
      guard hasPrefix("typealias", at: start) else { return false }
      count = 9
    default:
      guard hasPrefix("class", at: start) else { return false }
      count = 5
    }
    return start + count >= end || !byteClass(start + count).has(.identifier)
  }
}
