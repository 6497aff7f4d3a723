internal import Dispatch
internal import Synchronization

/// Spreads work over the cores.
package enum ParallelWork {
  /// Makes a value for every index, in any order and at the same time, and returns them in order.
  ///
  /// - Parameters:
  ///   - batch: How many neighbours a worker takes at once.
  ///   - makeWorker: Called once on each worker: what it returns can own a buffer that is used again.
  package static func map<Value: Sendable>(
    count: Int, batch: Int = 16, makeWorker: @Sendable () -> (Int) -> Value
  ) -> [Value] {
    guard count > 0 else { return [] }
    let workers = min(coreCount, (count + batch - 1) / batch)
    return [Value](unsafeUninitializedCapacity: count) { buffer, initialized in
      nonisolated(unsafe) let base = buffer.baseAddress!
      let next = Atomic(0)
      run(workers: workers) {
        let work = makeWorker()
        while true {
          let start = next.add(batch, ordering: .relaxed).oldValue
          guard start < count else { return }
          for index in start..<min(start + batch, count) {
            (base + index).initialize(to: work(index))
          }
        }
      }
      initialized = count
    }
  }

  /// Runs the same body on each worker at the same time and waits for all.
  static func run(workers: Int, _ body: @Sendable () -> Void) {
    guard workers > 1 else { return body() }
    DispatchQueue.concurrentPerform(iterations: workers) { _ in body() }
  }

  static var coreCount: Int { System.coreCount }
}
