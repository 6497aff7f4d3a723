import Understudy

protocol Counter: Sendable {
  func count(_ name: String) throws -> Int
  func load() throws -> Thing
}

struct Thing {}

/// A mock by hand, with the one builder that these tests need.
final class CounterMock: Counter, Mock, @unchecked Sendable {
  let understudy: MockCore
  let understudyCount: FunctionMock<String, Int, any Error>
  let understudyLoad: FunctionMock<Void, Thing, any Error>

  init(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    understudy = MockCore(
      "CounterMock", fileID: fileID, filePath: filePath, line: line, column: column)
    understudyCount = FunctionMock(understudy, "count(_:)")
    understudyLoad = FunctionMock(understudy, "load()")
  }

  func count(_ name: String) throws -> Int { try understudyCount.call(name) }
  func load() throws -> Thing { try understudyLoad.call(()) }

  typealias UnderstudyStubbing = Members<Stubbing>
  typealias UnderstudyExpecting = Members<Expecting>
  typealias UnderstudyVerifying = Members<Verifying>

  struct Members<Role>: MockMembers {
    let mock: CounterMock
    let location: TestLocation

    init(_ mock: CounterMock, _ location: TestLocation) {
      self.mock = mock
      self.location = location
    }

    func count(_ name: Matcher<String>) -> CallPattern<Role, Synchronous, String, Int, any Error> {
      CallPattern(mock.understudyCount, location, matching: name)
    }

    func load() -> CallPattern<Role, Synchronous, Void, Thing, any Error> {
      CallPattern(mock.understudyLoad, location)
    }
  }
}
