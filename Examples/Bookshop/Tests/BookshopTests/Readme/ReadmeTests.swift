import Testing
import Understudy

extension Matcher<Item> {
  static var fresh: Self { .matching("a fresh item") { $0.id.hasPrefix("new") } }
}

/// What the snippets about spies call.
private struct ShelfService: ItemService {
  var isConnected: Bool { true }
  var token = "old"
  subscript(cache id: String) -> Item? { nil }
  func fetch(id: String, page: Int) async throws -> Item { Item(id: id) }
  func count(_ name: String) -> Int { name.count }
}

/// The snippets of the README and of the articles, compiled and run.
@Suite(.mocks) struct ReadmeTests {
  @Test func stubs() async throws {
    let service = ItemServiceMock()

    given(service).fetch(id: "42", page: .any).willReturn(Item(id: "42"))
    given(service).fetch(id: .any, page: .greater(than: 100)).willThrow(NotFound())
    given(service).fetch(id: .any, page: .in(2...9)).will { id, page in Item(id: "\(id)-\(page)") }
    given(service).isConnected.willReturn(true, false)
    given(service)[cache: .any].get.willReturn(nil)
    given(service).token.set(.any).willDoNothing()
    given(service).count(.any).willReturn(1).times(2).willReturn(3)

    #expect(try await service.fetch(id: "42", page: 1) == Item(id: "42"))
    await #expect(throws: NotFound.self) { try await service.fetch(id: "1", page: 101) }
    #expect(try await service.fetch(id: "a", page: 2) == Item(id: "a-2"))
    #expect([service.isConnected, service.isConnected] == [true, false])
    #expect(service[cache: "x"] == nil)
    #expect((0..<4).map { service.count("\($0)") } == [1, 1, 3, 3])
  }

  @Test func verification() async throws {
    let service = ItemServiceMock()
    given(service).fetch(id: .any, page: .any).willReturn(Item(id: ""))
    _ = service.isConnected
    for id in ["42", "43"] { _ = try await service.fetch(id: id, page: 1) }

    verify(service).fetch(id: "42", page: .any).called()
    verify(service).fetch(id: .any, page: .any).called(1...3)
    verify(service).fetch(id: "7", page: .any).called(.never)
    let calls = verify(service).fetch(id: .any, page: .any).called(2, "one for each page")
    #expect(calls.map(\.id) == ["42", "43"])

    verifyInOrder {
      verify(service).isConnected.get.called()
      verify(service).fetch(id: .any, page: .any).called(2)
    }
    verifyNoMoreInteractions(service)

    let late = Task { try await service.fetch(id: "9", page: 1) }
    await verify(service).fetch(id: "9", page: .any).called(1, within: .seconds(1))
    await verify(service).fetch(id: "9", page: .any).stays(1, for: .milliseconds(10))
    _ = try await late.value

    let reader = Task {
      for await call in verify(service).fetch(id: .any, page: .any).stream { print(call.id) }
    }
    reader.cancel()
    await reader.value
  }

  @Test func spies() async throws {
    let spy = ItemServiceMock(spying: ShelfService())
    given(spy).fetch(id: "7", page: .any).willThrow(NotFound())
    given(spy).count("books").willReturn(3).willCallReal()

    #expect(try await spy.fetch(id: "1", page: 1) == Item(id: "1"))
    verify(spy).fetch(id: "1", page: 1).called(1)

    await #expect(throws: NotFound.self) { try await spy.fetch(id: "7", page: 1) }
    #expect([spy.count("books"), spy.count("books")] == [3, 5])
    spy.token = "new"
    #expect(spy.token == "new")

    let named = ItemServiceMock(name: "primary", strictness: .strict)
    #expect(named.understudy.strictness == .strict)
  }

  @Test func deepStubs() throws {
    let kiosk = KioskMock()
    let till = try given(kiosk).till.deepMock(TillMock.self)
    given(till).total.willReturn(3)

    #expect(kiosk.till.total == 3)
    verify(till).total.called(1)

    useDefault(for: (any Till).self, in: kiosk) { till }
    #expect(kiosk.till.total == 3)
  }

  @Test func expectations() async throws {
    let service = ItemServiceMock()
    let item = Item(id: "42")
    expect(service).fetch(id: "42", page: .any).willReturn(item)
    #expect(try await service.fetch(id: "42", page: 1) == item)
    verifyExpectations(service)
  }

  @Test func theFailureOfTheReadme() async throws {
    let service = ItemServiceMock()
    given(service).fetch(id: .any, page: .any).willReturn(Item(id: ""))
    for id in ["41", "43"] { _ = try await service.fetch(id: id, page: 1) }
    let failures = expectFailure { verify(service).fetch(id: "42", page: .any).called(1) }
    #expect(
      failures.map(\.text) == [
        """
        fetch(id:page:) was expected exactly 1 time, but was called 0 times.
          wanted: fetch(id: "42", page: any)
          calls of this member (2):
            #1 fetch(id: "41", page: 1)    id: wanted "42"
            #2 fetch(id: "43", page: 1)    id: wanted "42"
        """
      ])
  }

  @Test func matchersOfYourOwn() {
    #expect(Matcher.fresh.matches(Item(id: "new 1")))
    #expect(!Matcher.fresh.matches(Item(id: "old 1")))
  }

  @Test func heldCalls() async throws {
    let api = ItemServiceMock()
    let load = given(api).fetch(id: .any, page: .any).willHold()
    let task = Task { try await api.fetch(id: "1", page: 1) }
    await load.arrival()
    load.release(returning: Item(id: "released"))
    #expect(try await task.value == Item(id: "released"))
    #expect(interactions(of: api).text == "1. ItemServiceMock.fetch(id: \"1\", page: 1)")
  }

  @Test func commentsInFrontOfAProtocol() {
    final class Listener: FeedListener {}
    let feed = FeedMock()
    feed.listener = Listener()
    #expect(feed.listener == nil)
    let entry: FeedMock.Entry = Article(title: "new")
    let key: FeedMock.Key = entry.title
    #expect(key == "new")
  }
}
