/// Runs all verifications of the body, and reports what failed in them once, together.
///
/// ```swift
/// verifyAll {
///   verify(service).load().called(1)
///   verify(journal).note(.any).called(.never)
/// }
/// ```
///
/// - Parameter body: verifications, of any mocks.
/// - Returns: what the body returns.
/// - Throws: what the body throws.
@discardableResult
public func verifyAll<Result, Problem: Error>(
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, _ body: () throws(Problem) -> Result
) throws(Problem) -> Result {
  let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let collector = FailureCollector()
  let outcome = FailureReporter.$current.withValue(collector.reporter) {
    Swift.Result(catching: { () throws(Problem) in try body() })
  }
  collector.reportTogether(at: location)
  return try outcome.get()
}

/// Runs all verifications of the body, and reports what failed in them once, together.
///
/// - Parameter body: verifications, of any mocks, which may wait for calls.
/// - Returns: what the body returns.
/// - Throws: what the body throws.
@discardableResult
public nonisolated(nonsending) func verifyAll<Result>(
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, _ body: nonisolated(nonsending) () async throws -> Result
) async rethrows -> Result {
  let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let collector = FailureCollector()
  defer { collector.reportTogether(at: location) }
  return try await FailureReporter.$current.withValue(collector.reporter, operation: body)
}

/// Collects the failures of the body instead of reporting them: to test your own helpers. No
/// failure at all is a failure.
///
/// ```swift
/// let failures = expectFailure { verifyLoggedIn(service) }
/// #expect(failures.first?.text.contains("login") == true)
/// ```
///
/// - Parameter body: what must fail.
/// - Returns: the failures, in order.
/// - Throws: what the body throws.
@discardableResult
public func expectFailure(
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, _ body: () throws -> Void
) rethrows -> [MockFailure] {
  let collector = FailureCollector()
  try FailureReporter.$current.withValue(collector.reporter, operation: body)
  collector.reportIfEmpty(
    at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  return collector.failures
}

/// Collects the failures of the body instead of reporting them: to test your own helpers. No
/// failure at all is a failure.
///
/// - Parameter body: what must fail.
/// - Returns: the failures, in order.
/// - Throws: what the body throws.
@discardableResult
public nonisolated(nonsending) func expectFailure(
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, _ body: nonisolated(nonsending) () async throws -> Void
) async rethrows -> [MockFailure] {
  let collector = FailureCollector()
  try await FailureReporter.$current.withValue(collector.reporter, operation: body)
  collector.reportIfEmpty(
    at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  return collector.failures
}

/// Keeps failures until somebody asks for them.
private final class FailureCollector: @unchecked Sendable {
  private let lock = Lock()
  private var collected: [MockFailure] = []
  /// Where failures went before.
  private let outer = FailureReporter.forNewMock()

  var failures: [MockFailure] { lock.locked { collected } }

  var reporter: FailureReporter {
    FailureReporter { failure in self.lock.locked { self.collected.append(failure) } }
  }

  func reportTogether(at location: TestLocation) {
    let failures = failures
    switch failures.count {
    case 0: return
    case 1: outer.report(failures[0])
    default: outer.report(MockFailure(kind: .several(failures), location: location))
    }
  }

  func reportIfEmpty(at location: TestLocation) {
    guard failures.isEmpty else { return }
    outer.report(
      MockFailure(
        kind: .misuse("a failure of a mock was expected, but none was found"),
        location: location))
  }
}
