import Testing
import UnderstudyRuntime

@Suite struct ExpectationTests {
  let store = StoreMock()
  let other = StoreMock(name: "other")

  @Test func metExpectationsPass() async throws {
    expect(store).fetch(id: "42", page: .any).willReturn(Item(id: "42"))
    expect(store).count(.hasPrefix("a")).willReturn(3).called(2...)
    expect(store).isOpen.called(.never)
    expect(store).owner.set("Ann").called()
    #expect(try await store.fetch(id: "42", page: 1) == Item(id: "42"))
    #expect(store.count("ab") == 3)
    #expect(store.count("ac") == 3)
    store.owner = "Ann"
    #expect(failures { verifyExpectations(store) }.map(\.text) == [])
  }

  @Test func unmetExpectationsAreReportedOnceAtTheirLine() {
    let line = #line
    expect(store).count("a").called(2, "retries")
    expect(other).isOpen.willReturn(true)
    _ = store.count("a")
    let seen = failures {
      verifyExpectations(store, other)
      verifyExpectations(store, other)
    }
    #expect(
      seen.map(\.text) == [
        """
        count(_:) was expected exactly 2 times, but was called 1 time.
          comment: retries
          wanted: count("a")
          calls of this member (1):
            #1 count("a")
        """,
        """
        StoreMock(name: "other").isOpen was expected exactly 1 time, but was called 0 times.
          wanted: isOpen
          this member was never called
        """,
      ])
    #expect(seen.map(\.location.line) == [line + 1, line + 2])
  }

  @Test func earlierCallsDoNotCount() {
    _ = store.count("a")
    expect(store).count("a").called()
    #expect(failures { verifyExpectations(store) }.count == 1)
  }

  @Test func answersOfEveryKind() async throws {
    expect(store).count("sum").will { $0.count }
    expect(store).close().willThrow(StoreError(code: 3))
    expect(store).observe(.any).willDoNothing()
    expect(store).fetch(id: .any, page: .any).will { id, _ in
      await Task.yield()
      return Item(id: id)
    }
    expect(store).edit(.any).will {
      $0 = "edited"
      return true
    }
    #expect(store.count("sum") == 3)
    #expect(throws: StoreError(code: 3)) { try store.close() }
    store.observe { _ in }
    #expect(try await store.fetch(id: "x", page: 0).id == "x")
    var text = ""
    #expect(store.edit(&text))
    #expect(text == "edited")
    #expect(failures { verifyExpectations(store) }.map(\.text) == [])
  }

  @Test func orderAcrossMocks() {
    expectInOrder {
      expect(store).count("first").called()
      expect(other).count("second").called()
    }
    _ = store.count("first")
    _ = other.count("second")
    #expect(failures { verifyExpectations(store, other) }.map(\.text) == [])
  }

  @Test func wrongOrderIsReportedOnce() {
    expectInOrder {
      expect(store).count("first").called()
      expect(other).count("second").called()
    }
    _ = other.count("second")
    _ = store.count("first")
    let seen = failures { verifyExpectations(store, other) }
    #expect(
      seen.map(\.text) == [
        """
        StoreMock(name: "other").count(_:) was expected exactly 1 time in this order, but was called 0 times from there on.
          wanted: count("second")
          calls in order (2):
              StoreMock(name: "other").count("second")
            ✓ StoreMock.count("first")
        """
      ])
  }

  @Test func impossibleCountsAreMisuse() {
    let seen = failures { expect(store).count("a").called(2..<2) }
    #expect(seen.map(\.text) == ["count(_:): an empty range holds no number of calls"])
  }
}
