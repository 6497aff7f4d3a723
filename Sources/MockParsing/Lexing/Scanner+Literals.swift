/// How many string interpolations may stand in each other.
let interpolationLimit = 64

// MARK: - Strings

extension Scanner {
  /// A string literal that starts with `#` or a quote; `nil` if the `#` starts something else.
  mutating func skipRawString(_ start: Int) -> Int? {
    let quote = skipPounds(start)
    guard peek(quote) == .quote else { return nil }
    return skipString(quote, pounds: quote - start)
  }

  /// A string literal whose opening quote is here.
  mutating func skipString(_ start: Int, pounds: Int = 0) -> Int {
    if peek(start + 1) == .quote && peek(start + 2) == .quote
      && !(pounds > 0 && isSingleLine(start + 3, pounds: pounds))
    {
      return skipMultilineString(start, pounds: pounds)
    }
    var index = start + 1
    while index < end {
      switch base[index] {
      case .quote:
        index += 1
        if pounds == 0 || hasPounds(pounds, at: index) { return index + pounds }
      case .backslash:
        index = skipEscape(index, pounds: pounds, isMultiline: false)
      case .lineFeed, .carriageReturn:
        report(.unterminatedString, at: start - pounds)
        return index
      default:
        index += 1
      }
    }
    report(.unterminatedString, at: start - pounds)
    return end
  }

  private mutating func skipMultilineString(_ start: Int, pounds: Int) -> Int {
    var index = start + 3
    while index < end {
      switch base[index] {
      case .quote:
        if peek(index + 1) == .quote && peek(index + 2) == .quote
          && hasPounds(pounds, at: index + 3)
        {
          return index + 3 + pounds
        }
        index += 1
      case .backslash:
        index = skipEscape(index, pounds: pounds, isMultiline: true)
      default:
        index += 1
      }
    }
    report(.unterminatedString, at: start - pounds)
    return end
  }

  /// `#"""#` and `#"""" and more"#` look like the start of a multi-line literal, but close on
  /// their line.
  private func isSingleLine(_ start: Int, pounds: Int) -> Bool {
    if hasPounds(pounds, at: start) { return true }
    var index = start
    while index < end && !base[index].isLineEnd {
      if base[index] == .quote && hasPounds(pounds, at: index + 1) { return true }
      index += 1
    }
    return false
  }

  func skipPounds(_ start: Int) -> Int {
    var index = start
    while peek(index) == .pound { index += 1 }
    return index
  }

  private func hasPounds(_ count: Int, at start: Int) -> Bool {
    var index = start
    while index < start + count {
      if peek(index) != .pound { return false }
      index += 1
    }
    return true
  }

  /// A backslash with what it escapes: one byte, or an interpolation.
  private mutating func skipEscape(_ start: Int, pounds: Int, isMultiline: Bool) -> Int {
    guard hasPounds(pounds, at: start + 1) else { return start + 1 }
    let index = start + 1 + pounds
    guard index < end else { return end }
    switch base[index] {
    case .leftParen: return skipInterpolation(index, isMultiline: isMultiline)
    case .lineFeed, .carriageReturn: return index
    default: return index + 1
    }
  }

  private mutating func skipInterpolation(_ start: Int, isMultiline: Bool) -> Int {
    guard interpolationDepth < interpolationLimit else {
      report(.nestingTooDeep(limit: interpolationLimit), at: start)
      return end
    }
    interpolationDepth += 1
    defer { interpolationDepth -= 1 }
    return skipGroup(start, stopsAtLineEnd: !isMultiline).end
  }
}

// MARK: - Regular expressions

extension Scanner {
  /// A regex literal that starts with `#`; `nil` if the `#` starts something else.
  mutating func skipExtendedRegex(_ start: Int) -> Int? {
    let slash = skipPounds(start)
    guard peek(slash) == .slash else { return nil }
    return skipRegex(slash, pounds: slash - start, isCertain: true)
  }

  /// A regex literal whose opening slash is here.
  ///
  /// - Parameter isCertain: Whether no operator can stand here. Otherwise what does not look like a
  ///   regex literal is none, and the result is `nil`.
  mutating func skipRegex(_ start: Int, pounds: Int, isCertain: Bool) -> Int? {
    var index = start + 1
    var isMultiline = false
    if pounds == 0 {
      switch peek(index) {
      case .star, .slash: return nil
      case .blank, .tab: if !isCertain { return nil }
      default: break
      }
    } else {
      var line = index
      while peek(line) == .blank || peek(line) == .tab { line += 1 }
      isMultiline = line < end && base[line].isLineEnd
    }
    var groups = 0
    var classDepth = 0
    while index < end {
      switch base[index] {
      case .slash where pounds == 0:
        let next = peek(index + 1)
        if next == .star || next == .slash { return unterminatedRegex(start, index, isCertain) }
        let isSpaced = isSpace(index - 1) && peek(index - 2) != .backslash
        return isSpaced && !isCertain ? nil : index + 1
      case .slash where hasPounds(pounds, at: index + 1):
        return skipPounds(index + 1)
      case .lineFeed, .carriageReturn:
        guard isMultiline else {
          return unterminatedRegex(start - pounds, index, isCertain)
        }
      case .backslash:
        if index + 1 < end && !base[index + 1].isLineEnd { index += 1 }
      case .leftParen where classDepth == 0: groups += 1
      case .rightParen where classDepth == 0:
        if groups == 0 && !isCertain { return nil }
        groups = max(0, groups - 1)
      case .leftSquare: classDepth += 1
      case .rightSquare: classDepth = max(0, classDepth - 1)
      default: break
      }
      index += 1
    }
    // The rest of the file is more likely to be code than to belong to the literal.
    let resume = isMultiline ? skipLine(start) : end
    return unterminatedRegex(start - pounds, resume, isCertain)
  }

  private mutating func unterminatedRegex(_ start: Int, _ end: Int, _ isCertain: Bool) -> Int? {
    guard isCertain else { return nil }
    report(.unterminatedRegex, at: start)
    return end
  }

  private func isSpace(_ index: Int) -> Bool { peek(index) == .blank || peek(index) == .tab }
}
