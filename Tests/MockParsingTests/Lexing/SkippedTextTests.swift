import MockModel
import MockParsing
import Testing

/// Text that must not be taken for a declaration, in front of a protocol that must be found.
@Suite struct SkippedTextTests {
  @Test(arguments: [
    #"let a = "protocol No { }""#,
    #"let a = "}" + "{" + "\("}")""#,
    "let a = \"\"\"\n  protocol No {\n  \"\"\"",
    ##"let a = #"}}} " \(protocol No "#"##,
    "let a = /}/",
    "let a = [/{/, #/ { /#]",
    "let a = b / { 1 }() / c",
    "// protocol No {",
    "/* protocol No { /* */ } */",
    "func f() { protocol No {} }",
    "func f() { g(/}/); h(\"}\") // }\n}",
    "var a: Int { protocol No {}; return 1 }",
    "let a = { protocol No {} }()",
    "let a = b\n  #if X\n  .c { protocol No {} }\n  #endif",
    "let a = if b { 1 } else { 2 }",
    "x.protocol = 1",
    "let a = \\String.protocol",
    "if a { protocol No {} } else { protocol No {} }",
    "a.b { $0 }\n  .c { $0 }",
    "infix operator /^/ : P\nprefix operator +++",
    "precedencegroup P { higherThan: Q }",
    "macro m() = #externalMacro(module: \"protocol\", type: \"{\")",
    "#warning(\"protocol No {\")",
    "#sourceLocation(file: \"a\", line: 1)",
    "init(a: Int) { }",
    "subscript(a: Int) -> Int { 1 }",
    "case a(Int), b",
    "actor.run(); open(file); let actor = 1",
    "struct S { func f() { \"}\" } }",
    "enum E { case a; var b: Int { 1 } }",
    "typealias A = (Int) -> Void",
    "static func / (a: Int, b: Int) -> Int { a / b / 1 }",
    "import A; import struct B.C",
  ])
  func protocolBehind(_ text: String) {
    let file = MockParser.parse("\(text)\nprotocol Yes {\n  func f()\n}\n", path: "a.swift")
    #expect(file.types.map(\.name) == ["Yes"])
    #expect(file.types.first?.enclosing == [])
    #expect(file.types.first?.members.count == 1)
    #expect(file.diagnostics == [])
  }

  @Test func bytesWithoutCopy() {
    let bytes = Array("protocol P {}".utf8)
    let file = bytes.withUnsafeBufferPointer { MockParser.parse(bytes: $0, path: "p.swift") }
    #expect(file.types.map(\.name) == ["P"])
    #expect(file.path == "p.swift")
  }

  @Test func nothing() {
    let file = MockParser.parse(bytes: [], path: "p.swift")
    #expect(file.types.isEmpty)
    #expect(file.diagnostics.isEmpty)
  }
}
