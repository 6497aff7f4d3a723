import Testing
import UnderstudyRuntime

@Suite struct InteractionLogTests {
  let store = StoreMock()
  let other = StoreMock(name: "other")

  init() {
    _ = store.count("a")
    other.owner = "x;#\n"
    _ = store.isOpen
    verify(store).count("a").called()
  }

  @Test func text() {
    #expect(
      interactions(of: store, other).text == #"""
        1. StoreMock.count("a")
        2. StoreMock(name: "other").owner = "x;#\n"
        3. StoreMock.isOpen
        """#)
  }

  @Test func json() {
    #expect(
      interactions(of: other, store).json == #"""
        [
          {"mock": "StoreMock", "member": "count(_:)", "call": "count(\"a\")", "verified": true},
          {"mock": "StoreMock(name: \"other\")", "member": "owner", "call": "owner = \"x;#\\n\"", "verified": false},
          {"mock": "StoreMock", "member": "isOpen", "call": "isOpen", "verified": false}
        ]
        """#)
    #expect(interactions(of: StoreMock()).json == "[]")
  }

  @Test func mermaid() {
    #expect(
      interactions(of: store, other).mermaid == #"""
        sequenceDiagram
          participant Test
          participant m0 as StoreMock
          participant m1 as StoreMock(name: "other")
          Test->>m0: count("a")
          Test->>m1: owner = "x#59;#35;\n"
          Test->>m0: isOpen
        """#)
  }
}

@Suite struct CollectedFailureTests {
  let store = StoreMock()

  @Test func verifyAllReportsOnce() {
    let line = #line + 2
    let seen = failures {
      verifyAll {
        verify(store).count("a").called()
        verify(store).isOpen.called(2)
      }
    }
    #expect(
      seen.map(\.text) == [
        """
        2 verifications failed:
        count(_:) was expected at least 1 time, but was called 0 times.
          wanted: count("a")
          this member was never called
        isOpen was expected exactly 2 times, but was called 0 times.
          wanted: isOpen
          this member was never called
        """
      ])
    #expect(seen.map(\.location.line) == [line])
  }

  @Test func aSingleFailureKeepsItsLine() {
    let line = #line + 3
    let seen = failures {
      verifyAll {
        verify(store).count("a").called()
        verify(store).isOpen.called(0)
      }
    }
    #expect(seen.map(\.location.line) == [line])
  }

  @Test func expectFailureReturnsTheFailures() async {
    let outer = await failures {
      let inner = expectFailure { verify(store).isOpen.called() }
      #expect(inner.map(\.member) == ["isOpen"])
      await expectFailure { await verify(store).isOpen.called(within: .zero) }
    }
    #expect(outer.map(\.text) == [])
  }

  @Test func expectFailureFailsWithoutAFailure() {
    let line = #line + 1
    let seen = failures { expectFailure { verify(store).isOpen.called(0) } }
    #expect(seen.map(\.text) == ["a failure of a mock was expected, but none was found"])
    #expect(seen.map(\.location.line) == [line])
  }
}
