import Testing
import Understudy

@Suite(.mocks(strictness: .strict)) struct MocksTraitTests {
  let gauge = GaugeMock()

  @Test func suitesPassTheirStrictnessOn() {
    #expect(gauge.understudy.strictness == .strict)
  }

  @Test(.mocks) func theInnermostTraitDecides() {
    #expect(GaugeMock().understudy.strictness == .lenient)
  }

  @Test(arguments: 1...20) func eachCaseHasAScopeOfItsOwn(number: Int) async {
    useDefault { "default \(number)" }
    await Task.yield()
    let mock = MockCore("M")
    let member = FunctionMock<Void, String, Never>(mock, "f()")
    // Strict: the call fails, but still has the default of its own test.
    let seen = expectFailure {
      let value = member.call(())
      #expect(value == "default \(number)")
    }
    #expect(seen.count == 1)
  }

  @Test func metExpectationsPassAtTheEnd() {
    expect(gauge).read("a").willReturn(1)
    #expect(gauge.read.call("a") == 1)
  }

  @Test func failuresAtTheEndFailTheTest() async throws {
    let seen = await expectFailure {
      try? await MocksTrait.mocks.provideScope(
        for: #require(Test.current), testCase: Test.Case.current
      ) {
        expect(GaugeMock()).read("never").called()
      }
    }
    #expect(seen.map(\.member) == ["read(_:)"])
  }
}
