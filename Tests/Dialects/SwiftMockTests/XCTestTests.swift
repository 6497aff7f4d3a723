import SwiftMock
import XCTest

final class XCTestTests: XCTestCase {
  func testWithTheTestCase() {
    let courier = MockCourier(testCase: self)
    courier.expect().call(courier.track(42)).andReturn("on its way")
    XCTAssertEqual(courier.track(42), "on its way")
    courier.verify()
  }

  func testFailuresReachAFailer() {
    let failer = Failures()
    let courier = MockCourier(failer: failer)
    courier.expect().call(courier.track(42))
    let line = UInt(#line) - 1
    courier.verify()
    courier.verify().call(courier.status())
    XCTAssertEqual(
      failer.texts,
      [
        """
        track(_:) was expected to be called, but was not.
          wanted: track(42)
          this member was never called
        """,
        """
        status() was expected at least 1 time, but was called 0 times.
          wanted: status()
          this member was never called
        """,
      ])
    XCTAssertEqual(failer.lines, [line, line + 3])
    XCTAssertEqual(failer.files, [#filePath, #filePath])
  }
}

private final class Failures: MockFailer {
  var texts: [String] = []
  var files: [String] = []
  var lines: [UInt] = []

  func doFail(_ message: String, file: String, line: UInt) {
    texts.append(message)
    files.append(file)
    lines.append(line)
  }
}
