public import Synchronization

/// A lock around state of any type; `Mutex` alone only hands out values that are `Sendable`.
@usableFromInline
struct Lock: ~Copyable, Sendable {
  @usableFromInline let mutex = Mutex<Void>(())
  /// Read after locking and written before unlocking, for the Thread Sanitizer: it does not see into
  /// the standard library's mutex, and would take everything that the lock guards for a race.
  @usableFromInline let handover = Atomic<Bool>(false)

  @inlinable init() {}

  @inlinable
  func lock() {
    mutex._unsafeLock()
    _ = handover.load(ordering: .acquiring)
  }

  @inlinable
  func unlock() {
    handover.store(false, ordering: .releasing)
    mutex._unsafeUnlock()
  }

  /// Runs the body under the lock. No code of a user may run in it.
  @inlinable
  func locked<Result, Problem: Error>(_ body: () throws(Problem) -> Result) throws(Problem)
    -> Result
  {
    lock()
    defer { unlock() }
    return try body()
  }
}
