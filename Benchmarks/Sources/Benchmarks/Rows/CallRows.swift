import Understudy
import Warehouse

/// A stubbed and recorded call, for members of each kind.
enum CallRows {
  /// Calls in one round: enough to measure, and few enough to be what a test does.
  private static let count = 20_000

  static var all: [Row] { matching + effects + accessors + [contended] }

  private static func row(
    _ name: String, stub: @escaping (InventoryMock) -> Void,
    work: @escaping (any Inventory) async throws -> Void
  ) -> Row {
    .time(
      "call: \(name)", aim: .call, per: count,
      fake: {
        let fake = InventoryFake()
        return { try await work(fake) }
      },
      mock: {
        let mock = InventoryMock()
        stub(mock)
        return { try await work(mock) }
      })
  }

  private static var matching: [Row] {
    [
      row("any matchers") {
        given($0).stock(of: .any, in: .any).willReturn(1)
      } work: {
        Clerk.askStock($0, times: count)
      },
      row("two matchers") {
        given($0).stock(of: .equal(7), in: .in(1...)).willReturn(1)
      } work: {
        Clerk.askStock($0, times: count)
      },
      row("two plain values") {
        let (product, hall) = (7, 3)
        given($0).stock(of: product, in: hall).willReturn(1)
      } work: {
        Clerk.askStock($0, times: count)
      },
      row("a string and an integer") {
        given($0).price(of: "bookshelf", amount: 3).willReturn(1)
      } work: {
        Clerk.askPrice($0, of: "bookshelf", times: count)
      },
      row("a closure answers") {
        given($0).stock(of: .any, in: .any).will { product, hall in product + hall }
      } work: {
        Clerk.askStock($0, times: count)
      },
      row("the oldest of five stubs answers") {
        given($0).stock(of: .any, in: .any).willReturn(1)
        for product in 0..<4 { given($0).stock(of: .equal(product), in: .any).willReturn(1) }
      } work: {
        Clerk.askStock($0, times: count)
      },
    ]
  }

  private static var effects: [Row] {
    [
      row("throwing, returns") {
        given($0).reserve(.any, amount: .any).willReturn(1)
      } work: {
        try Clerk.reserve($0, times: count)
      },
      .time(
        "call: throwing, throws", aim: .call, per: count,
        fake: {
          let fake = InventoryFake()
          fake.reserveResult = .failure(InventoryFake.OutOfStock())
          return { Clerk.failToReserve(fake, times: count) }
        },
        mock: {
          let mock = InventoryMock()
          given(mock).reserve(.any, amount: .any).willThrow(InventoryFake.OutOfStock())
          return { Clerk.failToReserve(mock, times: count) }
        }),
      row("async") {
        given($0).load(.any, page: .any).willReturn(1)
      } work: {
        await Clerk.load($0, times: count)
      },
      row("async, throwing") {
        given($0).fetch(.any, page: .any).willReturn(1)
      } work: {
        try await Clerk.fetch($0, times: count)
      },
      row("an async closure answers") {
        given($0).load(.any, page: .any).will { product, page in product + page }
      } work: {
        await Clerk.load($0, times: count)
      },
    ]
  }

  private static var accessors: [Row] {
    [
      row("property, read") {
        given($0).capacity.willReturn(1)
      } work: {
        Clerk.readCapacity($0, times: count)
      },
      row("property, set") { _ in
      } work: {
        Clerk.changeCapacity($0, times: count)
      },
      row("subscript") {
        given($0)[shelf: .any].willReturn(1)
      } work: {
        Clerk.readShelf($0, times: count)
      },
      row("generic member") {
        given($0).store(Matcher<Int>.any, at: .any).willReturn(1)
      } work: {
        Clerk.store($0, times: count)
      },
      row("no stub, default value") { _ in
      } work: {
        Clerk.askStock($0, times: count)
      },
    ]
  }

  private static var contended: Row {
    row("four threads at once") {
      given($0).stock(of: .any, in: .any).willReturn(1)
    } work: { inventory in
      Threads.run(4) { Clerk.askStock(inventory, times: count / 4) }
    }
  }
}
