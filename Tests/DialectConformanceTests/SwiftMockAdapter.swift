import SwiftMock
import Understudy

final class SwiftMockAdapter: DialectAdapter, Sendable {
  static let dialect = "SwiftMock"
  static let lacks: [Capability: String] = [
    .closures: "`andReturnValue` takes a closure without the arguments; `andCapture` has them.",
    .errors:
      "A recorded call returns a value; the mock may return a `Result`, and throw what is in it.",
    .order: "Expected calls come in any order.",
    .leftovers: "A call that nothing expects fails at once, unless the mock is nice.",
  ]
  static let countFailure = """
    count(_:) was expected exactly 2 times, but was called 1 time.
      wanted: count(any String)
      calls of this member (1):
        #1 count("a")
    """

  /// The dialect cannot reset a mock, so another one takes its place.
  private let mock = Guarded(MockCounter(isNice: true))
  private let captured = Guarded<[String]>([])

  init() { reset() }

  private var current: MockCounter { mock.withLock { $0 } }
  var counter: any Counter { current }

  func stub(_ values: [Int]) {
    let mock = current
    // Each expectation answers one call, and the stub all others.
    for value in values.dropLast() {
      mock.expect().call(mock.count(mock.anyString())).andReturn(value)
    }
    mock.stub().call(mock.count(mock.anyString())).andReturn(values[values.count - 1])
  }

  func stub(_ word: String, _ value: Int) {
    let mock = current
    mock.stub().call(mock.count(word)).andReturn(value)
  }

  func stub(_ value: Int, where isMeant: @escaping @Sendable (String) -> Bool) {
    let mock = current
    mock.stub().call(mock.count(mock.anyValue(like: "word", where: isMeant))).andReturn(value)
  }

  // The call that is recorded may be asynchronous in the protocol, but `call` takes no such one: the
  // mock has a function for it.
  func stubFetch(_ value: Int) {
    let mock = current
    mock.stub().call(mock.fetched(mock.anyString())).andReturn(value)
  }

  func stubLimit(_ value: Int) {
    let mock = current
    mock.stub().call(mock.limit).andReturn(value)
  }

  func failures(_ count: Int, _ word: String?) -> [String] {
    let mock = current
    return failuresOf {
      mock.verify().call(mock.count(word ?? mock.anyString()), times: count)
    }
  }

  func verifiesSettings(_ count: Int) -> Bool {
    let mock = current
    return failuresOf { mock.verify().call(mock.limit = mock.anyInt(), times: count) }.isEmpty
  }

  func expect(_ word: String) {
    let mock = current
    mock.expect().call(mock.count(word)).andReturn(0)
  }

  func meetsExpectations() -> Bool {
    let mock = current
    return failuresOf { mock.verify() }.isEmpty
  }

  var words: [String] { captured.withLock { $0 } }

  var strictCounter: any Counter { MockCounter(isNice: false) }

  func reset() {
    let mock = MockCounter(isNice: true)
    mock.stub().call(mock.count(mock.anyString())).andCapture { [unowned self] arguments in
      captured.withLock { $0 += arguments.compactMap { $0 as? String } }
    }
    self.mock.withLock { $0 = mock }
  }
}

private final class MockCounter: Counter, SwiftMock.Mock {
  let callHandler: any MockCallHandler

  init(isNice: Bool) { callHandler = MockCallHandlerImpl(isNice: isNice) }

  func count(_ word: String) -> Int {
    callHandler.accept(0, functionName: #function, args: word) as? Int ?? -1
  }

  func load(_ word: String) throws -> Int {
    callHandler.accept(0, functionName: #function, args: word) as? Int ?? -1
  }

  func fetch(_ word: String) async throws -> Int { fetched(word) }

  func fetched(_ word: String) -> Int {
    callHandler.accept(0, functionName: "fetch(_:)", args: word) as? Int ?? -1
  }

  var limit: Int {
    get { callHandler.accept(0, functionName: #function) as? Int ?? -1 }
    set { _ = callHandler.accept(nil, functionName: #function, args: newValue) }
  }

  func pick(_ word: String) throws -> Token {
    callHandler.accept(Token(), functionName: #function, args: word) as? Token ?? Token()
  }
}
