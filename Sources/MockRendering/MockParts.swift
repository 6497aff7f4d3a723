package import MockModel

/// What makes a class a mock whose signatures somebody else wrote.
package struct MockParts: Hashable, Sendable {
  /// What answers a call, for each member in its order.
  package enum Body: Hashable, Sendable {
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
    var context = MockContext(mock, options: options)
    context.name = mock.type.name
    context.types.mockName = mock.type.name
    var maker = PieceMaker(context)
    let pieces = maker.pieces(mock.members)
    let writer = MockWriter(context, pieces)
    var text = SourceText()
    writer.writeAdditions(to: &text)
    // Each by its name: a macro has to say all of them itself.
    var conformances = [context.words("Mock")]
    if writer.hasStatics { conformances.append(context.words("StaticMock")) }
    conformances.append((mock.isActor ? "" : "@unchecked ") + context.words("Sendable"))
    return MockParts(
      members: text.text,
      bodies: zip(pieces.flatMap(\.elements), mock.members.flatMap(\.elements)).map {
        body($0, of: $1, writer)
      }, conformances: conformances, diagnostics: maker.diagnostics)
  }

  private static func body(
    _ piece: MemberPieces, of member: Member, _ writer: MockWriter
  ) -> MockParts.Body {
    let statements = piece.witness.first?.body ?? []
    switch member {
    case .property, .subscripted:
      if case .expression = statements.first {
        return .accessors([block("get ", statements)])
      }
      return .accessors(
        statements.map { statement in
          var text = SourceText()
          Declaration.write([statement], to: &text)
          return String(text.text.dropLast())
        })
    case .initializer(let initializer) where !initializer.head.has("convenience"):
      var text = SourceText()
      text.line("{")
      text.indented { text in
        text.line(
          "\(writer.context.builders.core) = "
            + "\(writer.words("MockCore"))(\(writer.context.name.literal))")
        writer.writeAssignments(isStatic: false, to: &text)
        Declaration.write(Array(statements.dropFirst()), to: &text)
      }
      text.line("}")
      return .function(String(text.text.dropLast()))
    default: return .function(block("", statements))
    }
  }

  private static func block(_ head: String, _ statements: [Declaration.Statement]) -> String {
    var text = SourceText()
    text.line(head + "{")
    text.indented { Declaration.write(statements, to: &$0) }
    text.line("}")
    return String(text.text.dropLast())
  }
}
