import MockModel

/// Finds the line and column of a byte. It remembers the last answer, since questions come nearly in
/// the order of the text.
struct SourcePlaces {
  private var offset = 0
  private var line = 1
  private var lineStart = 0

  mutating func location(_ target: Int, in scanner: Scanner) -> SourceLocation {
    if target < lineStart {
      offset = 0
      line = 1
      lineStart = 0
    }
    while offset < target {
      let byte = scanner.byte(offset)
      offset += 1
      guard byte.isLineEnd else { continue }
      if byte == .carriageReturn && scanner.peek(offset) == .lineFeed {
        // A place between the two bytes of a line end is still on the line that they end.
        if offset == target { return place(target) }
        offset += 1
      }
      line += 1
      lineStart = offset
    }
    return place(target)
  }

  private func place(_ target: Int) -> SourceLocation {
    SourceLocation(offset: target, line: line, column: target - lineStart + 1)
  }
}
