package import MockModel

/// What makes a class a mock whose signatures somebody else wrote.
package struct MockParts: Equatable, Sendable {
  /// What answers a call, for each member in its order.
  package enum Body: Equatable, Sendable {
    /// Statements between braces.
    case function(String)
    /// `get { … }`, and `set { … }` for what can be set.
    case accessors([String])
  }

  /// State, initialiser and builders, to stand inside the class.
  package var members: String
  package var bodies: [Body]
  /// What the class has to conform to.
  package var conformances: [String]
  package var diagnostics: [Diagnostic]
}

extension MockRenderer {
  /// The parts of a class that is a mock by the name of `mock.type`.
  package static func parts(_ mock: ResolvedMock, options: RenderOptions) -> MockParts {
    let context = MockContext(mock, options: options, ownClass: true)
    var maker = PieceMaker(context)
    let pieces = maker.pieces(mock.members)
    let writer = MockWriter(context, pieces)
    var text = SourceText()
    writer.writeAdditions(to: &text)
    // Each by its name: a macro has to say all of them itself.
    var conformances = [context.words(.mock)]
    if writer.hasStatics { conformances.append(context.words(.staticMock)) }
    conformances.append((mock.isActor ? "" : "@unchecked ") + context.words(.sendable))
    var bodies: [MockParts.Body] = []
    pieces.forEachElement { bodies.append(writer.body($0)) }
    return MockParts(
      members: text.text, bodies: bodies, conformances: conformances,
      diagnostics: maker.diagnostics)
  }
}

extension MockWriter {
  fileprivate func body(_ piece: MemberPieces) -> MockParts.Body {
    switch piece.member {
    case .method:
      return .function(Self.block { piece.call.writeStatements(to: &$0) })
    case .initializer(let initializer):
      return .function(
        Self.block { text in
          if initializer.head.has("convenience") {
            piece.writeDelegation(to: &text)
          } else {
            text.line(
              context.builders.core, " = ", words(.mockCore), "(", context.name.literal, ")")
            writeAssignments(isStatic: false, to: &text)
          }
          piece.writeOutcomeCheck(initializer, to: &text)
        })
    case .property, .subscripted:
      return .accessors(accessors(piece.member.accessors, of: piece))
    case .associatedType, .typeAlias: return .accessors([])
    }
  }

  private func accessors(_ accessors: [Accessor], of piece: MemberPieces) -> [String] {
    var texts = [Self.text { piece.writeGetter(accessors, to: &$0) }]
    if piece.isSettable { texts.append(Self.text(piece.writeSetter)) }
    return texts
  }

  private static func block(_ body: (inout SourceText) -> Void) -> String {
    text { text in
      text.line("{")
      text.indented(body)
      text.line("}")
    }
  }

  /// The text without the end of its last line.
  private static func text(_ body: (inout SourceText) -> Void) -> String {
    var text = SourceText()
    body(&text)
    return String(text.text.dropLast())
  }
}
