import MockModel
import MockParsing
import MockRendering
import Testing

@Suite struct MockSwiftRendererTests {
  private func render(
    _ source: String, options: RenderOptions = RenderOptions(style: .mockswift),
    change: (inout ResolvedMock) -> Void = { _ in }
  ) -> RenderedText {
    let file = MockParser.parse(
      source, path: "P.swift", options: MockParser.Options(style: .mockswift))
    let type = file.types[0]
    var mock = ResolvedMock(type: type, path: "P.swift", members: type.members)
    change(&mock)
    return MockRenderer.render(mock, options: options)
  }

  struct ProblemRow: Sendable, CustomTestStringConvertible {
    let source: String
    let message: String
    var testDescription: String { source }
  }

  @Test(arguments: [
    ProblemRow(
      source: "protocol P { static func f() }",
      message: "a member of 'P' is static, for which there is nothing in this style"),
    ProblemRow(
      source: "protocol P { func f() throws(E) }",
      message: """
        a member of 'P' throws 'E' and no other error, for which there is nothing in this style
        """),
    ProblemRow(
      source: "protocol P { var v: Int { get throws(E) } }",
      message: """
        a member of 'P' throws 'E' and no other error, for which there is nothing in this style
        """),
  ])
  func members(_ row: ProblemRow) {
    let diagnostics = render(row.source).diagnostics
    #expect(diagnostics.map(\.message) == [row.message])
    #expect(diagnostics.allSatisfy { $0.severity == .error && $0.id == "mockswift-member" })
  }

  struct RefusalRow: Sendable, CustomTestStringConvertible {
    let reason: String
    let change: @Sendable (inout ResolvedMock) -> Void
    var testDescription: String { reason }
  }

  @Test(arguments: [
    RefusalRow(reason: "it is an actor protocol, and 'Mock' is a class") { $0.isActor = true },
    RefusalRow(reason: "it demands a superclass, and 'Mock' has none") {
      $0.superclass = .named([.init("NSObject")])
    },
    RefusalRow(reason: "it inherits from 'Hashable'") { $0.knownParents = ["Hashable"] },
    RefusalRow(reason: "it has associated types: fix them by a typealias in an extension") {
      $0.generics.parameters = [.init(name: "Item")]
    },
  ])
  func types(_ row: RefusalRow) {
    let rendered = render("protocol P {}", change: row.change)
    #expect(rendered.text == "")
    #expect(
      rendered.diagnostics.map(\.message) == ["'P' has no mock in this style: \(row.reason)"])
  }

  @Test func access() {
    let expected = """

      extension Mock: P where WrappedType == any P {
        public func f(_ a: Int) { mocked(a) }
      }

      extension Given where WrappedType == any P {
        public func f(_ a: MockSwift.Predicate<Int>) -> Mockable<Void> { mockable(a) }
        public func f(_ a: Int) -> Mockable<Void> { mockable(a) }
      }

      extension Then where WrappedType == any P {
        public func f(_ a: MockSwift.Predicate<Int>) -> Verifiable<Void> { verifiable(a) }
        public func f(_ a: Int) -> Verifiable<Void> { verifiable(a) }
      }

      """
    #expect(render("public protocol P { func f(_ a: Int) }").text == expected)
    let options = RenderOptions(style: .mockswift, access: .internal)
    #expect(
      render("public protocol P { func f(_ a: Int) }", options: options).text
        == expected.replacing("public ", with: ""))
  }
}
