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

  @Test func typesFixedByAComment() {
    let mock = ClosetMock<String>()
    given(mock).owner.willReturn("ann")
    var isFound = false
    given(mock).put(3, key: .any).will { _, key in isFound = key("a", 1) }
    mock.put(3) { word, number in word == "a" && number == 1 }
    #expect(isFound)
    #expect(mock.owner == "ann")
    verify(mock).put(.matching { $0 > 2 }, key: .any).called(1)

    let tree = SplitBranchMock()
    let leaf = SplitBranchMock()
    given(leaf).branches.willReturn([])
    given(tree).branches.willReturn([leaf])
    func count(_ branch: some SplitBranch) -> Int { 1 + branch.branches.map(count).reduce(0, +) }
    #expect(count(tree) == 2)
  }

  @Test func sequencesOfMocksAreArrays() {
    func trees<G: Grove>(of grove: G) -> [G] { Array(grove.trees) + Array(grove.roots) }
    let (mock, other) = (GroveMock<Int>(), GroveMock<Int>())
    given(mock).trees.willReturn([mock])
    given(mock).roots.willReturn([other])
    given(mock).plant(3).willReturn(other)
    #expect(trees(of: mock).map(ObjectIdentifier.init) == [mock, other].map(ObjectIdentifier.init))
    #expect(mock.plant(3) === other)
  }

  @Test func functionsStandForAssociatedTypes() {
    let mock = IntFinishingMock()
    given(mock).go(.any).will { done in
      done(4)
      return 5
    }
    var seen: [Int] = []
    func use(_ finishing: some IntFinishing) -> Int { finishing.go { seen.append($0) } }
    #expect(use(mock) == 5)
    #expect(seen == [4])
    mock.last = { seen.append($0 * 2) }
    mock.last(3)
    #expect(seen == [4, 6])
    mock.all(nil, [{ _ in }])
    verify(mock).all(.isNil, .count(1)).called(1)
  }
}
