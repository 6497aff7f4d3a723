import Synchronization
import UnderstudyRuntime

/// Collects failures instead of failing the test.
final class FailureRecorder: Sendable {
  private let recorded = Mutex<[MockFailure]>([])

  var failures: [MockFailure] { recorded.withLock { $0 } }
  var texts: [String] { failures.map(\.text) }

  var reporter: FailureReporter {
    FailureReporter { failure in self.recorded.withLock { $0.append(failure) } }
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
