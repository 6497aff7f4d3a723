import Mirage

final class MirageAdapter: DialectAdapter, Sendable {
  static let dialect = "Mirage"
  static let capabilities: Set<Capability> = [.sequences, .closures, .errors, .arguments]

  private let mock = MockCounter()
  var counter: any Counter { mock }

  func stub(_ values: [Int]) {
    for value in values { mock.mock_count.whenCalled().thenReturn(value) }
  }

  func stub(_ answer: @escaping @Sendable (String) -> Int) {
    mock.mock_count.whenCalled().thenDo(answer)
  }

  func stubLoad(throwing error: any Error) { mock.mock_load.whenCalled().thenThrow(error) }

  func verifies(_ count: Int, _ word: String?) -> Bool {
    (try? mock.mock_count.verify(called: .times(count))) ?? false
  }

  var words: [String] {
    var words: [String] = []
    while let word = mock.mock_count.args(callTime: words.count) { words.append(word) }
    return words
  }

  func reset() {
    mock.mock_count.reset()
    mock.mock_load.reset()
  }
}

private final class MockCounter: Counter {
  let mock_count = FuncCallHandler<String, Int>(returnValue: 0)
  let mock_load = ThrowingFuncCallHandler<String, Int>(returnValue: 0)

  func count(_ word: String) -> Int { mock_count.handle(word) }
  func load(_ word: String) throws -> Int { try mock_load.handle(word) }
}
