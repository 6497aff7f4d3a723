/// What mocks share within one test: the state of their static members.
///
/// Outside any scope there is one for the process, which ``reset()`` empties.
public final class MockScope: @unchecked Sendable {
  @TaskLocal package static var local: MockScope?

  /// The scope for what runs outside all others.
  public static let process = MockScope()

  /// The scope of the current task.
  public static var current: MockScope { local ?? process }

  private let lock = Lock()
  private var statics: [ObjectIdentifier: any StaticMembers] = [:]

  package init() {}

  /// Runs the body with a scope of its own: static members start clean in it.
  ///
  /// - Parameter body: runs in the scope, with all tasks that it starts.
  /// - Returns: what the body returns.
  /// - Throws: what the body throws.
  public static func withScope<Result>(_ body: () throws -> Result) rethrows -> Result {
    try $local.withValue(MockScope(), operation: body)
  }

  /// Runs the body with a scope of its own: static members start clean in it.
  ///
  /// - Parameter body: runs in the scope, with all tasks that it starts.
  /// - Returns: what the body returns.
  /// - Throws: what the body throws.
  public static nonisolated(nonsending) func withScope<Result>(
    _ body: nonisolated(nonsending) () async throws -> Result
  ) async rethrows -> Result {
    try await $local.withValue(MockScope(), operation: body)
  }

  /// Forgets the calls and stubs of all static members.
  public func reset() {
    let forgotten = lock.locked {
      defer { statics = [:] }
      return statics
    }
    withExtendedLifetime(forgotten) {}
  }

  func statics<Members: StaticMembers>(_ type: Members.Type) -> Members {
    let key = ObjectIdentifier(type)
    if let members = lock.locked({ statics[key] }) {
      return unsafeDowncast(members, to: Members.self)
    }
    let made = Members()
    let members = lock.locked {
      if let members = statics[key] { return members }
      statics[key] = made
      return made
    }
    return unsafeDowncast(members, to: Members.self)
  }
}
