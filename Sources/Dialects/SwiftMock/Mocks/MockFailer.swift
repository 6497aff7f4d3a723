/// Takes failures, in place of the test framework: to test helpers of your own.
public protocol MockFailer {
  /// Fails the test.
  ///
  /// - Parameters:
  ///   - message: what went wrong.
  ///   - file: where the test speaks of it.
  ///   - line: the line in the file.
  func doFail(_ message: String, file: String, line: UInt)
}
