import Dispatch
import Mirage2
import Testing
import XCTest

// Each line that ends in `// report` must be reported exactly once, and no other line.

private final class MockGate {
  lazy var mock_open = FuncCallHandler<Void, Void>(returnValue: ())
  func open() { mock_open.handle(()) }

  let mock_push = FuncCallHandler<Void, Int>(returnValue: 0, isPartial: true)  // report
  func push() -> Int { mock_push.handle(()) }
}

final class MirageXCTestReports: XCTestCase {
  func testTheAssertion() {
    let gate = MockGate()
    XCTAssertNoThrow(try gate.mock_open.verify(called: .once))  // report
  }

  func testARuleThatHolds() {
    let gate = MockGate()
    gate.open()
    XCTAssertNoThrow(try gate.mock_open.verify(called: .once))
  }

  func testOnACallbackThread() {
    let gate = UncheckedGate(gate: MockGate())
    let done = expectation(description: "done")
    DispatchQueue.global().async {
      XCTAssertEqual(gate.gate.push(), 0)
      done.fulfill()
    }
    wait(for: [done], timeout: 10)
  }
}

@Suite struct MirageSwiftTestingReports {
  @Test func theExpectation() {
    let gate = MockGate()
    #expect(throws: Never.self) { try gate.mock_open.verify(called: .once) }  // report
  }
}

private struct UncheckedGate: @unchecked Sendable {
  let gate: MockGate
}
