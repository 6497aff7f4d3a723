import MockModel
import MockParsing
import Testing

/// Types: their spelling comes back, and their structure is what it should be.
@Suite struct TypeTests {
  @Test(arguments: [
    "Int", "Swift.Int", "A<B>", "A<B, C<D>>.E", "A<A<A<B>>>", "[Int]", "[String: [Int?]]",
    "[3 of Int]", "[n of [3 of Int]]", "Vector<3, -1, Int>", "Int?", "Int??", "Int!", "[Int]?",
    "()", "(Int)", "(Int, String)", "(a: Int, b: String)", "(_: Int)",
    "() -> Void", "(Int) -> String", "(Int) async throws -> Void", "(Int) throws(E) -> Void",
    "(Int) throws(any Error) -> (Int) -> Void", "(_ a: Int, inout B, C...) -> D",
    "some P", "any P", "any P & Q", "some P<Int> & ~Copyable", "(any P)?", "any P.Type", "A.Type",
    "A.Protocol", "(any P).Type", "A & B & C", "~Copyable", "~Copyable & ~Escapable",
    "repeat each T", "(repeat each T)", "repeat A<each T>", "(repeat (each T).Element)",
    "[Int].Index", "A::B", "A::B.C::D<E::F>", "Self", "Self.A.B", "Any", "A<_>",
    "@escaping () -> Void", "@Sendable @MainActor (Int) async -> Void", "@convention(c) () -> Void",
    "@isolated(any) () -> Void", "inout Int", "borrowing A", "consuming A", "sending A",
    "isolated (any Actor)?", "nonisolated(nonsending) () async -> Void", "__owned A",
    "sending @escaping () -> Void", "`class`", "`a b`.`c }`",
  ])
  func spelling(_ text: String) {
    #expect(Self.parse(text).spelling == text)
  }

  @Test(arguments: [
    ("A /* c */ <B>\n.C", "A<B>.C"),
    ("( Int ,String , )", "(Int, String)"),
    ("[ Int\n: /* } */ String ]", "[Int: String]"),
    ("(Int)->()", "(Int) -> ()"),
    ("A&B", "A & B"),
  ])
  func normalisedSpelling(_ text: String, _ spelling: String) {
    #expect(Self.parse(text).spelling == spelling)
  }

  @Test func namesThatAreNearlyTheSameStayApart() {
    let names = ["Int", "Iot", "Int", "Item1", "Item2", "Item1", "I", "J", "Iitem1", "Int"]
    #expect(
      Self.parse("(\(names.joined(separator: ", ")))").spelling
        == "(\(names.joined(separator: ", ")))")
  }

  @Test func optionalOfFunction() {
    let type = Self.parse("((Int) -> Void)?")
    guard case .optional(.tuple(let elements)) = type, elements.count == 1,
      case .function(let function) = elements[0].type
    else {
      Issue.record("\(type)")
      return
    }
    #expect(function.parameters.map(\.type.spelling) == ["Int"])
    #expect(function.result.spelling == "Void")
  }

  @Test func anyBindsWeakerThanPostfix() {
    #expect(Self.parse("any P?") == .any(.optional(Self.named("P"))))
    #expect(Self.parse("any P.Type") == .any(.metatype(Self.named("P"), keyword: "Type")))
  }

  @Test func attributesInFrontOfParentheses() {
    #expect(
      Self.parse("@escaping() -> Void").spelling == "@escaping () -> Void")
    #expect(
      Self.parse("@Wrapped(1) Int")
        == .attributed(
          specifiers: [], attributes: [Attribute("Wrapped", arguments: "1")], Self.named("Int")))
  }

  @Test func memberOfPackElement() {
    #expect(
      Self.parse("(each S).Element")
        == .member(of: .tuple([.init(type: .packElement(Self.named("S")))]), .init("Element")))
  }

  static func named(_ name: String) -> TypeNode { .named([.init(name)]) }

  static func parse(_ text: String) -> TypeNode {
    let file = MockParser.parse("typealias A = \(text)\n", path: "t.swift")
    #expect(file.diagnostics == [])
    return file.typeAliases.first?.alias.type ?? .unknown("")
  }
}
