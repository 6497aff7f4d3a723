import Testing
import Understudy

@testable import Base
@testable import Legacy
@testable import Screens
@testable import Shop

struct MockableTests {
  @Test func whatIsSetIsHeldWeakly() {
    final class Ear: Listener {}
    let radio = RadioMock()
    do {
      let ear = Ear()
      radio.listener = ear
      #expect(radio.listener === ear)
    }
    #expect(radio.listener == nil)
    verify(radio).listener.set(.any).called(1)
  }

  @Test func spiesReachTheObjectThroughEveryClass() async throws {
    struct RealShelf: Shelf {
      var identifier = "real"
      var label = ""
      var names: [String] { [identifier, label] }
      subscript(row: Int) -> String { names[row] }
      func rename(to name: String) throws -> Bool { name == identifier }
      func store(_ count: Int) async -> Int { count }
      func inspect() -> Int { 1 }
    }
    let spy = ShelfMock(spying: RealShelf(), strictness: .strict)
    #expect(spy.identifier == "real")
    spy.label = "new"
    #expect(spy[1] == "new")
    #expect(try spy.rename(to: "real"))
    #expect(await spy.store(3) == 3)
    given(spy).store(.any).willReturn(0).willCallReal()
    #expect(await spy.store(4) == 0)
    #expect(await spy.store(5) == 5)
    verify(spy).rename(to: "real").called(1)
  }

  @Test func spiesOfActors() async {
    actor RealGuard: Guard {
      func patrol() -> Int { 7 }
    }
    let spy = GuardMock(spying: RealGuard())
    #expect(await spy.patrol() == 7)
    verify(spy).patrol().called(1)
  }

  @Test func aChainOfParentsInAnotherModule() async throws {
    let shelf = TopShelfMock()
    given(shelf).identifier.willReturn("a")
    given(shelf).rename(to: "b").willReturn(true)
    given(shelf).store(.any).will { $0 + 1 }
    given(shelf).label.willReturn("top")
    given(shelf)[2].willReturn("two")
    given(shelf).reach().willThrow(Unreachable())

    func use(_ shelf: some TopShelf) async throws -> (Bool, Int) {
      #expect(shelf.identifier == "a" && shelf.label == "top" && shelf[2] == "two")
      #expect(throws: Unreachable.self) { try shelf.reach() }
      return (try shelf.rename(to: "b"), await shelf.store(1))
    }
    #expect(try await use(shelf) == (true, 2))
    verify(shelf).rename(to: .any).called(1)
    verifyInOrder {
      verify(shelf).identifier.called()
      verify(shelf).store(1).called()
    }
    #expect(Set([shelf, shelf]).count == 1)
    verify(shelf).label.called(1)
    verify(shelf)[2].called(1)
    verify(shelf).reach().called(1)
    verifyNoMoreInteractions(shelf)
  }

  @Test func membersInConditions() {
    let shelf = ShelfMock()
    given(shelf).inspect().willReturn(3)
    #expect(shelf.inspect() == 3)
  }

  @Test func associatedTypesAndMembersThatAreLeftOut() {
    let till = TillMock<Int>()
    given(till).put(5).willReturn(1)
    #expect(till.put(5) == 1)
    #expect(till.count() == 7)
  }

  @Test func nestedProtocols() {
    let alarm = AlarmMock()
    given(alarm).ring(.any).will { $0(2) }
    var rung = 0
    alarm.ring { rung = $0 }
    #expect(rung == 2)
    alarm.stop()
    verify(alarm).stop().called(1)
  }

  @Test func repeatedParents() {
    let marked = MarkedMock()
    given(marked).identifier.willReturn("x")
    #expect(marked.identifier == "x")
  }

  @Test func actors() async {
    let guardian = GuardMock()
    given(guardian).patrol().willReturn(4)
    #expect(await guardian.patrol() == 4)
  }

  @Test func languageMode5() {
    let ledger = LedgerMock()
    given(ledger).add(.any, then: .any).willReturn(2)
    #expect(ledger.add(IdentifiedMock()) { _ in } == 2)
  }

  @Test @MainActor func modulesThatAreIsolatedByDefault() async throws {
    let screen = ScreenMock()
    given(screen).load().willReturn(8)
    given(ScreenMock.self).main().willReturn(9)
    screen.show("hello")
    #expect(try await screen.load() == 8)
    #expect(ScreenMock.main() == 9)
    verify(screen).show("hello").called(1)
    #expect(Set([screen]).count == 1)
    let model = ModelMock()
    given(model).identifier.willReturn("m")
    #expect(model.identifier == "m")
  }

  @Test func namesThatTheMocksUse() throws {
    let confusing = ConfusingMock()
    given(confusing).match(.any).willThrow(.empty)
    #expect(throws: Shop.Error.empty) { try confusing.match(Shop.Matcher()) }
  }
}

struct Unreachable: Swift.Error {}
