import SwiftMock
import Synchronization

final class SwiftMockAdapter: DialectAdapter, Sendable {
  static let dialect = "SwiftMock"
  static let capabilities: Set<Capability> = [.matching, .replacing, .arguments]

  /// The dialect cannot reset a mock, so another one takes its place.
  private let mock = Mutex(MockCounter())
  private let captured = Mutex<[String]>([])

  init() { reset() }

  private var current: MockCounter { mock.withLock { $0 } }
  var counter: any Counter { current }

  func stub(_ values: [Int]) {
    let mock = current
    mock.stub().call(mock.count(mock.anyString())).andReturn(values[0])
  }

  func stub(_ word: String, _ value: Int) {
    let mock = current
    mock.stub().call(mock.count(word)).andReturn(value)
  }

  func verifies(_ count: Int, _ word: String?) -> Bool {
    let mock = current
    return !hasFailures {
      mock.verify().call(mock.count(word ?? mock.anyString()), times: count)
    }
  }

  var words: [String] { captured.withLock { $0 } }

  func reset() {
    let mock = MockCounter()
    mock.stub().call(mock.count(mock.anyString())).andCapture { [unowned self] arguments in
      captured.withLock { $0 += arguments.compactMap { $0 as? String } }
    }
    self.mock.withLock { $0 = mock }
  }
}

private final class MockCounter: Counter, Mock {
  let callHandler: any MockCallHandler = MockCallHandlerImpl(isNice: true)

  func count(_ word: String) -> Int {
    callHandler.accept(0, functionName: #function, args: word) as? Int ?? -1
  }

  func load(_ word: String) throws -> Int {
    callHandler.accept(0, functionName: #function, args: word) as? Int ?? -1
  }
}
