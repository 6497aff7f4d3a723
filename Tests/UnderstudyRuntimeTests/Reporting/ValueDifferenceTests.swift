import Testing

@testable import UnderstudyRuntime

private struct Address: Equatable {
  var street = "Main"
  var number: Int? = 1
}

private struct Person: Equatable {
  var name = "Ann"
  var address = Address()
  var tags = ["a", "b"]
  var scores = ["x": 1]
}

private enum Event: Equatable {
  case opened(Person)
  case moved(x: Int, y: Int)
  case closed
}

@Suite struct ValueDifferenceTests {
  struct Row: CustomTestStringConvertible, @unchecked Sendable {
    let testDescription: String
    let wanted: Any
    let actual: Any
    let differences: [String]

    init(_ name: String, _ wanted: Any, _ actual: Any, _ differences: [String]) {
      testDescription = name
      self.wanted = wanted
      self.actual = actual
      self.differences = differences
    }
  }

  @Test(arguments: [
    Row("equal", Person(), Person(), []),
    Row("scalar", 1, 2, [": 1, 2"]),
    Row("string", "a", "b", [#": "a", "b""#]),
    Row("field", Person(), Person(name: "Bo"), [#".name: "Ann", "Bo""#]),
    Row(
      "two fields deep", Person(), Person(address: Address(street: "Side", number: nil)),
      [#".address.street: "Main", "Side""#, ".address.number: 1, nil"]),
    Row("element", Person(), Person(tags: ["a", "c"]), [#".tags[1]: "b", "c""#]),
    Row("count", Person(), Person(tags: ["a"]), [".tags.count: 2, 1"]),
    Row(
      "entries", Person(), Person(scores: ["x": 2, "y": 1]),
      [#".scores["x"]: 1, 2"#, #".scores["y"]: no entry, 1"#]),
    Row("missing entry", ["x": 1], [String: Int](), [#"["x"]: 1, missing"#]),
    Row(
      "same case", Event.opened(Person()), Event.opened(Person(name: "Bo")),
      [#".opened.name: "Ann", "Bo""#]),
    Row("labelled payload", Event.moved(x: 1, y: 2), Event.moved(x: 1, y: 3), [".moved.y: 2, 3"]),
    Row("other case", Event.closed, Event.moved(x: 1, y: 3), [": closed, moved(x: 1, y: 3)"]),
    Row(
      "optional", Optional(Address()) as Any, Optional(Address(street: "Side")) as Any,
      [#".street: "Main", "Side""#]),
    Row("sets", Set([1]), Set([2]), [": [1], [2]"]),
    Row("other type", 1, "1", [#": 1, "1""#]),
  ]) func differences(_ row: Row) {
    let differences = ValueDifference.differences(wanted: row.wanted, actual: row.actual)
    #expect(differences.map { "\($0.path): \($0.wanted), \($0.actual)" } == row.differences)
  }

  @Test func aFailureNamesTheDifferingFieldsOnly() {
    let mock = MockCore("PeopleMock")
    let member = FunctionMock<(Person, notify: Bool), Void, Never>(mock, "greet(_:notify:)")
    member.call((Person(name: "Bo"), true))
    let text = failureText {
      CallPattern<Verifying, Synchronous, (Person, notify: Bool), Void, Never>(
        member, .here(), matching: Matcher.equal(Person(tags: [])), Matcher.equal(false)
      ).called()
    }
    #expect(
      text.hasSuffix(
        "argument 1.name: wanted \"Ann\", was \"Bo\", argument 1.tags.count: wanted 0, was 2, notify: wanted false"
      ))
  }

  @Test func onlyTheClosestCallsAreShown() async {
    let store = StoreMock()
    _ = await failures {
      for page in 0..<40 { _ = try? await store.fetch(id: page == 30 ? "x" : "y", page: page) }
    }
    let text = failureText { verify(store).fetch(id: "x", page: 5).called(1) }
    #expect(
      text.split(separator: "\n").prefix(6).joined(separator: "\n") == """
        fetch(id:page:) was expected exactly 1 time, but was called 0 times.
          wanted: fetch(id: "x", page: 5)
          calls of this member (40):
            #6 fetch(id: "y", page: 5)      id: wanted "x"
            #31 fetch(id: "x", page: 30)    page: wanted 5
            #1 fetch(id: "y", page: 0)      id: wanted "x", page: wanted 5
        """)
    #expect(text.hasSuffix("\n    … and 30 more"))
  }
}
