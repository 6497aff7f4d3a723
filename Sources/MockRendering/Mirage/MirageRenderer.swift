internal import MockModel

/// Writes mocks as the generator of Mirage does: one handler for each function.
enum MirageRenderer {
  static func render(_ mock: ResolvedMock, options: RenderOptions) -> RenderedText {
    var writer = MirageWriter(mock, options: options)
    writer.write()
    return RenderedText(text: "\n" + writer.text.text, diagnostics: writer.diagnostics)
  }
}

/// Lines of Swift, indented as they are written.
struct MirageText {
  private(set) var text = ""
  private var depth = 0
  private var isAtBlockStart = true

  mutating func line(_ line: String) {
    text += String(repeating: "  ", count: depth) + line + "\n"
    isAtBlockStart = false
  }

  /// An empty line, but not as the first of a block.
  mutating func blank() {
    if !isAtBlockStart { text += "\n" }
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
    guard depth * 2 + line.count > Layout.lineLength else { return self.line(line) }
    open(head + " {")
    self.line(body)
    close()
  }

  /// A call whose arguments stand below it if they do not fit behind it.
  mutating func call(_ head: String, _ arguments: [String]) {
    let line = "\(head)(\(arguments.joined(separator: ", ")))"
    guard depth * 2 + line.count > Layout.lineLength else { return self.line(line) }
    open(head + "(")
    let inner = arguments.joined(separator: ", ") + ")"
    if depth * 2 + inner.count <= Layout.lineLength {
      self.line(inner)
    } else {
      for argument in arguments.dropLast() { self.line(argument + ",") }
      self.line((arguments.last ?? "") + ")")
    }
    depth -= 1
  }
}
