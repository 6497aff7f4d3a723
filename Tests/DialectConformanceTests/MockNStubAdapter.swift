import MockNStub

final class MockNStubAdapter: DialectAdapter, Sendable {
  static let dialect = "MockNStub"
  static let lacks: [Capability: String] = [
    .sequences: "A value is fixed; a later one takes its place.",
    .closures: "A value is fixed; the function that calls `didCallFunction` may compute one.",
    .errors: "A value is returned; the function that calls `didCallFunction` may throw it.",
    .order: "Expectations have no order; `calls` lists what came in its order.",
    .unanswered:
      "A type has a default, or the function unwraps `nil`, which the log explains first.",
    .leftovers: "Calls that nothing expects do not matter.",
  ]
  static let countFailure = """
    Could not verify 2 calls to `count(_:)`
     however, the following calls have been registered:
    -count(_:)

    """

  private let mock = NamedCounterMock()
  var counter: any Counter { mock }

  func stub(_ values: [Int]) { mock.given("count(_:)", willReturn: values[0]) }

  func stub(_ word: String, _ value: Int) {
    mock.given("count(_:)", withArgumentsThatMatch: equal(word), willReturn: value)
  }

  func stub(_ value: Int, where isMeant: @escaping @Sendable (String) -> Bool) {
    mock.given(
      "count(_:)", withArgumentsThatMatch: ArgumentMatcher(matcher: isMeant), willReturn: value)
  }

  func stubFetch(_ value: Int) { mock.given("fetch(_:)", willReturn: value) }
  func stubLimit(_ value: Int) { mock.given("limit", willReturn: value) }

  func failures(_ count: Int, _ word: String?) -> [String] {
    // An expectation stays with the mock, so each verification needs one that has no others.
    mock.verifications = []
    mock.expect(
      .exactly(amount: count), callsToFunction: "count(_:)",
      withArgumentsThatMatch: word.map { equal($0) } ?? anyArgumentMatcher)
    return mock.applicableFailureMessages()
  }

  func verifiesSettings(_ count: Int) -> Bool {
    mock.verifications = []
    // The getter has the same name, and no argument.
    mock.expect(
      .exactly(amount: count), callsToFunction: "limit",
      withArgumentsThatMatch: ArgumentMatcher { (_: Int) in true })
    return !mock.wouldFailIfVerified()
  }

  func expect(_ word: String) {
    mock.expect(
      .exactly(amount: 1), callsToFunction: "count(_:)", withArgumentsThatMatch: equal(word))
  }

  func meetsExpectations() -> Bool { failuresOf { mock.verify() }.isEmpty }

  var words: [String] { mock.receivedArgumentsOfInferredType() }

  func reset() { mock.resetMock() }

  private func equal(_ word: String) -> any MatchingArguments {
    ArgumentMatcher<String> { $0 == word }
  }
}

private final class NamedCounterMock: Counter, Mocking {
  func count(_ word: String) -> Int { didCallFunction(withArguments: word) }
  func load(_ word: String) throws -> Int { didCallFunction(withArguments: word) }
  func fetch(_ word: String) async throws -> Int { didCallFunction(withArguments: word) }
  var limit: Int {
    get { didCallFunction() }
    set { didCallFunction(withArguments: newValue) }
  }
  func pick(_ word: String) throws -> Token { didCallFunction(withArguments: word) ?? Token() }
}
