import MockSwift
import Testing

@Suite struct FailureTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let act: @Sendable (Librarian) throws -> Void
    let text: String

    init(_ name: String, _ act: @escaping @Sendable (Librarian) throws -> Void, _ text: String) {
      testDescription = name
      self.act = act
      self.text = text
    }
  }

  @Test(arguments: [
    Row(
      "a call that was made",
      {
        _ = $0.find(title: "a"); then($0).find(title: "a").called()
      }, ""),
    Row(
      "a call that was not made", { then($0).find(title: "a").called() },
      """
      find(title:) was expected at least 1 time, but was called 0 times.
        wanted: find(title: "a")
        this member was never called
      """),
    Row(
      "another argument",
      {
        _ = $0.count(author: "Woolf", since: 1925)
        then($0).count(author: =="Woolf", since: >1930).calledOnce()
      },
      """
      count(author:since:) was expected exactly 1 time, but was called 0 times.
        wanted: count(author: "Woolf", since: greater than 1930)
        calls of this member (1):
          #1 count(author: "Woolf", since: 1925)    since: wanted greater than 1930
      """),
    Row(
      "too few calls",
      {
        _ = $0.find(title: "a")
        then($0).find(title: .any()).called(times: >=2)
      },
      """
      find(title:) was expected at least 2 times, but was called 1 time.
        wanted: find(title: any String)
        calls of this member (1):
          #1 find(title: "a")
      """),
    Row(
      "a count by a condition",
      {
        for title in ["a", "b", "c"] { _ = $0.find(title: title) }
        then($0).find(title: .any()).called(times: .not(==3))
      },
      """
      find(title:) was expected a number of times that is not 3, but was called 3 times.
        wanted: find(title: any String)
        calls of this member (3):
          #1 find(title: "a")
          #2 find(title: "b")
          #3 find(title: "c")
      """),
    Row(
      "never",
      {
        _ = $0.label() as Int
        then($0).label().disambiguate(with: Int.self).neverCalled()
      },
      """
      label() was expected exactly 0 times, but was called 1 time.
        wanted: label()
        calls of this member (1):
          #1 label()
      """),
    Row(
      "a property that was set",
      {
        var librarian = $0
        librarian.openDesks = 3
        then(librarian).openDesks.set(4).called()
      },
      """
      openDesks was expected at least 1 time, but was called 0 times.
        wanted: openDesks = 4
        calls of this member (1):
          #1 openDesks = 3    value: wanted 4
      """),
    Row(
      "a subscript", { then($0)[.any()].get.called() },
      """
      subscript(_:) was expected at least 1 time, but was called 0 times.
        wanted: [any Int]
        this member was never called
      """),
    Row(
      "the wrong order",
      {
        _ = $0.find(title: "b")
        _ = $0.find(title: "a")
        let first = then($0).find(title: "a").calledOnce()
        then($0).find(title: "b").calledOnce(after: first)
      },
      """
      find(title:) was expected exactly 1 time, but was called 0 times.
        wanted: find(title: "b")
        this member was never called
      """),
    Row(
      "after a check that failed",
      {
        let first = then($0).find(title: "a").calledOnce()
        then($0).find(title: "b").neverCalled(after: first)
      },
      """
      find(title:) was expected exactly 1 time, but was called 0 times.
        wanted: find(title: "a")
        this member was never called
      ---
      find(title:) was to be called after a check that failed: find(title: "a") has been called \
      exactly 1 time
        wanted: find(title: "b")
      """),
    Row(
      "calls that are not checked",
      {
        _ = $0.find(title: "a")
        $0.close()
        then($0).find(title: .any()).called()
        interaction(with: $0).ended()
      },
      """
      Librarian was called in ways that no verification has matched.
        unverified calls (1):
          close()
      """),
    Row(
      "behaviours that are not used",
      {
        given($0).find(title: "a").willReturn(nil)
        given($0).find(title: "b").willReturn(nil)
        _ = $0.find(title: "a")
        interaction(with: $0).failOnUnusedBehaviours()
      },
      """
      a stub of find(title:) answered no call.
        stub: find(title: "b")
      """),
    Row(
      "a throwing behaviour of a member that cannot throw",
      {
        given($0).label().disambiguate(with: Int.self).willThrow(Lost(title: "a"))
        #expect($0.label() as Int == 0)
      }, ""),
    Row(
      "no values", { given($0).find(title: "a").willReturn() },
      "find(title:): willReturn() without any value can never answer a call"),
    Row(
      "a value that cannot be compared",
      {
        given($0).keep(Note(text: "x")).willReturn(true)
        #expect(!$0.keep(Note(text: "x")))
      },
      """
      keep(_:): a value of type 'Note' cannot be compared: it is neither Equatable nor an object
        pass a predicate instead: .any() or .match { … }
      """),
    Row(
      "no mock", { _ in then(Shelf() as Librarian).close().neverCalled() },
      """
      a value of type 'Shelf' is no mock
        make it with '@Mock var name: Librarian' or 'let name: Librarian = Mock()'
      """),
  ])
  func text(_ row: Row) throws {
    let librarian: Librarian = Mock()
    #expect(try failureTexts { try row.act(librarian) } == row.text)
  }

  /// What a behaviour throws and the member cannot is told, and the next step is asked.
  @Test func errorsThatAMemberCannotThrow() {
    let vault: Vault = Mock(strategy: [.given])
    given(vault) {
      $0.open().willThrow(Jammed())
      $0.close().willThrow(Lost(title: "key"))
    }
    let texts = failureTexts {
      #expect((try? vault.open()) == 0)
      #expect(vault.close() == 0)
    }
    #expect(
      texts == """
        open(): a behaviour throws Jammed(), but this member throws 'Lost' and no other error
        ---
        close(): a behaviour throws Lost(title: "key"), but this member cannot throw
        """)
  }

  @Test func failuresAreShownWhereTheTestSpeaks() {
    let librarian: Librarian = Mock()
    let line = #line
    let lines = failureLines {
      given(librarian).find(title: "a")
        .willReturn(nil)
      then(librarian).find(title: "a")
        .called()
      interaction(with: librarian).failOnUnusedBehaviours()
    }
    #expect(lines == [line + 5, line + 3])
  }

  // MARK: Calls that nothing answers

  @Test func aThrowingMember() {
    let librarian: Librarian = Mock(strategy: [.given])
    given(librarian).lend(title: "Emma", days: 3).willReturn(Book(title: "Emma"))
    let text = failureTexts {
      #expect(throws: (any Error).self) { try librarian.lend(title: "Emma", days: 4) }
    }
    #expect(
      text == """
        lend(title:days:) was called, but no stub answers the call and there is no default.
          call: lend(title: "Emma", days: 4)
          stubs of this member (1):
            lend(title: "Emma", days: 3)    days: wanted 3
          add: given(librarian).lend(title: "Emma", days: 4).willReturn(<#Book#>)
        """)
  }

  @Test func aMemberWithAnUsualResult() {
    let librarian: Librarian = Mock(strategy: [.given])
    given(librarian).count(author: "a", since: 1).willThrow(Lost(title: "x"))
    let text = failureTexts { #expect(librarian.count(author: "a", since: 1) == 0) }
    #expect(
      text == """
        count(author:since:): a behaviour throws Lost(title: "x"), but this member cannot throw
        """)
  }
}

/// A librarian that is no mock.
private struct Shelf: Librarian {
  var name: String { "" }
  var openDesks = 0
  subscript(shelf: Int) -> String { "" }
  subscript(code code: String) -> Book? {
    get { nil }
    set {}
  }
  func close() {}
  func find(title: String) -> Book? { nil }
  func count(author: String, since year: Int) -> Int { 0 }
  func describe(_ book: Book) -> String { "" }
  func lend(title: String, days: Int) throws -> Book { Book(title: title) }
  func giveBack(_ book: Book) throws {}
  func register(_ reader: Reader) -> Int { 0 }
  func keep(_ note: Note) -> Bool { false }
  func fetch(title: String) async throws -> Book { Book(title: title) }
  func label() -> String { "" }
  func label() -> Int { 0 }
  func convert<Result>(_ type: Result.Type, from text: String) -> Result { fatalError() }
  func notify(_ name: String?) -> Bool { false }
  func reorder(_ titles: [String], isUrgent: Bool) -> Bool { false }
}

private struct Jammed: Error {}

private protocol Vault {
  func open() throws(Lost) -> Int
  func close() -> Int
}

extension Mock: Vault where WrappedType == Vault {
  fileprivate func open() throws(Lost) -> Int { try mockedThrowable(throwing: Lost.self) }
  fileprivate func close() -> Int { mocked() }
}

extension Given where WrappedType == Vault {
  fileprivate func open() -> Mockable<Int> { mockable() }
  fileprivate func close() -> Mockable<Int> { mockable() }
}
