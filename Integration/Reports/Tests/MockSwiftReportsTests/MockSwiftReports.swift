import Dispatch
import MockSwift
import Testing
import XCTest

// Each line that ends in `// report` must be reported exactly once, and no other line.

private protocol Gate {
  func open() -> Bool
  func key() throws -> Key
}

private struct Key {}

extension Mock: Gate where WrappedType == Gate {
  fileprivate func open() -> Bool { mocked() }
  fileprivate func key() throws -> Key { try mockedThrowable() }
}

extension Given where WrappedType == Gate {
  fileprivate func open() -> Mockable<Bool> { mockable() }
}

extension Then where WrappedType == Gate {
  fileprivate func open() -> Verifiable<Bool> { verifiable() }
}

final class MockSwiftXCTestReports: XCTestCase {
  func testInTheTest() {
    @Mock var gate: Gate
    then(gate).open().calledOnce()  // report
  }

  func testUnusedBehaviours() {
    @Mock var gate: Gate
    given(gate).open().willReturn(true)  // report
    interaction(with: gate).failOnUnusedBehaviours()
  }

  func testLeftovers() {
    @Mock var gate: Gate
    _ = gate.open()
    interaction(with: gate).ended()  // report
  }

  func testNothingAnswers() {
    let gate: Gate = Mock()  // report
    _ = try? gate.key()
  }

  func testOnACallbackThread() {
    let gate = UncheckedGate(gate: Mock())
    let done = expectation(description: "done")
    DispatchQueue.global().async {
      then(gate.gate).open().called()  // report
      done.fulfill()
    }
    wait(for: [done], timeout: 10)
  }

  func testInAHelper() {
    check(Mock())  // report
  }

  private func check(_ gate: Gate, file: StaticString = #filePath, line: UInt = #line) {
    then(gate).open().called(file: file, line: line)
  }
}

/// Nothing of these is reported.
@Suite struct MockSwiftGeneratedMocks {
  @Test func parentsOfTheStandardLibrary() {
    let beacon = Mock<any Beacon>()
    given(beacon as any Beacon) {
      $0.code.get.willReturn(3)
      $0.description.get.willReturn("lit")
    }
    #expect("\(beacon)" == "lit")
    #expect(throws: Mock<any Beacon>.self) { throw beacon }
    then(beacon as any Beacon).code.get.neverCalled()
  }

  @Test func aPublicProtocol() {
    let dish: any Dish = Mock()
    given(dish).aim(at: >10).willReturn(20)
    #expect(dish.aim(at: 15) == 20)
  }
}

@Suite struct MockSwiftSwiftTestingReports {
  @Mock private var gate: Gate

  @Test func inTheTest() {
    then(gate).open().calledOnce()  // report
  }

  @Test func inADetachedTask() async {
    let gate = UncheckedGate(gate: gate)
    let check = await Task.detached {
      then(gate.gate).open().called()  // report
    }.value
    #expect(!check.isValid)
  }

  @Test func noMock() {
    then(RealGate() as Gate).open().neverCalled()  // report
  }
}

private struct RealGate: Gate {
  func open() -> Bool { false }
  func key() -> Key { Key() }
}

private struct UncheckedGate: @unchecked Sendable {
  let gate: Gate
}
