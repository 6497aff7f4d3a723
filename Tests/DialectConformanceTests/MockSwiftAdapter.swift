import MockSwift
import Synchronization

final class MockSwiftAdapter: DialectAdapter, Sendable {
  static let dialect = "MockSwift"
  static let capabilities: Set<Capability> = [
    .matching, .sequences, .closures, .errors, .replacing, .arguments,
  ]

  /// The dialect cannot reset a mock, so another one takes its place.
  private let mock = Mutex<any Counter>(Mock())
  var counter: any Counter { mock.withLock { $0 } }

  func stub(_ values: [Int]) {
    switch values.count {
    case 3: given(counter).count(.any()).willReturn(values[0], values[1], values[2])
    default: given(counter).count(.any()).willReturn(values[0])
    }
  }

  func stub(_ word: String, _ value: Int) { given(counter).count(==word).willReturn(value) }

  func stub(_ answer: @escaping @Sendable (String) -> Int) {
    given(counter).count(.any()).will { answer($0[0] as? String ?? "") }
  }

  func stubLoad(throwing error: any Error) { given(counter).load(.any()).willThrow(error) }

  func verifies(_ count: Int, _ word: String?) -> Bool {
    !hasFailures {
      then(counter).count(word.map { .equals(to: $0) } ?? .any()).called(times: count)
    }
  }

  var words: [String] {
    then(counter).count(.any()).receivedParameters.compactMap { $0[0] as? String }
  }

  func reset() { mock.withLock { $0 = Mock() } }
}

extension Mock: Counter where WrappedType == any Counter {
  func count(_ word: String) -> Int { mocked(word) }
  func load(_ word: String) throws -> Int { try mockedThrowable(word) }
}

extension Given where WrappedType == any Counter {
  fileprivate func count(_ word: Predicate<String>) -> Mockable<Int> { mockable(word) }
  fileprivate func load(_ word: Predicate<String>) -> Mockable<Int> { mockable(word) }
}

extension Then where WrappedType == any Counter {
  fileprivate func count(_ word: Predicate<String>) -> Verifiable<Int> { verifiable(word) }
}
