// MARK: - Operators

extension Scanner {
  /// The operator that starts here, ended by a comment in it.
  func skipOperator(_ start: Int) -> Int {
    let allowsPeriod = base[start] == .period
    var index = start
    while index < end {
      let byte = base[index]
      if byte >= 0x80 {
        let (scalar, length) = decode(index)
        guard let scalar, ScalarClass(scalar) == .operator || isOperatorMark(scalar) else { break }
        index += length
      } else if byte == .slash && index > start {
        if peek(index + 1) == .slash || peek(index + 1) == .star { break }
        index += 1
      } else if classes[Int(byte)].has(.operator) || (byte == .period && allowsPeriod) {
        index += 1
      } else {
        break
      }
    }
    return max(index, start + 1)
  }

  /// Combining marks, which may continue an operator.
  private func isOperatorMark(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE2F, 0xE0100...0xE01EF: true
    default: false
    }
  }

  /// Whether an operator that starts here touches an operand on its left.
  func isLeftBound(_ start: Int) -> Bool {
    guard start > 0 else { return false }
    switch base[start - 1] {
    case 0...0x20, .leftParen, .leftSquare, .leftBrace, .comma, .semicolon, .colon: return false
    case .slash: return peek(start - 2) != .star
    case 0xA0: return peek(start - 2) != 0xC2
    default: return true
    }
  }

  /// Whether an operator that ends here touches an operand on its right.
  func isRightBound(_ index: Int, isLeftBound: Bool) -> Bool {
    guard index < end else { return false }
    switch base[index] {
    case 0...0x20, .rightParen, .rightSquare, .rightBrace, .comma, .semicolon, .colon: return false
    case .period: return !isLeftBound
    case .slash: return peek(index + 1) != .slash && peek(index + 1) != .star
    default: return true
    }
  }
}

// MARK: - Where a slash starts a regex literal

extension Scanner {
  /// The end of a regex literal `/…/` whose slash is in the operator at `start`.
  ///
  /// - Parameter previousEnd: Where the token before the operator ends.
  mutating func skipRegexInOperator(
    _ start: Int, previousEnd: Int
  ) -> Int? {
    guard !isLeftBound(start) else { return nil }
    let previousWord = word(endingAt: previousEnd)
    if previousWord == .func || previousWord == .operatorWord { return nil }
    let operatorEnd = skipOperator(start)
    var isCertain = false
    if !isRightBound(operatorEnd, isLeftBound: false) {
      let isAfterTry = isTryMark(endingAt: previousEnd)
      guard isAfterTry || expectsOperand(after: previousEnd) else { return nil }
      isCertain = isAfterTry || endsInBinaryOperator(previousEnd)
    }
    var slash = start
    while slash < operatorEnd {
      if base[slash] == .slash,
        let end = skipRegex(slash, pounds: 0, isCertain: isCertain)
      {
        return end
      }
      slash += 1
    }
    return nil
  }

  /// Whether an expression has to follow the token that ends here.
  func expectsOperand(after previousEnd: Int) -> Bool {
    guard previousEnd > 0 else { return true }
    let byte = base[previousEnd - 1]
    switch byte {
    case .leftParen, .leftSquare, .leftBrace, .comma, .semicolon, .colon: return true
    case .period: return false
    default: break
    }
    if classes[Int(byte)].has(.operator) {
      guard let (start, fixity) = operatorFixity(endingAt: previousEnd) else { return false }
      let isArrow = previousEnd - start == 2 && base[start] == .minus && byte == .greater
      return fixity != .postfix && !isArrow
    }
    guard classes[Int(byte)].has(.identifier) else { return false }
    let keyword = word(endingAt: previousEnd)
    return keyword.isReserved && !keyword.isValue
  }

  enum Fixity { case prefix, postfix, binary }

  private func operatorFixity(endingAt end: Int) -> (start: Int, fixity: Fixity)? {
    var start = end
    while start > 0, classes[Int(base[start - 1])].has(.operator) || base[start - 1] == .period {
      start -= 1
    }
    guard start < end else { return nil }
    let left = isLeftBound(start)
    if end - start == 1 && base[start] == .equal { return (start, .binary) }
    if left && (base[start] == .question || base[start] == .exclamation) {
      return (start, .postfix)
    }
    let right = isRightBound(end, isLeftBound: left)
    return (start, left == right ? .binary : left ? .postfix : .prefix)
  }

  private func endsInBinaryOperator(_ previousEnd: Int) -> Bool {
    guard previousEnd > 0, classes[Int(base[previousEnd - 1])].has(.operator) else {
      return false
    }
    return operatorFixity(endingAt: previousEnd)?.fixity == .binary
  }

  private func isTryMark(endingAt end: Int) -> Bool {
    let mark = peek(end - 1)
    return (mark == .question || mark == .exclamation) && word(endingAt: end - 1) == .try
  }

  /// The keyword that ends here, if one does.
  func word(endingAt end: Int) -> Keyword {
    var start = end
    while start > 0 && classes[Int(base[start - 1])].has(.identifier) { start -= 1 }
    guard start < end else { return .none }
    return KeywordTable.find(
      base + start, count: end - start, before: base + self.end, in: keywords)
  }
}
