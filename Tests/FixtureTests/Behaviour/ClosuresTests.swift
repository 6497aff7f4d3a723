import Testing
import Understudy

struct ClosuresTests {
  @Test func nonEscapingClosuresRunInTheAnswer() throws {
    let mock = VaultMock()
    given(mock).withKey().will { body in (try? body("key")) == 3 }
    #expect(mock.withKey { $0.count })
    verify(mock).withKey().called(1)
  }

  @Test func plainAnswersIgnoreNonEscapingClosures() {
    let mock = VaultMock()
    given(mock).withKey().willReturn(true)
    #expect(mock.withKey { _ in 1 })
  }

  @Test func asynchronousNonEscapingClosures() async {
    let mock = VaultMock()
    given(mock).open().will { body in await body("a") + 1 }
    #expect(await mock.open { _ in 41 } == 42)
  }

  @Test func severalNonEscapingClosures() throws {
    let mock = VaultMock()
    given(mock).attempt(times: 2).will { body, times, fallback in
      var list: [Int] = []
      for _ in 0..<times { body(&list) }
      return "\(list) \(fallback())"
    }
    #expect(try mock.attempt({ $0.append(7) }, times: 2, else: { 9 }) == "[7, 7] 9")
    verify(mock).attempt(times: .greater(than: 1)).called(1)
  }

  @Test func autoclosuresAreEvaluatedOnceAndRecorded() {
    let mock = JournalMock()
    var evaluations = 0
    func text() -> String {
      evaluations += 1
      return "entry"
    }
    mock.note(text(), level: 1)
    mock.later(text())
    #expect(evaluations == 2)
    verify(mock).note("entry", level: 1).called(1)
    verify(mock).later("entry").called(1)
  }

  @Test func throwingAutoclosures() throws {
    let mock = JournalMock()
    given(mock).calm(3).willReturn(4)
    func value() throws -> Int { 3 }
    func failure() throws -> Int { throw TillError.empty }
    #expect(try mock.calm(value()) == 4)
    #expect(throws: TillError.empty) { try mock.calm(failure()) }
  }

  @Test func escapingClosuresAreCaptured() {
    let mock = PrinterMock()
    var seen = ""
    mock.submit { seen = "\($0)\($1)" }
    verify(mock).submit(.any).called(1).first?("page", 2)
    #expect(seen == "page2")
  }

  @Test func optionalClosures() {
    let mock = FerryMock()
    mock.depart(nil)
    mock.depart { _ in }
    verify(mock).depart(.isNil).called(1)
    verify(mock).depart(.notNil).called(1)
    verify(mock).depart(.any).called(2)
  }

  @Test func typealiasesOfFunctions() throws {
    let mock = CompletingMock()
    given(mock).load("a", .any).will { _, done in done(.success(1)) }
    given(mock).run().will { done in done(.success(2)) }
    var seen: [Int] = []
    mock.load("a") { seen.append((try? $0.get()) ?? 0) }
    mock.run { seen.append((try? $0.get()) ?? 0) }
    #expect(seen == [1, 2])
  }

  @Test func rethrowingMembersThrowWhatTheirClosuresThrow() throws {
    let mock = MappingMock()
    given(mock).each().will { body in
      try body(1)
      try body(2)
    }
    var seen: [Int] = []
    mock.each { seen.append($0) }
    #expect(seen == [1, 2])
    #expect(throws: TillError.jammed) { try mock.each { _ in throw TillError.jammed } }
    verify(mock).each().called(2)
  }

  @Test func anAnswerThatThrowsAnErrorOfItsOwn() async {
    let mock = MappingMock()
    given(mock).each().will { _ in throw TillError.jammed }
    var line = 0
    given(mock).both().will { _, _ in throw TillError.jammed }; line = #line
    given(mock).later().will { _ in throw TillError.jammed }
    let failures = expectFailure {
      mock.each { _ in }
      // The call ends as one without a stub.
      #expect(mock.both({ 5 }, { _ in }) == 0)
    }
    #expect(failures.map(\.location.line) == [line - 2, line])
    #expect(
      failures.map(\.text) == [
        """
        each(_:): the answer threw an error of its own: jammed
          this member rethrows: its answer can throw only what the member's closures throw
        """,
        """
        both(_:_:): the answer threw an error of its own: jammed
          this member rethrows: its answer can throw only what the member's closures throw
        """,
      ])
    await expectFailure { await mock.later { _ in } }
  }

  @Test func rethrowingMembersThroughTheProtocol() throws {
    let mock = MappingMock()
    given(mock).both().will { first, second in
      try second(1)
      return try first()
    }
    let mapping: any Mapping = mock
    #expect(mapping.both({ 5 }, { _ in }) == 5)
    #expect(throws: TillError.empty) { try mapping.both({ throw TillError.empty }, { _ in }) }
  }

  @Test func asynchronousRethrowingMembers() async throws {
    let mock = MappingMock()
    given(mock).later().will { body in try await body(3) }
    var seen = 0
    await mock.later { seen = $0 }
    #expect(seen == 3)
    await #expect(throws: TillError.jammed) {
      try await mock.later { _ in throw TillError.jammed }
    }
  }
}
