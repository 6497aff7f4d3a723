public import Testing
public import UnderstudyRuntime

/// Gives each test a scope for its mocks: ``Testing/Trait/mocks(strictness:)``.
public struct MocksTrait: TestTrait, SuiteTrait, TestScoping {
  let strictness: Strictness

  /// Each test of a suite has a scope of its own.
  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    // For a suite there is nothing to do but for its tests.
    guard testCase != nil else { return try await function() }
    let scope = MockScope(strictness: strictness)
    try await scope.run {
      defer { attachLog(of: scope) }
      defer { scope.finish() }
      try await function()
    }
  }

  /// Shows the calls of all mocks beside the failures, once for the whole test.
  private func attachLog(of scope: MockScope) {
    guard let log = scope.failureLog else { return }
    Attachment.record(log.text, named: "mock-interactions.txt")
    Attachment.record(log.json, named: "mock-interactions.json")
  }
}

extension Trait where Self == MocksTrait {
  /// Checks the mocks of each test when it ends, and keeps parallel tests apart.
  ///
  /// Expectations are verified, and under `.strict` every stub must have been used. Static members
  /// start clean, and defaults that the test registers go away with it. When a mock reports a
  /// failure, the calls of all mocks are attached to the test, as text and as JSON.
  ///
  /// ```swift
  /// @Suite(.mocks(strictness: .strict)) struct PresenterTests { … }
  /// ```
  ///
  /// - Parameter strictness: the strictness of mocks that do not have one of their own.
  public static func mocks(strictness: Strictness) -> Self { Self(strictness: strictness) }

  /// Checks the mocks of each test when it ends, and keeps parallel tests apart.
  public static var mocks: Self { mocks(strictness: .lenient) }
}
