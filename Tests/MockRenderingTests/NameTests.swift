import MockModel
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
    #expect(words("Never") == "Never")
    #expect(words("Matcher") == "Understudy.Matcher")
    #expect(words("Error") == "Swift::Error")
    #expect(words.adding(["Never"])("Never") == "Swift::Never")
  }
}
