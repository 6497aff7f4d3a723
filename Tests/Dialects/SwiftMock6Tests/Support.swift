import Understudy

/// The texts of the failures that the body causes.
func failureTexts(_ body: () throws -> Void) rethrows -> String {
  try failures(body).map(\.text).joined(separator: "\n---\n")
}

/// The failures that the body causes.
func failures(_ body: () throws -> Void) rethrows -> [MockFailure] {
  let seen = Seen()
  try FailureReporter.$current.withValue(
    FailureReporter { seen.failures.append($0) }, operation: body)
  return seen.failures
}

/// The texts of the failures that the body causes.
func failureTexts(_ body: () async throws -> Void) async rethrows -> String {
  let seen = Seen()
  try await FailureReporter.$current.withValue(
    FailureReporter { seen.failures.append($0) }, operation: body)
  return seen.failures.map(\.text).joined(separator: "\n---\n")
}

private final class Seen: @unchecked Sendable {
  var failures: [MockFailure] = []
}
