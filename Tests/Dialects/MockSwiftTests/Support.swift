import Understudy

/// The texts of the failures that the body causes.
func failureTexts(_ body: () throws -> Void) rethrows -> String {
  try failures(body).map(\.text).joined(separator: "\n---\n")
}

/// The lines of the failures that the body causes.
func failureLines(_ body: () throws -> Void) rethrows -> [Int] {
  try failures(body).map(\.location.line)
}

private func failures(_ body: () throws -> Void) rethrows -> [MockFailure] {
  let seen = Seen()
  try FailureReporter.$current.withValue(
    FailureReporter { seen.failures.append($0) }, operation: body)
  return seen.failures
}

private final class Seen: @unchecked Sendable {
  var failures: [MockFailure] = []
}
