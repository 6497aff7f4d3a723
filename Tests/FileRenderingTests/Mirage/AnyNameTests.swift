import MockModel
import MockParsing
import Testing

@testable import FileRendering

@Suite struct AnyNameTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let type: String
    let name: String
    var testDescription: String { type }
  }

  @Test(arguments: [
    Row(type: "Foo", name: "anyFoo"),
    Row(type: "A.B", name: "anyAB"),
    Row(type: "Foo?", name: "anyFooOpt"),
    Row(type: "A.B?", name: "anyABOpt"),
    Row(type: "Foo!", name: "anyFooOpt"),
    Row(type: "[Foo]", name: "anyArrayOfFoo"),
    Row(type: "[Foo?]", name: "anyArrayOfFooOpt"),
    Row(type: "[Foo]?", name: "anyArrayOptOfFoo"),
    Row(type: "[[Foo]]", name: "anyArrayOfArrayOfFoo"),
    Row(type: "[String: Foo]", name: "anyDictOfStringToFoo"),
    Row(type: "[String: [Foo]]?", name: "anyDictOptOfStringToArrayOfFoo"),
    Row(type: "(Foo, Bar)", name: "anyTupleOfFooAndBar"),
    Row(type: "(a: Foo, b: Bar)?", name: "anyTupleOptOfFooAndBar"),
    Row(type: "(Foo)", name: "anyFoo"),
    Row(type: "Box<Foo>", name: "anyBoxOfFoo"),
    Row(type: "Result<Foo, Bar>", name: "anyResultOfFoo"),
    Row(type: "(Foo, Bar) -> Baz", name: "anyClosureGettingFooBarReturningBaz"),
    Row(type: "() -> Void", name: "anyClosureGettingVoidReturningVoid"),
    Row(type: "() -> ()", name: "anyClosureGettingVoidReturningVoid"),
    Row(type: "(([Foo]) -> Bar)?", name: "anyClosureOptGettingArrayOfFooReturningBar"),
    Row(type: "any Foo", name: "anyFoo"),
    Row(type: "(any Foo)?", name: "anyFooOpt"),
    Row(type: "Foo & Bar", name: "anyFooBar"),
    Row(type: "Foo.Type", name: "anyFooType"),
    Row(type: "foo", name: "anyFoo"),
  ])
  func name(_ row: Row) throws {
    let file = MockParser.parse("protocol P { func f() -> \(row.type) }", path: "P.swift")
    let member = try #require(file.types[0].members.flatMap(\.elements).first)
    guard case .method(let method) = member, let result = method.result else {
      Issue.record("no function was read")
      return
    }
    #expect(AnyNames.function(for: result) == row.name)
  }
}
