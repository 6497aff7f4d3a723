public import UnderstudyRuntime
public import XCTest

extension XCTestCase {
  /// Checks the mocks of a test when it ends: call it in `setUp`.
  ///
  /// Expectations are verified, and under `.strict` every stub must have been used. Static members
  /// start clean, and defaults that the test registers go away with it.
  ///
  /// ```swift
  /// override func setUp() {
  ///   useMocks(strictness: .strict)
  /// }
  /// ```
  ///
  /// - Parameter strictness: the strictness of mocks that do not have one of their own.
  public func useMocks(strictness: Strictness = .lenient) {
    let scope = MockScope(strictness: strictness)
    scope.enter()
    addTeardownBlock {
      scope.finish()
      scope.leave()
    }
  }
}
