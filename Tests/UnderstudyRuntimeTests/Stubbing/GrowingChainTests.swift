import Testing
import UnderstudyRuntime

@Suite struct GrowingChainTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let first: [Int]
    let callsBefore: Int
    let callsAfter: [Int]
    var testDescription: String { "\(first) after \(callsBefore) calls" }
  }

  /// An answer that repeats already is used once more before the chain goes on with 9.
  @Test(arguments: [
    Row(first: [1], callsBefore: 0, callsAfter: [1, 9, 9]),
    Row(first: [1], callsBefore: 3, callsAfter: [1, 9, 9]),
    Row(first: [1, 2], callsBefore: 1, callsAfter: [2, 9, 9]),
    Row(first: [1, 2], callsBefore: 2, callsAfter: [2, 9, 9]),
    Row(first: [1, 2], callsBefore: 5, callsAfter: [2, 9, 9]),
  ])
  func anAnswerIsAddedBetweenCalls(_ row: Row) {
    let mock = ClosureMock((() -> Int).self)
    var chain = given(mock).call().willReturn(row.first[0])
    for value in row.first.dropFirst() { chain = chain.willReturn(value) }
    for _ in 0..<row.callsBefore { _ = mock() }
    chain.willReturn(9)
    #expect((0..<3).map { _ in mock() } == row.callsAfter)
  }
}
