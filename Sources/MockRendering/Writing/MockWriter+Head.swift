internal import MockModel

extension MockWriter {
  /// Writes the class or actor, what it conforms to and the opening brace.
  func writeHead(to text: inout SourceText) {
    let generics = mock.generics.parameters.map(clause)
    text.flat.removeAll()
    let node = text.flat.root { flat in
      writeIntroducer(to: &flat)
      flat.write(context.name)
      flat.generics(generics)
    }
    let head = 0..<text.flat.count
    writeParents(to: &text.flat)
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

  /// Writes `public final class `.
  private func writeIntroducer(to flat: inout FlatText) {
    if context.isOpen && context.isPublic {
      flat.literal("open ")
    } else {
      flat.write(context.access)
    }
    if context.isolation == .actor { return flat.literal("actor ") }
    if context.isolation == .none { flat.write(context.nonisolatedType) }
    flat.literal(context.isOpen ? "class " : "final class ")
  }

  /// Writes `: Store, Mock, @unchecked Sendable`.
  private func writeParents(to flat: inout FlatText) {
    flat.literal(": ")
    if let superclass = context.parentMock ?? mock.superclass?.spelling, !context.isOverriding {
      flat.write(superclass)
      flat.literal(", ")
    }
    flat.write(mock.typeName)
    let arguments = mock.generics.parameters
    if context.isOverriding, !arguments.isEmpty {
      flat.write("<\(arguments.map(\.name).joined(separator: ", "))>")
    }
    if context.mayBeGlobalActor, let known = knownParent {
      // Isolation would be inferred, and hold the mock off from sets and dictionaries.
      flat.literal(", nonisolated ")
      flat.name(known, in: words)
    }
    if !context.isOpen {
      flat.literal(", ")
      flat.name(hasStatics ? .staticMock : .mock, in: words)
    }
    if context.isolation != .actor {
      flat.literal(", @unchecked ")
      flat.name(.sendable, in: words)
    }
  }

  private func clause(_ parameter: GenericClause.Parameter) -> String {
    (parameter.isPack ? "each " : parameter.isValue ? "let " : "") + parameter.name
      + (parameter.constraint.map { ": \(context.types.constraint($0).spelling)" } ?? "")
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
