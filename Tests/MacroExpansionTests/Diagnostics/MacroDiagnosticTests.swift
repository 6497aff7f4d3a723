import Testing

@testable import MacroExpansion

/// Every diagnostic: its text, where it points, what else it says, and the source after its fix-it.
struct MacroDiagnosticTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var attribute = "@Mockable"
    var source: String
    /// The source behind each diagnostic's place, and its text.
    var expected: [(place: String, message: String)]
    var notes: [String] = []
    var fixed: String?

    var testDescription: String { name }
  }

  private static let waysOut = [
    "the build plugin and 'understudy generate' see the requirements of all parents",
    "'@Mock final class ChildMock: Child' in the test target takes their signatures from you",
  ]

  private static let cases: [Case] = [
    Case(
      name: "a structure", source: "@Mockable struct Point {}",
      expected: [
        ("struct", "'@Mockable' can only be applied to a protocol; 'Point' is a struct")
      ],
      notes: ["declare a protocol that 'Point' conforms to, and apply '@Mockable' to that"]),
    Case(
      name: "a class", source: "@Mockable final class Cache {}",
      expected: [("class", "'@Mockable' can only be applied to a protocol; 'Cache' is a class")],
      notes: [
        "the build plugin and 'understudy generate' see superclasses, and mock a class with "
          + "'/// @mockable' in front of it",
        "declare a protocol that 'Cache' conforms to, and apply '@Mockable' to that",
        "a class in a test target that conforms to a protocol is filled in by '@Mock'",
      ]),
    Case(
      name: "a class that conforms to something",
      source: "@Mockable final class CacheMock: Cache {}",
      expected: [
        ("class", "'@Mockable' can only be applied to a protocol; 'CacheMock' is a class")
      ],
      notes: [
        "the build plugin and 'understudy generate' see superclasses, and mock a class with "
          + "'/// @mockable' in front of it",
        "declare a protocol that 'CacheMock' conforms to, and apply '@Mockable' to that",
        "a class in a test target that conforms to a protocol is filled in by '@Mock'",
      ],
      fixed: "@Mock final class CacheMock: Cache {}"),
    Case(
      name: "an enumeration", source: "@Mockable enum Side { case left }",
      expected: [("enum", "'@Mockable' can only be applied to a protocol; 'Side' is an enum")],
      notes: ["declare a protocol that 'Side' conforms to, and apply '@Mockable' to that"]),
    Case(
      name: "a function", source: "@Mockable func run() {}",
      expected: [
        (
          "func",
          "'@Mockable' can only be applied to a protocol; 'this declaration' is a function"
        )
      ],
      notes: [
        "declare a protocol that 'this declaration' conforms to, and apply '@Mockable' to that"
      ]),
    Case(
      name: "a private protocol", source: "// é\n@Mockable private protocol Store { func a() }",
      expected: [("private", "protocol 'Store' is private, so no test can name its mock")],
      fixed: "// é\n@Mockable protocol Store { func a() }"),
    Case(
      name: "a condition that is no literal", attribute: "@Mockable(condition: flag)",
      source: "@Mockable(condition: flag) protocol Store {}",
      expected: [
        (
          "flag",
          "argument 'condition' has to be a string literal or 'nil', since the macro sees its text "
            + "only"
        )
      ]),
    Case(
      name: "two unknown parents", source: "@Mockable\nprotocol Child: First, Second {}",
      expected: [
        (
          "Second",
          "protocol 'Child' inherits from 'First' and 'Second', whose requirements the macro cannot "
            + "see, and a mock can build on the mock of one parent only"
        )
      ],
      notes: waysOut + [
        "requirements of 'Second' that are repeated in 'Child' can be seen: say "
          + "'@Mockable(repeating: \"Second\")'"
      ],
      fixed: "@Mockable(repeating: \"Second\")\nprotocol Child: First, Second {}"),
    Case(
      name: "three unknown parents, one of which is repeated",
      attribute: "@Mockable(condition: nil, repeating: \"First\")",
      source: "@Mockable(condition: nil, repeating: \"First\")\n"
        + "protocol Child: First, A.Second, Third {}",
      expected: [
        (
          "Third",
          "protocol 'Child' inherits from 'Second' and 'Third', whose requirements the macro cannot "
            + "see, and a mock can build on the mock of one parent only"
        )
      ],
      notes: waysOut + [
        "requirements of 'Third' that are repeated in 'Child' can be seen: say "
          + "'@Mockable(repeating: \"Third\")'"
      ],
      fixed:
        "@Mockable(condition: nil, repeating: \"First\", \"Third\")\n"
        + "protocol Child: First, A.Second, Third {}"),
    Case(
      name: "an unknown parent of an actor", source: "@Mockable protocol Child: Actor, First {}",
      expected: [
        (
          "First",
          "protocol 'Child' inherits from 'First', whose requirements the macro cannot see, and an "
            + "actor cannot build on another mock"
        )
      ],
      notes: waysOut + [
        "requirements of 'First' that are repeated in 'Child' can be seen: say "
          + "'@Mockable(repeating: \"First\")'"
      ],
      fixed: "@Mockable(repeating: \"First\") protocol Child: Actor, First {}"),
    Case(
      name: "an unknown parent with generic arguments",
      source: "@Mockable protocol Child: First<Int> {}",
      expected: [
        (
          "First<Int>",
          "protocol 'Child' inherits from 'First', whose requirements the macro cannot see; a mock "
            + "cannot build on a generic one"
        )
      ],
      notes: waysOut + [
        "requirements of 'First' that are repeated in 'Child' can be seen: say "
          + "'@Mockable(repeating: \"First\")'"
      ],
      fixed: "@Mockable(repeating: \"First\") protocol Child: First<Int> {}"),
    Case(
      name: "a superclass and an unknown parent",
      source: "@Mockable protocol Child: NSObjectProtocol, First {}",
      expected: [
        (
          "First",
          "protocol 'Child' demands the superclass 'NSObject' and inherits from 'First', whose "
            + "requirements the macro cannot see; a mock cannot build on both"
        )
      ],
      notes: waysOut + [
        "requirements of 'First' that are repeated in 'Child' can be seen: say "
          + "'@Mockable(repeating: \"First\")'"
      ],
      fixed: "@Mockable(repeating: \"First\") protocol Child: NSObjectProtocol, First {}"),
    Case(
      name: "a parent that no class can have", source: "@Mockable protocol Bit: BitwiseCopyable {}",
      expected: [
        (
          "BitwiseCopyable",
          "protocol 'Bit' inherits from 'BitwiseCopyable' and cannot be mocked: a class is not "
            + "bitwise copyable"
        )
      ]),
    Case(
      name: "a member that cannot be mocked",
      source: "@Mockable protocol Far: Actor {\n  distributed func call()\n}",
      expected: [
        (
          "func",
          "distributed method 'call' of 'Far' cannot be mocked: a distributed actor needs an actor "
            + "system"
        )
      ],
      fixed: "@Mockable protocol Far: Actor {\n  @Unmocked distributed func call()\n}"),
    Case(
      name: "several problems at once", attribute: "@Mockable(access: level)",
      source: "@Mockable(access: level) private protocol Child: First, Second {}",
      expected: [
        (
          "level",
          "argument 'access' has to be '.public', '.package', '.internal' or 'nil', since the macro "
            + "sees its text only"
        ),
        ("private", "protocol 'Child' is private, so no test can name its mock"),
        (
          "Second",
          "protocol 'Child' inherits from 'First' and 'Second', whose requirements the macro cannot "
            + "see, and a mock can build on the mock of one parent only"
        ),
      ],
      notes: waysOut + [
        "requirements of 'Second' that are repeated in 'Child' can be seen: say "
          + "'@Mockable(repeating: \"Second\")'"
      ],
      fixed: "@Mockable(access: level, repeating: \"Second\") protocol Child: First, Second {}"),
  ]

  private static let mockCases: [Case] = [
    Case(
      name: "a class that is not final", attribute: "@Mock",
      source: "@Mock class StoreMock: Store {}",
      expected: [("class", "class 'StoreMock' has to be final to be a mock")],
      fixed: "@Mock final class StoreMock: Store {}"),
    Case(
      name: "a structure with @Mock", attribute: "@Mock",
      source: "@Mock struct StoreMock: Store {}",
      expected: [
        ("struct", "'@Mock' can only be applied to a final class; 'StoreMock' is a struct")
      ]),
    Case(
      name: "a protocol with @Mock", attribute: "@Mock", source: "@Mock protocol Store {}",
      expected: [
        ("protocol", "'@Mock' can only be applied to a final class; 'Store' is a protocol")
      ],
      notes: ["'@Mockable' writes 'StoreMock' beside the protocol"]),
    Case(
      name: "signatures without a body that can be written", attribute: "@Mock",
      source: """
        @Mock final class StoreMock: Store {
          @discardableResult public func run(_ body: () throws -> Int) rethrows -> Int
          init(_: Int)
          static func merge(_ first: Int, with _: String)
        }
        """,
      expected: [
        (
          "func",
          "'run' rethrows, and only what its own closures throw may leave it: write 'throws(E)' for a "
            + "generic 'E: Error', here and in the closures, which fulfils the same requirement"
        ),
        (
          "init",
          "a parameter of 'init' has no name, so the mock cannot record it: write '_ value' in place "
            + "of '_'"
        ),
        (
          "func",
          "a parameter of 'merge' has no name, so the mock cannot record it: write '_ value' in place "
            + "of '_'"
        ),
      ]),
  ]

  @Test(arguments: cases)
  func mockable(_ example: Case) throws {
    try check(example, Expanding(attribute: example.attribute, example.source).diagnostics)
  }

  @Test(arguments: mockCases)
  func mock(_ example: Case) throws {
    let expansion = Expanding(
      macro: "MockMacro", role: "member", attribute: example.attribute, example.source)
    try check(example, expansion.diagnostics)
    // One role says it.
    for role in ["memberAttribute", "extension"] {
      let other = Expanding(
        macro: "MockMacro", role: role, attribute: example.attribute, example.source,
        parent: example.source)
      #expect(other.diagnostics == [])
      if expansion.text == "" { #expect(other.text == "") }
    }
  }

  private func check(_ example: Case, _ made: [MacroDiagnostic]) throws {
    #expect(made.map(\.message) == example.expected.map(\.message))
    for (diagnostic, expected) in zip(made, example.expected) {
      #expect(diagnostic.severity == .error)
      let behind = example.source.utf8.dropFirst(diagnostic.position.offset)
      #expect(String(behind)?.hasPrefix(expected.place) == true, "at \(diagnostic.position.offset)")
      let highlight = try #require(diagnostic.highlights.first)
      #expect(highlight.start == diagnostic.position.offset)
      #expect(highlight.end - highlight.start == expected.place.utf8.count)
    }
    #expect(made.flatMap(\.notes).map(\.message) == example.notes)
    let edits = made.flatMap(\.fixIts).flatMap(\.edits)
    #expect((edits.isEmpty ? nil : example.source.applying(edits)) == example.fixed)
  }

  /// Places are counted from the start of the file, not of the declaration.
  @Test func placesAreThoseOfTheFile() {
    let expansion = Expanding("@Mockable struct Point {}", offset: 1000)
    #expect(expansion.diagnostics.map(\.position.offset) == [1010])
    #expect(expansion.diagnostics.map(\.position.file) == ["Store.swift"])
  }
}
