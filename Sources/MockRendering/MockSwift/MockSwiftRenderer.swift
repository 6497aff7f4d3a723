internal import MockModel

/// Writes what MockSwift needs to mock a protocol: extensions of `Mock`, `Given` and `Then`.
enum MockSwiftRenderer {
  /// Appends the text of one mock, with the empty line in front of it.
  ///
  /// - Returns: what could not be written.
  static func write(
    _ mock: ResolvedMock, options: RenderOptions, to text: inout SourceText
  ) -> [Diagnostic] {
    var writer = MockSwiftWriter(mock, options: options)
    writer.write()
    writer.lines.append(to: &text)
    return writer.diagnostics
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
