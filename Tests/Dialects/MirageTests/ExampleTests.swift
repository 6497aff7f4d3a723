import Mirage2
import XCTest

/// Tests as they were written for the original, which called its module `Mirage2`.
final class ExampleTests: XCTestCase {
  func testCallsAreAnsweredInOrder() {
    let clock = MockClock()
    clock.mock_now.whenCalled().thenReturn(10).thenDo { _ in 20 }
    XCTAssertEqual([clock.now(), clock.now(), clock.now()], [10, 20, 20])
    XCTAssertNoThrow(try clock.mock_now.verify(called: .times(3)))
  }

  func testWithoutAStubTheValueOfTheHandlerIsReturned() {
    let lamp = MockLamp()
    XCTAssertEqual(lamp.dim(to: 40), 0)
    XCTAssertNoThrow(try lamp.mock_dim.verify(called: .once))
  }

  func testArguments() {
    let lamp = MockLamp()
    XCTAssertNil(lamp.mock_blend.args())
    _ = lamp.blend("red", with: "blue")
    _ = lamp.blend("red", with: "green")
    XCTAssertEqual(lamp.mock_blend.args()?.other, "green")
    XCTAssertEqual(lamp.mock_blend.args(callTime: 0)?.other, "blue")
    XCTAssertNil(lamp.mock_blend.args(callTime: 2))
    XCTAssertNil(lamp.mock_blend.args(callTime: -1))
  }

  func testRealFunctions() {
    let lamp = MockLamp()
    lamp.mock_dim.whenCalled().thenReturn(5).thenCallRealFunc()
    XCTAssertEqual(lamp.dim(to: 40), 5)
    XCTAssertEqual(lamp.dim(to: 40), 40)
    lamp.toggle()
    XCTAssertEqual(lamp.log, [])
    lamp.mock_toggle.whenCalled().thenCallRealFunc()
    lamp.toggle()
    XCTAssertEqual(lamp.log, ["toggle"])
  }

  func testPartialMocks() {
    let lamp = PartialMockLamp()
    lamp.toggle()
    XCTAssertEqual(lamp.log, ["toggle"])
    XCTAssertEqual(lamp.dim(to: 40), -1)
    lamp.mock_toggle.whenCalled().thenDo { _ in }
    lamp.toggle()
    XCTAssertEqual(lamp.log, ["toggle"])
    XCTAssertNoThrow(try lamp.mock_toggle.verify(called: .times(2)))
  }

  func testProperties() {
    let lamp = MockLamp()
    lamp.mock_level_get.whenCalled().thenReturn(7)
    XCTAssertEqual(lamp.level, 7)
    lamp.level = 3
    XCTAssertEqual(lamp.mock_level_set.args(), 3)
    XCTAssertNoThrow(try lamp.mock_level_set.verify(called: .atLeast(1)))
    XCTAssertNoThrow(try lamp.mock_level_get.verify(called: .atMost(1)))
  }

  func testReset() {
    let clock = MockClock()
    let stub = clock.mock_now.whenCalled().thenReturn(10)
    XCTAssertTrue(stub === clock.mock_now.whenCalled())
    _ = clock.now()
    clock.mock_now.reset()
    XCTAssertNoThrow(try clock.mock_now.verify(called: .never))
    XCTAssertEqual(clock.now(), 0)
    XCTAssertFalse(stub === clock.mock_now.whenCalled())
  }

  func testABrokenRuleThrows() {
    let clock = MockClock()
    XCTAssertThrowsError(try clock.mock_now.verify(called: .once)) { error in
      XCTAssertTrue(error is CallTimesRuleIsBroken)
    }
  }
}
