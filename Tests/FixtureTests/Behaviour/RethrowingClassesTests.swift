import Testing
import Understudy

/// Overrides of members that rethrow: what an answer throws leaves them by the closures' errors.
@Suite struct RethrowingClassesTests {
  private let mock = GalleryMock(["a", "b"])
  private var gallery: Gallery { mock }

  @Test func answersRunTheClosures() throws {
    given(mock).each().will { visit in
      try visit("x")
      try visit("y")
    }
    given(mock).map(returning: [Int].self).will { transform in
      try [transform("xyz"), transform("")]
    }
    var seen: [String] = []
    gallery.each { seen.append($0) }
    #expect(seen == ["x", "y"])
    #expect(gallery.map(\.count) == [3, 0])
    verify(mock).each().called(1)
    verify(mock).map(returning: [Int].self).called(1)
  }

  @Test func errorsOfClosuresLeaveTheCall() {
    given(mock).each().will { visit in try visit("x") }
    given(mock).alias().will { visit in try visit("y") }
    given(mock).optional(.any).will { visit in try visit?("z") }
    #expect(throws: TornError(picture: "x")) {
      try gallery.each { throw TornError(picture: $0) }
    }
    #expect(throws: TornError(picture: "y")) {
      try gallery.alias { throw TornError(picture: $0) }
    }
    #expect(throws: TornError(picture: "z")) {
      try gallery.optional { throw TornError(picture: $0) }
    }
    gallery.optional(nil)
    verify(mock).optional(.any).called(2)
  }

  @Test func variadicAndInoutArguments() {
    given(mock).find(["a", "b"], where: .any).will { names, isFound in
      try isFound(names[1]) ? names[1] : nil
    }
    given(mock).swap(.any, for: "new", check: .any).will { picture, other, check in
      picture = other + "!"
      return try check(picture)
    }
    #expect(gallery.find("a", "b") { $0 == "b" } == "b")
    #expect(gallery.find("a") { _ in true } == nil)
    var picture = "old"
    #expect(gallery.swap(&picture, for: "new") { $0 == "new!" })
    #expect(picture == "new!")
    #expect(throws: TornError()) {
      try gallery.swap(&picture, for: { throw TornError() }()) { _ in true }
    }
  }

  @Test func withoutAStubNothingReachesTheClass() {
    gallery.each { _ in Issue.record("nobody visits") }
    #expect(gallery.map(\.count) == [])
    verify(mock).each().called(1)
  }

  @Test func callsForTheClass() async throws {
    given(mock).map(returning: [Int].self).willCallReal()
    #expect(gallery.map(\.count) == [1, 1])
    #expect(gallery.map { "\($0)?" } == [])

    let spy = GalleryMock(hanging: { "\($0)" }, spying: true)
    var seen: [String] = []
    (spy as Gallery).each { seen.append($0) }
    #expect(seen == ["0", "1"])
    #expect(throws: TornError(picture: "0")) {
      try (spy as Gallery).each { throw TornError(picture: $0) }
    }
    #expect((spy as Gallery).title("t") == "t")
    verify(spy).each().called(2)
    given(spy).each().willDoNothing()
    (spy as Gallery).each { _ in Issue.record("nobody visits") }
  }

  @Test func classMembers() {
    given(GalleryMock.self).restore().will { work in try work() + 1 }
    let type: Gallery.Type = GalleryMock.self
    #expect(type.restore { 2 } == 3)
    #expect(throws: TornError()) { try type.restore { throw TornError() } }
  }

  @Test func asynchronousMembers() async throws {
    given(mock).later().will { visit in try await visit("x") }
    #expect(await gallery.later { $0.count } == 1)
    await #expect(throws: TornError(picture: "x")) {
      try await gallery.later { throw TornError(picture: $0) }
    }
  }

  @Test func asynchronousMembersWhoseClosuresAreNot() async throws {
    given(mock).calm().will { visit in
      await Task.yield()
      return try visit("abc")
    }
    given(GalleryMock.self).calm(2, .any).will { count, work in
      await Task.yield()
      return try work() * count
    }
    #expect(await gallery.calm { $0.count } == 3)
    await #expect(throws: TornError(picture: "abc")) {
      try await gallery.calm { throw TornError(picture: $0) }
    }
    let type: Gallery.Type = GalleryMock.self
    #expect(await type.calm(2) { 4 } == 8)
    let spy = GalleryMock(["xy"], spying: true)
    #expect(await (spy as Gallery).calm { $0.count } == 0)
  }

  @Test func initialisersThatRethrow() {
    #expect(GalleryMock(hanging: { "\($0)" }, times: 3).pictures == ["0", "1", "2"])
    #expect(throws: TornError(picture: "0")) {
      try GalleryMock(hanging: { throw TornError(picture: "\($0)") })
    }
    #expect(GalleryMock("one" + "").pictures == ["one"])
  }

  /// An override does not see whether its caller's closures can throw.
  @Test func anErrorLeavesOnceAClosureHasThrown() {
    given(mock).each().will { visit in
      do { try visit("x") } catch { throw TornError(picture: "replaced") }
      throw TornError(picture: "own")
    }
    #expect(throws: TornError(picture: "replaced")) {
      try gallery.each { throw TornError(picture: $0) }
    }
    given(mock).map(returning: [Int].self).will { _ in throw TornError(picture: "own") }
    let failures = expectFailure {
      gallery.each { _ in }
      // The call ends as one without a stub.
      #expect(gallery.map(\.count) == [])
    }
    #expect(
      failures.map(\.text) == [
        """
        each(_:): the answer threw an error of its own: TornError(picture: "own")
          this member rethrows: its answer can throw only what the member's closures throw
        """,
        """
        map(_:): the answer threw an error of its own: TornError(picture: "own")
          this member rethrows: its answer can throw only what the member's closures throw
        """,
      ])
  }

  @MainActor @Test func isolatedClasses() async throws {
    let foyer = FoyerMock(["ann"], spying: true)
    var seen: [String] = []
    (foyer as Foyer<String>).each { seen.append($0) }
    #expect(seen == ["ann"])
    given(foyer).count().will { work in try work() * 2 }
    #expect((foyer as Foyer<String>).count { 4 } == 8)
    given(foyer).later().will { greet in try await greet("bob") }
    #expect(await (foyer as Foyer<String>).later { $0.count } == 3)
    #expect(throws: TornError()) {
      try (foyer as Foyer<String>).each { _ in throw TornError() }
    }
  }
}
