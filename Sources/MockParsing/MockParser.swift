package import MockModel

/// Reads Swift declarations: what a source file holds that matters to a mock.
///
/// It never fails and never stops the process. What it cannot understand becomes a diagnostic, and
/// the rest of the file is read all the same.
package enum MockParser {
  /// What is collected beyond protocols and the classes that ask to be mocked.
  package struct Options: Equatable, Sendable {
    /// Collect every class, also those that no attribute or comment asks to be mocked.
    package var collectsAllClasses: Bool
    /// Collect the names of all types, those at the top level and those inside others.
    package var collectsTypeNames: Bool
    /// The style whose annotations ask for a mock. Those of members are kept for the styles that have
    /// some.
    package var style: MockStyle
    /// Look for bytes that are not UTF-8: not where somebody did.
    package var validates: Bool

    package init(
      collectsAllClasses: Bool = false, collectsTypeNames: Bool = false,
      style: MockStyle = .native, validates: Bool = true
    ) {
      self.collectsAllClasses = collectsAllClasses
      self.collectsTypeNames = collectsTypeNames
      self.style = style
      self.validates = validates
    }
  }

  /// Parses UTF-8 text.
  ///
  /// - Parameters:
  ///   - bytes: The whole text of a file, with its byte order mark if it has one.
  ///   - path: What diagnostics call the file.
  package static func parse(
    bytes: [UInt8], path: String, options: Options = Options()
  ) -> ParsedFile {
    bytes.withUnsafeBufferPointer { parse(bytes: $0, path: path, options: options) }
  }

  /// Parses UTF-8 text that somebody else owns, without copying it.
  package static func parse(
    bytes: UnsafeBufferPointer<UInt8>, path: String, options: Options = Options()
  ) -> ParsedFile {
    var parser = Parser(bytes, options: options)
    return parser.parseFile(path: path)
  }

  /// Parses a string.
  package static func parse(
    _ text: String, path: String, options: Options = Options()
  ) -> ParsedFile {
    var text = text
    return text.withUTF8 { parse(bytes: $0, path: path, options: options) }
  }
}
