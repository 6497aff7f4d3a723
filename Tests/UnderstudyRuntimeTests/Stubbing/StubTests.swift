import Testing
import UnderstudyRuntime

@Suite struct StubTests {
  let store = StoreMock()

  private func counts(_ calls: Int, _ name: String = "a") -> [Int] {
    (0..<calls).map { _ in store.count(name) }
  }

  @Test func lastOfSeveralValuesRepeats() {
    given(store).count(.any).willReturn(1, 2, 3)
    #expect(counts(5) == [1, 2, 3, 3, 3])
  }

  @Test func chainedAnswersFollowEachOther() async throws {
    given(store).fetch(id: .any, page: .any)
      .willReturn(Item(id: "1"))
      .willThrow(StoreError())
      .will { id, _ in Item(id: id) }
    #expect(try await store.fetch(id: "x", page: 0).id == "1")
    await #expect(throws: StoreError()) { try await store.fetch(id: "x", page: 0) }
    #expect(try await store.fetch(id: "x", page: 0).id == "x")
    #expect(try await store.fetch(id: "y", page: 0).id == "y")
  }

  @Test func newestMatchingStubWins() {
    given(store).count(.any).willReturn(1)
    given(store).count("a").willReturn(2)
    given(store).count("b").willReturn(3)
    #expect(store.count("a") == 2)
    #expect(store.count("b") == 3)
    #expect(store.count("c") == 1)
    given(store).count(.any).willReturn(4)
    #expect(store.count("a") == 4)
  }

  @Test func timesRetiresAStub() {
    given(store).count(.any).willReturn(1)
    given(store).count(.any).willReturn(2).times(2)
    #expect(counts(4) == [2, 2, 1, 1])
  }

  @Test func timesAppliesToWhatWasSaidLast() {
    given(store).count(.any).willReturn(9)
    given(store).count(.any).willReturn(1).times(2).willReturn(2, 3).times(3)
    #expect(counts(7) == [1, 1, 2, 3, 3, 9, 9])
  }

  @Test func retiredStubWithoutAnOlderOneLeavesTheDefault() {
    given(store).count(.any).willReturn(5).times(1)
    #expect(counts(2) == [5, 0])
  }

  @Test(arguments: [0, -1]) func timesNeedsAPositiveCount(count: Int) {
    let text = failureText { given(store).count(.any).willReturn(1).times(count) }
    #expect(
      text == "count(_:): times(\(count)) can never answer a call: give a count of at least 1")
    #expect(counts(1) == [1])
  }

  @Test func answersSeeArgumentsAndMayCallTheMock() {
    given(store).count("outer").will { [store] in store.count("inner \($0)") + 1 }
    given(store).count("inner outer").willReturn(10)
    #expect(store.count("outer") == 11)
    #expect(verify(store).count(.any).called(2) == ["outer", "inner outer"])
  }

  @Test func aCallIsVisibleInItsOwnAnswer() {
    given(store).count(.any).will { [store] _ in verify(store).count(.any).called().count }
    #expect(counts(2) == [1, 2])
  }

  @Test func matchersMayCallTheMock() {
    given(store).isOpen.willReturn(true)
    given(store).count(.matching { [store] _ in store.isOpen }).willReturn(1)
    #expect(counts(1) == [1])
  }

  @Test func stubsMayBeAddedWhileTheMockAnswers() {
    given(store).count(.any).will { [store] _ in
      given(store).count(.any).willReturn(2)
      return 1
    }
    #expect(counts(2) == [1, 2])
  }

  @Test func typedErrorsAreTyped() {
    given(store).close().willThrow(StoreError(code: 7))
    #expect(throws: StoreError(code: 7)) { try store.close() }
    given(store).close().will { () throws(StoreError) in throw StoreError(code: 8) }
    #expect(throws: StoreError(code: 8)) { try store.close() }
    given(store).close().willDoNothing()
    #expect(throws: Never.self) { try store.close() }
  }

  @Test func closuresAreHandedToTheAnswerAndRecorded() {
    given(store).observe(.any).will { done in done(3) }
    nonisolated(unsafe) var seen: [Int] = []
    store.observe { seen.append($0) }
    #expect(seen == [3])
    verify(store).observe(.any).called(1).first?(4)
    #expect(seen == [3, 4])
  }

  @Test func asynchronousAnswersRunOnTheActorOfTheCaller() async throws {
    try await onMainActor()
  }

  @MainActor private func onMainActor() async throws {
    var pages: [Int] = []
    given(store).fetch(id: .any, page: .any).will { id, page in
      MainActor.assertIsolated()
      await Task.yield()
      pages.append(page)
      return Item(id: id)
    }
    #expect(try await store.fetch(id: "x", page: 3).id == "x")
    #expect(pages == [3])
  }
}

@Suite struct AccessorStubTests {
  let store = StoreMock()

  @Test func settablePropertyRemembersWhatWasSet() {
    #expect(store.owner == "")
    store.owner = "Ann"
    #expect(store.owner == "Ann")
    store.owner += "a"
    #expect(store.owner == "Anna")
    verify(store).owner.get.called(4)
    #expect(verify(store).owner.set(.any).called(2) == ["Ann", "Anna"])
  }

  @Test func aStubOfTheGetterWinsOverWhatWasSet() {
    given(store).owner.get.willReturn("stub").times(1)
    store.owner = "Ann"
    #expect(store.owner == "stub")
    #expect(store.owner == "Ann")
  }

  @Test func aStubOfTheSetterReplacesRemembering() {
    nonisolated(unsafe) var seen: [String] = []
    given(store).owner.set("secret").will { seen.append($0) }
    store.owner = "Ann"
    store.owner = "secret"
    #expect(store.owner == "Ann")
    #expect(seen == ["secret"])
  }

  @Test func getterEffects() async throws {
    given(store).balance.willReturn(1).willThrow(StoreError())
    #expect(try await store.balance == 1)
    await #expect(throws: StoreError()) { try await store.balance }
    verify(store).balance.called(2)
  }

  @Test func subscripts() {
    given(store)[row: 1, column: .any].get.willReturn("first row")
    given(store)[row: 2, column: 2].willReturn("plain values")
    #expect(store[row: 1, column: 9] == "first row")
    #expect(store[row: 2, column: 2] == "plain values")
    #expect(store[row: 3, column: 3] == nil)
    store[row: 1, column: 2] = "x"
    let writes = verify(store)[row: .any, column: .any].set(.notNil).called(1)
    #expect(writes.map(\.indices.column) == [2])
    #expect(writes.map(\.newValue) == ["x"])
    verify(store)[row: 1, column: .any].get.called(1)
  }

  @Test func optionalResultsCanBeNilOnPurpose() {
    given(store)[row: .any, column: .any].get.willReturn("x", nil)
    #expect(store[row: 0, column: 0] == "x")
    #expect(store[row: 0, column: 0] == nil)
  }
}

@Suite struct SpecialMemberStubTests {
  let store = StoreMock()

  @Test func genericMembersKeepEachTypeApart() throws {
    given(store).decode(Int.self, from: .any).willReturn(1)
    given(store).decode(String.self, from: "x").willReturn("s")
    #expect(try store.decode(Int.self, from: "x") == 1)
    #expect(try store.decode(String.self, from: "x") == "s")
    verify(store).decode(Int.self, from: "x").called(1)
    verify(store).decode(String.self, from: .any).called(1)
    verify(store).decode(Double.self, from: .any).called(.never)
  }

  @Test func nonEscapingClosuresRunInTheAnswer() {
    given(store).each(limit: 3).will { body, limit in
      for index in 0..<limit { try body(index) }
    }
    var seen: [Int] = []
    store.each({ seen.append($0) }, limit: 3)
    store.each({ seen.append($0) }, limit: 4)
    #expect(seen == [0, 1, 2])
    #expect(verify(store).each(limit: .any).called(2).map(\.limit) == [3, 4])
  }

  @Test func errorsOfNonEscapingClosuresReachTheCaller() {
    given(store).each(limit: .any).will { body, _ in try body(1) }
    #expect(throws: StoreError()) {
      try store.each({ _ throws(StoreError) in throw StoreError() }, limit: 1)
    }
  }

  @Test func inoutArgumentsCanBeChanged() {
    given(store).edit("a").will {
      $0 += "!"
      return true
    }
    given(store).edit("b").willReturn(true)
    var text = "a"
    #expect(store.edit(&text))
    #expect(text == "a!")
    text = "b"
    #expect(store.edit(&text))
    #expect(text == "b")
    #expect(verify(store).edit(.any).called(2) == ["a", "b"])
  }

  @Test func staticMembersAndInitialisers() throws {
    try MockScope().run {
      given(StoreMock.self).open("a").willReturn(true)
      #expect(StoreMock.open("a"))
      #expect(!StoreMock.open("b"))
      StoreMock.shared = 4
      #expect(StoreMock.shared == 4)
      _ = StoreMock(size: 3)
      verify(StoreMock.self).initializer(size: 3).called(1)
      given(StoreMock.self).initializer(code: "bad").willReturn(.fails)
      given(StoreMock.self).initializer(code: "worse").willThrow(StoreError())
      let good = try StoreMock(code: "good")
      let bad = try StoreMock(code: "bad")
      #expect(good != nil)
      #expect(bad == nil)
      #expect(throws: StoreError()) { try StoreMock(code: "worse") }
    }
  }

  @Test func scopesKeepStaticMembersApart() async {
    await withTaskGroup { group in
      for number in 1...50 {
        group.addTask {
          await MockScope().run {
            StoreMock.shared = number
            await Task.yield()
            #expect(StoreMock.shared == number)
            verify(StoreMock.self).shared.set(.any).called(1)
          }
        }
      }
    }
  }
}
