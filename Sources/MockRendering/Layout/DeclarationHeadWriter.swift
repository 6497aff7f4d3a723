/// What stands in front of a declaration's body, in the flat text.
struct DeclarationHeadWriter {
  private let declaration: Declaration
  /// The introducer, the generic parameters and the parameters.
  private let head: Range<Int>
  /// The row of these.
  private let headNode: Int
  private let effects: Range<Int>
  /// With the arrow in front of it.
  private let result: Range<Int>
  private let resultNode: Int?
  private let requirements: Range<Int>

  init(_ declaration: Declaration, in flat: inout FlatText) {
    self.declaration = declaration
    let start = flat.count
    var parts: [Layout] = [.text(declaration.introducer)]
    if !declaration.generics.isEmpty { parts.append(.list(.generics, declaration.generics)) }
    if let parameters = declaration.parameters { parts.append(.list(.parameters, parameters)) }
    headNode = flat.add(.row(parts))
    head = start..<flat.count

    for effect in declaration.effects {
      flat.add(" ")
      flat.add(effect)
    }
    effects = head.upperBound..<flat.count

    if let result = declaration.result {
      // A property's type stands behind its colon.
      if declaration.parameters != nil { flat.add(Self.arrow) }
      resultNode = flat.add(result)
    } else {
      resultNode = nil
    }
    result = effects.upperBound..<flat.count

    for (index, requirement) in declaration.requirements.enumerated() {
      flat.add(index == 0 ? " where " : ", ")
      flat.add(requirement)
    }
    requirements = result.upperBound..<flat.count
  }

  private static let arrow = " -> "

  /// All of it, on one line.
  var range: Range<Int> { head.lowerBound..<requirements.upperBound }

  func writeFlat(to text: inout SourceText, end: String) {
    text.append(spaces: text.indentation)
    text.append(range)
    text.append(end)
    text.endLine()
  }

  /// Writes it with the opening brace, on as many lines as it takes.
  func write(to text: inout SourceText) {
    let tail = effects.lowerBound..<result.upperBound
    if text.flat.width(range) + 2 <= text.room {
      writeFlat(to: &text, end: " {")
    } else if !requirements.isEmpty,
      text.flat.width(head) + text.flat.width(tail) <= text.room
    {
      text.append(spaces: text.indentation)
      text.append(head.lowerBound..<result.upperBound)
      text.endLine()
      writeRequirements(to: &text)
    } else if declaration.parameters == nil, let resultNode {
      text.append(spaces: text.indentation)
      text.append(head)
      text.append(node: resultNode, indentation: text.indentation, suffix: 2)
      text.append(" {")
      text.endLine()
    } else {
      writeBroken(to: &text)
    }
  }

  private func writeBroken(to text: inout SourceText) {
    var start = head.lowerBound..<effects.upperBound
    var behind = effects.upperBound..<effects.upperBound
    if text.flat.width(start) > text.room, text.flat.width(head) <= text.room {
      start = head
      behind = effects
    }
    text.append(spaces: text.indentation)
    var isOpen = false
    if text.flat.width(start) <= text.room, resultNode != nil || !behind.isEmpty {
      text.append(start)
      text.endLine()
      text.append(spaces: text.indentation + 2)
      text.append(behind.dropFirst())
      if !behind.isEmpty && resultNode != nil { text.append(" ") }
      writeResult(to: &text)
    } else {
      isOpen = writeBrokenParameters(to: &text)
    }
    if requirements.isEmpty {
      if isOpen {
        text.append(" {")
      } else {
        text.endLine()
        text.append(spaces: text.indentation)
        text.append("{")
      }
      text.endLine()
    } else {
      text.endLine()
      writeRequirements(to: &text)
    }
  }

  /// - Returns: Whether the brace may stand on the last line.
  private func writeBrokenParameters(to text: inout SourceText) -> Bool {
    text.append(node: headNode, indentation: text.indentation)
    text.append(effects)
    guard resultNode != nil else { return true }
    let brace = requirements.isEmpty ? 2 : 0
    if text.column + text.flat.width(result) + brace <= Layout.lineLength {
      text.append(result)
      return true
    }
    text.endLine()
    text.append(spaces: text.indentation + 2)
    writeResult(to: &text)
    return false
  }

  /// Writes the arrow and the result at the start of a line.
  private func writeResult(to text: inout SourceText) {
    guard let resultNode, !text.flat.nodes[resultNode].range.isEmpty else { return }
    text.append("-> ")
    text.append(node: resultNode, indentation: text.indentation + 2)
  }

  private func writeRequirements(to text: inout SourceText) {
    let clause = requirements.dropFirst()
    text.append(spaces: text.indentation)
    if text.flat.width(clause) + 2 <= text.room {
      text.append(clause)
      text.append(" {")
      text.endLine()
      return
    }
    text.append("where")
    text.endLine()
    text.indented { text in
      for (index, requirement) in declaration.requirements.enumerated() {
        text.line(requirement + (index == declaration.requirements.count - 1 ? "" : ","))
      }
    }
    text.line("{")
  }
}
