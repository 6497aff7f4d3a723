import MockSwift
import Understudy

final class MockSwiftAdapter: DialectAdapter, Sendable {
  static let dialect = "MockSwift"
  static let lacks: [Capability: String] = [
    .expectations: "A test says afterwards what it wants."
  ]
  static let countFailure = """
    count(_:) was expected exactly 2 times, but was called 1 time.
      wanted: count(any String)
      calls of this member (1):
        #1 count("a")
    """

  /// The dialect cannot reset a mock, so another one takes its place.
  private let mock = Guarded<any Counter>(MockSwift.Mock())
  var counter: any Counter { mock.withLock { $0 } }

  func stub(_ values: [Int]) {
    switch values.count {
    case 3: MockSwift.given(counter).count(.any()).willReturn(values[0], values[1], values[2])
    default: MockSwift.given(counter).count(.any()).willReturn(values[0])
    }
  }

  func stub(_ word: String, _ value: Int) {
    MockSwift.given(counter).count(==word).willReturn(value)
  }

  func stub(_ value: Int, where isMeant: @escaping @Sendable (String) -> Bool) {
    MockSwift.given(counter).count(.match(isMeant)).willReturn(value)
  }

  func stub(_ answer: @escaping @Sendable (String) -> Int) {
    MockSwift.given(counter).count(.any()).will { answer($0[0] as? String ?? "") }
  }

  func stubLoad(throwing error: any Error) {
    MockSwift.given(counter).load(.any()).willThrow(error)
  }

  func stubFetch(_ value: Int) { MockSwift.given(counter).fetch(.any()).willReturn(value) }

  func stubFetch(throwing error: any Error) {
    MockSwift.given(counter).fetch(.any()).willThrow(error)
  }

  func stubLimit(_ value: Int) { MockSwift.given(counter).limit.get.willReturn(value) }

  func failures(_ count: Int, _ word: String?) -> [String] {
    failuresOf {
      then(counter).count(word.map { .equals(to: $0) } ?? .any()).called(times: count)
    }
  }

  func verifiesSettings(_ count: Int) -> Bool {
    failuresOf { then(counter).limit.set(.any()).called(times: count) }.isEmpty
  }

  func verifiesOrder(_ words: [String]) -> Bool {
    failuresOf {
      var earlier: (any Assertion)?
      for word in words { earlier = then(counter).count(==word).called(after: earlier) }
    }.isEmpty
  }

  func verifiesNothingElse() -> Bool {
    failuresOf { interaction(with: counter).ended() }.isEmpty
  }

  var words: [String] {
    then(counter).count(.any()).receivedParameters.compactMap { $0[0] as? String }
  }

  func reset() { mock.withLock { $0 = MockSwift.Mock() } }
}

extension MockSwift.Mock: Counter where WrappedType == any Counter {
  func count(_ word: String) -> Int { mocked(word) }
  func load(_ word: String) throws -> Int { try mockedThrowable(word) }
  func fetch(_ word: String) async throws -> Int { try mockedThrowable(word) }
  var limit: Int {
    get { mocked() }
    set { mocked(newValue) }
  }
  func pick(_ word: String) throws -> Token { try mockedThrowable(word) }
}

extension Given where WrappedType == any Counter {
  fileprivate func count(_ word: Predicate<String>) -> Mockable<Int> { mockable(word) }
  fileprivate func load(_ word: Predicate<String>) -> Mockable<Int> { mockable(word) }
  fileprivate func fetch(_ word: Predicate<String>) -> Mockable<Int> { mockable(word) }
  fileprivate var limit: MockableProperty.Writable<Int> { mockable() }
}

extension Then where WrappedType == any Counter {
  fileprivate func count(_ word: Predicate<String>) -> Verifiable<Int> { verifiable(word) }
  fileprivate var limit: VerifiableProperty.Writable<Int> { verifiable() }
}
