import Dispatch
import SwiftMock6
import Testing

private protocol Turnstile: Sendable {
  func pass(_ id: Int) -> Int
  func wait(_ id: Int) async -> Int
}

private final class MockTurnstile: Mock<Turnstile>, Turnstile, @unchecked Sendable {
  func pass(_ id: Int) -> Int { accept(id) as! Int }
  func wait(_ id: Int) async -> Int { await accept(id) as! Int }
}

@Suite struct ConcurrencyTests {
  @Test func callsFromManyThreads() {
    let turnstile = MockTurnstile.make()
    for id in 0..<100 { turnstile.expect { $0.pass(id) }.returning(id) }
    DispatchQueue.concurrentPerform(iterations: 100) { id in #expect(turnstile.pass(id) == id) }
    turnstile.verify()
  }

  @Test func callsFromManyTasksThatAreHeld() async {
    let turnstile = MockTurnstile.make()
    let futures = (0..<20).map { id in turnstile.expect { await $0.wait(id) }.asyncReturning(id) }
    let results = Task {
      await withTaskGroup(of: Int.self) { group in
        for id in 0..<20 { group.addTask { await turnstile.wait(id) } }
        return await group.reduce(0, +)
      }
    }
    await turnstile.verify()
    for future in futures { future.fulfill() }
    #expect(await results.value == 190)
  }
}
