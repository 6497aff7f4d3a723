import Foundation

/// Waits for calls, in a thread or in a task.
final class Waiter: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)
  private let stream: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation

  init() {
    (stream, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  /// Tells that a call came.
  func wake() {
    semaphore.signal()
    continuation.yield()
  }

  /// Waits in this thread. What waits for the main thread meanwhile gets it.
  func wait(upTo seconds: TimeInterval, until isDone: () -> Bool) {
    let end = Date(timeIntervalSinceNow: seconds)
    while !isDone(), end.timeIntervalSinceNow > 0 {
      if Thread.isMainThread {
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.005))
        _ = semaphore.wait(timeout: .now() + 0.001)
      } else {
        _ = semaphore.wait(timeout: .now() + end.timeIntervalSinceNow)
      }
    }
  }

  /// Waits in this task.
  nonisolated(nonsending) func wait(upTo time: Duration, until isDone: () -> Bool) async {
    let end = ContinuousClock.now + time
    let alarm = Task { [continuation] in
      try? await Task.sleep(until: end, clock: .continuous)
      continuation.yield()
    }
    defer { alarm.cancel() }
    var iterator = stream.makeAsyncIterator()
    while !isDone(), ContinuousClock.now < end {
      guard await iterator.next(isolation: #isolation) != nil else { return }
    }
  }
}
