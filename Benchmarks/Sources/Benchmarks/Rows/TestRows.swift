import Understudy
import Warehouse

/// What a test does beside the calls: it makes mocks, stubs them and verifies.
enum TestRows {
  static var all: [Row] { [making, stubbing, verifying, verifyingStrings, failing] }

  private static var making: Row {
    let count = 1_000
    return .time(
      "making a mock with ten members", aim: .atMost(.nanoseconds(2_000)), per: count,
      fake: { { for _ in 0..<count { _ = InventoryFake() } } },
      mock: { { for _ in 0..<count { _ = InventoryMock() } } })
  }

  private static var stubbing: Row {
    let count = 200
    return .time(
      "a stub with two matchers", comparedWith: "making the mock",
      aim: .atMost(.nanoseconds(5_000)), per: count,
      fake: { { for _ in 0..<count { _ = InventoryMock() } } },
      mock: {
        let mocks = (0..<count).map { _ in InventoryMock() }
        return { for mock in mocks { given(mock).stock(of: 7, in: .in(1...)).willReturn(1) } }
      })
  }

  private static let recorded = 100_000

  private static var verifying: Row {
    let fake = InventoryFake()
    Clerk.askStockEverywhere(fake, times: recorded)
    let mock = InventoryMock()
    given(mock).stock(of: .any, in: .any).willReturn(1)
    Clerk.askStockEverywhere(mock, times: recorded)
    return .time(
      "verifying two matchers over 100,000 calls", comparedWith: "a loop",
      aim: isOptimized ? .atMost(.nanoseconds(1_000_000)) : .ratio(5), per: 1,
      fake: {
        {
          var count = 0
          for call in fake.stockCalls where call.product == 3 && call.hall >= 5 { count += 1 }
          precondition(count == 2_858)
        }
      },
      mock: { { verify(mock).stock(of: 3, in: .in(5...)).called(2_858) } })
  }

  private static var verifyingStrings: Row {
    let fake = InventoryFake()
    let mock = InventoryMock()
    given(mock).price(of: .any, amount: .any).willReturn(1)
    for name in ["bookshelf", "a bookshelf with a name that is long", "table", "chair"] {
      Clerk.askPrice(fake, of: name, times: recorded / 4)
      Clerk.askPrice(mock, of: name, times: recorded / 4)
    }
    let name = "table"
    return .time(
      "verifying a string and an integer over 100,000 calls", comparedWith: "a loop",
      aim: isOptimized ? .atMost(.nanoseconds(2_000_000)) : .ratio(5), per: 1,
      fake: {
        {
          var count = 0
          for call in fake.priceCalls where call.name == name && call.amount == 3 { count += 1 }
          precondition(count == recorded / 4)
        }
      },
      mock: { { verify(mock).price(of: name, amount: 3).called(recorded / 4) } })
  }

  private static var failing: Row {
    let count = 10_000
    let fake = InventoryFake()
    Clerk.askStockEverywhere(fake, times: count)
    let mock = InventoryMock()
    given(mock).stock(of: .any, in: .any).willReturn(1)
    Clerk.askStockEverywhere(mock, times: count)
    return .time(
      "the text of a failure after 10,000 calls", comparedWith: "printing all calls",
      aim: .atMost(.nanoseconds(1_000_000_000)), per: 1,
      fake: { { _ = fake.stockCalls.map { "\($0)" }.joined(separator: "\n") } },
      mock: {
        {
          let reporter = FailureReporter { precondition($0.text.contains("stock(of:in:)")) }
          FailureReporter.$current.withValue(reporter) {
            verify(mock).stock(of: 3, in: .in(5...)).called(.never)
          }
        }
      })
  }
}
