/// Where generated text goes, piece by piece.
protocol TextSink: AnyObject {
  /// - Parameter text: in UTF-8.
  func write(_ text: [UInt8]) throws(FileError)
  /// Makes the text appear. Without it nothing changes.
  ///
  /// - Returns: Whether anything changed.
  func finish() throws(FileError) -> Bool
}

/// A stream that is written at once: standard output, a terminal, `/dev/null`.
final class StreamSink: TextSink {
  private let file: OpenFile

  init(_ file: OpenFile) {
    self.file = file
  }

  func write(_ text: [UInt8]) throws(FileError) { try file.write(text) }

  func finish() -> Bool { true }
}
