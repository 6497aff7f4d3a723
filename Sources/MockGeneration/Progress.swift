internal import Synchronization

/// How far the work has come, told from whichever thread did it.
package final class Progress: Sendable {
  package struct State: Hashable, Sendable {
    /// What is being done: `reading`, `writing`.
    package var work: String
    package var done: Int
    package var total: Int

    package init(work: String, done: Int, total: Int) {
      self.work = work
      self.done = done
      self.total = total
    }
  }

  private let state = Mutex(State(work: "", done: 0, total: 0))
  private let report: @Sendable (State) -> Void

  /// - Parameter report: Called often, under a lock, from any thread.
  package init(report: @escaping @Sendable (State) -> Void) {
    self.report = report
  }

  func begin(_ work: String, total: Int) {
    state.withLock { $0 = State(work: work, done: 0, total: total) }
  }

  func advance(by count: Int = 1) {
    state.withLock { state in
      state.done += count
      report(state)
    }
  }
}
