import Testing
import Understudy

struct IsolationTests {
  @Test func mainActorMocksAreStubbedFromAnywhere() async throws {
    let mock = PanelMock()
    given(mock).toggle().willReturn(1)
    given(mock).load().willReturn(2)
    given(mock).identifier().willReturn("id")
    #expect(await mock.toggle() == 1)
    #expect(try await mock.load() == 2)
    #expect(mock.identifier() == "id")
    verify(mock).toggle().called(1)
  }

  @MainActor
  @Test func settablePropertiesOfMainActorMocks() {
    let mock = PanelMock()
    mock.shown = true
    #expect(mock.shown)
    verify(mock).shown.set(true).called(1)
  }

  @Test func actors() async throws {
    let mock = CounterMock()
    given(mock).total.willReturn(7)
    given(mock).add(1).willReturn(8)
    let counter: any Counter = mock
    #expect(await counter.total == 7)
    #expect(await counter.add(1) == 8)
    try await counter.flush()
    verify(mock).add(1).called(1)
    verify(mock).flush().called(1)
  }

  @Test func isolatedMembersOfOrdinaryMocks() async {
    let mock = MixedIsolationMock()
    given(mock).compute().willReturn(1)
    given(mock).title.willReturn("title")
    given(mock).far().willReturn(2)
    given(mock).near().willReturn(3)
    #expect(mock.compute() == 1)
    #expect(await mock.title == "title")
    #expect(await mock.far() == 2)
    #expect(await mock.near() == 3)
  }

  @Test func specifiers() async throws {
    let mock = CarrierMock()
    let parcel = Parcel()
    given(mock).keep([1, 2]).willReturn(2)
    given(mock).run(on: .isNil).willReturn(1)
    given(mock).give().willReturn(parcel)
    #expect(mock.keep([1, 2]) == 2)
    #expect(mock.run(on: nil) == 1)
    #expect(mock.give() === parcel)
    await mock.take(Parcel())
    verify(mock).take(.any).called(1)
    mock.look(["a"])
    verify(mock).look(["a"]).called(1)
  }

  @Test func membersOfParentsStayOutsideTheActor() async {
    let mock = IsolatedChildMock()
    mock.a()
    verify(mock).a().called(1)
    await mock.f()
    verify(mock).f().called(1)
    #expect(Set([mock]).contains(mock))
  }

  @Test func globalActorsAreWhatTheTestSays() {
    func actor<G: GlobalActor>(of type: G.Type) -> G.ActorType { type.shared }
    let crew = Crew()
    given(StageMock<Crew>.self).shared.willReturn(crew)
    given(MainStageMock.self).shared.willReturn(crew)
    #expect(actor(of: StageMock<Crew>.self) === crew)
    #expect(actor(of: MainStageMock.self) === crew)
    verify(MainStageMock.self).shared.called(1)
    let mock = StageMock<Crew>()
    given(mock).light().willReturn(3)
    #expect((mock as any Stage).light() == 3)
    MainStageMock.close()
    verify(MainStageMock.self).close().called(1)
  }
}
