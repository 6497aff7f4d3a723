import Testing

@testable import UnderstudyRuntime

@Suite struct ScopeTests {
  @Test func strictnessOfTheScopeAndOfTheMock() {
    MockScope(strictness: .strict).run {
      #expect(StoreMock().understudy.strictness == .strict)
      #expect(MockCore("M", strictness: .lenient).strictness == .lenient)
    }
    #expect(StoreMock().understudy.strictness == .lenient)
  }

  @Test func strictMocksReportEveryUnstubbedCall() {
    let seen = failures {
      MockScope(strictness: .strict).run {
        let store = StoreMock()
        #expect(store.count("a") == 0)
        given(store).count("b").willReturn(1)
        #expect(store.count("a") == 0)
        #expect(store.count("b") == 1)
        store.owner = "Ann"
        #expect(store.owner == "Ann")
      }
    }
    #expect(
      seen.map(\.text) == [
        """
        count(_:) was called, but no stub answers the call.
          call: count("a")
          this member has no stubs
          add: given(storeMock).count("a").willReturn(<#Int#>)
        """,
        """
        count(_:) was called, but no stub answers the call.
          call: count("a")
          stubs of this member (1):
            count("b")    argument: wanted "b"
          add: given(storeMock).count("a").willReturn(<#Int#>)
        """,
      ])
    #expect(seen.allSatisfy { $0.severity == .error })
  }

  @Test func warningMocksReportCallsThatMissStubs() {
    let seen = failures {
      MockScope(strictness: .warning).run {
        let store = StoreMock()
        _ = store.count("no stubs at all")
        given(store).count("b").willReturn(1)
        _ = store.count("a")
      }
    }
    #expect(seen.map(\.severity) == [.warning])
  }

  @Test func lenientStubsAreExempt() {
    let scope = MockScope(strictness: .warning)
    let seen = failures {
      scope.run {
        let store = StoreMock()
        given(store).count("b").willReturn(1).lenient()
        _ = store.count("a")
      }
      scope.finish()
    }
    #expect(seen.map(\.text) == [])
  }

  @Test func theEndReportsUnusedStubsAndUnmetExpectations() {
    let scope = MockScope(strictness: .strict)
    let line = #line
    let seen = failures {
      scope.run {
        let store = StoreMock()
        given(store).count("unused").willReturn(1)
        expect(store).isOpen.willReturn(true)
      }
      scope.finish()
    }
    #expect(
      seen.map { $0.text.split(separator: "\n")[0] } == [
        "isOpen was expected exactly 1 time, but was called 0 times.",
        "a stub of count(_:) answered no call.",
      ])
    #expect(seen.map(\.location.line) == [line + 5, line + 4])
  }

  @Test func callsAfterTheEndAreReported() {
    let scope = MockScope()
    let seen = failures {
      let store = scope.run { StoreMock() }
      _ = store.count("in time")
      scope.finish()
      _ = store.count("late")
    }
    #expect(
      seen.map(\.text) == [
        "count(_:): this was called after the test that made the mock had ended: wait in the test for its tasks"
      ])
  }

  @Test func aScopeDoesNotKeepMocksAlive() {
    let scope = MockScope()
    weak var core: MockCore?
    scope.run {
      let store = StoreMock()
      core = store.understudy
      _ = store.count("a")
    }
    #expect(core == nil)
  }

  @Test func detachedTasksEnterByHandle() async {
    await MockScope().run {
      StoreMock.shared = 5
      let scope = MockScope.current
      await Task.detached {
        #expect(StoreMock.shared != 5)
        await scope.run {
          await Task.yield()
          #expect(StoreMock.shared == 5)
        }
      }.value
      await Task { #expect(StoreMock.shared == 5) }.value
    }
  }

  @Test func resettingAScopeForgetsItsStatics() {
    let scope = MockScope()
    scope.run {
      StoreMock.shared = 5
      scope.reset()
      #expect(StoreMock.shared == 0)
      StoreMock.shared = 6
      reset(StoreMock.self)
      #expect(StoreMock.shared == 0)
    }
  }
}
