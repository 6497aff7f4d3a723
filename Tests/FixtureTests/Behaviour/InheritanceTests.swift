import Testing
import Understudy

struct InheritanceTests {
  @Test func membersOfParents() {
    let mock = DuckMock()
    given(mock).walk().willReturn(3)
    given(mock).depth.willReturn(4)
    let duck: any Duck = mock
    #expect(duck.walk() == 3)
    #expect(duck.depth == 4)
    duck.quack()
    verify(mock).quack().called(1)
  }

  @Test func parentsWithOneBaseName() {
    let mock = ReadsBothMock()
    mock.read(num: 1)
    mock.read(text: "a")
    verify(mock).read(num: 1).called(1)
    verify(mock).read(text: "a").called(1)
  }

  @Test func standardParentsAreAnsweredByIdentity() {
    let (one, two) = (TokenMock(), TokenMock())
    given(one).id.willReturn("id")
    given(one).description.willReturn("described")
    #expect(one == one)
    #expect(one != two)
    #expect(Set([one, two, one]).count == 2)
    #expect(one.id == "id")
    #expect("\(one)" == "described")
  }

  @Test func superclasses() {
    let mock = HostedMock()
    let screen: Screen = mock
    #expect(screen is any Hosted)
    mock.attach()
    verify(mock).attach().called(1)
    HostedElsewhereMock().attach()
  }

  @Test func defaultArgumentsOfExtensionsReachTheMock() {
    let mock = FetchingMock()
    given(mock).fetch(0).willReturn("default")
    #expect((mock as any Fetching).fetch() == "default")
    verify(mock).fetch(0).called(1)
  }

  @Test func requirementsWithDefaultsAreMockedOnce() {
    let mock = ReporterMock()
    given(mock).enabled.willReturn(false)
    #expect(!mock.enabled)
    (mock as any Reporter).report()
    verify(mock).report("none").called(.never)
    (mock as any Reporter).report("text")
    verify(mock).report("text").called(1)
  }
}
