/// Where generated text goes, piece by piece.
protocol TextSink: AnyObject {
  /// - Parameter text: in UTF-8.
  func write(_ text: UnsafeRawBufferPointer) throws(FileError)
  /// Makes the text appear. Without it nothing changes.
  ///
  /// - Returns: Whether anything changed.
  func finish() throws(FileError) -> Bool
}

extension TextSink {
  func write(_ text: String) throws(FileError) {
    let result = Array(text.utf8).withUnsafeBytes { bytes in
      Result { () throws(FileError) in try write(bytes) }
    }
    try result.get()
  }
}

/// A stream that is written at once: standard output, a terminal, `/dev/null`.
final class StreamSink: TextSink {
  private let file: OpenFile

  init(_ file: OpenFile) {
    self.file = file
  }

  func write(_ text: UnsafeRawBufferPointer) throws(FileError) { try file.write(text) }

  func finish() -> Bool { true }
}
