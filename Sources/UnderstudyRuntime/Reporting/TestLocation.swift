/// A place in a test's source, where a failure is shown.
public struct TestLocation: Sendable {
  public let fileID: StaticString
  public let filePath: StaticString
  public let line: Int
  public let column: Int

  /// - Parameters:
  ///   - fileID: `Module/File.swift`.
  ///   - filePath: the file's full path.
  ///   - line: the line, counted from 1.
  ///   - column: the column, counted from 1.
  @inlinable
  public init(fileID: StaticString, filePath: StaticString, line: Int, column: Int) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// The place of the call itself.
  @inlinable
  public static func here(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) -> TestLocation {
    TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension TestLocation: Equatable {
  public static func == (left: TestLocation, right: TestLocation) -> Bool {
    left.line == right.line && left.column == right.column
      && left.filePath.description == right.filePath.description
  }
}

extension TestLocation: CustomStringConvertible {
  public var description: String { "\(fileID):\(line):\(column)" }
}
