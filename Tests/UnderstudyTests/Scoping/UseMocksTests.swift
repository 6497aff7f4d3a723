import Understudy
import XCTest

final class UseMocksTests: XCTestCase {
  override func setUp() {
    useMocks(strictness: .strict)
  }

  func testMocksTakeTheStrictness() {
    XCTAssertEqual(GaugeMock().understudy.strictness, .strict)
  }

  func testDetachedTasksSeeTheScope() async {
    let scope = ObjectIdentifier(MockScope.current)
    await Task.detached { XCTAssertEqual(ObjectIdentifier(MockScope.current), scope) }.value
  }

  func testExpectationsAreCheckedAtTheEnd() {
    let gauge = GaugeMock()
    expect(gauge).read("a").willReturn(1)
    XCTAssertEqual(gauge.read.call("a"), 1)
  }

  func testTheScopeIsNotThatOfTheProcess() {
    XCTAssertFalse(MockScope.current === MockScope.process)
  }
}

final class WithoutUseMocksTests: XCTestCase {
  func testTheScopeOfAnotherTestIsGone() {
    XCTAssertTrue(MockScope.current === MockScope.process)
    XCTAssertEqual(GaugeMock().understudy.strictness, .lenient)
  }
}
