import Testing
import Understudy

struct MembersTests {
  private func build<W: Worker>(_ type: W.Type) -> W { type.init(id: 3) }

  @Test func initialisersAreRecordedOnTheType() {
    MockScope().run {
      _ = build(WorkerMock.self)
      _ = WorkerMock()
      verify(WorkerMock.self).initializer(id: 3).called(1)
    }
  }

  @Test func failableAndThrowingInitialisers() throws {
    try MockScope().run { () throws in
      given(BuildableMock.self).initializer(code: "bad").willReturn(.fails)
      given(BuildableMock.self).initializer(code: "worse").willThrow(TillError.jammed)
      let (bad, good) = (try BuildableMock(code: "bad"), try BuildableMock(code: "good"))
      #expect(bad == nil)
      #expect(good != nil)
      #expect(throws: TillError.jammed) { try BuildableMock(code: "worse") }
      _ = BuildableMock()
      verify(BuildableMock.self).initializer().called(1)
    }
  }

  @Test func staticMembersDoNotMeetInstanceMembers() {
    MockScope().run {
      let mock = EngineMock()
      EngineMock.stop()
      verify(EngineMock.self).stop().called(1)
      verify(mock).stop().called(.never)
    }
  }

  @Test func subscripts() {
    let mock = GridMock()
    given(mock)[1, 2].willReturn("cell")
    given(mock)[key: "a"].willReturn(1)
    mock[3, 4] = "set"
    #expect(mock[1, 2] == "cell")
    #expect(mock[key: "a"] == 1)
    verify(mock)[3, 4].set("set").called(1)
    verify(mock)[1, .any].get.called(1)
  }

  @Test func inoutArguments() async throws {
    let mock = FixerMock()
    given(mock).fix(.any, times: 2).will { text, times in
      text = String(repeating: text, count: times)
      return true
    }
    given(mock).later(.any).will { list in
      list.append(1)
      return list.count
    }
    var text = "ab"
    #expect(mock.fix(&text, times: 2))
    #expect(text == "abab")
    verify(mock).fix("ab", times: 2).called(1)
    var list = [0]
    #expect(try await mock.later(&list) == 2)
    #expect(list == [0, 1])
  }

  @Test func variadicsAreArrays() {
    let mock = PotMock()
    given(mock).numbers([1, 2]).willReturn(3)
    #expect(mock.numbers(1, 2) == 3)
    verify(mock).numbers(1, 2).called(1)
    verify(mock).numbers(.count(2)).called(1)
  }

  @Test func namesThatAreKeywords() {
    let mock = SearchMock()
    given(mock).find(for: "a", in: ["b"], where: 1, default: 2).willReturn(3)
    #expect(mock.find(for: "a", in: ["b"], where: 1, default: 2) == 3)
    let language = LanguageMock()
    language.nil()
    language.repeat(while: 1)
    _ = language.`does a thing`(`with a name`: 1)
    verify(language).nil().called(1)
    verify(language).repeat(while: 1).called(1)
    verify(language).`does a thing`(`with a name`: 1).called(1)
  }

  @Test func overloads() {
    let mock = TableDelegateMock()
    given(mock).table(1, willShow: 2).willReturn(true)
    mock.table(1, didSelect: 2)
    mock.table(1, didSelect: "two")
    #expect(mock.table(1, willShow: 2))
    verify(mock).table(1, didSelect: 2).called(1)
    verify(mock).table(1, didSelect: "two").called(1)
    verify(mock).table().called(.never)
  }

  @Test func operators() {
    MockScope().run {
      let (one, two) = (MoneyMock(), MoneyMock())
      given(MoneyMock.self).plus(.any, .any).willReturn(two)
      #expect(one + one === two)
      verify(MoneyMock.self).plus(.identical(to: one), .any).called(1)
    }
  }

  @Test func mutatingMembers() {
    let mock = RingMock()
    mock.rotate(1)
    mock.top = 3
    #expect(mock.top == 3)
    verify(mock).rotate(1).called(1)
  }

  @Test func ownershipOfSelf() {
    let mock = ConsumedMock()
    given(mock).peek().willReturn(1)
    #expect(mock.peek() == 1)
  }

  @Test(.mocks) func whatIsSetIsHeldWeakly() {
    let mock = AntennaMock()
    var radio: any Antenna = mock
    var listener: HearerMock? = HearerMock()
    let backup = HearerMock()
    radio.listener = listener
    radio.backup = backup
    AntennaMock.shared = listener
    radio.owner = backup
    #expect(radio.listener === listener)
    #expect(radio.backup === backup)
    #expect(AntennaMock.shared === listener)
    verify(mock).listener.set(.matching { $0 === listener }).called(1)
    verify(mock).listener.set(.identical(to: backup)).called(0)
    verify(mock).listener.get.called(1)

    weak var before: HearerMock?
    before = listener
    listener = nil
    #expect(before == nil)
    #expect(radio.listener == nil)
    #expect(AntennaMock.shared == nil)
    verify(mock).listener.set(.isNil).called(1)
    verify(mock).owner.set(.identical(to: backup)).called(1)
  }

  @Test func stubsOfWhatIsHeldWeakly() {
    let mock = AntennaMock(spying: DeafAntenna())
    let listener = HearerMock()
    mock.listener = listener
    #expect(mock.listener === listener)
    let other = HearerMock()
    given(mock).listener.willReturn(other)
    #expect(mock.listener === other)
    var seen = 0
    given(mock).listener.set(.any).will { reference in seen += reference.value == nil ? 0 : 1 }
    mock.listener = listener
    #expect(seen == 1)
    #expect(verify(mock).listener.set(.notNil).called(2).first?.value === listener)
  }
}

private final class DeafAntenna: Antenna {
  weak var listener: (any Hearer)?
  weak var backup: AnyObject!
  weak var owner: (any Hearer)?
  nonisolated(unsafe) static weak var shared: (any Hearer)?
}
