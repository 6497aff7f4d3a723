import Synchronization
import Understudy

/// Whether a verification in the body fails. Nothing is reported to the test.
func hasFailures(_ body: () -> Void) -> Bool {
  let failed = Mutex(false)
  FailureReporter.$current.withValue(FailureReporter { _ in failed.withLock { $0 = true } }) {
    body()
  }
  return failed.withLock { $0 }
}
