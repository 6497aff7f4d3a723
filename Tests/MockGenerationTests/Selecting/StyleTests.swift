import MockModel
import MockParsing
import Testing

@testable import MockGeneration

@Suite struct StyleTests {
  @Test func annotationsOfTheStyleAskForAMock() {
    let source = """
      // sourcery: mirageMock
      protocol A {}
      // sourcery: AutoMockable
      protocol B {}
      /// @mockable
      protocol C {}
      // sourcery: miragePartialMock
      class D {}
      // sourcery: other, miragePartial
      class E {}
      class F {}
      """
    for (style, names) in [
      (MockStyle.native, ["A", "B", "C"]), (.mirage, ["A", "D", "E"]), (.mockswift, ["B"]),
    ] {
      let file = MockParser.parse(
        source, path: "A.swift", options: MockParser.Options(style: style))
      let mocked = file.types.filter { Selection().verdict(on: $0, style: style) == .mocked }
      #expect(mocked.map(\.name) == names)
    }
  }

  struct AnnotationRow: Sendable, CustomTestStringConvertible {
    let comment: String
    let name: String
    let value: String?
    var testDescription: String { comment }
  }

  @Test(arguments: [
    AnnotationRow(comment: "sourcery: a", name: "a", value: ""),
    AnnotationRow(comment: "sourcery:a", name: "a", value: ""),
    AnnotationRow(comment: "sourcery: a, b = c", name: "b", value: "c"),
    AnnotationRow(comment: "sourcery: a=\"b, c\"", name: "a", value: "b, c"),
    AnnotationRow(comment: "sourcery: a = f(1, 2), b", name: "a", value: "f(1, 2)"),
    AnnotationRow(comment: "sourcery: a = f(1, 2), b", name: "b", value: ""),
    AnnotationRow(comment: "sourcery: a = b == c", name: "a", value: "b == c"),
    AnnotationRow(comment: "a", name: "a", value: nil),
    AnnotationRow(comment: "sourcery: ab", name: "a", value: nil),
  ])
  func annotations(_ row: AnnotationRow) {
    #expect(Annotations(comments: [row.comment])[row.name] == row.value)
  }
}
