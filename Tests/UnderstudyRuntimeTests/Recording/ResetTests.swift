import Testing
import UnderstudyRuntime

@Suite struct ResetTests {
  private final class Token: Sendable {}
  let store = StoreMock()

  @Test func invocationsOnly() {
    given(store).count(.any).willReturn(3)
    store.owner = "Ann"
    #expect(store.count("a") == 3)
    reset(store, .invocations)
    verify(store).count(.any).called(.never)
    verify(store).owner.set(.any).called(.never)
    #expect(store.count("a") == 3)
    #expect(store.owner == "Ann")
  }

  @Test func stubsOnly() {
    given(store).count(.any).willReturn(3)
    store.owner = "Ann"
    expect(store).isOpen.called()
    #expect(store.count("a") == 3)
    reset(store, .stubs)
    #expect(store.count("a") == 0)
    #expect(store.owner == "")
    verify(store).count("a").called(2)
    #expect(failures { verifyExpectations(store) }.count == 0)
  }

  @Test func everythingFreesWhatWasCaptured() {
    weak var argument: Token?
    weak var answer: Token?
    do {
      let first = Token()
      let second = Token()
      (argument, answer) = (first, second)
      store.observe { _ in withExtendedLifetime(first) {} }
      given(store).count(.any).will { _ in withExtendedLifetime(second) { 1 } }
    }
    #expect(argument != nil && answer != nil)
    reset(store)
    #expect(argument == nil && answer == nil)
  }
}
