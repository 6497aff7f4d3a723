internal import MockModel

/// Writes mocks as the generator of Mirage does: one handler for each function.
enum MirageRenderer {
  static func render(_ mock: ResolvedMock, options: RenderOptions) -> RenderedText {
    var writer = MirageWriter(mock, options: options)
    writer.write()
    return RenderedText(text: "\n" + writer.text.text, diagnostics: writer.diagnostics)
  }
}
