/// A function, subscript, initialiser or property, ready to be written.
struct Declaration: Hashable, Sendable {
  /// Each on a line of its own.
  var attributes: [String] = []
  /// `public func fetch`, `var owner: `
  var introducer: String
  /// `<T: Decodable>`
  var generics: [Layout] = []
  /// `nil` for a property.
  var parameters: [Layout]?
  var effects: [String] = []
  var result: Layout?
  /// Of the `where` clause.
  var requirements: [String] = []
  var body: [Statement]

  indirect enum Statement: Hashable, Sendable {
    case expression(Layout)
    /// `get async { … }`, `if … { … }`
    case nested(Layout, [Statement])
    /// `do { … } catch { … }`
    case caught(Layout, handler: Layout)

    fileprivate var oneLine: String? {
      switch self {
      case .expression(let layout): return layout.flat
      case .nested(let head, let body):
        guard body.count == 1, case .expression(let inner) = body[0] else { return nil }
        return "\(head.flat) { \(inner.flat) }"
      case .caught(let body, let handler):
        return "do { \(body.flat) } catch { \(handler.flat) }"
      }
    }
  }

  func write(to text: inout SourceText) {
    for attribute in attributes { text.line(attribute) }
    if body.isEmpty, text.indentation + flatHead.count + 3 <= Layout.lineLength {
      text.line(flatHead + " {}")
    } else if body.count == 1, let line = body[0].oneLine,
      text.indentation + flatHead.count + line.count + 5 <= Layout.lineLength
    {
      text.line("\(flatHead) { \(line) }")
    } else {
      writeHead(to: &text)
      text.indented { Self.write(body, to: &$0) }
      text.line("}")
    }
  }

  /// Writes a body that is no list of statements.
  func writeBlock(to text: inout SourceText, _ body: (inout SourceText) -> Void) {
    writeHead(to: &text)
    text.indented(body)
    text.line("}")
  }

  static func write(_ body: [Statement], to text: inout SourceText) {
    for statement in body {
      if let line = statement.oneLine, text.indentation + line.count <= Layout.lineLength {
        text.line(line)
        continue
      }
      switch statement {
      case .expression(let layout): text.lines(layout.lines(indentation: text.indentation))
      case .nested(let head, let body):
        var lines = head.lines(indentation: text.indentation)
        if lines.count == 1, lines[0].count + 2 <= Layout.lineLength { lines[0] += " {" }
        text.lines(lines)
        if !lines[0].hasSuffix("{") || lines.count > 1 { text.line("{") }
        text.indented { write(body, to: &$0) }
        text.line("}")
      case .caught(let body, let handler):
        text.line("do {")
        text.indented { write([.expression(body)], to: &$0) }
        text.line("} catch {")
        text.indented { write([.expression(handler)], to: &$0) }
        text.line("}")
      }
    }
  }
}

extension Declaration {
  private var head: Layout {
    .row(
      [.text(introducer)] + (generics.isEmpty ? [] : [.list(.generics, generics)])
        + (parameters.map { [.list(.parameters, $0)] } ?? []))
  }

  private var effectText: String { effects.map { " " + $0 }.joined() }

  private var requirementText: String {
    requirements.isEmpty ? "" : " where " + requirements.joined(separator: ", ")
  }

  private var flatHead: String {
    head.flat + effectText + (result.map { separator + $0.flat } ?? "") + requirementText
  }

  /// A property's type stands behind its colon.
  private var separator: String { parameters == nil ? "" : " -> " }

  private func writeHead(to text: inout SourceText) {
    let indentation = text.indentation
    let limit = Layout.lineLength
    if indentation + flatHead.count + 2 <= limit {
      text.line(flatHead + " {")
      return
    }
    let tail = effectText + (result.map { separator + $0.flat } ?? "")
    if requirements.isEmpty == false, indentation + head.flat.count + tail.count <= limit {
      text.line(head.flat + tail)
      writeRequirements(to: &text)
      return
    }
    guard parameters != nil else {
      var lines = result!.lines(indentation: indentation, prefix: introducer, suffix: 2)
      lines[lines.count - 1] += " {"
      text.lines(lines)
      return
    }
    var start = head.flat + effectText
    var behind = ""
    if indentation + start.count > limit, indentation + head.flat.count <= limit {
      start = head.flat
      behind = effectText.dropFirst() + (result == nil ? "" : " ")
    }
    var lines: [String]
    if indentation + start.count <= limit, result != nil || !behind.isEmpty {
      lines = [String(repeating: " ", count: indentation) + start]
      let result = result ?? ""
      lines += result.lines(
        indentation: indentation + 2, prefix: behind + (result.flat.isEmpty ? "" : "-> "))
    } else {
      lines = head.lines(indentation: indentation)
      lines[lines.count - 1] += effectText
      if let result {
        let inline = " -> " + result.flat
        if lines.last!.count + inline.count + (requirements.isEmpty ? 2 : 0) <= limit {
          lines[lines.count - 1] += inline
          if requirements.isEmpty {
            lines[lines.count - 1] += " {"
            text.lines(lines)
            return
          }
        } else {
          lines += result.lines(indentation: indentation + 2, prefix: "-> ")
        }
      } else if requirements.isEmpty {
        lines[lines.count - 1] += " {"
        text.lines(lines)
        return
      }
    }
    text.lines(lines)
    if requirements.isEmpty { text.line("{") } else { writeRequirements(to: &text) }
  }

  private func writeRequirements(to text: inout SourceText) {
    let clause = requirementText.dropFirst()
    if text.indentation + clause.count + 2 <= Layout.lineLength {
      text.line(clause + " {")
      return
    }
    text.line("where")
    text.indented { text in
      for (index, requirement) in requirements.enumerated() {
        text.line(requirement + (index == requirements.count - 1 ? "" : ","))
      }
    }
    text.line("{")
  }
}
