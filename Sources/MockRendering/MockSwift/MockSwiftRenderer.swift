internal import MockModel

/// Writes what MockSwift needs to mock a protocol: extensions of `Mock`, `Given` and `Then`.
enum MockSwiftRenderer {
  static func render(_ mock: ResolvedMock, options: RenderOptions) -> RenderedText {
    var writer = MockSwiftWriter(mock, options: options)
    writer.write()
    return RenderedText(
      text: writer.lines.text.isEmpty ? "" : "\n" + writer.lines.text,
      diagnostics: writer.diagnostics)
  }
}

/// The classes that are extended.
enum MockSwiftRole: String, CaseIterable {
  case mock = "Mock"
  case given = "Given"
  case then = "Then"

  /// `Mockable` or `Verifiable`.
  var result: String { self == .given ? "Mockable" : "Verifiable" }
  /// `mockable` or `verifiable`.
  var function: String { self == .given ? "mockable" : "verifiable" }
}
