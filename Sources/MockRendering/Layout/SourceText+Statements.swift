/// Statements, each on one line where it fits.
extension SourceText {
  @inline(__always)
  mutating func statement(_ body: (inout FlatText) -> Void) {
    write(flattened { body(&$0) })
  }

  /// `let name: Type`, with the type on a line of its own where it does not fit behind the name.
  @inline(__always)
  mutating func storedProperty(
    _ head: (inout FlatText) -> Void, type: (inout FlatText) -> Void
  ) {
    flat.removeAll()
    head(&flat)
    flat.literal(":")
    let start = 0..<flat.count
    flat.literal(" ")
    let node = flat.root(type)
    let whole = 0..<flat.count
    append(spaces: indentation)
    if flat.fits(whole, room) {
      append(whole)
    } else {
      append(start)
      endLine()
      append(spaces: indentation + 2)
      append(node: node, indentation: indentation + 2)
    }
    endLine()
  }

  /// `get async { … }`, with one expression in it.
  mutating func nested(
    _ head: (inout FlatText) -> Void, expression: (inout FlatText) -> Void
  ) {
    let line = flattened { flat in
      head(&flat)
      flat.literal(" { ")
      expression(&flat)
      flat.literal(" }")
    }
    if fits(line) {
      write(line)
    } else {
      nested(head) { $0.statement(expression) }
    }
  }

  /// `if … { … }`, on several lines.
  mutating func nested(
    _ head: (inout FlatText) -> Void, statements: (inout SourceText) -> Void
  ) {
    let line = flattened(head)
    append(spaces: indentation)
    append(node: line.node, indentation: indentation)
    if !flat.fits(line.range, room - 2) {
      endLine()
      openBlock()
    } else {
      append(" {")
      endLine()
    }
    indented(statements)
    endBlock()
  }

  /// `do { … } catch { … }`
  mutating func caught(_ body: String, handler: String) {
    let line = flattened { $0.write("do { \(body) } catch { \(handler) }") }
    if fits(line) {
      write(line)
    } else {
      self.line("do {")
      indented { $0.line(body) }
      self.line("} catch {")
      indented { $0.line(handler) }
      self.line("}")
    }
  }

  private struct Line {
    var node: Int
    var range: Range<Int>
  }

  @inline(__always)
  private mutating func flattened(_ body: (inout FlatText) -> Void) -> Line {
    flat.removeAll()
    let node = flat.root(body)
    return Line(node: node, range: flat.nodes[node].range)
  }

  private mutating func fits(_ line: Line) -> Bool { flat.fits(line.range, room) }

  private mutating func write(_ line: Line) {
    append(spaces: indentation)
    append(node: line.node, indentation: indentation)
    endLine()
  }
}
