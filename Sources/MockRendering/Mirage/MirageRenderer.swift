internal import MockModel

/// Writes mocks as the generator of Mirage does: one handler for each function.
enum MirageRenderer {
  /// Appends the text of one mock, with the empty line in front of it.
  ///
  /// - Returns: what could not be written.
  static func write(
    _ mock: ResolvedMock, options: RenderOptions, to text: inout SourceText
  ) -> [Diagnostic] {
    var writer = MirageWriter(mock, options: options)
    writer.write()
    text.line("")
    for line in writer.text.lines { text.line(line) }
    return writer.diagnostics
  }
}

/// Lines of Swift, indented as they are written.
struct MirageText {
  private(set) var lines: [String] = []
  private var depth = 0
  private var isAtBlockStart = true

  mutating func line(_ line: String) {
    lines.append(String(repeating: "  ", count: depth) + line)
    isAtBlockStart = false
  }

  /// An empty line, but not as the first of a block.
  mutating func blank() {
    if !isAtBlockStart { lines.append("") }
    isAtBlockStart = true
  }

  mutating func open(_ line: String) {
    self.line(line)
    depth += 1
    isAtBlockStart = true
  }

  mutating func close(_ line: String = "}") {
    depth -= 1
    self.line(line)
  }

  /// Between two branches of an `#if`.
  mutating func reopen(_ line: String) {
    close(line)
    depth += 1
    isAtBlockStart = true
  }

  /// What stands on one line if it fits, else below its head.
  mutating func block(_ head: String, _ body: String) {
    let line = "\(head) { \(body) }"
    guard depth * 2 + line.count > SourceText.lineLength else { return self.line(line) }
    open(head + " {")
    self.line(body)
    close()
  }

  /// A call whose arguments stand below it if they do not fit behind it.
  mutating func call(_ head: String, _ arguments: [String]) {
    let line = "\(head)(\(arguments.joined(separator: ", ")))"
    guard depth * 2 + line.count > SourceText.lineLength else { return self.line(line) }
    open(head + "(")
    let inner = arguments.joined(separator: ", ") + ")"
    if depth * 2 + inner.count <= SourceText.lineLength {
      self.line(inner)
    } else {
      for argument in arguments.dropLast() { self.line(argument + ",") }
      self.line((arguments.last ?? "") + ")")
    }
    depth -= 1
  }
}
