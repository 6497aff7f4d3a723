import Testing
import UnderstudyRuntime

@Suite struct MemoryTests {
  private final class Token: Sendable {}

  @Test func releasingAMockFreesEverythingThatItHolds() {
    weak var argument: Token?
    weak var answer: Token?
    weak var matched: Token?
    weak var core: MockCore?
    do {
      let first = Token()
      let second = Token()
      let third = Token()
      (argument, answer, matched) = (first, second, third)
      let store = StoreMock()
      core = store.understudy
      given(store).count(.matching { _ in third === third }).will { _ in
        withExtendedLifetime(second) { 1 }
      }
      _ = store.count("")
      store.observe { _ in withExtendedLifetime(first) {} }
      #expect(argument != nil && answer != nil && matched != nil && core != nil)
    }
    #expect(argument == nil && answer == nil && matched == nil && core == nil)
  }

  @Test func verifyingKeepsNothing() {
    weak var argument: Token?
    let store = StoreMock()
    do {
      let token = Token()
      argument = token
      do {
        let other = StoreMock()
        other.observe { _ in withExtendedLifetime(token) {} }
        verify(other).observe(.any).called(1)
      }
    }
    #expect(argument == nil)
    withExtendedLifetime(store) {}
  }

  @Test func aPatternKeepsTheMembersAlive() {
    let pattern = verify(StoreMock()).count("a")
    let seen = failures { pattern.called(1) }
    #expect(seen.count == 1)
  }

  @Test func manyCallsOfEverySizeAreKeptInOrder() {
    let store = StoreMock()
    for index in 0..<3000 { _ = store.count("\(index)") }
    #expect(verify(store).count(.any).called(3000) == (0..<3000).map { "\($0)" })
  }
}
