import Understudy

/// The texts of the failures in the body. Nothing is reported to the test.
func failuresOf(_ body: () throws -> Void) rethrows -> [String] {
  let texts = Guarded<[String]>([])
  let reporter = FailureReporter { failure in texts.withLock { $0.append(failure.text) } }
  try FailureReporter.$current.withValue(reporter, operation: body)
  return texts.withLock { $0 }
}
