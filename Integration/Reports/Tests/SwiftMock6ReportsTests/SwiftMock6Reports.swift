import Dispatch
import SwiftMock6
import Testing
import XCTest

// Each line that ends in `// report` must be reported exactly once, and no other line.

private protocol Gate {
  func open(_ code: String) -> Bool
  func ring() async
}

private final class MockGate: Mock<Gate>, Gate {
  func open(_ code: String) -> Bool { accept(code) as! Bool }
  func ring() async { await accept() }
}

final class SwiftMock6XCTestReports: XCTestCase {
  func testAMissingCall() {
    let gate = MockGate.make()
    gate.expect { $0.open("1") }.returning(true)  // report
    gate.verify()
  }

  func testOtherArguments() {
    let gate = MockGate.make()
    gate.expect { $0.open("1") }.returning(true)  // report
    XCTAssertTrue(gate.open("2"))
    gate.verify()
  }

  func testAnUnexpectedCall() async {
    let gate = MockGate.make()  // report
    await gate.ring()
    await gate.verify()
  }

  func testOnACallbackThread() {
    let gate = UncheckedGate(gate: MockGate.make())
    gate.gate.expect { $0.open("1") }.returning(true)  // report
    let done = expectation(description: "done")
    DispatchQueue.global().async {
      _ = gate.gate.open("2")
      done.fulfill()
    }
    wait(for: [done], timeout: 10)
    gate.gate.verify()
  }

  func testAForgottenCheck() {
    let gate = MockGate.make()
    gate.expect { $0.open("1") }.returning(true)  // report
    XCTAssertTrue(gate.open("1"))
  }
}

@Suite struct SwiftMock6SwiftTestingReports {
  private let gate = MockGate.make()

  @Test func aMissingCall() {
    gate.expect { $0.open("1") }.returning(true)  // report
    gate.verify()
  }

  @Test func inADetachedTask() async {
    let gate = UncheckedGate(gate: gate)
    gate.gate.expect { await $0.ring() }  // report
    await Task.detached { await gate.gate.verify() }.value
  }
}

private struct UncheckedGate: @unchecked Sendable {
  let gate: MockGate
}
