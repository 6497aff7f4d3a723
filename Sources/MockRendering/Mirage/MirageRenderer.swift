internal import MockModel

/// Writes mocks as the generator of Mirage does: one handler for each function.
enum MirageRenderer {
  /// Appends the text of one mock, with the empty line in front of it.
  ///
  /// - Returns: what could not be written.
  static func write(
    _ mock: ResolvedMock, options: RenderOptions, to text: inout SourceText
  ) -> [Diagnostic] {
    var writer = MirageWriter(mock, options: options)
    writer.write()
    writer.text.append(to: &text)
    return writer.diagnostics
  }
}
