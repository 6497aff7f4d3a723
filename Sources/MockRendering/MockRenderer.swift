package import MockModel

/// Writes mocks as Swift text: value in, text out.
package enum MockRenderer {
  /// The names that generated code takes from the libraries: where the sources declare types of
  /// these names, ``RenderOptions`` has to say so.
  package static let usedNames = NameSet(Vocabulary.all)

  /// One mock, with the empty line in front of it.
  package static func render(_ mock: ResolvedMock, options: RenderOptions) -> RenderedText {
    var text = SourceText()
    let diagnostics = write(mock, options: options, to: &text)
    return RenderedText(text: text.text, diagnostics: diagnostics)
  }

  /// Appends the text of one mock, with the empty line in front of it.
  ///
  /// - Returns: What could not be written.
  package static func write(
    _ mock: ResolvedMock, options: RenderOptions, to text: inout SourceText
  ) -> [Diagnostic] {
    let context = MockContext(mock, options: options)
    var maker = PieceMaker(context)
    let pieces = maker.pieces(context.mock.members)
    let writer = MockWriter(context, pieces, initializers: maker.superInitializers)
    text.endLine()
    if let condition = context.mock.type.conditions.joinedConditions {
      text.line("#if \(condition)")
      text.indented { writer.writeInPlace(to: &$0) }
      text.line("#endif")
    } else {
      writer.writeInPlace(to: &text)
    }
    return maker.diagnostics
  }
}

/// Swift text, and what could not be written.
package struct RenderedText: Equatable, Sendable {
  package var text: String
  package var diagnostics: [Diagnostic]

  package init(text: String, diagnostics: [Diagnostic]) {
    self.text = text
    self.diagnostics = diagnostics
  }
}

extension [String] {
  /// One condition for all of these.
  package var joinedConditions: String? {
    switch count {
    case 0: nil
    case 1: self[0]
    default:
      map { $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? $0 : "(\($0))" }
        .joined(separator: " && ")
    }
  }
}
