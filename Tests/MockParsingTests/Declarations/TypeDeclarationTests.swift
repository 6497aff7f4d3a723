import MockModel
import MockParsing
import Testing

/// Protocols and classes: their heads, what is around them, and which are collected.
@Suite struct TypeDeclarationTests {
  @Test func head() throws {
    let type = try first(
      """
      import A
      @MainActor @objc(P) public protocol P<A, B>: Q, @unchecked Sendable, class
      where A == Int, B: R {
      }
      """)
    #expect(type.kind == .protocol)
    #expect(type.head.attributes == [Attribute("MainActor"), Attribute("objc", arguments: "P")])
    #expect(type.head.modifiers == [Modifier("public")])
    #expect(type.head.location == SourceLocation(offset: 36, line: 2, column: 28))
    #expect(type.nameLocation == SourceLocation(offset: 45, line: 2, column: 37))
    #expect(type.primaryAssociatedTypes == ["A", "B"])
    #expect(type.inherited.map(\.spelling) == ["Q", "@unchecked Sendable", "AnyObject"])
    #expect(Summary.requirements(type.requirements) == "where A == Int, B : R")
  }

  @Test func enclosing() throws {
    let type = try first(
      """
      public extension A.B where C: D {
        fileprivate final class E<F> {
          protocol P {}
        }
      }
      """)
    #expect(type.enclosing.map(\.keyword) == ["extension", "class"])
    #expect(type.enclosing.map(\.name) == ["A.B", "E"])
    #expect(
      type.enclosing.map { $0.head.modifiers.map(\.name) } == [
        ["public"], ["fileprivate", "final"],
      ])
    #expect(Summary.requirements(type.enclosing[0].generics.requirements) == "where C : D")
    #expect(Summary.generics(type.enclosing[1].generics) == "<F>")
  }

  @Test func conditions() {
    let file = MockParser.parse(
      """
      #if A
      protocol P1 {}
      #elseif B || C
      struct S {
        #if D
        protocol P2 {}
        #endif
      }
      #else
      protocol P3 {}
      #endif
      protocol P4 {}
      """, path: "c.swift")
    #expect(
      file.types.map(\.conditions) == [
        ["A"], ["!(A) && (B || C)", "D"], ["!(A) && !(B || C)"], [],
      ])
  }

  @Test(arguments: [
    ("/// a\n/// b\nprotocol P {}", ["a", "b"]),
    ("/* a */ protocol P {}", ["a"]),
    ("/**\n * a\n * b\n */\nprotocol P {}", ["a", "b"]),
    ("let a = 1 // no\n// yes\nprotocol P {}", ["yes"]),
    ("// a\n\n@A // no\n// b\npublic /* c */ protocol P {}", ["a", "b", "c"]),
    ("/// a\r\n/// b\r\nprotocol P {}", ["a", "b"]),
    ("// a\n#if A\n@B\n#endif\n// b\nprotocol P {}", ["a", "b"]),
    ("protocol P { /* no */ }", []),
  ])
  func comments(_ text: String, _ comments: [String]) {
    #expect(MockParser.parse(text, path: "c.swift").types.first?.comments == comments)
  }

  @Test(arguments: [
    ("@Mockable class C {}", true),
    ("@Understudy.Mock final class C {}", true),
    ("/// @mockable\nclass C {}", true),
    ("/// @mockable(override: x)\nclass C {}", true),
    ("// sourcery: AutoMockable\nclass C {}", true),
    ("// sourcery: a = 1, AutoMockable = \"x\"\nclass C {}", true),
    ("/// @mockableOther\nclass C {}", false),
    ("// sourcery: NotAutoMockable\nclass C {}", false),
    ("/// says @mockable\nclass C {}", false),
    ("class C {} // @mockable", false),
    ("@MockableOther class C {}", false),
    ("class C {}", false),
  ])
  func classesThatAsk(_ text: String, _ isCollected: Bool) {
    #expect(MockParser.parse(text, path: "c.swift").types.count == (isCollected ? 1 : 0))
    let all = MockParser.parse(text, path: "c.swift", options: .init(collectsAllClasses: true))
    #expect(all.types.map(\.asksToBeMocked) == [isCollected])
  }

  @Test func classHead() throws {
    let type = try first("@Mock final class C<T: P>: D, E where T: F { func f() {} }")
    #expect(type.kind == .class)
    #expect(Summary.generics(type.generics) == "<T : P>")
    #expect(Summary.requirements(type.generics.requirements) == "where T : F")
    #expect(type.requirements == [])
    #expect(type.inherited.map(\.spelling) == ["D", "E"])
  }

  @Test func typeAliases() {
    let file = MockParser.parse(
      "typealias A = any P & Q\nstruct S<T> { private typealias B<U> = (U) -> T }", path: "a.swift")
    #expect(file.typeAliases.map(\.alias.name) == ["A", "B"])
    #expect(file.typeAliases.map(\.alias.type.spelling) == ["any P & Q", "(U) -> T"])
    #expect(file.typeAliases.map { $0.enclosing.map(\.name) } == [[], ["S"]])
  }

  @Test func imports() {
    let file = MockParser.parse(
      """
      @testable public import A.B
      #if canImport(C)
      import struct C.D
      #else
      import E
      #endif
      #if X
      func noImport() {}
      #endif
      """, path: "i.swift")
    #expect(
      Summary.imports(file) == [
        "@testable public import A.B", "#if canImport(C)", "import struct C.D", "#else", "import E",
        "#endif",
      ])
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func locations(_ lineEnd: String) throws {
    let text = ["// ä", "protocol P {", "  func f()", "}"].joined(separator: lineEnd)
    let type = try first(text)
    #expect(type.head.location.line == 2)
    #expect(type.head.location.column == 1)
    guard case .element(.method(let method))? = type.members.first else {
      Issue.record("no method")
      return
    }
    #expect(method.head.location.line == 3)
    #expect(method.head.location.column == 3)
    #expect(method.head.location.offset == 5 + 12 + 2 * lineEnd.utf8.count + 2)
  }

  private func first(_ text: String) throws -> MockableType {
    try #require(MockParser.parse(text, path: "t.swift").types.first)
  }

  /// Counted byte by byte.
  @Test func namesOfAllTypes() {
    let text = """
      @frozen public struct A { enum B { actor C {} }; func f() { struct Local {} } }
      #if DEBUG
        indirect enum D {}
      #endif
      typealias E = Int; final class F {}; actor G {}; protocol H {}; let actor = actor
      extension A { class I {} }
      """
    let options = MockParser.Options(collectsTypeNames: true)
    let file = MockParser.parse(text, path: "", options: options)
    #expect(file.topLevelTypes.map(\.name) == ["A", "D", "E", "F", "G", "H"])
    #expect(file.topLevelTypes[0].head.has("public"))
    #expect(file.nestedTypes.map(\.name) == ["B", "C", "I"])
    #expect(MockParser.parse(text, path: "").topLevelTypes.isEmpty)
  }

  private static func place(_ offset: Int, in text: String) -> MockModel.SourceLocation {
    var (line, column) = (1, 1)
    let bytes = Array(text.utf8)
    for index in 0..<offset {
      let isLineEnd =
        bytes[index] == UInt8(ascii: "\n")
        || bytes[index] == UInt8(ascii: "\r") && bytes[index + 1] != UInt8(ascii: "\n")
      (line, column) = isLineEnd ? (line + 1, 1) : (line, column + 1)
    }
    return MockModel.SourceLocation(offset: offset, line: line, column: column)
  }

  @Test(arguments: ["\n", "\r\n", "\r", "\n\r\n\r", "\t\n", " é\n"])
  func placesBehindLinesOfAnyLength(_ end: String) {
    var text = ""
    for length in 0..<40 { text += "//" + String(repeating: "x", count: length) + end }
    // More than are counted at once, with nothing between them, and with much.
    text += String(repeating: end, count: 5000) + "//" + String(repeating: "x", count: 5000) + end
    let start = text.utf8.count
    text += "protocol P {\n  func a()\(end)  func b()\n}\n"
    let type = MockParser.parse(text, path: "").types[0]
    #expect(type.nameLocation == Self.place(start + 9, in: text))
    for member in type.members.flatMap(\.elements) {
      #expect(member.head.location == Self.place(member.head.location.offset, in: text))
    }
  }
}
