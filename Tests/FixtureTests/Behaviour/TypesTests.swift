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
}
