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
  }

  func write(to text: inout SourceText) {
    for attribute in attributes { text.line(attribute) }
    text.flat.removeAll()
    let head = DeclarationHeadWriter(self, in: &text.flat)
    let width = text.flat.width(head.range)
    if body.isEmpty, width + 3 <= text.room {
      head.writeFlat(to: &text, end: " {}")
    } else if body.count == 1, let statement = FlatStatement(body[0], in: &text.flat) {
      if width + text.flat.width(statement.range) + 5 <= text.room {
        text.append(spaces: text.indentation)
        text.append(head.range)
        text.append(" { ")
        text.append(statement.range)
        text.append(" }")
        text.endLine()
      } else {
        head.write(to: &text)
        text.indented { body[0].write(to: &$0, flat: statement) }
        text.line("}")
      }
    } else {
      head.write(to: &text)
      text.indented { text in for statement in body { statement.write(to: &text) } }
      text.line("}")
    }
  }

  /// Writes a body that is no list of statements.
  func writeBlock(to text: inout SourceText, _ body: (inout SourceText) -> Void) {
    text.flat.removeAll()
    DeclarationHeadWriter(self, in: &text.flat).write(to: &text)
    text.indented(body)
    text.line("}")
  }
}

/// A statement in the flat text.
private struct FlatStatement {
  var range: Range<Int>
  /// The node of an expression.
  var node: Int?

  /// `nil` if the statement always takes several lines.
  init?(_ statement: Declaration.Statement, in flat: inout FlatText) {
    let start = flat.count
    switch statement {
    case .expression(let layout): node = flat.add(layout)
    case .nested(let head, let body):
      guard body.count == 1, case .expression(let inner) = body[0] else { return nil }
      flat.add(head)
      flat.add(" { ")
      flat.add(inner)
      flat.add(" }")
    case .caught(let body, let handler):
      flat.add("do { ")
      flat.add(body)
      flat.add(" } catch { ")
      flat.add(handler)
      flat.add(" }")
    }
    range = start..<flat.count
  }
}

extension Declaration.Statement {
  fileprivate func write(to text: inout SourceText) {
    text.flat.removeAll()
    write(to: &text, flat: FlatStatement(self, in: &text.flat))
  }

  /// - Parameter flat: the statement in the flat text.
  fileprivate func write(to text: inout SourceText, flat: FlatStatement?) {
    if let flat, text.flat.width(flat.range) <= text.room {
      text.append(spaces: text.indentation)
      text.append(flat.range)
      text.endLine()
      return
    }
    switch self {
    case .expression:
      text.append(spaces: text.indentation)
      text.append(node: flat!.node!, indentation: text.indentation)
      text.endLine()
    case .nested(let head, let body):
      head.writeOpening(to: &text)
      text.indented { text in for statement in body { statement.write(to: &text) } }
      text.line("}")
    case .caught(let body, let handler):
      text.line("do {")
      text.indented { Declaration.Statement.expression(body).write(to: &$0) }
      text.line("} catch {")
      text.indented { Declaration.Statement.expression(handler).write(to: &$0) }
      text.line("}")
    }
  }
}

extension Layout {
  /// Writes what stands in front of a block, and its opening brace.
  fileprivate func writeOpening(to text: inout SourceText) {
    text.flat.removeAll()
    let node = text.flat.add(self)
    let end = text.flat.count
    text.append(spaces: text.indentation)
    let width = text.flat.width(0..<end)
    if width + 2 <= text.room {
      text.append(0..<end)
      text.append(" {")
    } else {
      text.append(node: node, indentation: text.indentation)
      text.endLine()
      text.append(spaces: text.indentation)
      text.append("{")
    }
    text.endLine()
  }
}
