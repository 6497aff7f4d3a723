/// State of any type that belongs to whoever holds its lock.
///
/// The dialects keep their state in it rather than in a `Mutex`, which the Thread Sanitizer does not
/// see.
package final class Guarded<State>: @unchecked Sendable {
  private let lock = Lock()
  private var state: State

  package init(_ state: State) { self.state = state }

  /// Runs the body under the lock. No code of a user may run in it.
  package func withLock<Result>(_ body: (inout State) -> Result) -> Result {
    lock.locked { body(&state) }
  }
}
