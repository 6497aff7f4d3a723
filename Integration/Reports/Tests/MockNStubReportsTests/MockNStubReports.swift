import Dispatch
import MockNStub
import Testing
import XCTest

// Each line that ends in `// report` must be reported exactly once, and no other line.

private final class GateMock: Mocking, @unchecked Sendable {
  func open() { didCallFunction() }
}

final class MockNStubXCTestReports: XCTestCase {
  func testInTheTest() {
    let gate = GateMock()
    gate.expect(callToFunction: "open()")
    gate.verify()  // report
  }

  func testOnACallbackThread() {
    let gate = GateMock()
    gate.expect(callToFunction: "open()")
    let done = expectation(description: "done")
    DispatchQueue.global().async {
      gate.verify()  // report
      done.fulfill()
    }
    wait(for: [done], timeout: 10)
  }

  func testAHandlerOfItsOwn() {
    XCTFailureHandler().fail(with: "shut", at: Location())  // report
  }

  func testInAHelper() {
    let gate = GateMock()
    gate.expect(callToFunction: "open()")
    check(gate)  // report
  }

  private func check(_ gate: GateMock, file: StaticString = #filePath, line: UInt = #line) {
    gate.verify(inFile: file, atLine: line)
  }
}

@Suite struct MockNStubSwiftTestingReports {
  @Test func inTheTest() {
    let gate = GateMock()
    gate.expect(callToFunction: "open()")
    gate.verify()  // report
  }

  @Test func inADetachedTask() async {
    let gate = GateMock()
    gate.expect(callToFunction: "open()")
    await Task.detached {
      gate.verify()  // report
    }.value
  }

  @Test func aHandlerOfItsOwn() {
    XCTFailureHandler().fail(with: "shut", at: Location())  // report
  }
}
