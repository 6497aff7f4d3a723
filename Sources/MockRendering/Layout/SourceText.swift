/// Lines of Swift, indented as they are written.
struct SourceText {
  private(set) var text = ""
  private(set) var depth: Int

  init(depth: Int = 0) { self.depth = depth }

  var indentation: Int { depth * 2 }
  private var isAtBlockStart = true

  mutating func line(_ line: String = "") {
    if !line.isEmpty {
      text += String(repeating: " ", count: indentation)
      text += line
    }
    text += "\n"
    isAtBlockStart = false
  }

  /// An empty line, but not as the first of a block.
  mutating func blank() {
    if !isAtBlockStart { text += "\n" }
    isAtBlockStart = true
  }

  /// Lines that carry their indentation already.
  mutating func lines(_ lines: [String]) {
    for line in lines { text += line + "\n" }
    isAtBlockStart = false
  }

  /// Text that was written with an indentation of its own.
  mutating func append(_ other: SourceText) {
    text += other.text
    isAtBlockStart = false
  }

  mutating func indented(_ body: (inout SourceText) -> Void) {
    depth += 1
    isAtBlockStart = true
    body(&self)
    depth -= 1
    isAtBlockStart = false
  }

  mutating func block(_ head: String, _ body: (inout SourceText) -> Void) {
    line(head + " {")
    indented(body)
    line("}")
  }
}
