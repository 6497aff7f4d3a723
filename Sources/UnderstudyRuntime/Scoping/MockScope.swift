internal import Synchronization

/// What the mocks of one test share: the state of static members, defaults, strictness, and what is
/// still to be checked when the test ends.
///
/// The trait `.mocks` gives each test of Swift Testing a scope, `useMocks()` each test of XCTest.
/// Without them there is one scope for the process, which ``reset()`` empties.
///
/// A scope follows the tasks that a test starts. A detached task is told:
///
/// ```swift
/// let scope = MockScope.current
/// Task.detached { await scope.run { … } }
/// ```
public final class MockScope: @unchecked Sendable {
  @TaskLocal package static var local: MockScope?

  /// The scope of the running XCTest, which cannot bind a value to its task.
  private static let ambientLock = Lock()
  private nonisolated(unsafe) static var ambient: MockScope?

  /// The scope for what runs outside all others.
  public static let process = MockScope()

  /// Whether any scope ever got a default. Most processes never have one, and no call has to look for
  /// it then.
  private static let hasDefaults = Atomic<Bool>(false)

  /// The scope of the current task.
  public static var current: MockScope { bound ?? process }

  /// The scope of the current test, if it has one.
  static var bound: MockScope? { local ?? ambientLock.locked { ambient } }

  /// The strictness of mocks that do not have one of their own.
  public let strictness: Strictness

  private let lock = Lock()
  private var statics: [ObjectIdentifier: any StaticMembers] = [:]
  private var mocks: [WeakCore] = []
  /// Mocks with something to check at the end: they must live until then.
  private var kept: [MockCore] = []
  private var defaultFactories = DefaultFactories()
  private var logAtFailure: InteractionLog?

  /// Makes a scope, which ``run(_:)`` enters.
  ///
  /// - Parameter strictness: the strictness of mocks that do not have one of their own.
  public init(strictness: Strictness = .lenient) { self.strictness = strictness }

  // MARK: Entering

  /// Runs the body in this scope, with all tasks that it starts.
  ///
  /// - Returns: what the body returns.
  /// - Throws: what the body throws.
  public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$local.withValue(self, operation: body)
  }

  /// Runs the body in this scope, with all tasks that it starts.
  ///
  /// - Returns: what the body returns.
  /// - Throws: what the body throws.
  public nonisolated(nonsending) func run<Result>(
    _ body: nonisolated(nonsending) () async throws -> Result
  ) async rethrows -> Result {
    try await Self.$local.withValue(self, operation: body)
  }

  /// Makes this the scope of everything that has none of its own, until ``leave()``.
  package func enter() { Self.ambientLock.locked { Self.ambient = self } }

  package func leave() {
    Self.ambientLock.locked {
      if Self.ambient === self { Self.ambient = nil }
    }
  }

  // MARK: What the mocks share

  /// Forgets the calls and stubs of all static members, and the defaults.
  public func reset() {
    let forgotten = lock.locked {
      defer {
        statics = [:]
        defaultFactories = DefaultFactories()
      }
      return (self.statics, self.defaultFactories)
    }
    withExtendedLifetime(forgotten) {}
  }

  func statics<Members: StaticMembers>(_ type: Members.Type) -> Members {
    let key = ObjectIdentifier(type)
    if let members = lock.locked({ statics[key] }) {
      return unsafeDowncast(members, to: Members.self)
    }
    let made = run { Members() }
    let members = lock.locked {
      if let members = statics[key] { return members }
      statics[key] = made
      return made
    }
    return unsafeDowncast(members, to: Members.self)
  }

  /// Values for members that no stub answers.
  var defaults: DefaultFactories { lock.locked { defaultFactories } }

  /// Whether a mock of this scope, or of the current one where it has none, may have to look for a
  /// default.
  static func hasDefaults(_ scope: MockScope?) -> Bool {
    hasDefaults.load(ordering: .acquiring) && !(scope ?? current).defaults.isEmpty
  }

  func setDefault<Value>(_ make: @escaping () -> Value) {
    Self.hasDefaults.store(true, ordering: .releasing)
    lock.locked { defaultFactories.set(make) }
  }

  // MARK: Checking at the end

  func register(_ core: MockCore) { lock.locked { mocks.append(WeakCore(core: core)) } }

  /// Keeps a mock until the scope ends, since there is something to check.
  func keep(_ core: MockCore) {
    lock.locked {
      if !kept.contains(where: { $0 === core }) { kept.append(core) }
    }
  }

  /// The mocks that are still alive, and the static members, in the order in which they were made.
  package var cores: [MockCore] {
    let (mocks, statics) = lock.locked { (self.mocks, self.statics) }
    return mocks.compactMap { $0.core } + statics.values.map { $0.understudy }
  }

  /// Keeps the calls until now: a mock may be gone when the test is over.
  func noteFailure() {
    let log = InteractionLog(of: cores)
    lock.locked { logAtFailure = log }
  }

  /// What the mocks were called with until the last failure; `nil` if there was none.
  package var failureLog: InteractionLog? { lock.locked { logAtFailure } }

  /// Checks what mocks expect, which stubs were used and which calls are still held, and ends the
  /// scope: its mocks must not be used any more.
  package func finish() {
    var seen: Set<ObjectIdentifier> = []
    for core in cores where seen.insert(ObjectIdentifier(core)).inserted {
      core.finish()
    }
    let released = lock.locked {
      defer {
        kept = []
        mocks = []
      }
      return (self.kept, self.mocks)
    }
    withExtendedLifetime(released) {}
  }

  private struct WeakCore {
    weak var core: MockCore?
  }
}
