internal import MockModel

extension MockWriter {
  /// Writes the class or actor, what it conforms to and the opening brace.
  func writeHead(to text: inout SourceText) {
    let isActor = context.isolation == .actor
    let isolation =
      context.isolation == .none ? context.nonisolatedType : ""
    let access = context.isOpen && context.isPublic ? "open " : context.access
    let keyword = isActor ? "actor " : "\(isolation)\(context.isOpen ? "" : "final ")class "
    let generics = mock.generics.parameters.map { parameter in
      (parameter.isPack ? "each " : parameter.isValue ? "let " : "") + parameter.name
        + (parameter.constraint.map { ": \(context.types.constraint($0).spelling)" } ?? "")
    }
    var parents: [String] = []
    if let superclass = context.parentMock ?? mock.superclass?.spelling, !context.isOverriding {
      parents.append(superclass)
    }
    let arguments = context.isOverriding ? mock.generics.parameters.map(\.name) : []
    parents.append(
      mock.typeName + (arguments.isEmpty ? "" : "<\(arguments.joined(separator: ", "))>"))
    if context.mayBeGlobalActor, let known = knownParent {
      // Isolation would be inferred, and hold the mock off from sets and dictionaries.
      parents.append("nonisolated \(words(known))")
    }
    if !context.isOpen { parents.append(words(hasStatics ? .staticMock : .mock)) }
    if !isActor { parents.append("@unchecked \(words(.sendable))") }
    let start = access + keyword + context.name

    text.flat.removeAll()
    let node = text.flat.root { flat in
      flat.write(start)
      flat.generics(generics)
    }
    let head = 0..<text.flat.count
    text.flat.literal(": ")
    text.flat.write(parents.joined(separator: ", "))
    let list = head.upperBound..<text.flat.count
    let requirements = mock.generics.requirements.map(spelling).joined(separator: ", ")
    if !requirements.isEmpty { text.flat.write(" where \(requirements)") }

    text.append(spaces: text.indentation)
    let whole = 0..<text.flat.count
    if text.flat.fits(whole, text.room - 2) {
      text.append(whole)
      text.append(" {")
      text.endLine()
      return
    }
    let isBroken = !generics.isEmpty && !text.flat.fits(0..<list.upperBound, text.room)
    if isBroken {
      text.append(node: node, indentation: text.indentation, suffix: text.flat.width(list))
      text.append(list)
    } else {
      text.append(head)
      text.append(":")
      text.endLine()
      text.append(spaces: text.indentation + 2)
      text.append(list.dropFirst(2))
    }
    if requirements.isEmpty && isBroken {
      text.append(" {")
      text.endLine()
    } else {
      text.endLine()
      text.line(requirements.isEmpty ? "{" : "where \(requirements) {")
    }
  }

  private func spelling(_ requirement: Requirement) -> String {
    let isSame = requirement.relation == .isSame
    let left = context.types.constraint(requirement.left).spelling
    let right =
      isSame
      ? context.types.witness(requirement.right) : context.types.constraint(requirement.right)
    return isSame ? "\(left) == \(right.spelling)" : "\(left): \(right.spelling)"
  }
}
