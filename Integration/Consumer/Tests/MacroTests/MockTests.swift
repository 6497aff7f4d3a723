import Base
import Testing
import Understudy
import UnderstudyMacros

@Mock
final class ClockMock: Clock {
  func now() -> Int
  func wait(until time: Int) async throws
  var zone: String
  init(zone: String)
  static func local() -> String

  // Bodies are kept.
  func tomorrow() -> Int { now() + offset }
  var offset = 1
  var label: String { "clock" }
}

/// In the order of other sources: overloads, generics, closures, conditions.
@Mock
final class ArchiveMock: @unchecked Sendable {
  func find(id: Int) -> String?
  func find(name: String) -> String?
  func decode<Value: Sendable>(_ type: Value.Type) throws -> Value
  func change(_ value: inout Int) -> Bool
  func each(_ body: (Int) -> Void)
  #if DEBUG
    func inspect() -> Int
  #endif
}

@Mock
actor CounterMock {
  func count() -> Int
}

@Mock
@MainActor
final class PanelMock: Hashable {
  func show()
}

struct MockTests {
  @Test func signaturesBecomeAMock() async throws {
    let clock = ClockMock()
    given(clock).now().willReturn(1, 2)
    given(clock).wait(until: 5).willThrow(Late())
    given(clock).zone.willReturn("UTC")
    func use(_ clock: some Clock) async throws -> [Int] {
      #expect(clock.zone == "UTC")
      try? await clock.wait(until: 5)
      return [clock.now(), clock.now()]
    }
    #expect(try await use(clock) == [1, 2])
    verify(clock).wait(until: .any).called(1)
    verify(clock).now().called(2)
    #expect(clock.tomorrow() == 3)
    #expect(clock.label == "clock")
  }

  @Test func initialisersAndStaticMembers() {
    given(ClockMock.self).local().willReturn("here")
    #expect(ClockMock.local() == "here")
    let clock = ClockMock(zone: "UTC")
    verify(ClockMock.self).initializer(zone: "UTC").called(1)
    clock.zone = "CET"
    #expect(clock.zone == "CET")
  }

  @Test func everyKindOfMember() throws {
    let archive = ArchiveMock()
    given(archive).find(id: 1).willReturn("id")
    given(archive).find(name: "n").willReturn("name")
    given(archive).decode(Int.self).willReturn(3)
    given(archive).change(.any).will { value in
      value += 1
      return true
    }
    given(archive).each(.any).will { body in body(4) }
    given(archive).inspect().willReturn(6)
    #expect(archive.find(id: 1) == "id" && archive.find(name: "n") == "name")
    #expect(try archive.decode(Int.self) == 3)
    var value = 1
    #expect(archive.change(&value) && value == 2)
    var seen = 0
    archive.each { seen = $0 }
    #expect(seen == 4)
    #expect(archive.inspect() == 6)
  }

  @Test func actors() async {
    let counter = CounterMock()
    given(counter).count().willReturn(2)
    #expect(await counter.count() == 2)
  }

  @Test @MainActor func globalActors() {
    let panel = PanelMock()
    panel.show()
    verify(panel).show().called(1)
    #expect(Set([panel, panel]).count == 1)
  }
}

struct Late: Error {}
