import Understudy

/// A mock by hand: a class around members.
final class GaugeMock: Mock, @unchecked Sendable {
  let understudy: MockCore
  let read: FunctionMock<String, Int, Never>

  init(
    strictness: Strictness? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) {
    understudy = MockCore(
      "GaugeMock", strictness: strictness, fileID: fileID, filePath: filePath, line: line,
      column: column)
    read = FunctionMock(understudy, "read(_:)")
  }

  typealias UnderstudyStubbing = Members<Stubbing>
  typealias UnderstudyExpecting = Members<Expecting>
  typealias UnderstudyVerifying = Members<Verifying>

  struct Members<Role>: MockMembers {
    let mock: GaugeMock
    let location: TestLocation

    init(_ mock: GaugeMock, _ location: TestLocation) {
      self.mock = mock
      self.location = location
    }

    func read(_ name: Matcher<String>) -> CallPattern<Role, Synchronous, String, Int, Never> {
      CallPattern(mock.read, location, matching: name)
    }
  }
}
