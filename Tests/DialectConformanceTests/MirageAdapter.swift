import Mirage

final class MirageAdapter: DialectAdapter, Sendable {
  static let dialect = "Mirage"
  static let lacks: [Capability: String] = [
    .matching:
      "A handler answers and counts all calls of its function; `args(callTime:)` reads them.",
    .replacing: "`whenCalled()` is one stub, and what is added to it follows what is there.",
    .order:
      "Handlers know nothing of each other; the order within one is that of `args(callTime:)`.",
    .expectations: "A test says afterwards what it wants.",
    .unanswered: "A handler is made with the value that it returns when nothing else is said.",
    .leftovers: "A mock is no object of the library, so nobody knows all of its handlers.",
  ]
  static let countFailure = """
    mock_count was expected exactly 2 times, but was called 1 time.
      wanted: mock_count(any)
      calls of this member (1):
        #1 mock_count("a")
    """

  private let mock = MockCounter()
  var counter: any Counter { mock }

  func stub(_ values: [Int]) {
    for value in values { mock.mock_count.whenCalled().thenReturn(value) }
  }

  func stub(_ answer: @escaping @Sendable (String) -> Int) {
    mock.mock_count.whenCalled().thenDo(answer)
  }

  func stubLoad(throwing error: any Error) { mock.mock_load.whenCalled().thenThrow(error) }
  func stubFetch(_ value: Int) { mock.mock_fetch.whenCalled().thenReturn(value) }
  func stubFetch(throwing error: any Error) { mock.mock_fetch.whenCalled().thenThrow(error) }
  func stubLimit(_ value: Int) { mock.mock_limit_get.whenCalled().thenReturn(value) }

  func failures(_ count: Int, _ word: String?) -> [String] {
    do {
      try mock.mock_count.verify(called: .times(count))
      return []
    } catch {
      return ["\(error)"]
    }
  }

  func verifiesSettings(_ count: Int) -> Bool {
    (try? mock.mock_limit_set.verify(called: .times(count))) ?? false
  }

  var words: [String] {
    var words: [String] = []
    while let word = mock.mock_count.args(callTime: words.count) { words.append(word) }
    return words
  }

  func reset() {
    mock.mock_count.reset()
    mock.mock_load.reset()
    mock.mock_fetch.reset()
    mock.mock_limit_get.reset()
    mock.mock_limit_set.reset()
  }
}

private final class MockCounter: Counter {
  let mock_count = FuncCallHandler<String, Int>(returnValue: 0, name: "mock_count")
  let mock_load = ThrowingFuncCallHandler<String, Int>(returnValue: 0)
  let mock_fetch = ThrowingFuncCallHandler<String, Int>(returnValue: 0)
  let mock_limit_get = FuncCallHandler<Void, Int>(returnValue: 0)
  let mock_limit_set = FuncCallHandler<Int, Void>(returnValue: ())
  let mock_pick = ThrowingFuncCallHandler<String, Token>(returnValue: Token())

  func count(_ word: String) -> Int { mock_count.handle(word) }
  func load(_ word: String) throws -> Int { try mock_load.handle(word) }
  func fetch(_ word: String) async throws -> Int { try mock_fetch.handle(word) }
  var limit: Int {
    get { mock_limit_get.handle(()) }
    set { mock_limit_set.handle(newValue) }
  }
  func pick(_ word: String) throws -> Token { try mock_pick.handle(word) }
}
