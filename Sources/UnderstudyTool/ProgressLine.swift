internal import MockGeneration
internal import Synchronization

/// One line on a terminal that is written over and over, from one second after the start on.
final class ProgressLine: Sendable {
  private struct State {
    var nextReport: ContinuousClock.Instant
    var width = 0
  }

  private let state: Mutex<State>
  private let write: @Sendable (String) -> Void

  init(
    startingAt start: ContinuousClock.Instant = .now, write: @escaping @Sendable (String) -> Void
  ) {
    state = Mutex(State(nextReport: start + .seconds(1)))
    self.write = write
  }

  func report(_ progress: Progress.State, at now: ContinuousClock.Instant = .now) {
    state.withLock { state in
      guard now >= state.nextReport else { return }
      state.nextReport = now + .milliseconds(100)
      let text = "\(progress.work) \(progress.done) of \(progress.total)"
      let padding = String(repeating: " ", count: max(0, state.width - text.count))
      state.width = text.count
      write("\r\(text)\(padding)")
    }
  }

  /// Wipes the line, if there is one.
  func end() {
    state.withLock { state in
      if state.width > 0 { write("\r\(String(repeating: " ", count: state.width))\r") }
      state.width = 0
    }
  }
}
