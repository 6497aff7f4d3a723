import Testing
import Understudy

struct AssociatedTypesTests {
  private func translate<T: Translator>(_ translator: T, _ source: T.Source) -> T.Target {
    translator.translate(source)
  }

  @Test func freeTypesAreGenericParameters() {
    let mock = TranslatorMock<String, Int>()
    given(mock).translate("one").willReturn(1)
    #expect(translate(mock, "one") == 1)
    mock.cache(1, for: "one")
    verify(mock).cache(1, for: "one").called(1)
  }

  @Test func constrainedTypes() {
    let mock = HistogramMock<[Int]>()
    given(mock).buckets.willReturn([1, 2])
    #expect(mock.buckets == [1, 2])
  }

  @Test func primaryAssociatedTypes() async throws {
    let mock = NewsfeedMock<Int>()
    given(mock).next().willReturn(1, 2)
    let feed: any Newsfeed<Int> = mock
    #expect(try await feed.next() == 1)
    #expect(try await feed.next() == 2)
  }

  @Test func fixedTypes() async throws {
    let mock = StringFeedMock()
    given(mock).title(of: "a").willReturn("b")
    #expect(mock.title(of: "a") == "b")
  }

  @Test func defaultTypes() {
    let mock = SettingMock()
    mock.value = 3
    #expect(mock.value == 3)
  }

  @Test func thrownAssociatedTypes() {
    let mock = FailingMock<TillError>()
    given(mock).run().willThrow(.jammed)
    #expect(throws: TillError.jammed) { try mock.run() }
  }

  @Test func closuresOfAssociatedTypes() {
    let mock = PumpMock<Int>()
    given(mock).run().will { action in try action(1) }
    var seen = 0
    mock.run { seen = $0 }
    #expect(seen == 1)
  }

  @Test func actorsWithAssociatedTypes() async {
    let mock = ActorStoreMock<Int>()
    given(mock).add(1).willReturn(2)
    #expect(await mock.add(1) == 2)
  }
}
