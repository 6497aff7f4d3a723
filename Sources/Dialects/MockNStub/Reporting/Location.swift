internal import UnderstudyRuntime

/// A place in a test's source, where a failure is shown.
public struct Location: Sendable {
  /// The file's full path.
  public let file: StaticString
  /// The line, counted from 1.
  public let line: UInt
  private let fileID: StaticString
  private let column: Int

  /// - Parameters:
  ///   - file: the file's full path.
  ///   - line: the line, counted from 1.
  ///   - fileID: the file as `Module/File.swift`.
  ///   - column: the column, counted from 1.
  public init(
    file: StaticString = #filePath, line: UInt = #line, fileID: StaticString = #fileID,
    column: Int = #column
  ) {
    self.file = file
    self.line = line
    self.fileID = fileID
    self.column = column
  }

  /// The place in the engine's words.
  var testLocation: TestLocation {
    // Who passes a file on, in a helper, passes no other names of it: then the path has to do.
    let isSameFile = "\(fileID)".split(separator: "/").last == "\(file)".split(separator: "/").last
    return TestLocation(
      fileID: isSameFile ? fileID : file, filePath: file, line: Int(line),
      column: isSameFile ? column : 1)
  }
}
