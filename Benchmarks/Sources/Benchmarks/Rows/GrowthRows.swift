import HeapStatistics
import Understudy
import Warehouse

/// What grows with the number of calls: memory must, the time of a call must not.
enum GrowthRows {
  static var all: [Row] { [memory, linear] }

  private static var memory: Row {
    let count = 1_000_000
    return Row(
      name: "memory of a recorded call of `(Int, Int)`", aim: .atMost(.bytes(32))
    ) { _ in
      let fake = InventoryFake()
      let mock = InventoryMock()
      given(mock).stock(of: .any, in: .any).willReturn(1)
      func bytes(_ inventory: any Inventory) -> Quantity {
        let before = heapBytesInUse()
        Clerk.askStock(inventory, times: count)
        return .bytes(Double(heapBytesInUse() - before) / Double(count))
      }
      return (bytes(fake), bytes(mock))
    }
  }

  private static var linear: Row {
    let block = 1_000
    func work(after calls: Int) -> Row.Work {
      {
        let mock = InventoryMock()
        given(mock).stock(of: .any, in: .any).willReturn(1)
        Clerk.askStock(mock, times: calls)
        return { Clerk.askStock(mock, times: block) }
      }
    }
    return .time(
      "call: after 100,000 calls", comparedWith: "after 1,000", aim: .ratio(1.25), per: block,
      fake: work(after: 1_000), mock: work(after: 100_000))
  }
}
