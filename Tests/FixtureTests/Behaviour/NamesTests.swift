import Testing
import Understudy

struct NamesTests {
  @Test func shadowedNames() async throws {
    let mock = Shadowing.LatheMock()
    given(mock).spin().willThrow(Shadowing.Error.broken)
    #expect(throws: Shadowing.Error.broken) { try mock.spin() }
    verify(mock).spin().called(1)
  }

  @Test func parametersNamedLikeInternals() {
    let mock = InternalNamesMock()
    given(mock).run(
      manager: 1, recorder: 2, handler: 3, mock: 4, location: 5, call: 6, answer: 7, return: 8
    ).willReturn(9)
    #expect(
      mock.run(
        manager: 1, recorder: 2, handler: 3, mock: 4, location: 5, call: 6, answer: 7, return: 8)
        == 9)
    given(mock).edit(1, answer: .any, mock: .any).will { call, answer, _ in
      call += answer
      return call
    }
    var number = 1
    #expect(mock.edit(&number, answer: 2, mock: 3) == 3)
    given(mock).locate(understudyLocate: 1).willReturn(2)
    #expect(mock.locate(understudyLocate: 1) == 2)
  }

  @Test func membersNamedLikeInternals() {
    let mock = MemberNamesMock()
    given(mock).mock.willReturn(1)
    mock.location = "here"
    #expect(mock.mock == 1)
    verify(mock).location.set("here").called(1)
    let conflicting = ConflictingMock()
    given(conflicting).understudy.willReturn(3)
    #expect(conflicting.understudy == 3)
  }

  @Test func typesNamedLikeBuilders() {
    let mock = ClubMock()
    given(mock).list().willReturn(Members())
    _ = mock.list()
    mock.assign(Role())
    verify(mock).assign(.any).called(1)
  }

  @Test func nestedProtocols() {
    let mock = Feature.LoaderMock<Int>()
    given(mock).load(.any).willReturn(1)
    #expect(mock.load(Feature.Request()) == 1)
    Feature.SaverMock().save(Feature.Request())
  }

  @Test func protocolsNestedTwice() throws {
    let exchange = Feature.Inner.ExchangeMock<[Feature.Request]>()
    given(exchange).all(.count(1)).willReturn([:])
    given(exchange).all(.isEmpty).willThrow(Feature.Refusal())
    #expect(try exchange.all([Feature.Request()]).isEmpty)
    #expect(throws: Feature.Refusal.self) { try exchange.all([]) }
    verify(exchange).all(.any).called(2)
  }

  @Test func childrenOfNestedProtocols() {
    let saver = LateSaverMock()
    given(saver).go(.any).willReturn(2)
    let used: any Feature.Saver & Feature.Inner.Deep = saver
    used.save(Feature.Request())
    #expect(used.go(Feature.Inner.Reply()) == 2)
    verify(saver).save(.any).called(1)
  }
}
