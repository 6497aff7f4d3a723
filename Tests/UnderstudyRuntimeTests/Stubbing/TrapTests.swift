import Testing
import UnderstudyRuntime

private enum First {
  struct Same: Decodable, Equatable { var value = 1 }
}

private enum Second {
  struct Same: Decodable, Equatable { var value = 2 }
}

/// Mistakes that other libraries made, and that stand in no other suite.
@Suite struct TrapTests {
  let store = StoreMock()

  @Test func typesOfOneNameAreKeptApart() throws {
    given(store).decode(First.Same.self, from: .any).willReturn(First.Same())
    given(store).decode(Second.Same.self, from: .any).willReturn(Second.Same())
    #expect(try store.decode(First.Same.self, from: "") == First.Same())
    #expect(try store.decode(Second.Same.self, from: "") == Second.Same())
  }

  @Test func anUnfinishedStubChangesNothing() {
    given(store).count("a").willReturn(5)
    _ = given(store).count("a")
    #expect(store.count("a") == 5)
    #expect(failures { verifyNoUnusedStubs(store) }.count == 0)
  }

  @Test func verifyingRunsNoAnswers() async {
    nonisolated(unsafe) var runs = 0
    given(store).fetch(id: .any, page: .any).will { _, _ in
      runs += 1
      throw StoreError()
    }
    _ = try? await store.fetch(id: "a", page: 1)
    for _ in 0..<3 { verify(store).fetch(id: "a", page: 1).called(1) }
    #expect(runs == 1)
  }

  @Test func aCallIsCountedWhenItsStubThrows() async {
    given(store).fetch(id: .any, page: .any).willThrow(StoreError())
    await #expect(throws: StoreError()) { try await store.fetch(id: "a", page: 1) }
    verify(store).fetch(id: "a", page: 1).called(1)
  }

  @Test func argumentsAreComparedAsValues() {
    let core = MockCore("M")
    let member = FunctionMock<Any, Void, Never>(core, "f(_:)")
    member.call(42)
    let pattern = { (value: Any) in
      CallPattern<Verifying, Synchronous, Any, Void, Never>(member, .here(), equalTo: value)
    }
    #expect(failures { pattern("42").called(0) }.count == 0)
    #expect(failures { pattern(42).called(1) }.count == 0)
  }

  @Test func aGetterAndASetterHaveCallsOfTheirOwn() {
    store.owner = "Ann"
    verify(store).owner.get.called(.never)
    verify(store).owner.set("Ann").called(1)
  }

  @Test func membersWithoutArgumentsHaveStubs() {
    given(store).isOpen.willReturn(true)
    #expect(store.isOpen)
    given(store).close().willThrow(StoreError())
    #expect(throws: StoreError()) { try store.close() }
  }

  @Test func anUnexpectedAsynchronousCallComesBack() async {
    let seen = await failures { _ = try? await store.balance }
    #expect(seen.count == 0)
  }

  @Test func anInitialiserInTheProtocolLeavesTheMockEasyToMake() {
    _ = StoreMock()
  }
}
