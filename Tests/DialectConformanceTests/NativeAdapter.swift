import Synchronization
import Understudy

final class NativeAdapter: DialectAdapter, Sendable {
  static let dialect = "Understudy"
  static let capabilities: Set<Capability> = [
    .matching, .sequences, .closures, .errors, .replacing, .arguments,
  ]

  private let mock = CounterMock()
  var counter: any Counter { mock }

  func stub(_ values: [Int]) {
    let chain = given(mock).count(.any).willReturn(values[0])
    for value in values.dropFirst() { chain.willReturn(value) }
  }

  func stub(_ word: String, _ value: Int) { given(mock).count(.equal(word)).willReturn(value) }

  func stub(_ answer: @escaping @Sendable (String) -> Int) { given(mock).count(.any).will(answer) }

  func stubLoad(throwing error: any Error) { given(mock).load(.any).willThrow(error) }

  func verifies(_ count: Int, _ word: String?) -> Bool {
    let failed = Mutex(false)
    FailureReporter.$current.withValue(FailureReporter { _ in failed.withLock { $0 = true } }) {
      _ = verify(mock).count(word.map { .equal($0) } ?? .any).called(count)
    }
    return !failed.withLock { $0 }
  }

  var words: [String] { Array(verify(mock).count(.any).called(0...)) }

  func reset() { Understudy.reset(mock) }
}

/// As the generator would write it.
private final class CounterMock: Counter, Mock {
  let understudy: MockCore
  let countMock: FunctionMock<String, Int, Never>
  let loadMock: FunctionMock<String, Int, any Error>

  init() {
    understudy = MockCore("CounterMock")
    countMock = FunctionMock(understudy, "count(_:)")
    loadMock = FunctionMock(understudy, "load(_:)")
  }

  func count(_ word: String) -> Int { countMock.call(word) }
  func load(_ word: String) throws -> Int { try loadMock.call(word) }

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

    func count(_ word: Matcher<String>) -> CallPattern<Role, Synchronous, String, Int, Never> {
      CallPattern(mock.countMock, location, matching: word)
    }

    func load(_ word: Matcher<String>) -> CallPattern<Role, Synchronous, String, Int, any Error> {
      CallPattern(mock.loadMock, location, matching: word)
    }
  }
}
