internal import UnderstudyRuntime

/// The end of a call that is held: the call goes on when it is fulfilled.
public protocol AsyncFuture {
  /// Lets the call go on, now or as soon as it comes.
  func fulfill()
}

/// A call that is held, and then returns a value.
public final class AsyncSuccessOutcome: AsyncFuture, Sendable {
  let gate = Gate()

  public func fulfill() { gate.open() }
}

/// A call that is held, and then throws an error.
public final class AsyncFailureOutcome: AsyncFuture, Sendable {
  let gate = Gate()

  public func fulfill() { gate.open() }
}

/// What calls wait at.
final class Gate: Sendable {
  private struct State {
    var isOpen = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Guarded(State())

  func open() {
    let waiting = state.withLock { state in
      defer { state = State(isOpen: true) }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  nonisolated(nonsending) func wait() async {
    await withCheckedContinuation { continuation in
      let isOpen = state.withLock { state in
        if !state.isOpen { state.waiting.append(continuation) }
        return state.isOpen
      }
      if isOpen { continuation.resume() }
    }
  }
}
