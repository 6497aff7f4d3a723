internal import MockModel

/// Lines of Swift, indented as they are written.
package struct SourceText: ~Copyable {
  package static let lineLength = 100

  private(set) var bytes: UTF8Buffer
  private(set) var depth = 0
  /// What is being written, before it is broken into lines.
  var flat = FlatText()
  /// The parts of the declaration that is being written.
  var signature = Signature()
  private var lineStart = 0
  private var isAtBlockStart = true

  package init() {
    bytes = UTF8Buffer(capacity: 1 << 14)
  }

  /// Passes the text on in UTF-8, without copying it.
  package func withBytes<Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    try bytes.withBytes(body)
  }

  /// Forgets the text, and keeps the memory for the next one.
  package mutating func removeAll() {
    bytes.removeAll()
    lineStart = 0
    isAtBlockStart = true
  }

  package var text: String { bytes.string(0..<bytes.count) }
  var indentation: Int { depth * 2 }
  /// The columns that a line has for its text.
  var room: Int { Self.lineLength - indentation }

  /// Appends whole lines as they are.
  package mutating func write(_ lines: String) {
    bytes.write(lines)
    lineStart = bytes.count
  }

  package mutating func line(_ line: String) {
    append(spaces: indentation)
    bytes.write(line)
    endLine()
  }

  /// The line that begins a block whose head takes more than one.
  mutating func openBlock() {
    append(spaces: indentation)
    append("{")
    endLine()
  }

  /// The line that ends a block.
  mutating func endBlock() {
    append(spaces: indentation)
    append("}")
    endLine()
  }

  /// A line of several parts, for which no string is made.
  mutating func line(_ write: (inout UTF8Buffer) -> Void) {
    append(spaces: indentation)
    write(&bytes)
    endLine()
  }

  mutating func line(_ parts: String...) {
    line { line in for part in parts { line.write(part) } }
  }

  /// An empty line, but not as the first of a block.
  mutating func blank() {
    if !isAtBlockStart { endLine() }
    isAtBlockStart = true
  }

  mutating func indented(_ body: (inout SourceText) -> Void) {
    depth += 1
    isAtBlockStart = true
    body(&self)
    depth -= 1
    isAtBlockStart = false
  }

  mutating func block(_ head: String..., body: (inout SourceText) -> Void) {
    append(spaces: indentation)
    for part in head { bytes.write(part) }
    append(" {")
    endLine()
    indented(body)
    endBlock()
  }
}

// MARK: - Parts of lines

extension SourceText {
  /// Keeps a type that the next declarations have as their result.
  mutating func keep(_ type: (inout FlatText) -> Void) -> FlatText.Kept {
    flat.removeAll()
    return flat.keep { _ = $0.root(type) }
  }

  @inline(__always)
  mutating func append(_ text: StaticString) { bytes.write(literal: text) }

  mutating func append(spaces count: Int) { bytes.append(spaces: count) }

  /// Appends a part of the flat text.
  mutating func append(_ range: Range<Int>) { bytes.append(range, of: flat.bytes) }

  mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
    lineStart = bytes.count
    isAtBlockStart = false
  }

  /// How much stands on the line.
  private var column: Int { bytes.characterCount(lineStart..<bytes.count) }

  /// Whether a part of the flat text fits behind what stands on the line.
  ///
  /// - Parameter suffix: how many characters follow it.
  mutating func fits(_ range: Range<Int>, suffix: Int = 0) -> Bool {
    // No character has less than a byte.
    bytes.count - lineStart + range.count + suffix <= Self.lineLength
      || column + flat.width(range) + suffix <= Self.lineLength
  }

  /// Writes a node of the flat text behind what stands on the line, broken if it is too long.
  ///
  /// - Parameters:
  ///   - place: of the node.
  ///   - indentation: the spaces in front of the line, and of the end of a list.
  ///   - suffix: how many characters follow on the last line.
  mutating func append(node place: Int, indentation: Int, suffix: Int = 0) {
    let node = flat.nodes[place]
    if !node.isBreakable || fits(node.range, suffix: suffix) {
      append(node.range)
    } else if node.isList {
      append(
        list: place, indentation: indentation, suffix: suffix,
        closesOnOwnLine: node.closesOnOwnLine)
    } else {
      appendRow(
        node.range, children: (place + 1)..<node.next, indentation: indentation, suffix: suffix)
    }
  }

  /// Breaks the last list that can be broken; what stands in front of it stays on the first line.
  private mutating func appendRow(
    _ range: Range<Int>, children: Range<Int>, indentation: Int, suffix: Int
  ) {
    var last = children.lowerBound
    var earlier: Int?
    while flat.nodes[last].next < children.upperBound {
      earlier = last
      last = flat.nodes[last].next
    }
    let part = flat.nodes[last].range
    let before = range.lowerBound..<part.lowerBound
    if let earlier, !fits(before, suffix: 1) {
      appendRow(
        range, children: children, breaking: earlier, indentation: indentation, suffix: suffix)
      return
    }
    let after = part.upperBound..<range.upperBound
    append(before)
    append(node: last, indentation: indentation, suffix: flat.width(after) + suffix)
    append(after)
  }

  /// Breaks an earlier list of a row whose end would stand too far right.
  private mutating func appendRow(
    _ range: Range<Int>, children: Range<Int>, breaking place: Int, indentation: Int, suffix: Int
  ) {
    let node = flat.nodes[place]
    append(range.lowerBound..<node.range.lowerBound)
    if node.isList, !fits(node.range) {
      append(list: place, indentation: indentation, suffix: 0, closesOnOwnLine: true)
    } else {
      append(node: place, indentation: indentation)
    }
    let rest = node.range.upperBound..<range.upperBound
    if fits(rest, suffix: suffix) {
      append(rest)
    } else {
      appendRow(
        rest, children: node.next..<children.upperBound, indentation: indentation, suffix: suffix)
    }
  }

  private mutating func append(
    list place: Int, indentation: Int, suffix: Int, closesOnOwnLine: Bool
  ) {
    let node = flat.nodes[place]
    append(node.range.lowerBound..<node.contents.lowerBound)
    endLine()
    let closing = node.contents.upperBound..<node.range.upperBound
    appendFilled(
      items: (place + 1)..<node.next, indentation: indentation + 2,
      suffix: closesOnOwnLine ? 0 : flat.width(closing) + suffix)
    if closesOnOwnLine {
      endLine()
      append(spaces: indentation)
    }
    append(closing)
  }

  /// As many items on each line as fit.
  private mutating func appendFilled(items: Range<Int>, indentation: Int, suffix: Int) {
    var place = items.lowerBound
    /// Whether the next item may stand on the line of the one before.
    var isLineOpen = false
    while place < items.upperBound {
      let item = flat.nodes[place]
      let isLast = item.next == items.upperBound
      let rest = isLast ? suffix : 1
      if isLineOpen, fits(item.range, suffix: 1 + rest) {
        append(" ")
        append(item.range)
      } else {
        if place > items.lowerBound { endLine() }
        append(spaces: indentation)
        let start = lineStart
        append(node: place, indentation: indentation, suffix: rest)
        isLineOpen = lineStart == start
      }
      if !isLast { append(",") }
      place = item.next
    }
  }
}
