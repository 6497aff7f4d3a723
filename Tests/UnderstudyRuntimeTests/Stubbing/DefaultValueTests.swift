import Testing

@testable import UnderstudyRuntime

private enum Suit: CaseIterable { case hearts, spades }
private enum Level: Int { case zero, one }
private struct Flags: OptionSet { let rawValue: Int }
private struct Account: Decodable, Equatable {
  struct Owner: Decodable, Equatable { var name: String; var age: Int? }
  var id: Int
  var owner: Owner
  var tags: [String]
  var level: Double
}
private final class Tree: Decodable { let left: Tree; let value: Int }
private struct Opaque {}
private struct Branded: DefaultValueProviding, Equatable {
  var name = ""
  static var defaultValue: Branded { Branded(name: "brand") }
}

@Suite struct DefaultValueTests {
  struct Row: CustomTestStringConvertible, @unchecked Sendable {
    let testDescription: String
    let check: () -> String

    init<Value>(_ type: Value.Type, _ text: String) {
      testDescription = text
      check = { DefaultValue.make(type).map { "\(type): \($0)" } ?? "\(type): none" }
    }
  }

  @Test(arguments: [
    Row(Int.self, "Int: 0"), Row(Bool.self, "Bool: false"), Row(String.self, "String: "),
    Row(Double.self, "Double: 0.0"), Row(Int?.self, "Optional<Int>: nil"),
    Row(Opaque?.self, "Optional<Opaque>: nil"), Row([Opaque].self, "Array<Opaque>: []"),
    Row([String: Opaque].self, "Dictionary<String, Opaque>: [:]"),
    Row(Set<Int>.self, "Set<Int>: []"), Row(Void.self, "(): ()"),
    Row(Result<Int, any Error>.self, "Result<Int, Error>: success(0)"),
    Row(Range<Int>.self, "Range<Int>: 0..<0"),
    Row(ClosedRange<Int>.self, "ClosedRange<Int>: 0...0"),
    Row(Duration.self, "Duration: 0.0 seconds"), Row(Suit.self, "Suit: hearts"),
    Row(Level.self, "Level: zero"), Row(Flags.self, "Flags: Flags(rawValue: 0)"),
    Row((Int, String).self, "(Int, String): (0, \"\")"),
    Row(
      (a: Int8, b: [Opaque], c: Int).self,
      "(a: Int8, b: Array<Opaque>, c: Int): (a: 0, b: [], c: 0)"),
    Row((Int, Opaque).self, "(Int, Opaque): none"),
    Row((String, Opaque).self, "(String, Opaque): none"),
    Row(Branded.self, "Branded: Branded(name: \"brand\")"),
    Row(Opaque.self, "Opaque: none"), Row((() -> Void).self, "() -> (): none"),
    Row(
      Account.self,
      "Account: Account(id: 0, owner: UnderstudyRuntimeTests.(unknown context at $0).Account.Owner(name: \"\", age: nil), tags: [], level: 0.0)"
    ),
  ]) func defaults(_ row: Row) {
    let text = row.check().replacing(/\$[0-9a-f]{2,}/, with: "$0")
    #expect(text == row.testDescription)
  }

  @Test func typesWithoutAnEndHaveNoDefault() {
    #expect(DefaultValue.make(Tree.self) == nil)
  }

  @Test func streamsEndAtOnce() async throws {
    for await _ in try #require(DefaultValue.make(AsyncStream<Opaque>.self)) {
      Issue.record("the stream must be empty")
    }
  }

  @Test func registeredDefaults() async throws {
    try await MockScope().run {
      useDefault { Item(id: "scope") }
      let store = StoreMock()
      let other = StoreMock()
      useDefault(in: other) { Item(id: "mock") }
      useDefault(for: Int.self, in: other) { 7 }
      let ofScope = try await store.fetch(id: "", page: 0)
      let ofMock = try await other.fetch(id: "", page: 0)
      #expect(ofScope.id == "scope")
      #expect(ofMock.id == "mock")
      #expect(other.count("") == 7)
      #expect(store.count("") == 0)
    }
    let seen = await failures { _ = try? await StoreMock().fetch(id: "", page: 0) }
    #expect(seen.count == 1)
  }

  @Test func factoriesMakeAFreshValueForEachCall() {
    MockScope().run {
      nonisolated(unsafe) var made = 0
      useDefault(for: Int.self) {
        made += 1
        return made
      }
      let store = StoreMock()
      #expect([store.count("a"), store.count("a")] == [1, 2])
    }
  }
}
