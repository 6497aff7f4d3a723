internal import MockModel

/// Where the parts are, in the flat text, of what stands in front of a declaration's body.
struct Signature {
  /// The introducer, the generic parameters and the parameters.
  fileprivate var head = 0..<0
  /// The row of these.
  fileprivate var headNode = 0
  fileprivate var effects = 0..<0
  /// With the arrow in front of it.
  fileprivate var result = 0..<0
  /// The same without the arrow.
  fileprivate var resultType = 0..<0
  /// The node of the result's type, unless that was kept.
  fileprivate var resultNode = 0
  fileprivate var keptResult: FlatText.Kept?
  /// The `where` clause.
  fileprivate var requirements = 0..<0
  fileprivate var requirementTexts: [String] = []
  fileprivate var isProperty = false

  fileprivate var hasResult: Bool { !resultType.isEmpty }

  /// All of it, on one line.
  fileprivate var whole: Range<Int> { head.lowerBound..<requirements.upperBound }
}

// MARK: - Signatures

extension SourceText {
  /// Begins a declaration. Its body has to follow.
  ///
  /// - Parameters:
  ///   - attributes: each gets a line of its own.
  ///   - isProperty: whether the result stands behind a colon, which is the head's end.
  ///   - head: writes the introducer, the generic parameters and the parameters.
  ///   - keptResult: the result's type, if it was kept.
  ///   - result: writes the result's type, or nothing.
  @inline(__always)
  mutating func declaration(
    attributes: [String] = [], isProperty: Bool = false, effects: Effects = Effects(),
    requirements: [String] = [], keptResult: FlatText.Kept? = nil, head: (inout FlatText) -> Void,
    result: (inout FlatText) -> Void = { _ in }
  ) {
    for attribute in attributes { line(attribute) }
    flat.removeAll()
    signature.headNode = flat.root(head)
    signature.head = 0..<flat.count
    flat.write(effects)
    signature.effects = signature.head.upperBound..<flat.count

    let arrow = isProperty ? "" : " -> "
    flat.write(arrow)
    let start = flat.count
    signature.keptResult = keptResult
    if let keptResult {
      flat.writeText(of: keptResult)
    } else {
      signature.resultNode = flat.root(result)
    }
    signature.resultType = start..<flat.count
    if flat.count == start { flat.removeLast(arrow.utf8.count) }
    signature.result = signature.effects.upperBound..<flat.count

    for (index, requirement) in requirements.enumerated() {
      flat.write(index == 0 ? " where " : ", ")
      flat.write(requirement)
    }
    signature.requirements = signature.result.upperBound..<flat.count
    signature.requirementTexts = requirements
    signature.isProperty = isProperty
  }

  /// The body, if it is one expression.
  @inline(__always)
  mutating func body(_ expression: (inout FlatText) -> Void) {
    let start = flat.count
    let node = flat.root(expression)
    let statement = start..<flat.count
    if fitsInLine(statement) {
      writeInLine(statement)
      return
    }
    writeSignature()
    indented { text in
      text.append(spaces: text.indentation)
      text.append(node: node, indentation: text.indentation)
      text.endLine()
    }
    endBlock()
  }

  /// The body, if it is one accessor of one expression.
  mutating func body(nested head: (inout FlatText) -> Void, expression: (inout FlatText) -> Void) {
    let start = flat.count
    head(&flat)
    flat.literal(" { ")
    expression(&flat)
    flat.literal(" }")
    let statement = start..<flat.count
    if fitsInLine(statement) {
      writeInLine(statement)
      return
    }
    writeSignature()
    indented { $0.nested(head, expression: expression) }
    endBlock()
  }

  /// The body, on lines of its own.
  mutating func body(statements: (inout SourceText) -> Void) {
    writeSignature()
    indented(statements)
    endBlock()
  }

  private mutating func fitsInLine(_ statement: Range<Int>) -> Bool {
    flat.fits(signature.whole.lowerBound..<statement.upperBound, room - 5)
  }

  private mutating func writeInLine(_ statement: Range<Int>) {
    append(spaces: indentation)
    append(signature.whole)
    append(" { ")
    append(statement)
    append(" }")
    endLine()
  }
}

// MARK: - Breaking a signature

extension SourceText {
  /// Writes it with the opening brace, on as many lines as it takes.
  private mutating func writeSignature() {
    let tail = signature.effects.lowerBound..<signature.result.upperBound
    append(spaces: indentation)
    if flat.fits(signature.whole, room - 2) {
      append(signature.whole)
      append(" {")
      endLine()
    } else if !signature.requirements.isEmpty,
      flat.fits(signature.head.lowerBound..<tail.upperBound, room)
    {
      append(signature.head.lowerBound..<tail.upperBound)
      endLine()
      append(spaces: indentation)
      writeRequirements()
    } else if signature.isProperty, signature.hasResult {
      append(signature.head)
      writeResultType(indentation: indentation, suffix: 2)
      append(" {")
      endLine()
    } else {
      writeBrokenSignature()
    }
  }

  private mutating func writeBrokenSignature() {
    var start = signature.head.lowerBound..<signature.effects.upperBound
    var behind = start.upperBound..<start.upperBound
    if !flat.fits(start, room), flat.fits(signature.head, room) {
      start = signature.head
      behind = signature.effects
    }
    let hasResult = signature.hasResult
    var takesBrace = false
    if flat.fits(start, room), hasResult || !behind.isEmpty {
      append(start)
      endLine()
      append(spaces: indentation + 2)
      append(behind.dropFirst())
      if !behind.isEmpty && hasResult { append(" ") }
      writeResult()
    } else {
      takesBrace = writeBrokenParameters()
    }
    if signature.requirements.isEmpty && takesBrace {
      append(" {")
      endLine()
      return
    }
    endLine()
    if signature.requirements.isEmpty {
      openBlock()
    } else {
      append(spaces: indentation)
      writeRequirements()
    }
  }

  /// - Returns: Whether the brace may stand on the last line.
  private mutating func writeBrokenParameters() -> Bool {
    append(node: signature.headNode, indentation: indentation)
    append(signature.effects)
    guard signature.hasResult else { return true }
    let brace = signature.requirements.isEmpty ? 2 : 0
    if fits(signature.result, suffix: brace) {
      append(signature.result)
      return true
    }
    endLine()
    append(spaces: indentation + 2)
    writeResult()
    return false
  }

  /// Writes the arrow and the result at the start of a line.
  private mutating func writeResult() {
    guard signature.hasResult else { return }
    append("-> ")
    writeResultType(indentation: indentation + 2)
  }

  private mutating func writeResultType(indentation: Int, suffix: Int = 0) {
    if fits(signature.resultType, suffix: suffix) { return append(signature.resultType) }
    let node =
      signature.keptResult.map {
        flat.writeNodes(of: $0, at: signature.resultType.lowerBound)
      } ?? signature.resultNode
    append(node: node, indentation: indentation, suffix: suffix)
  }

  private mutating func writeRequirements() {
    let clause = signature.requirements.dropFirst()
    if flat.fits(clause, room - 2) {
      append(clause)
      append(" {")
      endLine()
      return
    }
    append("where")
    endLine()
    let requirements = signature.requirementTexts
    indented { text in
      for (index, requirement) in requirements.enumerated() {
        text.line(requirement + (index == requirements.count - 1 ? "" : ","))
      }
    }
    openBlock()
  }
}
