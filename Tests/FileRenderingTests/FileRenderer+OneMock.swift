import FileRendering
import MockModel
import MockRendering

extension FileRenderer {
  /// One mock without the file around it.
  static func render(_ mock: ResolvedMock, options: RenderOptions) -> RenderedText {
    var text = SourceText()
    let diagnostics = write(mock, options: options, to: &text)
    return RenderedText(text: text.text, diagnostics: diagnostics)
  }
}
