import Bookshop
import Understudy
import XCTest

final class ShopXCTests: XCTestCase {
  func testARefusedPaymentIsAnError() async throws {
    let catalogue = CatalogueMock()
    let payments = PaymentsMock()
    let journal = JournalMock()
    let shop = Shop(
      catalogue: catalogue, inventory: InventoryMock(), payments: payments,
      storage: StorageMock(), journal: journal)
    given(catalogue).book(isbn: "42")
      .willReturn(Book(isbn: "42", title: "Deep Thoughts", price: 1200))
    given(payments).charge(1200, to: "ann").willThrow(OrderError.paymentRefused)

    do {
      _ = try await shop.buy(isbn: "42", customer: "ann")
      XCTFail("the purchase must fail")
    } catch {
      XCTAssertEqual(error as? OrderError, .paymentRefused)
    }
    verify(journal).note("payment failed for Deep Thoughts").called(1)
    verify(payments).refund(.any).called(.never)
  }
}
