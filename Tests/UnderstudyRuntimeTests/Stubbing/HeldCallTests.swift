import Testing

@testable import UnderstudyRuntime

@Suite(.timeLimit(.minutes(1))) struct HeldCallTests {
  let store = StoreMock()

  private func fetch(_ id: String) -> Task<Item, any Error> {
    Task { [store] in try await store.fetch(id: id, page: 1) }
  }

  @Test func aCallWaitsForItsRelease() async throws {
    let held = given(store).fetch(id: .any, page: .any).willHold()
    let task = fetch("a")
    #expect(await held.arrival()?.id == "a")
    #expect(held.arrivals.map(\.id) == ["a"])
    held.release(returning: Item(id: "released"))
    #expect(try await task.value.id == "released")
  }

  @Test func aReleaseBeforeTheCallIsKept() async throws {
    let held = given(store).fetch(id: .any, page: .any).willHold()
    held.release(returning: Item(id: "early"))
    #expect(try await fetch("a").value.id == "early")
  }

  @Test func callsAreReleasedInAnyOrder() async throws {
    let held = given(store).fetch(id: .any, page: .any).willHold()
    let first = fetch("first")
    await held.arrival(1)
    let second = fetch("second")
    await held.arrival(2)
    held.release(2, throwing: StoreError(code: 2))
    await #expect(throws: StoreError(code: 2)) { try await second.value }
    held.release(returning: Item(id: "1"))
    #expect(try await first.value.id == "1")
  }

  @Test func cancellationEndsACallThatCanThrow() async throws {
    let held = given(store).fetch(id: .any, page: .any).willHold()
    let task = fetch("a")
    await held.arrival()
    #expect(!held.isCancelled())
    task.cancel()
    await held.cancellation()
    #expect(held.isCancelled())
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func aCallThatNeverArrivesIsAFailure() async {
    let held = given(store).fetch(id: .any, page: .any).willHold()
    let seen = await failures { _ = await held.arrival(2, within: .milliseconds(5)) }
    #expect(
      seen.map(\.text) == [
        "fetch(id:page:): call 2 to be held did not arrive within 0.005 seconds"
      ])
  }

  @Test func aCallHeldAtTheEndIsReportedAndEnds() async {
    let scope = MockScope()
    let line = #line + 3
    let seen = await failures {
      let task = await scope.run {
        let store = StoreMock()
        let held = given(store).fetch(id: .any, page: .any).willHold()
        let task = Task { try await store.fetch(id: "a", page: 1) }
        await held.arrival()
        return task
      }
      scope.finish()
      await #expect(throws: CancellationError.self) { try await task.value }
    }
    #expect(
      seen.map(\.text) == [
        """
        fetch(id:page:) was still held when the test ended.
          call: fetch(id: "a", page: 1)
        """
      ])
    #expect(seen.map(\.location.line) == [line + 1])
  }
}
