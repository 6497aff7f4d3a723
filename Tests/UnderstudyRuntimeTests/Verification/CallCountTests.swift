import Testing
import UnderstudyRuntime

@Suite struct CallCountTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let count: CallCount
    let accepts: [Int]
    let rejects: [Int]

    init(
      _ description: String, _ count: some CallCountConvertible, accepts: [Int], rejects: [Int]
    ) {
      testDescription = description
      self.count = count.callCount
      self.accepts = accepts
      self.rejects = rejects
    }
  }

  @Test(arguments: [
    Row("exactly 2 times", 2, accepts: [2], rejects: [1, 3]),
    Row("exactly 1 time", .once, accepts: [1], rejects: [0, 2]),
    Row("exactly 0 times", .never, accepts: [0], rejects: [1]),
    Row("at least 1 time", .atLeastOnce, accepts: [1, 9], rejects: [0]),
    Row("1 to 3 times", 1...3, accepts: [1, 3], rejects: [0, 4]),
    Row("1 to 2 times", 1..<3, accepts: [1, 2], rejects: [3]),
    Row("at least 2 times", 2..., accepts: [2, 9], rejects: [1]),
    Row("at most 1 time", ...1, accepts: [0, 1], rejects: [2]),
    Row("at most 2 times", ..<3, accepts: [0, 2], rejects: [3]),
    Row("exactly 3 times", 3 as CallCount, accepts: [3], rejects: [2]),
  ]) func counts(_ row: Row) {
    #expect(row.count.description == row.testDescription)
    for count in row.accepts { #expect(row.count.contains(count)) }
    for count in row.rejects { #expect(!row.count.contains(count)) }
  }

  @Test func impossibleCountsAreMisuse() {
    let store = StoreMock()
    let texts = failures {
      verify(store).count(.any).called(3..<3)
      verify(store).count(.any).called(-1)
      verify(store).count(.any).called(..<0)
    }.map(\.text)
    #expect(
      texts == [
        "count(_:): an empty range holds no number of calls",
        "count(_:): a number of calls cannot be negative",
        "count(_:): a number of calls cannot be negative",
      ])
  }
}
