import MockModel
import MockParsing
import Testing

/// Every diagnostic: its text, its identifier and its place.
@Suite struct DiagnosticTests {
  struct Row: CustomTestStringConvertible {
    var text: String
    var diagnostics: [String]
    var testDescription: String { text }

    init(_ text: String, _ diagnostics: String...) {
      self.text = text
      self.diagnostics = diagnostics
    }
  }

  @Test(arguments: [
    // Text.
    Row("/* a /* b */", "1:1: error: unterminated '/*' comment [unterminated-comment]"),
    Row("let a = \"b\nlet c = 1", "1:9: error: unterminated string literal [unterminated-string]"),
    Row("let a = \"\"\"\n b", "1:9: error: unterminated string literal [unterminated-string]"),
    Row("let a = #/b\nlet c = 1", "1:9: error: unterminated regex literal [unterminated-regex]"),
    // Structure.
    Row("struct S {} }", "1:13: error: extraneous '}' at top level [unexpected-closing-brace]"),
    Row(
      "#if A\nprotocol P {}",
      "1:1: error: expected '#endif' at end of conditional compilation block "
        + "[unterminated-conditional]"),
    Row(
      "#endif",
      "1:1: error: '#endif' outside of a conditional compilation block [unexpected-directive]"),
    Row(
      "#if\n#endif",
      "1:1: error: expected a condition to test in conditional compilation block "
        + "[missing-condition]"),
    Row(
      "protocol P {\n  func f()",
      "1:12: error: expected '}' at end of protocol 'P' [unterminated-body]"),
    Row("func f() {\n", "1:10: error: expected '}' at end of body [unterminated-body]"),
    Row("protocol P", "1:10: error: expected '{' in protocol 'P' [missing-body]"),
    Row(
      "/// @mockable\n@Sendable actor A {}",
      "2:17: warning: actor 'A' cannot be mocked, since nothing can inherit from it; mock a protocol "
        + "that it conforms to [unmockable-type]"),
    Row(
      "@Mockable struct S {}\n// sourcery: AutoMockable\npublic enum E {}",
      "1:18: warning: struct 'S' cannot be mocked, since nothing can inherit from it; mock a protocol "
        + "that it conforms to [unmockable-type]",
      "3:13: warning: enum 'E' cannot be mocked, since nothing can inherit from it; mock a protocol "
        + "that it conforms to [unmockable-type]"),
    Row("@Mock actor M {}\n/// says @mockable\nstruct S {}\nstruct T {} // @mockable"),
    Row(
      "/// @mockable(history: f = true)\nprotocol P {}",
      "2:10: warning: cannot understand 'history: f = true' in the comment: write "
        + "'@mockable(typealias: Entry = Int; Key = String)' or "
        + "'@mockable(modifiers: listener = weak)' [misunderstood-request]"),
    Row(
      "/// @mockable(typealias: Entry = [Int)\nprotocol P {}",
      "2:10: warning: cannot understand 'typealias: Entry = [Int' in the comment: write "
        + "'@mockable(typealias: Entry = Int; Key = String)' or "
        + "'@mockable(modifiers: listener = weak)' [misunderstood-request]"),
    Row(
      "/// @mockable(weak\nprotocol P {}",
      "2:10: warning: cannot understand '@mockable(weak' in the comment: write "
        + "'@mockable(typealias: Entry = Int; Key = String)' or "
        + "'@mockable(modifiers: listener = weak)' [misunderstood-request]"),
    Row("struct S\nlet a = 1", "1:8: error: expected '{' in struct 'S' [missing-body]"),
    Row("protocol {}", "1:1: error: expected a name after 'protocol' [missing-name]"),
    Row("@\nprotocol P {}", "1:1: error: expected a name after '@' [missing-name]"),
    Row("import\nlet a = 1", "1:1: error: expected a name after 'import' [missing-name]"),
    Row("@A(b\nprotocol P {}", "1:3: error: expected ')' to close '(' [unclosed-group]"),
    Row("let a = [1\nlet b = 2", "1:9: error: expected ']' to close '[' [unclosed-group]"),
    Row(
      "let a = b\n  #if A\n  .c\nprotocol P {}",
      "2:3: error: expected '#endif' at end of conditional compilation block "
        + "[unterminated-conditional]"),
    Row("typealias A", "1:12: error: expected '=' in declaration of 'A' [expected-token]"),
    Row("typealias = A", "1:1: error: expected a name after 'typealias' [missing-name]"),
    Row(
      "protocol P<A {}",
      "1:14: error: expected '>' in primary associated type list [expected-token]"),
    Row(
      "protocol P where A {}",
      "1:20: error: expected ':' or '==' in 'where' clause [expected-token]"),
    // Requirements.
    requirement("func", "3: error: expected a name after 'func' [missing-name]"),
    requirement("func f", "9: error: expected '(' in declaration of 'f' [expected-token]"),
    requirement("func f(", "10: error: expected ')' in parameter list [expected-token]"),
    requirement(
      "func f(a)",
      "10: error: parameter 'a' requires an explicit type "
        + "[missing-parameter-type]"),
    requirement("func f(a: )", "13: error: expected type [expected-type]"),
    requirement("func f() ->", "14: error: expected type [expected-type]"),
    requirement("func f(a: [Int)", "17: error: expected ']' in array type [expected-token]"),
    requirement(
      "func f(a: A<B)",
      "16: error: expected '>' in generic argument list "
        + "[expected-token]"),
    requirement(
      "func f<T()",
      "11: error: expected '>' in generic parameter list "
        + "[expected-token]"),
    requirement(
      "func f(a: Int = 1)",
      "17: error: default argument not permitted in a protocol "
        + "requirement [default-argument]"),
    requirement(
      "func f() { }",
      "12: error: protocol requirement 'f' has a body "
        + "[requirement-has-body]"),
    requirement(
      "func f(a: <#Int#>)",
      "13: error: editor placeholder in source file "
        + "[editor-placeholder]"),
    requirement(
      "func f() foo",
      "12: error: expected a requirement in protocol 'P' "
        + "[expected-requirement]"),
    requirement("var : Int { get }", "3: error: expected a name after 'var' [missing-name]"),
    requirement(
      "var a { get }",
      "7: error: type annotation missing in property 'a' "
        + "[missing-property-type]"),
    requirement(
      "var a: Int",
      "7: error: 'a' in a protocol must have explicit { get } or "
        + "{ get set } specifier [missing-accessors]"),
    requirement(
      "var a: Int { }",
      "14: error: 'a' in a protocol must have explicit { get } or "
        + "{ get set } specifier [missing-accessors]"),
    requirement(
      "var a: Int { get x }",
      "20: error: expected 'get' or 'set' in accessors of 'a' "
        + "[expected-accessor]"),
    requirement(
      "var a: Int = 1",
      "14: error: property 'a' in a protocol cannot have an initial "
        + "value [initial-value]"),
    requirement(
      "subscript(a: Int)",
      "20: error: expected '->' in declaration of 'subscript' "
        + "[expected-token]"),
    requirement(
      "subscript(a: Int) -> A",
      "3: error: 'subscript' in a protocol must have explicit "
        + "{ get } or { get set } specifier [missing-accessors]"),
    requirement("init", "7: error: expected '(' in declaration of 'init' [expected-token]"),
    requirement(
      "struct S {}",
      "10: error: type 'S' cannot be nested in protocol 'P' "
        + "[nested-type]"),
    requirement(
      "if a { }",
      "3: error: expected a requirement in protocol 'P' "
        + "[expected-requirement]"),
  ])
  func diagnostic(_ row: Row) {
    #expect(Self.describe(MockParser.parse(row.text, path: "d.swift")) == row.diagnostics)
  }

  @Test func invalidUTF8() {
    let bytes = Array("protocol P {}\nlet a = \"".utf8) + [0xFF, 0x22, 0x0A]
    let file = MockParser.parse(bytes: bytes, path: "d.swift")
    #expect(
      Self.describe(file) == ["2:10: error: invalid UTF-8 found in source file [invalid-utf8]"])
    #expect(file.types.map(\.name) == ["P"])
  }

  @Test func tooDeep() {
    let type = String(repeating: "[", count: 200) + "Int" + String(repeating: "]", count: 200)
    let file = MockParser.parse("protocol P { var a: \(type) { get } ; func b() }", path: "d.swift")
    #expect(
      Self.describe(file) == [
        "1:120: error: nested more than 100 levels deep; what is further inside is skipped "
          + "[nesting-too-deep]"
      ])
    #expect(file.types.first?.members.count == 2)
  }

  @Test func pathIsTheFiles() {
    #expect(MockParser.parse("}", path: "a/b.swift").diagnostics.map(\.path) == ["a/b.swift"])
  }

  /// A requirement on the second line of a protocol, with another one behind it that has to survive.
  private static func requirement(_ text: String, _ diagnostic: String) -> Row {
    Row("protocol P {\n  \(text)\n  func last()\n}", "2:\(diagnostic)")
  }

  @Test(arguments: [
    "func f(", "func f() ->", "func f(a: [Int)", "func f(a: A<B)", "var a: Int { get x }",
    "if a { }",
    "init", "func", "var", "associatedtype", "@", "@A(", "public",
  ])
  func nextRequirementSurvives(_ text: String) {
    let file = MockParser.parse("protocol P {\n  \(text)\n  func last()\n}", path: "d.swift")
    let last = file.types.first?.members.last
    guard case .element(.method(let method))? = last else {
      Issue.record("\(String(describing: last))")
      return
    }
    #expect(method.name == "last")
    #expect(method.parameters.isEmpty)
  }

  static func describe(_ file: ParsedFile) -> [String] {
    file.diagnostics.map { diagnostic in
      let place = diagnostic.location.map { "\($0.line):\($0.column)" } ?? "-"
      return "\(place): \(diagnostic.severity): \(diagnostic.message) [\(diagnostic.id)]"
    }
  }
}
