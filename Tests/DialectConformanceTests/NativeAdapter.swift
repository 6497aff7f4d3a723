import Understudy

final class NativeAdapter: DialectAdapter, Sendable {
  static let dialect = "Understudy"
  static let lacks: [Capability: String] = [:]
  static let countFailure = """
    count(_:) was expected exactly 2 times, but was called 1 time.
      wanted: count(any)
      calls of this member (1):
        #1 count("a")
    """

  private let mock = CounterMock()
  var counter: any Counter { mock }

  func stub(_ values: [Int]) {
    let chain = given(mock).count(.any).willReturn(values[0])
    for value in values.dropFirst() { chain.willReturn(value) }
  }

  func stub(_ word: String, _ value: Int) { given(mock).count(.equal(word)).willReturn(value) }

  func stub(_ value: Int, where isMeant: @escaping @Sendable (String) -> Bool) {
    given(mock).count(.matching { isMeant($0) }).willReturn(value)
  }

  func stub(_ answer: @escaping @Sendable (String) -> Int) { given(mock).count(.any).will(answer) }
  func stubLoad(throwing error: any Error) { given(mock).load(.any).willThrow(error) }
  func stubFetch(_ value: Int) { given(mock).fetch(.any).willReturn(value) }
  func stubFetch(throwing error: any Error) { given(mock).fetch(.any).willThrow(error) }
  func stubLimit(_ value: Int) { given(mock).limit.get.willReturn(value) }

  func failures(_ count: Int, _ word: String?) -> [String] {
    failuresOf { verify(mock).count(word.map { .equal($0) } ?? .any).called(count) }
  }

  func verifiesSettings(_ count: Int) -> Bool {
    failuresOf { verify(mock).limit.set(.any).called(count) }.isEmpty
  }

  func verifiesOrder(_ words: [String]) -> Bool {
    failuresOf {
      verifyInOrder {
        for word in words { verify(mock).count(.equal(word)).called() }
      }
    }.isEmpty
  }

  func expect(_ word: String) { Understudy.expect(mock).count(.equal(word)).willReturn(0) }
  func meetsExpectations() -> Bool { failuresOf { verifyExpectations(mock) }.isEmpty }
  func verifiesNothingElse() -> Bool { failuresOf { verifyNoMoreInteractions(mock) }.isEmpty }

  var words: [String] { Array(verify(mock).count(.any).called(0...)) }

  func reset() { Understudy.reset(mock) }
}
