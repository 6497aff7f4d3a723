import Testing
import UnderstudyRuntime

@Suite struct FailureTextTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let act: @Sendable (StoreMock) async -> Void
    let text: String

    init(_ name: String, _ act: @escaping @Sendable (StoreMock) async -> Void, _ text: String) {
      testDescription = name
      self.act = act
      self.text = text
    }
  }

  @Test(arguments: [
    Row(
      "never called", { verify($0).count("a").called() },
      """
      count(_:) was expected at least 1 time, but was called 0 times.
        wanted: count("a")
        this member was never called
      """),
    Row(
      "near misses",
      {
        _ = try? await $0.fetch(id: "41", page: 1)
        _ = try? await $0.fetch(id: "43", page: 1)
        verify($0).fetch(id: "42", page: .any).called(1)
      },
      """
      fetch(id:page:) was called, but no stub answers the call and there is no default.
        call: fetch(id: "41", page: 1)
        this member has no stubs
        add: given(storeMock).fetch(id: "41", page: 1).willReturn(<#Item#>)
      ---
      fetch(id:page:) was called, but no stub answers the call and there is no default.
        call: fetch(id: "43", page: 1)
        this member has no stubs
        add: given(storeMock).fetch(id: "43", page: 1).willReturn(<#Item#>)
      ---
      fetch(id:page:) was expected exactly 1 time, but was called 0 times.
        wanted: fetch(id: "42", page: any)
        calls of this member (2):
          #1 fetch(id: "41", page: 1)    id: wanted "42"
          #2 fetch(id: "43", page: 1)    id: wanted "42"
      """),
    Row(
      "too many",
      {
        _ = $0.count("a")
        _ = $0.count("bcd")
        _ = $0.count("a")
        verify($0).count("a").called(.once)
      },
      """
      count(_:) was expected exactly 1 time, but was called 2 times.
        wanted: count("a")
        calls of this member (3):
          #1 count("a")
          #3 count("a")
          #2 count("bcd")    argument: wanted "a"
      """),
    Row(
      "near stubs",
      {
        given($0).fetch(id: "1", page: 2).willReturn(Item(id: ""))
        given($0).fetch(id: .any, page: .in(5...6)).willReturn(Item(id: ""))
        _ = try? await $0.fetch(id: "1", page: 3)
      },
      """
      fetch(id:page:) was called, but no stub answers the call and there is no default.
        call: fetch(id: "1", page: 3)
        stubs of this member (2):
          fetch(id: any, page: in 5...6)    page: wanted in 5...6
          fetch(id: "1", page: 2)           page: wanted 2
        add: given(storeMock).fetch(id: "1", page: 3).willReturn(<#Item#>)
      """),
    Row(
      "property",
      {
        $0.owner = "Ann"
        verify($0).owner.set("Bo").called(1)
        verify($0).isOpen.called(2...)
      },
      """
      owner was expected exactly 1 time, but was called 0 times.
        wanted: owner = "Bo"
        calls of this member (1):
          #1 owner = "Ann"    value: wanted "Bo"
      ---
      isOpen was expected at least 2 times, but was called 0 times.
        wanted: isOpen
        this member was never called
      """),
    Row(
      "subscript",
      {
        $0[row: 1, column: 2] = nil
        verify($0)[row: 1, column: 3].set("x").called(1)
        verify($0)[row: 1, column: 3].get.called(1)
      },
      """
      subscript(row:column:) was expected exactly 1 time, but was called 0 times.
        wanted: [row: 1, column: 3] = "x"
        calls of this member (1):
          #1 [row: 1, column: 2] = nil    column: wanted 3, value: wanted "x"
      ---
      subscript(row:column:) was expected exactly 1 time, but was called 0 times.
        wanted: [row: 1, column: 3]
        this member was never called
      """),
    Row(
      "effectful getter", { _ = try? await $0.balance },
      """
      """),
    Row(
      "closure",
      {
        $0.observe { _ in }
        verify($0).observe(.any).called(.never)
      },
      """
      observe(_:) was expected exactly 0 times, but was called 1 time.
        wanted: observe(any)
        calls of this member (1):
          #1 observe({…})
      """),
    Row(
      "non-escaping closure",
      {
        $0.each({ _ in }, limit: 2)
        verify($0).each(limit: 3).called(1)
      },
      """
      each(_:limit:) was expected exactly 1 time, but was called 0 times.
        wanted: each(any, limit: 3)
        calls of this member (1):
          #1 each(…, limit: 2)    limit: wanted 3
      """),
  ]) func texts(_ row: Row) async {
    let texts = await failures { await row.act(StoreMock()) }.map(\.text)
    #expect(texts.joined(separator: "\n---\n") == row.text)
  }

  @Test func nameOfTheInstance() {
    let primary = StoreMock(name: "primary")
    let text = failureText { verify(primary).count("a").called() }
    #expect(
      text == """
        StoreMock(name: "primary").count(_:) was expected at least 1 time, but was called 0 times.
          wanted: count("a")
          this member was never called
        """)
  }

  @Test func uncomparableValues() {
    struct Opaque {}
    let mock = ClosureTaker()
    let text = failureText { mock.pattern(Opaque()) }
    #expect(
      text == """
        take(_:): a value of type 'Opaque' cannot be compared: it is neither Equatable nor an object
          pass a matcher instead: .any, .matching { … } or .equal(value, by: { … })
        """)
  }

  @Test func locationsAreThoseOfTheTest() async {
    let line = #line
    let store = StoreMock()
    let seen = await failures {
      verify(store).count("a").called()
      given(store).fetch(id: "1", page: 1).willReturn(Item(id: ""))
      _ = try? await store.fetch(id: "2", page: 1)
      _ = try? await StoreMock().fetch(id: "2", page: 1)
    }
    #expect(seen.map(\.location.line) == [line + 3, line + 4, line + 6])
    #expect(seen.map(\.location.column) == [13, 12, 31])
    #expect(
      seen.map(\.location.fileID.description)
        == Array(repeating: "UnderstudyRuntimeTests/FailureTextTests.swift", count: 3))
  }

  @Test func longValuesAreShortened() {
    let store = StoreMock()
    _ = store.count(String(repeating: "x", count: 1000))
    let text = failureText { verify(store).count("a").called() }
    #expect(text.contains(String(repeating: "x", count: 299) + "… (1002 characters)"))
    #expect(!text.contains(String(repeating: "x", count: 300)))
  }
}

/// A mock by hand whose member takes values of any type.
private final class ClosureTaker: Sendable {
  let core = MockCore("ClosureTaker")

  func pattern<Value>(_ value: Value) {
    let member = FunctionMock<Value, Void, Never>(core, "take(_:)")
    _ = CallPattern<Verifying, Synchronous, Value, Void, Never>(member, .here(), equalTo: value)
  }
}
