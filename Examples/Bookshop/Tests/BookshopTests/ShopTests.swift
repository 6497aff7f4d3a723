import Bookshop
import Testing
import Understudy

@Suite struct ShopTests {
  let catalogue = CatalogueMock()
  let inventory = InventoryMock()
  let payments = PaymentsMock()
  let storage = StorageMock()
  let journal = JournalMock()
  let book = Book(isbn: "42", title: "Deep Thoughts", price: 1200)

  var shop: Shop {
    Shop(
      catalogue: catalogue, inventory: inventory, payments: payments, storage: storage,
      journal: journal)
  }

  @Test func buyingChargesThePrice() async throws {
    given(catalogue).book(isbn: "42").willReturn(book)
    given(payments).charge(.any, to: "ann").willReturn("receipt 1")

    let receipt = try await shop.buy(isbn: "42", customer: "ann")

    #expect(receipt == "receipt 1")
    verify(inventory).reserve("42", copies: 1).called(1)
    let charges = verify(payments).charge(.any, to: .any).called(1)
    #expect(charges.map(\.to) == ["ann"])
    verify(journal).note(.hasPrefix("sold")).called(1)
  }

  @Test func unknownBooksCannotBeBought() async {
    given(catalogue).book(isbn: .any).willReturn(nil)

    await #expect(throws: OrderError.unknownBook(isbn: "7")) {
      try await shop.buy(isbn: "7", customer: "ann")
    }
    verify(payments).charge(.any, to: .any).called(.never)
  }

  @Test func booksOutOfStockAreNotCharged() async {
    given(catalogue).book(isbn: .any).willReturn(book)
    given(inventory).reserve(.any, copies: .atLeast(1)).willThrow(.outOfStock(isbn: "42"))

    await #expect(throws: OrderError.outOfStock(isbn: "42")) {
      try await shop.buy(isbn: "42", customer: "ann")
    }
    verify(payments).charge(.any, to: .any).called(.never)
  }

  @Test func searchReadsAllPages() async throws {
    given(catalogue).isReachable.willReturn(true)
    catalogue.pageSize = 1
    given(catalogue).search("deep", page: .any).will { _, page in
      page < 2 ? [Book(isbn: "\(page)", title: "Page \(page)", price: 1)] : []
    }

    let found = try await shop.search("deep")

    #expect(found.map(\.isbn) == ["0", "1"])
    let pages = verify(catalogue).search("deep", page: .any).called(3)
    #expect(pages.map(\.page) == [0, 1, 2])
    verify(storage).save(.equal(found), key: "deep").called(1)
  }

  @Test func withoutTheNetworkTheLastSearchIsShown() async throws {
    given(catalogue).isReachable.willReturn(false)
    given(storage).load([Book].self, key: "deep").willReturn([book])

    #expect(try await shop.search("deep") == [book])
    verify(catalogue).search(.any, page: .any).called(.never)
  }
}

@Suite struct InventoryTests {
  @Test func stockIsReadAndWritten() {
    let inventory = InventoryMock()
    given(inventory)[isbn: "42"].get.willReturn(3, 2)

    #expect(inventory[isbn: "42"] == 3)
    #expect(inventory[isbn: "42"] == 2)
    #expect(inventory[isbn: "43"] == 0)
    inventory[isbn: "43"] = 9
    verify(inventory)[isbn: .any].set(.greater(than: 5)).called(1)
  }

  @Test func handlersAreCalled() {
    let inventory = InventoryMock()
    given(inventory).onChange(.any).will { handler in handler("42", 7) }
    let seen = Captor<String>()
    given(inventory).reserve(.capture(into: seen), copies: .any).willDoNothing()

    inventory.onChange { isbn, copies in try? inventory.reserve(isbn, copies: copies) }

    #expect(seen.values == ["42"])
  }
}
