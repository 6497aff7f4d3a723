import MockSwift
import Testing

@Suite struct ExampleTests {
  @Mock private var librarian: Librarian
  @Mock({ $0.name.get.willReturn("Ann") }) private var named: Librarian
  @Mock(stubs: [Int.self => 7]) private var stubbed: Librarian
  @Mock(localStubs: [String.self => "local", Int.self => 1, Int.self => 2])
  private var locallyStubbed: Librarian
  @Mock(strategy: [.globalStubs, .given]) private var global: Librarian

  // MARK: Making mocks

  @Test func behavioursWithTheDeclaration() {
    #expect(named.name == "Ann")
  }

  @Test func stubsWithTheDeclaration() {
    #expect(stubbed.count(author: "Ann", since: 1900) == 7)
    #expect(locallyStubbed.name == "local")
    #expect(locallyStubbed.openDesks == 2)
  }

  @Test func aStrategyWithTheDeclaration() {
    given(global).name.get.willReturn("given")
    #expect(global.name == "")
  }

  @Test func aMockAsAValue() {
    let plain: Librarian = Mock()
    #expect(plain.find(title: "Emma") == nil)
    let prepared: Librarian = Mock {
      $0.find(title: .any()).willReturn(Book(title: "Emma"))
      $0.openDesks.get.willReturn(3)
    }
    #expect(prepared.find(title: "Ulysses") == Book(title: "Emma"))
    #expect(prepared.openDesks == 3)
  }

  // MARK: Behaviours

  @Test func valuesInOrder() {
    given(librarian).count(author: .any(), since: >1900).willReturn(1, 2)
    let counts = (1...3).map { _ in librarian.count(author: "Woolf", since: 1910) }
    #expect(counts == [1, 2, 2])
    #expect(librarian.count(author: "Woolf", since: 1900) == 0)
  }

  @Test func errorsInOrder() {
    given(librarian).lend(title: "Emma", days: 3).willThrow(Lost(title: "a"), Lost(title: "b"))
    for title in ["a", "b", "b"] {
      #expect(throws: Lost(title: title)) { try librarian.lend(title: "Emma", days: 3) }
    }
  }

  @Test func aClosure() throws {
    given(librarian).lend(title: .any(), days: .any()).will { parameters in
      guard let days = parameters[1] as? Int, days < 30 else { throw Lost(title: "too long") }
      return Book(title: "\(parameters[0])")
    }
    #expect(try librarian.lend(title: "Emma", days: 3) == Book(title: "Emma"))
    #expect(throws: Lost(title: "too long")) { try librarian.lend(title: "Emma", days: 30) }
  }

  @Test func anOptionalArgumentInAClosure() {
    given(librarian).notify(.any()).will { ($0[0] as? String) == nil }
    #expect(librarian.notify(nil))
    #expect(!librarian.notify("Ann"))
  }

  @Test func doingNothing() throws {
    given(librarian).giveBack(.any()).willDoNothing()
    try librarian.giveBack(Book(title: "Emma"))
  }

  @Test func severalBehaviours() {
    given(librarian) {
      $0.find(title: "Emma").willReturn(Book(title: "Emma"))
      $0.find(title: .not(=="Emma")).willReturn(nil)
      $0.close().willDoNothing()
    }
    #expect(librarian.find(title: "Emma") == Book(title: "Emma"))
    #expect(librarian.find(title: "Ulysses") == nil)
  }

  @Test func propertiesAndSubscripts() {
    var librarian = librarian
    given(librarian).openDesks.get.willReturn(2)
    given(librarian).openDesks.set(>5).willDoNothing()
    given(librarian)[1].get.willReturn("novels")
    given(librarian)[.any()].get.willReturn("nothing")
    given(librarian)[1].get.willReturn("poems")
    given(librarian)[code: .any()].get.willReturn(Book(title: "Emma"))
    #expect(librarian.openDesks == 2)
    librarian.openDesks = 6
    #expect(librarian[1] == "poems")
    #expect(librarian[2] == "nothing")
    #expect(librarian[code: "x"] == Book(title: "Emma"))
    librarian[code: "y"] = nil
    then(librarian).openDesks.get.calledOnce()
    then(librarian).openDesks.set(6).calledOnce()
    then(librarian)[.any()].get.called(times: 2)
    then(librarian)[code: =="x"].get.calledOnce()
    then(librarian)[code: =="y"].set(.isNil()).calledOnce()
    interaction(with: librarian).ended()
  }

  @Test func generics() {
    given(librarian).convert(Int.self, from: =="1").willReturn(1)
    given(librarian).convert(String.self, from: .any()).willReturn("one")
    #expect(librarian.convert(Int.self, from: "1") == 1)
    #expect(librarian.convert(String.self, from: "1") == "one")
  }

  @Test func membersThatDifferInTheirResults() {
    given(librarian).label().disambiguate(with: String.self).willReturn("A")
    given(librarian).label().disambiguate(with: Int.self).willReturn(1)
    let text: String = librarian.label()
    let number: Int = librarian.label()
    #expect(text == "A")
    #expect(number == 1)
    then(librarian).label().disambiguate(with: Int.self).calledOnce()
    then(librarian).label().disambiguate(with: String.self).calledOnce()
  }

  @Test func asynchronousMembers() async throws {
    given(librarian).fetch(title: =="Emma").willReturn(Book(title: "Emma"))
    #expect(try await librarian.fetch(title: "Emma") == Book(title: "Emma"))
    then(librarian).fetch(title: "Emma").calledOnce()
  }

  // MARK: Checks

  @Test func counts() {
    for year in 1...4 { _ = librarian.count(author: "Woolf", since: year) }
    then(librarian).count(author: =="Woolf", since: .any()).called()
    then(librarian).count(author: =="Woolf", since: .any()).called(times: 4)
    then(librarian).count(author: =="Woolf", since: .any()).called(times: >=2)
    then(librarian).count(author: =="Woolf", since: .any()).called(times: .not(==3))
    then(librarian).count(author: .any(), since: .any())
      .called(times: .match { $0.isMultiple(of: 2) })
    then(librarian) {
      $0.count(author: .any(), since: <=1).calledOnce()
      $0.count(author: .any(), since: >4).neverCalled()
    }
  }

  @Test func receivedArguments() {
    _ = librarian.count(author: "Woolf", since: 1)
    _ = librarian.count(author: "Joyce", since: 2)
    _ = librarian.count(author: "Woolf", since: 3)
    let check = then(librarian).count(author: =="Woolf", since: .any())
    #expect(check.callCount == 2)
    #expect(check.receivedParameters.map { $0[1] as? Int } == [1, 3])
  }

  @Test func orderAcrossMocks() {
    let other: Librarian = Mock()
    _ = librarian.find(title: "Emma")
    other.close()
    _ = librarian.find(title: "Ulysses")
    let found = then(librarian).find(title: "Emma").calledOnce()
    let closed = then(other).close().called(after: found)
    then(librarian).find(title: "Ulysses").calledOnce(after: closed)
    then(librarian).find(title: "Emma").neverCalled(after: closed)
    #expect(found.isValid && closed.isValid)
    #expect(found.firstValidTime < closed.firstValidTime)
    #expect(
      closed.description
        == "close() has been called at least 1 time after find(title: \"Emma\") has been called exactly 1 time"
    )
  }

  @Test func nothingElse() {
    interaction(with: librarian).ended()
    given(librarian).find(title: "Emma").willReturn(nil)
    _ = librarian.find(title: "Emma")
    then(librarian).find(title: .any()).called()
    interaction(with: librarian).ended()
    interaction(with: librarian).failOnUnusedBehaviours()
  }
}

/// A test's own condition.
prefix operator <=
private prefix func <= (value: Int) -> Predicate<Int> { .lessThanOrEquals(to: value) }
