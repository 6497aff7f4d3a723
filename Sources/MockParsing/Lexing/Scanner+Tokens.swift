// MARK: - Tokens

extension Scanner {
  /// The next token behind `start`, where the token before ends.
  mutating func token(after start: Int) -> Token {
    // Nothing or one space is in front of nearly all tokens of a line.
    let index = start < end && base[start] == .blank ? start &+ 1 : start
    return plainToken(index, startsLine: start == 0) ?? tokenBehindTrivia(start)
  }

  /// The token that starts here, if it is a word of ASCII or one byte, as most are.
  @inline(__always)
  private func plainToken(_ start: Int, startsLine: Bool) -> Token? {
    guard start < end else { return nil }
    var token = Token(
      kind: byteClass(start).kind, startsLine: startsLine, start: start, end: start &+ 1)
    switch token.kind {
    case .unknown:
      return nil
    case .identifier:
      token.end = skip(to: ByteClass.wordEnd.bits, from: start)
      guard token.end == end || base[token.end] < 0x80 else { return nil }
      token.keyword = keyword(start, token.end)
    case .colon:
      guard token.end == end || base[token.end] != .colon else { return nil }
    default: break
    }
    return token
  }

  /// The next token, whatever is in front of it and whatever it is.
  @inline(never)
  private mutating func tokenBehindTrivia(_ start: Int) -> Token {
    var startsLine = start == 0
    let index = skipTrivia(start, sawLineEnd: &startsLine)
    guard index < end else {
      return Token(kind: .endOfFile, startsLine: startsLine, start: end, end: end)
    }
    if let token = plainToken(index, startsLine: startsLine) { return token }
    var token = Token(kind: .unknown, startsLine: startsLine, start: index, end: index + 1)
    let byteClass = byteClass(index)
    if byteClass.has(.identifier) {
      finishWord(&token)
    } else if byteClass.has(.operator) {
      finishOperator(&token, previousEnd: start)
    } else {
      finishPunctuation(&token)
    }
    return token
  }

  private mutating func finishWord(_ token: inout Token) {
    let first = base[token.start]
    if classes[Int(first)].has(.digit) {
      token.kind = .number
      token.end = skipNumber(token.start)
      return
    }
    if first >= 0x80, let scalar = decode(token.start).scalar, ScalarClass(scalar) == .operator {
      finishOperator(&token, previousEnd: token.start)
      return
    }
    token.kind = .identifier
    token.end = skipIdentifier(token.start)
    token.keyword = keyword(token.start, token.end)
  }

  @inline(__always)
  private func keyword(_ start: Int, _ end: Int) -> Keyword {
    KeywordTable.find(base + start, count: end &- start, before: base + self.end, in: keywords)
  }

  private func skipIdentifier(_ start: Int) -> Int {
    let identifier = ByteClass.identifier.bits
    var index = start
    while index < end, classes[Int(base[index])].bits & identifier != 0 {
      if base[index] < 0x80 {
        index += 1
        continue
      }
      let (scalar, length) = decode(index)
      guard let scalar, ScalarClass(scalar) == .identifier else { break }
      index += length
    }
    return max(index, start + 1)
  }

  /// A number: digits, letters for its radix and exponent, a fraction.
  private func skipNumber(_ start: Int) -> Int {
    let isHex = base[start] == UInt8(ascii: "0") && peek(start + 1) == UInt8(ascii: "x")
    let isMember = peek(start - 1) == .period
    var index = start
    while index < end {
      let byte = base[index]
      if byte < 0x80 && classes[Int(byte)].has(.identifier) {
        index += 1
      } else if byte == .period && !isMember && peek(index + 1) < 0x80
        && classes[Int(peek(index + 1))].has(.digit)
      {
        index += 2
      } else if (byte == .minus || byte == UInt8(ascii: "+")) && isExponent(index - 1, isHex: isHex)
      {
        index += 1
      } else {
        break
      }
    }
    return index
  }

  private func isExponent(_ index: Int, isHex: Bool) -> Bool {
    switch base[index] {
    case UInt8(ascii: "e"), UInt8(ascii: "E"): !isHex
    case UInt8(ascii: "p"), UInt8(ascii: "P"): isHex
    default: false
    }
  }

  private mutating func finishOperator(_ token: inout Token, previousEnd: Int) {
    token.kind = .operator
    let byte = base[token.start]
    if (byte == .question || byte == .exclamation) && isLeftBound(token.start) { return }
    if byte == .less, peek(token.start + 1) == .pound, let end = skipPlaceholder(token.start + 1) {
      token.kind = .identifier
      token.end = end
      return
    }
    token.end = skipOperator(token.start)
    var slash = token.start
    while slash < token.end && base[slash] != .slash { slash += 1 }
    guard slash < token.end,
      let regex = skipRegexInOperator(token.start, previousEnd: previousEnd)
    else { return }
    // An operator in front of the literal, as in `!/a/`, is of no interest on its own.
    token.kind = .regex
    token.end = regex
  }

  /// Takes what is more than one byte; `plainToken` has the rest.
  private mutating func finishPunctuation(_ token: inout Token) {
    switch base[token.start] {
    case .colon:
      token.kind = .doubleColon
      token.end = token.start + 2
    case .period:
      token.kind = .period
      let end = skipOperator(token.start)
      if end > token.start + 1 {
        token.kind = .operator
        token.end = end
      }
    case .quote:
      token.kind = .string
      token.end = skipString(token.start)
    case .apostrophe:
      token.end = skipQuotedOnLine(token.start)
      if token.end > token.start + 1 { token.kind = .string }
    case .backtick:
      token.end = skipQuotedOnLine(token.start)
      if token.end > token.start + 1 { token.kind = .escapedIdentifier }
    case .pound: finishPound(&token)
    default: break
    }
  }

  private mutating func finishPound(_ token: inout Token) {
    if let end = skipRawString(token.start) {
      token.kind = .string
      token.end = end
    } else if let end = skipExtendedRegex(token.start) {
      token.kind = .regex
      token.end = end
    } else {
      token.kind = .pound
      token.end = skipPounds(token.start)
      guard token.end == token.start + 1 else { return }
      let end = skipIdentifier(token.start + 1)
      guard token.start + 1 < self.end, byteClass(token.start + 1).has(.identifier) else {
        return
      }
      switch end - token.start {
      case 3 where hasPrefix("#if", at: token.start): token.kind = .poundIf
      case 5 where hasPrefix("#else", at: token.start): token.kind = .poundElse
      case 6 where hasPrefix("#endif", at: token.start): token.kind = .poundEndif
      case 7 where hasPrefix("#elseif", at: token.start): token.kind = .poundElseif
      case 15 where hasPrefix("#sourceLocation", at: token.start):
        token.kind = .poundSourceLocation
      default: return
      }
      token.end = end
    }
  }
}
