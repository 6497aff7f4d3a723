import Synchronization

/// A clock that moves only when the test says so.
final class TestClock: Clock, Sendable {
  typealias Duration = Swift.Duration

  struct Instant: InstantProtocol {
    var offset = Duration.zero
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct State {
    var now = Instant()
    var sleepers: [(deadline: Instant, id: Int, continuation: CheckedContinuation<Void, Never>)] =
      []
    var cancelled: Set<Int> = []
    var nextID = 0
  }

  private let state = Mutex(State())
  let minimumResolution = Duration.zero

  var now: Instant { state.withLock { $0.now } }
  var sleeperCount: Int { state.withLock { $0.sleepers.count } }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isOver = state.withLock { state in
          if state.now >= deadline || state.cancelled.contains(id) { return true }
          state.sleepers.append((deadline, id, continuation))
          return false
        }
        if isOver { continuation.resume() }
      }
    } onCancel: {
      let sleeper = state.withLock { state in
        state.cancelled.insert(id)
        let index = state.sleepers.firstIndex { $0.id == id }
        return index.map { state.sleepers.remove(at: $0) }
      }
      sleeper?.continuation.resume()
    }
    try Task.checkCancellation()
  }

  /// Moves the time on, as soon as somebody sleeps.
  func advance(by duration: Duration) async {
    while sleeperCount == 0 { await Task.yield() }
    let awake = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let now = state.now
      let awake = state.sleepers.filter { $0.deadline <= now }
      state.sleepers.removeAll { $0.deadline <= now }
      return awake
    }
    for sleeper in awake { sleeper.continuation.resume() }
  }
}
