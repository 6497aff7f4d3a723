import Dispatch
import SwiftMock6
import XCTest

/// Tests as they were written for the original.
final class ExampleTests: XCTestCase {
  private let kiosk = MockKiosk.make()

  override func tearDown() { kiosk.verify() }

  func testCallsAreExpectedInAnyOrder() {
    kiosk.expect { $0.sell("tea") }.returning(3)
    kiosk.expect { $0.sell("cake") }.returning(4)
    let stand = Stand(kiosk)
    stand.sell("cake", "tea")
    XCTAssertEqual(stand.total, 7)
  }

  func testEachExpectationIsUsedOnce() {
    kiosk.expect { $0.sell("tea") }.returning(3)
    kiosk.expect { $0.sell("tea") }.returning(5)
    XCTAssertEqual([kiosk.sell("tea"), kiosk.sell("tea")], [3, 5])
  }

  func testSeveralPhases() {
    kiosk.expect { $0.greet() }
    kiosk.greet()
    kiosk.verify()
    kiosk.expect { $0.name(of: 1) }.returning("tea")
    kiosk.expect { $0.name(of: 2) }.returning(nil)
    XCTAssertEqual(kiosk.name(of: 1), "tea")
    XCTAssertNil(kiosk.name(of: 2))
  }

  func testSettingAProperty() {
    kiosk.expect { $0.price = 42 }
    kiosk.price = 42
  }

  func testThrowing() {
    kiosk.expect { try $0.redeem(Coupon(code: "a")) }.throwing(SoldOut())
    kiosk.expect { try $0.redeem(Coupon(code: "b")) }.returning(2)
    kiosk.expect { try $0.redeem(Coupon(code: "c")) }.result(.success(3))
    kiosk.expect { try $0.redeem(Coupon(code: "d")) }.result(.failure(SoldOut()))
    XCTAssertThrowsError(try kiosk.redeem(Coupon(code: "a")))
    XCTAssertEqual(try kiosk.redeem(Coupon(code: "b")), 2)
    XCTAssertEqual(try kiosk.redeem(Coupon(code: "c")), 3)
    XCTAssertThrowsError(try kiosk.redeem(Coupon(code: "d")))
  }

  func testArgumentsOfActions() {
    var log: [String] = []
    kiosk.expect { $0.order("tea") { _ in } }
      .doing { log.append($0[0] as! String) }
      .doing { ($0[1] as! (Int) -> Void)(7) }
    kiosk.order("tea") { log.append("\($0)") }
    XCTAssertEqual(log, ["tea", "7"])
  }

  func testListsAndTables() {
    kiosk.expect { $0.count(["a", "b"], stock: ["x": 1, "y": 2]) }.returning(2)
    XCTAssertEqual(kiosk.count(["a", "b"], stock: ["y": 2, "x": 1]), 2)
  }

  func testWorkInATaskIsWaitedFor() async {
    kiosk.expect { $0.greet() }
    kiosk.expect { await $0.save() }
    let box = UncheckedBox(kiosk)
    Task {
      try? await Task.sleep(for: .milliseconds(20))
      box.kiosk.greet()
      await box.kiosk.save()
    }
    await kiosk.verify()
  }

  func testWorkOnAnotherThreadIsWaitedFor() {
    kiosk.expect { $0.greet() }
    let box = UncheckedBox(kiosk)
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.02) { box.kiosk.greet() }
    kiosk.verify()
  }

  func testWorkOnTheMainQueueIsWaitedFor() {
    kiosk.expect { $0.greet() }
    let box = UncheckedBox(kiosk)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { box.kiosk.greet() }
    kiosk.verify()
  }

  func testWhatHappensWhileACallIsPending() async {
    let future = kiosk.expect { await $0.load("tea") }.asyncReturning(3)
    let stand = Stand(kiosk)
    let box = UncheckedStand(stand)
    let loading = Task { await box.stand.load("tea") }
    await kiosk.verify()
    XCTAssertTrue(stand.isLoading)
    future.fulfill()
    await loading.value
    XCTAssertFalse(stand.isLoading)
    XCTAssertEqual(stand.total, 3)
  }

  func testAsynchronousErrors() async {
    kiosk.expect { try await $0.fetch("a") }.asyncThrowing(SoldOut()).fulfill()
    kiosk.expect { try await $0.fetch("b") }.asyncResult(.success(2)).fulfill()
    kiosk.expect { try await $0.fetch("c") }.asyncResult(.failure(SoldOut())).fulfill()
    for item in ["a", "c"] {
      do {
        _ = try await kiosk.fetch(item)
        XCTFail("nothing was thrown")
      } catch {
        XCTAssertTrue(error is SoldOut)
      }
    }
    let value = try? await kiosk.fetch("b")
    XCTAssertEqual(value, 2)
    await kiosk.verify()
  }

  func testANameOfOnesOwn() {
    let other = MockKiosk.make(mockName: "corner shop", moveWarning: false)
    XCTAssertTrue(failures { other.greet() }.allSatisfy { $0.mock == "corner shop" })
  }
}

struct UncheckedBox: @unchecked Sendable {
  let kiosk: MockKiosk
  init(_ kiosk: MockKiosk) { self.kiosk = kiosk }
}

struct UncheckedStand: @unchecked Sendable {
  let stand: Stand
  init(_ stand: Stand) { self.stand = stand }
}
