import MockModel
import MockParsing
import Testing

@testable import MockRendering

struct NameTests {
  @Test(arguments: [
    ("fetch", "Fetch"), ("`default`", "Default"), ("`does a thing`", "DoesAThing"),
    ("==", "EqualEqual"), ("÷", "Operator"), ("_private", "_private"),
  ])
  func namesInsideOthers(_ name: String, _ expected: String) {
    #expect(Identifier.capitalized(name) == expected)
  }

  @Test func whoComesFirstKeepsTheShortName() {
    var names = StorageNames()
    #expect(names.name("table", labels: ["didSelect"]) == "understudyTable")
    #expect(names.name("table", labels: ["willShow"]) == "understudyTableWillShow")
    #expect(names.name("table", labels: ["willShow"]) == "understudyTableWillShow2")
    #expect(names.name("table", labels: []) == "understudyTable2")
  }

  @Test(arguments: [
    ("for", "`for`"), ("id", "id"), ("`for`", "`for`"), ("Type", "Type"), ("self", "`self`"),
  ])
  func expressions(_ name: String, _ expected: String) {
    #expect(Identifier.expression(name) == expected)
  }

  @Test func namesAreQualifiedWhereTheyAreShadowed() {
    let words = Vocabulary(shadowed: ["Error", "Matcher", "Swift"])
    #expect(words(.never) == "Never")
    #expect(words(.matcher) == "Understudy.Matcher")
    #expect(words(.error) == "Swift::Error")
    #expect(words.adding(["Never"])(.never) == "Swift::Never")
  }

  /// Types of a user's may have any name that a mock takes from the libraries.
  @Test func noNameIsBareThatTheUserHasToo() throws {
    let source = """
      /// @mockable(modifiers: listener = weak)
      protocol Kiln: Equatable, Hashable {
        init?(size: Swift.Double)
        func fire(_ heat: Swift.Double, slowly: Swift.Double) async throws
        func find<Key>(_ key: Key) throws -> Key
        func each(_ body: (Swift.Double) throws -> Swift.Double) rethrows -> Swift.Double
        func take(_ clay: consuming Clay) -> Clay
        func watch(_ glow: inout Swift.Double)
        var glow: Swift.Double? { get async throws }
        var listener: Listener? { get set }
        var clay: Clay { get set }
        var lamp: Swift.Double { get set }
        subscript(shelf: Swift.Double) -> Swift.Double { get set }
        subscript(clay shelf: Swift.Double) -> Clay { get set }
        static func make() -> Swift.Double
      }
      """
    let type = try #require(MockParser.parse(source, path: "Kiln.swift").types.first)
    let mock = ResolvedMock(
      type: type, path: "Kiln.swift", members: type.members,
      knownParents: ["Equatable", "Hashable"], unkeptTypes: ["Clay"])
    let options = RenderOptions(declaredNames: RenderOptions.namesOfLibraries)
    let rendered = MockRenderer.render(mock, options: options)
    #expect(rendered.diagnostics.isEmpty)
    #expect(rendered.text.contains("private let location: Understudy.TestLocation"))
    for name in RenderOptions.namesOfLibraries.sorted() {
      let bare = try Regex("(^|[^.:\\w])\(name)\\b(?! = )").anchorsMatchLineEndings()
      #expect(rendered.text.matches(of: bare).map { rendered.text[$0.range] } == [], "\(name)")
    }
  }
}
