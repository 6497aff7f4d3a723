import Testing
import Understudy

struct TypesTests {
  private struct Mark: Stamp, Equatable {
    var code: Int
  }

  @Test func opaqueArgumentsAreMatchedAsExistentials() {
    let mock = MailboxMock()
    given(mock).post(.matching { $0.code == 1 }, urgent: true).willReturn(true)
    given(mock).post(.any, urgent: false).willReturn(false)
    let mailbox: any Mailbox = mock
    #expect(mailbox.post(Mark(code: 1), urgent: true))
    #expect(!mailbox.post(Mark(code: 2), urgent: false))
    verify(mock).post(Mark(code: 1), urgent: true).called(1)
    let calls = verify(mock).post(.any, urgent: .any).called(2)
    #expect(calls.map(\.0.code) == [1, 2])
  }

  @Test func opaqueArgumentThatIsInout() {
    let mock = MailboxMock()
    given(mock).restamp(.any).will { (stamp: inout Mark) in stamp.code += 1 }
    var mark = Mark(code: 1)
    mock.restamp(&mark)
    #expect(mark.code == 2)
  }

  @Test func nilIsAStubAndNotTheLackOfOne() {
    let mock = CellarMock()
    given(mock).bottle(1990).willReturn(nil)
    given(mock).label.willReturn(nil)
    #expect(mock.bottle(1990) == nil)
    #expect(mock.label == nil)
    verify(mock).label.called(1)
  }

  @Test func implicitlyUnwrappedTypesAreOptionals() {
    let mock = LegacyMock()
    given(mock).rename(nil).willReturn(3)
    mock.owner = "me"
    let legacy: any Legacy = mock
    #expect(legacy.rename(nil) == 3)
    #expect(legacy.owner == "me")
  }

  @Test func selfIsTheMock() {
    let mock = BrushMock()
    given(mock).thick(2).willReturn(mock)
    given(mock).copies(2).willReturn([mock, mock])
    #expect(mock.thick(2) === mock)
    #expect(mock.copies(2).count == 2)
  }

  @Test func existentialsOfOtherMocks() {
    let clock = TickingMock()
    given(clock).now().willReturn(5)
    let factory = ClockFactoryMock()
    given(factory).make().willReturn(clock)
    #expect(factory.make().now() == 5)
  }

  @Test func tuplesAsArguments() {
    let mock = TupleTakerMock()
    given(mock).take(.matching { $0.0 == 1 }).willReturn((first: 1, second: "one"))
    #expect(mock.take((1, "x")).second == "one")
    mock.both((), 2)
    verify(mock).both(.any, 2).called(1)
  }

  @Test func resultsThatCannotBeCopied() async throws {
    let mock = BoxOfficeMock()
    given(mock).sell(.any, to: .any).will { seat, _ in Ticket(seat: seat) }
    given(mock).sell(13, to: .any).willThrow(BoxOfficeError.closed)
    given(mock).sample.will { Ticket(seat: 1) }
    given(mock)[7].will { Ticket(seat: $0) }
    given(mock).exchange().will { ticket in Ticket(seat: ticket.seat + 1) }
    given(mock).stamp().will { $0.seat = -$0.seat }
    let office: any BoxOffice = mock

    var ticket = try office.sell(4, to: "ann")
    #expect(ticket.seat == 4)
    office.stamp(&ticket)
    #expect(ticket.seat == -4)
    let other = try await office.exchange(ticket)
    let seat = if let other { other.seat } else { 0 }
    #expect(seat == -3)
    #expect(office.sample.seat == 1)
    #expect(office[7].seat == 7)
    do {
      _ = try office.sell(13, to: "bob")
      Issue.record("it sold the seat")
    } catch { #expect(error as? BoxOfficeError == .closed) }

    #expect(verify(mock).sell(.any, to: "ann").called(1).map(\.0) == [4])
    verify(mock).exchange().called(1)
    verify(mock).sample.called(1)
    verify(mock)[.any].called(1)
  }

  @Test func resultsOfAnyType() {
    let mock = BoxOfficeMock()
    given(mock).wrap(returning: Ticket.self).will { ticket in
      Ticket(seat: ticket.seat * 2)
    }
    given(mock).wrap(returning: Int.self).will { _ in 5 }
    let ticket = mock.wrap(Ticket(seat: 3))
    #expect(ticket.seat == 6)
    #expect(mock.wrap(1) == 5)
    verify(mock).wrap(returning: Ticket.self).called(1)
    verify(mock).wrap().called(2)
  }

  @Test func aMissingAnswerForAResultThatCannotBeCopied() {
    let mock = BoxOfficeMock()
    let failures = expectFailure {
      do { _ = try mock.sell(1, to: "ann") } catch { #expect(error is UnstubbedCallError) }
    }
    #expect(
      failures.map(\.text) == [
        """
        sell(_:to:) was called, but no stub answers the call and there is no default.
          call: sell(1, to: "ann")
          this member has no stubs
          add: given(boxOfficeMock).sell(1, to: "ann").will { <#Ticket#> }
        """
      ])
  }

  @Test func valuesThatCannotBeCopiedAreSet() {
    let mock = LockerMock()
    given(mock).front.will { Ticket(seat: 1) }
    given(mock)[row: 2, seat: "b"].get.will { row, _ in Ticket(seat: row) }
    var seats: [Int] = []
    given(mock).front.set().will { ticket in seats.append(ticket.seat) }
    given(mock)[.any].set().will { (seat: Int, ticket) in seats += [seat, ticket.seat] }
    given(mock)["a"].will { _ in nil }

    var locker: any Locker = mock
    locker.front = Ticket(seat: 5)
    locker[7] = Ticket(seat: 8)
    locker[row: 2, seat: "b"] = Ticket(seat: 9)
    locker[] = Ticket(seat: 10)
    locker.late = Ticket(seat: 11)
    #expect(seats == [5, 7, 8])
    #expect(locker.front.seat == 1)
    #expect(locker[row: 2, seat: "b"].seat == 2)
    let isEmpty = if locker["a"] == nil { true } else { false }
    #expect(isEmpty)

    verify(mock).front.set().called(1)
    verify(mock).front.called(1)
    verify(mock)[7].set().called(1)
    verify(mock)[8].set().called(0)
    #expect(verify(mock)[row: .any, seat: "b"].set().called(1).map(\.indices.row) == [2])
    verify(mock)[].set().called(1)
    verify(mock).late.set().called(1)
    verify(mock)["a"].get.called(1)
    verify(mock)[row: .any, seat: .any].called(1)
    verifyNoMoreInteractions(mock)
  }

  @Test func failuresOfValuesThatCannotBeCopied() {
    let mock = LockerMock()
    mock.front = Ticket(seat: 1)
    mock[row: 1, seat: "a"] = Ticket(seat: 1)
    mock[] = Ticket(seat: 2)
    let failures = expectFailure {
      verify(mock).front.set().called(2)
      verifyNoInteractions(mock)
    }
    #expect(
      failures.map(\.text) == [
        """
        front was expected exactly 2 times, but was called 1 time.
          wanted: front = any
          calls of this member (1):
            #1 front = …
        """,
        """
        LockerMock was not to be called at all.
          calls (3):
            front = …
            [row: 1, seat: "a"] = …
            [] = …
        """,
      ])
  }

  @Test func theStubToAddForWhatIsNotRecorded() {
    let locker = LockerMock(strictness: .strict)
    let office = BoxOfficeMock(strictness: .strict)
    var ticket = Ticket(seat: 1)
    let failures = expectFailure {
      locker.front = Ticket(seat: 1)
      locker[row: 1, seat: "a"] = Ticket(seat: 1)
      office.stamp(&ticket)
    }
    #expect(
      failures.map { $0.text.split(separator: "\n").last } == [
        "  add: given(lockerMock).front.set().willDoNothing()",
        #"  add: given(lockerMock)[row: 1, seat: "a"].set().willDoNothing()"#,
        "  add: given(boxOfficeMock).stamp().willDoNothing()",
      ])
  }

  @Test func anExpectedWrite() {
    let mock = LockerMock()
    expect(mock).front.set().will { _ in }
    expect(mock).front.will { Ticket(seat: 3) }
    mock.front = Ticket(seat: 2)
    #expect(mock.front.seat == 3)
    verifyExpectations(mock)
  }

  @Test(.mocks) func initialisersWithArgumentsThatNoStubHolds() async throws {
    given(KettleMock.self).initializer(.any).will { body in
      try body(1)
      return .succeeds
    }
    given(KettleMock.self).initializer(level: .any).will { level in
      level += 1
      return level > 3 ? .fails : .succeeds
    }
    given(KettleMock.self).initializer(ticket: .any).will { $0.seat == 0 ? .fails : .succeeds }
    given(KettleMock.self).initializer(steps: .any).will { body in
      try body(2) == 4 ? .succeeds : .fails
    }
    var words: [String] = []
    given(KettleMock.self).initializer(text: "a").will { text, each in
      each(text)
      return .succeeds
    }

    let type: any Kettle.Type = KettleMock.self
    var seen: [Int] = []
    _ = type.init { seen.append($0) }
    #expect(throws: BoxOfficeError.closed) { try type.init { _ in throw BoxOfficeError.closed } }
    #expect(seen == [1])
    var level = 2
    let kettles = [type.init(level: &level), type.init(level: &level)]
    #expect(kettles.map { $0 == nil } == [false, true])
    #expect(level == 4)
    #expect(try type.init(ticket: Ticket(seat: 0)) == nil)
    #expect(try type.init(ticket: Ticket(seat: 1)) != nil)
    #expect(await type.init(steps: { $0 * 2 }) != nil)
    #expect(await type.init(steps: { $0 }) == nil)
    _ = type.init(text: "a") { words.append($0) }
    _ = type.init(text: "b") { words.append($0) }
    #expect(words == ["a"])

    verify(KettleMock.self).initializer(.any).called(2)
    verify(KettleMock.self).initializer(level: .any).called(2)
    verify(KettleMock.self).initializer(text: "b").called(1)
  }

  @Test func resultsOfStaticMembers() {
    MockScope().run {
      given(BoxOfficeMock.self).free().will { Ticket(seat: 0) }
      let ticket = BoxOfficeMock.free()
      #expect(ticket.seat == 0)
      verify(BoxOfficeMock.self).free().called(1)
    }
  }
}
