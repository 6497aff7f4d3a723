import MockNStub

final class MockNStubAdapter: DialectAdapter, Sendable {
  static let dialect = "MockNStub"
  static let capabilities: Set<Capability> = [.matching, .replacing, .arguments]

  private let mock = CounterMock()
  var counter: any Counter { mock }

  func stub(_ values: [Int]) { mock.given("count(_:)", willReturn: values[0]) }

  func stub(_ word: String, _ value: Int) {
    mock.given("count(_:)", withArgumentsThatMatch: equal(word), willReturn: value)
  }

  func verifies(_ count: Int, _ word: String?) -> Bool {
    // An expectation stays with the mock, so each verification needs one that has no others.
    mock.verifications = []
    mock.expect(
      .exactly(amount: count), callsToFunction: "count(_:)",
      withArgumentsThatMatch: word.map { equal($0) } ?? anyArgumentMatcher)
    return !mock.wouldFailIfVerified()
  }

  var words: [String] { mock.receivedArgumentsOfInferredType() }

  func reset() { mock.resetMock() }

  private func equal(_ word: String) -> any MatchingArguments {
    ArgumentMatcher<String> { $0 == word }
  }
}

private final class CounterMock: Counter, Mocking {
  func count(_ word: String) -> Int { didCallFunction(withArguments: word) }
  func load(_ word: String) throws -> Int { didCallFunction(withArguments: word) }
}
