import SwiftMock6
import XCTest

final class MockTeller: Mock<Teller>, Teller {
  func balance(of account: String) -> Int { accept(account) as! Int }
  func refresh() async -> Int { await accept() as! Int }
}

/// The code under test.
actor Branch {
  private let teller: Teller
  private(set) var isBusy = false

  init(_ teller: Teller) { self.teller = teller }

  func open() async {
    isBusy = true
    _ = await teller.refresh()
    isBusy = false
  }
}

final class ArticleTests: XCTestCase {
  func testTheDialect() {
    let teller = MockTeller.make()
    teller.expect { $0.balance(of: "Ann") }.returning(10)
    teller.expect { $0.balance(of: "Bob") }.returning(0)

    XCTAssertEqual(teller.balance(of: "Ann"), 10)
    XCTAssertEqual(teller.balance(of: "Bob"), 0)
    teller.verify()
  }

  func testWhileACallIsPending() async {
    let teller = MockTeller.make()
    let refresh = teller.expect { await $0.refresh() }.asyncReturning(3)
    let branch = Branch(teller)
    let opening = Task { await branch.open() }
    await teller.verify()
    let wasBusy = await branch.isBusy
    XCTAssertTrue(wasBusy)
    refresh.fulfill()
    await opening.value
  }
}
