/// Where failures go.
///
/// With `import Understudy` in the test target they go to Swift Testing or XCTest, whichever runs
/// the test. A test of your own helpers can look at them instead:
///
/// ```swift
/// FailureReporter.$current.withValue(FailureReporter { failure in seen.append(failure.text) }) {
///   verify(mock).load().called()
/// }
/// ```
public struct FailureReporter: Sendable {
  /// The reporter of the current task. `nil` stands for the test framework that runs the test.
  @TaskLocal public static var current: FailureReporter?

  private let handle: @Sendable (MockFailure) -> Void

  /// - Parameter handle: takes each failure once, on the thread where it is found.
  public init(_ handle: @escaping @Sendable (MockFailure) -> Void) {
    self.handle = handle
  }

  package func report(_ failure: MockFailure) { handle(failure) }

  /// What a mock falls back on when a failure is found outside the task of its test.
  static func forNewMock() -> FailureReporter {
    current ?? TestFramework.bridge?.reporterForNewMock() ?? .stopping
  }

  /// Without the module `Understudy` nobody listens, and silence would be worse than a stop.
  private static let stopping = FailureReporter { failure in
    fatalError(
      """
      \(failure.text)
      Understudy found no test framework to report this to: link the module 'Understudy' into the \
      test target
      """)
  }
}

/// What the module `Understudy` gives to the runtime, which knows no test framework.
public protocol TestFrameworkBridge: Sendable {
  /// The reporter for failures of a mock that is made now. It remembers the framework that runs
  /// the current test, for failures on threads that belong to no test.
  static func reporterForNewMock() -> FailureReporter
}

enum TestFramework {
  /// Looked up by name, since the runtime must not link what is not there: production code may
  /// link the runtime without any test framework.
  static let bridge: (any TestFrameworkBridge.Type)? =
    _typeByName("10Understudy16FrameworksBridgeO") as? any TestFrameworkBridge.Type
}
