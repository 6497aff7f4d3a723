import Testing
import UnderstudyRuntime

@Suite struct OrderTests {
  let store = StoreMock()
  let other = StoreMock(name: "other")

  init() {
    _ = store.count("a")
    _ = other.count("b")
    _ = store.count("c")
    _ = store.count("c")
    _ = store.isOpen
  }

  @Test func callsInOrderPass() {
    let seen = failures {
      verifyInOrder {
        verify(store).count("a").called()
        verify(other).count("b").called(1)
        verify(store).count("c").called(2)
        verify(store).isOpen.get.called()
      }
    }
    #expect(seen.map(\.text) == [])
  }

  @Test func eachStepTakesWhatItsCountAllows() {
    let seen = failures {
      verifyInOrder {
        verify(store).count("c").called()
        verify(store).count("c").called()
        verify(store).isOpen.called()
      }
      verifyInOrder {
        verify(store).count(.any).called(1...2)
        verify(store).count(.any).called(1)
      }
      verifyInOrder {
        verify(store).count("a").called()
        verify(store).count("z").called(.never)
        verify(store).count("c").called()
      }
    }
    #expect(seen.map(\.text) == [])
  }

  @Test func theResultsAreTheTakenCalls() {
    verifyInOrder {
      let taken = verify(store).count(.any).called(2)
      #expect(taken == ["a", "c"])
    }
  }

  @Test func wrongOrderShowsTheCallsAroundThePlace() {
    let text = failureText {
      verifyInOrder {
        verify(other).count("b").called()
        verify(store).count("a").called(.once, "a comes second")
      }
    }
    #expect(
      text == """
        count(_:) was expected exactly 1 time in this order, but was called 0 times from there on.
          comment: a comes second
          wanted: count("a")
          calls in order (5):
              StoreMock.count("a")
            ✓ StoreMock(name: "other").count("b")
              StoreMock.count("c")
              StoreMock.count("c")
              StoreMock.isOpen
        """)
  }

  @Test func neverMeansNotBetweenTheNeighbours() {
    let texts = failures {
      verifyInOrder {
        verify(store).count("a").called()
        verify(store).count("c").called(.never)
        verify(store).isOpen.called()
      }
      verifyInOrder {
        verify(store).count("a").called()
        verify(store).isOpen.called(.never)
      }
    }.map { $0.text.split(separator: "\n")[0] }
    #expect(
      texts == [
        "count(_:) was expected exactly 0 times in this order, but was called 2 times from there on.",
        "isOpen was expected exactly 0 times in this order, but was called 1 time from there on.",
      ])
  }

  @Test func nothingBetween() {
    let line = #line + 2
    let seen = failures {
      verifyInOrder(.nothingBetween) {
        verify(other).count("b").called()
        verify(store).isOpen.called()
      }
      verifyInOrder(.nothingBetween) {
        verify(store).count("c").called(2)
        verify(store).isOpen.called()
      }
    }
    #expect(
      seen.map(\.text) == [
        """
        other calls lie between the calls that were verified in order.
          calls (2):
              StoreMock.count("c")
              StoreMock.count("c")
        """
      ])
    #expect(seen.map(\.location.line) == [line])
  }

  @Test func nothingElse() {
    let seen = failures {
      verifyInOrder(.nothingElse) {
        verify(store).count("c").called(2)
        verify(store).isOpen.called()
      }
    }
    #expect(
      seen.map(\.text) == [
        """
        other calls lie between the calls that were verified in order.
          calls (1):
              StoreMock.count("a")
        """
      ])
  }

  @Test func afterAnotherVerification() {
    let seen = failures {
      let first = verify(other).count("b").called(1)
      verify(store).count("c").called(2, after: first)
      verify(store).count("a").called(1, "too early", after: first)
    }
    #expect(
      seen.map(\.text) == [
        """
        count(_:) was expected exactly 1 time, but was called 0 times.
          comment: too early
          wanted: count("a")
          calls of this member (2):
            #2 count("c")    argument: wanted "a"
            #3 count("c")    argument: wanted "a"
        """
      ])
  }
}

@Suite struct NothingElseTests {
  let store = StoreMock()
  let other = StoreMock(name: "other")

  @Test func verifiedCallsAreNotReported() {
    _ = store.count("a")
    store.owner = "Ann"
    let seen = failures {
      verify(store).count("a").called()
      verify(store).owner.set("Ann").called()
      verifyNoMoreInteractions(store, other)
    }
    #expect(seen.map(\.text) == [])
  }

  @Test func otherCallsAreListed() async {
    _ = store.count("a")
    _ = store.count("b")
    _ = await failures { _ = try? await store.fetch(id: "x", page: 1) }
    _ = other.isOpen
    let seen = failures {
      verify(store).count("a").called()
      verifyNoMoreInteractions(store, other)
    }
    #expect(
      seen.map(\.text) == [
        """
        StoreMock was called in ways that no verification has matched.
          unverified calls (2):
            count("b")
            fetch(id: "x", page: 1)
        """,
        """
        StoreMock(name: "other") was called in ways that no verification has matched.
          unverified calls (1):
            isOpen
        """,
      ])
  }

  @Test func ignoredMembersDoNotCount() {
    _ = store.count("a")
    _ = store.isOpen
    store.owner = store.owner + "!"
    let seen = failures {
      verifyNoMoreInteractions(
        store,
        ignoring: [
          verify(store).count(.hasPrefix("a")), verify(store).isOpen, verify(store).owner,
        ])
    }
    #expect(seen.map(\.text) == [])
  }

  @Test func noInteractions() {
    _ = store.count("a")
    let seen = failures { verifyNoInteractions(store, other) }
    #expect(
      seen.map(\.text) == [
        """
        StoreMock was not to be called at all.
          calls (1):
            count("a")
        """
      ])
  }

  @Test func unusedStubsAreReportedAtTheirLine() {
    let line = #line
    given(store).count("used").willReturn(1)
    given(store).count("unused").willReturn(1)
    given(other).isOpen.willReturn(true)
    _ = store.count("used")
    let seen = failures { verifyNoUnusedStubs(store, other) }
    #expect(
      seen.map(\.text) == [
        "a stub of count(_:) answered no call.\n  stub: count(\"unused\")",
        "a stub of StoreMock(name: \"other\").isOpen answered no call.\n  stub: isOpen",
      ])
    #expect(seen.map(\.location.line) == [line + 2, line + 3])
  }
}
