import Foundation
import UnderstudyRuntime

/// Collects failures instead of failing the test.
final class FailureRecorder: @unchecked Sendable {
  private let lock = NSLock()
  private var recorded: [MockFailure] = []

  var failures: [MockFailure] { lock.withLock { recorded } }
  var texts: [String] { failures.map(\.text) }

  var reporter: FailureReporter {
    FailureReporter { failure in self.lock.withLock { self.recorded.append(failure) } }
  }
}

/// The failures that the body causes.
func failures(_ body: () throws -> Void) rethrows -> [MockFailure] {
  let recorder = FailureRecorder()
  try FailureReporter.$current.withValue(recorder.reporter, operation: body)
  return recorder.failures
}

/// The failures that the body causes.
nonisolated(nonsending) func failures(
  _ body: nonisolated(nonsending) () async throws -> Void
) async rethrows -> [MockFailure] {
  let recorder = FailureRecorder()
  try await FailureReporter.$current.withValue(recorder.reporter, operation: body)
  return recorder.failures
}

/// The text of the only failure that the body causes.
func failureText(_ body: () throws -> Void) rethrows -> String {
  try failures(body).map(\.text).joined(separator: "\n---\n")
}
