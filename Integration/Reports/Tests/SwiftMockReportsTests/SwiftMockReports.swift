import Dispatch
import SwiftMock
import Testing
import XCTest

// Each line that ends in `// report` must be reported exactly once, and no other line.

private final class MockGate: Mock {
  let callHandler: MockCallHandler

  init(_ test: XCTestCase) { callHandler = MockCallHandlerImpl(test) }
  init() { callHandler = MockCallHandlerImpl() }

  func open(_ code: String) -> Bool {
    return callHandler.accept(false, functionName: #function, args: code) as! Bool
  }
}

final class SwiftMockXCTestReports: XCTestCase {
  func testAMissingCall() {
    let gate = MockGate(self)
    gate.expect().call(gate.open("1")).andReturn(true)  // report
    gate.verify()
  }

  func testAnUnexpectedCall() {
    let gate = MockGate(self)
    gate.stub().call(gate.open("1")).andReturn(true)  // report
    _ = gate.open("2")
  }

  func testACheckAfterwards() {
    let gate = MockGate(self)
    gate.verify().call(gate.open("1"))  // report
  }

  func testOnACallbackThread() {
    let gate = UncheckedGate(gate: MockGate(self))
    gate.gate.reject().call(gate.gate.open("1"))  // report
    let done = expectation(description: "done")
    DispatchQueue.global().async {
      _ = gate.gate.open("1")
      done.fulfill()
    }
    wait(for: [done], timeout: 10)
  }
}

@Suite struct SwiftMockSwiftTestingReports {
  private let gate = MockGate()

  @Test func aMissingCall() {
    gate.expect().call(gate.open("1")).andReturn(true)  // report
    gate.verify()
  }

  @Test func inADetachedTask() async {
    let gate = UncheckedGate(gate: gate)
    gate.gate.reject().call(gate.gate.open("1"))  // report
    await Task.detached { _ = gate.gate.open("1") }.value
  }
}

private struct UncheckedGate: @unchecked Sendable {
  let gate: MockGate
}
