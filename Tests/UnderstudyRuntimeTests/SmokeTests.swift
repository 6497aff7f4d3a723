import Testing
import UnderstudyRuntime

@Test func smoke() async throws {
  try await FailureReporter.$current.withValue(FailureReporter { print($0.text) }) {
    let store = StoreMock()
    given(store).fetch(id: "42", page: .any).willReturn(Item(id: "42"))
    given(store).fetch(id: .any, page: .matching { $0 > 100 }).willThrow(StoreError())
    given(store).fetch(id: "x", page: 3).will { id, page in
      await Task.yield(); return Item(id: id, price: page)
    }
    #expect(try await store.fetch(id: "42", page: 3) == Item(id: "42"))
    #expect(try await store.fetch(id: "x", page: 3) == Item(id: "x", price: 3))
    await #expect(throws: StoreError.self) { try await store.fetch(id: "y", page: 300) }
    await #expect(throws: UnstubbedCallError.self) { try await store.fetch(id: "y", page: 3) }
    given(store).isOpen.willReturn(true, false)
    #expect(store.isOpen); #expect(!store.isOpen)
    store.owner = "me"; #expect(store.owner == "me")
    verify(store).owner.set("me").called(1)
    verify(store).owner.set("you").called(1)
    given(store).balance.willReturn(3)
    #expect(try await store.balance == 3)
    given(store).edit(.any).will {
      $0 += "!"; return true
    }
    var t = "a"; #expect(store.edit(&t)); #expect(t == "a!")
    given(store).each(limit: 3).will { body, limit in for i in 0..<limit { try body(i) } }
    var sum = 0
    store.each({ (x) throws(Never) in sum += x }, limit: 3)
    #expect(sum == 3)
    given(store).decode(Int.self, from: .any).willReturn(3)
    #expect(try store.decode(Int.self, from: "q") == 3)
    given(store)[row: 1, column: .any].willReturn("z")
    #expect(store[row: 1, column: 4] == "z")
    store[row: 2, column: 4] = "k"
    let c = verify(store)[row: 2, column: .any].set(.notNil).called()
    #expect(c.map(\.indices.row) == [2])
    verify(store)[row: 2, column: 9].set("n").called(1)
    given(StoreMock.self).open(.any).willReturn(true)
    #expect(StoreMock.open("x"))
    given(StoreMock.self).initializer(code: .any).willReturn(.fails)
    let made = try StoreMock(code: "k"); #expect(made == nil)
    verify(StoreMock.self).initializer(code: "k").called(1)
    let calls = verify(store).fetch(id: .any, page: .any).called(1...3)
    #expect(calls.map(\.id) == ["42", "x", "y", "y"])
    store.observe { _ in }
    verify(store).observe(.any).called(1)
  }
}
