internal import MockRendering

/// Lines of Swift, indented as they are written.
struct IndentedLines {
  private var lines: [String] = []
  private var depth = 0
  private var isAtBlockStart = true

  mutating func line(_ line: String) {
    lines.append(String(repeating: "  ", count: depth) + line)
    isAtBlockStart = false
  }

  /// Appends all lines to a text, with an empty one in front of them.
  func append(to text: inout SourceText) {
    guard !lines.isEmpty else { return }
    text.line("")
    for line in lines { text.line(line) }
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

  /// A function, subscript or property with one line of body.
  ///
  /// - Parameters:
  ///   - introducer: what stands in front of the parameters.
  ///   - parameters: `nil` for a property.
  ///   - tail: what stands behind the parameters.
  mutating func block(
    _ introducer: String, _ parameters: [String]?, _ tail: String, _ body: String
  ) {
    let list = parameters.map { "(\($0.joined(separator: ", ")))" } ?? ""
    guard depth * 2 + introducer.count + list.count + tail.count + 2 > SourceText.lineLength else {
      return block(introducer + list + tail, body)
    }
    open(introducer, parameters, tail)
    line(body)
    close()
  }

  /// Begins a function, subscript or property; its parameters stand below it if they do not fit.
  mutating func open(_ introducer: String, _ parameters: [String]?, _ tail: String) {
    let list = parameters.map { "(\($0.joined(separator: ", ")))" } ?? ""
    guard depth * 2 + introducer.count + list.count + tail.count + 2 > SourceText.lineLength,
      let parameters
    else { return open(introducer + list + tail + " {") }
    open(introducer + "(")
    let inner = parameters.joined(separator: ", ")
    if depth * 2 + inner.count <= SourceText.lineLength {
      line(inner)
    } else {
      for parameter in parameters.dropLast() { line(parameter + ",") }
      line(parameters.last ?? "")
    }
    reopen(")" + tail + " {")
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
