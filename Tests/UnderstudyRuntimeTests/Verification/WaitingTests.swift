import Testing
import UnderstudyRuntime

@Suite(.timeLimit(.minutes(1))) struct WaitingTests {
  let store = StoreMock()
  let clock = TestClock()

  @Test func resumesOnTheCallItself() async {
    let caller = Task { [store] in
      await Task.yield()
      for name in ["x", "a", "a"] { _ = store.count(name) }
    }
    // The clock stands still: only the calls can end the wait.
    let calls = await verify(store).count("a").called(2, within: .seconds(1), clock: clock)
    #expect(calls == ["a", "a"])
    await caller.value
  }

  @Test func passesAtOnceIfTheCallsWereMade() async {
    _ = store.count("a")
    await verify(store).count("a").called(within: .seconds(1), clock: clock)
    #expect(clock.now.offset == .zero)
  }

  @Test func failsWhenTheTimeIsOver() async {
    _ = store.count("b")
    let line = #line + 3
    let seen = await failures {
      async let waiting: Void = {
        _ = await verify(store).count("a").called(1, "soon", within: .seconds(2), clock: clock)
      }()
      await clock.advance(by: .seconds(2))
      await waiting
    }
    #expect(
      seen.map(\.text) == [
        """
        count(_:) was expected exactly 1 time within 2.0 seconds, but was called 0 times.
          comment: soon
          wanted: count("a")
          calls of this member (1):
            #1 count("b")    argument: wanted "a"
        """
      ])
    #expect(seen.map(\.location.line) == [line])
  }

  @Test func failsAtOnceWhenThereAreTooManyCalls() async {
    for _ in 0..<3 { _ = store.count("a") }
    let seen = await failures {
      await verify(store).count("a").called(2, within: .seconds(1), clock: clock)
    }
    #expect(seen.count == 1)
    #expect(clock.now.offset == .zero)
  }

  @Test func staysWaitsTheWholeTime() async {
    _ = store.count("a")
    let passing = await failures {
      async let waiting: Void = {
        _ = await verify(store).count("a").stays(1, for: .seconds(1), clock: clock)
      }()
      await clock.advance(by: .seconds(1))
      await waiting
    }
    #expect(passing.count == 0)
    let failing = await failures {
      async let waiting: Void = {
        _ = await verify(store).count("a").stays(1, for: .seconds(1), clock: clock)
      }()
      while clock.sleeperCount == 0 { await Task.yield() }
      _ = store.count("a")
      await waiting
    }
    #expect(
      failing.map { $0.text.split(separator: "\n")[0] } == [
        "count(_:) was expected exactly 1 time for 1.0 seconds, but was called 2 times."
      ])
  }

  @Test func aCancelledTaskWaitsNoLonger() async {
    let seen = await failures {
      let task = Task { [store, clock] in
        _ = await verify(store).count("a").called(within: .seconds(1000), clock: clock)
      }
      while clock.sleeperCount == 0 { await Task.yield() }
      task.cancel()
      await task.value
    }
    #expect(seen.count == 1)
  }

  @Test func streamYieldsEarlierAndLaterCalls() async {
    _ = store.count("a1")
    let caller = Task { [store] in
      await Task.yield()
      for name in ["b", "a2", "a3"] { _ = store.count(name) }
    }
    var seen: [String] = []
    for await name in verify(store).count(.hasPrefix("a")).stream {
      seen.append(name)
      if seen.count == 3 { break }
    }
    #expect(seen == ["a1", "a2", "a3"])
    await caller.value
  }

  @Test func streamEndsWithItsTask() async {
    let task = Task { [store] in
      var count = 0
      for await _ in verify(store).count(.any).stream { count += 1 }
      return count
    }
    _ = store.count("a")
    await Task.yield()
    task.cancel()
    #expect(await task.value <= 1)
  }
}
