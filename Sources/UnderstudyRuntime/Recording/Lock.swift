public import Synchronization

/// A lock around state of any type; `Mutex` alone only hands out values that are `Sendable`.
@usableFromInline
struct Lock: ~Copyable, Sendable {
  @usableFromInline let mutex = Mutex<Void>(())

  @inlinable init() {}

  @inlinable func lock() { mutex._unsafeLock() }
  @inlinable func unlock() { mutex._unsafeUnlock() }

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
