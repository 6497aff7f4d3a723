/// A place in a source text: a byte offset and what an editor shows for it.
package struct SourceLocation: Hashable, Sendable {
  /// The number of UTF-8 bytes before this place.
  package var offset: Int
  /// The line, counted from 1.
  package var line: Int
  /// The column in UTF-8 bytes, counted from 1, as the compiler counts it.
  package var column: Int

  package init(offset: Int, line: Int, column: Int) {
    self.offset = offset
    self.line = line
    self.column = column
  }
}
