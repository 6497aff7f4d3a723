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

private protocol Odd {
  func run(_ body: () throws -> Int) rethrows -> Int
  func unnamed(_: Int, _ name: String) -> Int
  func opaque(_ value: some CustomStringConvertible) -> String
  func generic<Key: Hashable>(_ key: Key) -> [Key]
  func variadic(_ numbers: Int...) -> Int
  func change(_ number: inout Int)
  func message(_ text: @autoclosure () -> String)
  static func make() -> Int
}

@Mock
private final class OddMock: Odd {
  func run<E: Error>(_ body: () throws(E) -> Int) throws(E) -> Int
  func unnamed(_ number: Int, _ name: String) -> Int
  func opaque(_ value: some CustomStringConvertible) -> String
  func generic<Key: Hashable>(_ key: Key) -> [Key]
  func variadic(_ numbers: Int...) -> Int
  func change(_ number: inout Int)
  func message(_ text: @autoclosure () -> String)
  static func make() -> Int
}

@Suite struct UnusualSignatureTests {
  @Test func eachIsStubbedAndVerified() throws {
    let mock = OddMock()
    given(mock).run().will { (body: () throws -> Int) in try body() + 1 }
    given(mock).unnamed(1, .any).willReturn(5)
    given(mock).opaque(.any).willReturn("x")
    given(mock).generic(3).willReturn([4])
    given(mock).variadic([1, 2]).willReturn(3)
    given(mock).change(.any).will { $0 += 1 }
    let odd: any Odd = mock
    #expect(odd.run { 2 } == 3)
    #expect(odd.unnamed(1, "b") == 5)
    #expect(odd.opaque(7) == "x")
    #expect(odd.generic(3) == [4])
    #expect(odd.variadic(1, 2) == 3)
    var number = 1
    odd.change(&number)
    #expect(number == 2)
    odd.message("hello")
    verify(mock).message("hello").called(1)
    verify(mock).opaque(.any).called(1)
  }
}
