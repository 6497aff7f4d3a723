import SwiftMock
import XCTest

final class MockTeller: Teller, Mock {
  let callHandler: MockCallHandler
  init(testCase: XCTestCase) { callHandler = MockCallHandlerImpl(testCase) }
  init(isNice: Bool) { callHandler = MockCallHandlerImpl(isNice: isNice) }

  func balance(of account: String) -> Int {
    return callHandler.accept(0, functionName: #function, args: account) as! Int
  }
}

final class ArticleTests: XCTestCase {
  func testTheDialect() {
    let teller = MockTeller(testCase: self)
    teller.expect().call(teller.balance(of: "Ann")).andReturn(10)
    teller.stub().call(teller.balance(of: anyString())).andReturn(0)

    XCTAssertEqual(teller.balance(of: "Ann"), 10)
    XCTAssertEqual(teller.balance(of: "Bob"), 0)
    teller.verify()
  }

  func testCapturing() {
    let teller = MockTeller(testCase: self)
    var accounts: [String] = []
    teller.stub().call(teller.balance(of: anyString())).andReturn(5).andCapture {
      accounts.append($0[0] as! String)
    }
    XCTAssertEqual(teller.balance(of: "Ann"), 5)
    XCTAssertEqual(accounts, ["Ann"])
  }

  func testRejecting() {
    let teller = MockTeller(isNice: true)
    teller.reject().call(teller.balance(of: "secret"))
    XCTAssertEqual(
      failureTexts { _ = teller.balance(of: "secret") },
      """
      balance(of:) was called, but the call is rejected.
        call: balance(of: "secret")
      """)
  }

  func testANiceMock() {
    let teller = MockTeller(isNice: true)
    _ = teller.balance(of: "Ann")
    teller.verify().call(teller.balance(of: "Ann"))
    teller.verify().call(teller.balance(of: anyString()), times: 1)
  }

  func testARegisteredMatcher() {
    let handler = MockCallHandlerImpl()
    handler.register(StreetMatcher())
    let courier = MockCourier(handler: handler)
    courier.expect().call(courier.deliver(to: Address(street: "A", note: ""))).andReturn(true)
    XCTAssertTrue(courier.deliver(to: Address(street: "A", note: "bell")))
    courier.verify()
  }
}
