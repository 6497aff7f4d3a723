import Testing
import UnderstudyRuntime

@Suite struct CaptorTests {
  @Test func keepsArgumentsOfMatchingCallsOnly() async throws {
    let store = StoreMock()
    given(store).fetch(id: .any, page: .any).willReturn(Item(id: ""))
    for (id, page) in [("a", 1), ("b", 2), ("c", 1)] {
      _ = try await store.fetch(id: id, page: page)
    }
    let ids = Captor<String>()
    verify(store).fetch(id: .capture(into: ids), page: 1).called(2)
    #expect(ids.values == ["a", "c"])
    #expect(ids.last == "c")
    ids.reset()
    #expect(ids.values == [])
    #expect(ids.last == nil)
  }

  @Test func keepsArgumentsAsTheyComeUnderGiven() {
    let store = StoreMock()
    let names = Captor<String>()
    given(store).count(.capture(into: names, where: .hasPrefix("a"))).willReturn(1)
    #expect(store.count("ab") == 1)
    #expect(store.count("b") == 0)
    #expect(names.values == ["ab"])
  }

  @Test func keepsPartsOfArguments() {
    let store = StoreMock()
    let counts = Captor<Int>()
    _ = store.count("abc")
    verify(store).count(.has(\.count, .capture(into: counts))).called()
    #expect(counts.values == [3])
  }

  @Test func doesNotCaptureWhatAnotherStubAnswers() {
    let store = StoreMock()
    let names = Captor<String>()
    given(store).count(.capture(into: names)).willReturn(1)
    given(store).count("newer").willReturn(2)
    #expect(store.count("newer") == 2)
    #expect(names.values == [])
  }

  @Test func readWhenEmpty() throws {
    let store = StoreMock()
    let names = Captor<String>()
    let error = #expect(throws: NothingCaptured.self) { try names.value }
    #expect(
      "\(try #require(error))"
        == "the captor holds nothing: 'capture(into:)' was in no 'given' or 'verify' before, or no "
        + "call matched all arguments; 'values' and 'last' can be read without one")
    _ = store.count("a")
    verify(store).count(.capture(into: names)).called()
    #expect(try names.value == "a")
  }
}
