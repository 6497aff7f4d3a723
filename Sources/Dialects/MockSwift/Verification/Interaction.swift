internal import UnderstudyRuntime

/// All that happened to a mock.
public final class Interaction<WrappedType> {
  private let store: MockStore

  fileprivate init(_ store: MockStore) { self.store = store }

  /// Checks that every call of the mock was part of a check.
  public func ended(
    file: StaticString = #filePath, line: UInt = #line, fileID: StaticString = #fileID,
    column: Int = #column
  ) {
    store.core.reportUnverifiedCalls(
      at: TestLocation(file: file, line: line, fileID: fileID, column: column))
  }

  /// Checks that every behaviour of the mock answered a call. Each that did not is reported where it
  /// was given.
  ///
  /// - Parameters:
  ///   - file: not used any more.
  ///   - line: not used any more.
  public func failOnUnusedBehaviours(file: StaticString = #filePath, line: UInt = #line) {
    store.core.reportUnusedStubs()
  }
}

/// Starts a check of all that happened to a mock: `interaction(with: greeter).ended()`.
///
/// - Parameter value: the mock, as what it mocks.
public func interaction<WrappedType>(
  with value: WrappedType, file: StaticString = #filePath, line: UInt = #line,
  fileID: StaticString = #fileID, column: Int = #column
) -> Interaction<WrappedType> {
  let location = TestLocation(file: file, line: line, fileID: fileID, column: column)
  return Interaction(.of(value, location))
}
