import Dispatch
import Understudy
import XCTest

// Each line that ends in `// report` must be reported exactly once, and no other line.

final class XCTestReports: XCTestCase {
  func testInTheTest() {
    let mock = CounterMock()
    verify(mock).count("a").called()  // report
  }

  func testInATask() async {
    let mock = CounterMock()
    await Task {
      verify(mock).count("a").called()  // report
    }.value
  }

  func testInADetachedTask() async {
    let mock = CounterMock()
    await Task.detached {
      verify(mock).count("a").called()  // report
    }.value
  }

  func testOnACallbackThread() {
    let mock = CounterMock()
    let done = expectation(description: "done")
    DispatchQueue.global().async {
      verify(mock).count("a").called()  // report
      done.fulfill()
    }
    wait(for: [done], timeout: 10)
  }

  func testUnstubbedCall() {
    let mock = CounterMock()  // report
    _ = try? mock.load()
  }

  func testUnstubbedCallInADetachedTask() async {
    let mock = CounterMock()  // report
    await Task.detached { _ = try? mock.load() }.value
  }
}

final class StrictXCTestReports: XCTestCase {
  override func setUp() {
    useMocks(strictness: .strict)
  }

  func testUnusedStub() {
    let mock = CounterMock()
    given(mock).count("a").willReturn(1)  // report
  }

  func testUnmetExpectation() {
    let mock = CounterMock()
    expect(mock).count("a").willReturn(1)  // report
  }

  func testMissedStub() {
    let mock = CounterMock()
    given(mock).count("a").willReturn(1).lenient()  // report
    _ = try? mock.count("b")
  }
}
