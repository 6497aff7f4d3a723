import FileRendering
import MockModel
import MockParsing
import MockRendering
import Testing

@Suite struct MirageRendererTests {
  private func render(_ source: String, options: RenderOptions = RenderOptions(style: .mirage))
    -> RenderedText
  {
    let file = MockParser.parse(
      source, path: "P.swift", options: MockParser.Options(style: .mirage))
    let type = file.types[0]
    return FileRenderer.render(
      ResolvedMock(type: type, path: "P.swift", members: type.members), options: options)
  }

  struct ProblemRow: Sendable, CustomTestStringConvertible {
    let source: String
    let messages: [String]
    var testDescription: String { source }
  }

  private static let end = "write it in an extension of 'MockP', and '// sourcery: mirageSkip' here"

  @Test(arguments: [
    ProblemRow(
      source: "protocol P { func f<T>(_ t: T) }",
      messages: ["warning: 'f' of 'P' is left out, since it is generic: \(end)"]),
    ProblemRow(
      source: "protocol P { func f(_ t: some Q) }",
      messages: ["warning: 'f' of 'P' is left out, since it is generic: \(end)"]),
    ProblemRow(
      source: "protocol P { func f(_ body: () -> Void) }",
      messages: [
        "warning: 'f' of 'P' is left out, since it takes a closure that does not escape: \(end)"
      ]),
    ProblemRow(
      source: "protocol P { func f() -> Self }",
      messages: ["warning: 'f' of 'P' is left out, since it names 'Self': \(end)"]),
    ProblemRow(
      source: "protocol P { static func == (l: Self, r: Self) -> Bool }",
      messages: ["warning: '==' of 'P' is left out, since it is an operator: \(end)"]),
    ProblemRow(
      source: "protocol P { subscript(i: Int) -> Int { get }; init(); static func f() }",
      messages: [
        "warning: subscript of 'P' is left out, since it has no handler in this style: \(end)",
        "warning: static member of 'P' is left out, since it has no handler in this style: \(end)",
      ]),
    ProblemRow(
      source: """
        protocol P {
          // sourcery: mirageSkip
          subscript(i: Int) -> Int { get }
          /* sourcery: mirageSkip */ func f<T>(_ t: T)
        }
        """,
      messages: []),
    ProblemRow(
      source: "protocol P { func f(); func f(_ a: Int) }",
      messages: [
        "error: two members of 'P' would have the handler 'mock_f': give one another name by "
          + "'// sourcery: mirageSel=name'"
      ]),
    ProblemRow(
      source: "/* sourcery: mirageMock */ class P { var a = make(); init() {} }",
      messages: ["note: 'a' of 'P' is left out, since its type is not written: \(end)"]),
  ])
  func problems(_ row: ProblemRow) {
    #expect(
      render(row.source).diagnostics.map { "\($0.severity): \($0.message)" } == row.messages)
  }

  @Test func initializers() {
    let rendered = render(
      """
      protocol P {
        init(name: String)
        // sourcery: mirageSkip
        init?(code: Int)
      }
      """)
    #expect(rendered.diagnostics == [])
    #expect(
      rendered.text == """

        class MockP: P, @unchecked Sendable {
          init() {}
          required init(name: String) {}
        }

        """)
    #expect(!render("protocol P { init() }").text.contains("  init() {}\n  required"))
  }

  @Test func associatedTypes() {
    let file = MockParser.parse(
      "protocol P { associatedtype Item; func f() -> Item }", path: "P.swift")
    var mock = ResolvedMock(type: file.types[0], path: "P.swift", members: file.types[0].members)
    mock.generics.parameters = [.init(name: "Item")]
    let rendered = FileRenderer.render(mock, options: RenderOptions(style: .mirage))
    #expect(
      rendered.diagnostics.map { "\($0.severity): \($0.message)" } == [
        """
        note: associated type 'Item' of 'P' is not fixed: write \
        'extension MockP { typealias Item = … }'
        """
      ])
    #expect(
      rendered.text == """

        class MockP: P, @unchecked Sendable {
          lazy var mock_f = FuncCallHandler<Void, Item>(returnValue: anyItem())
          func f() -> Item { mock_f.handle(()) }
        }

        """)
  }

  @Test func anActorProtocol() {
    let file = MockParser.parse("protocol P: Actor { func f() }", path: "P.swift")
    var mock = ResolvedMock(type: file.types[0], path: "P.swift", members: [])
    mock.isActor = true
    let rendered = FileRenderer.render(mock, options: RenderOptions(style: .mirage))
    #expect(
      rendered.diagnostics.map(\.message) == [
        "an actor protocol has no mock in this style: an actor cannot be 'lazy'"
      ])
  }

  @Test func options() {
    let source = """
      protocol P {
        func a() -> Int?
        // sourcery: mirageReturn = 3
        func b() -> Int?
        // sourcery: mirageReturn = "Range(1, 2)", mirageSel = other
        func c() -> Range
      }
      """
    let options = RenderOptions(style: .mirage, access: .public, returnsOptionalAsNil: true)
    #expect(
      render(source, options: options).text == """

        public class MockP: P, @unchecked Sendable {
          public init() {}

          public lazy var mock_a = FuncCallHandler<Void, Int?>(returnValue: nil)
          public func a() -> Int? { mock_a.handle(()) }

          public lazy var mock_b = FuncCallHandler<Void, Int?>(returnValue: nil)
          public func b() -> Int? { mock_b.handle(()) }

          public lazy var mock_other = FuncCallHandler<Void, Range>(returnValue: Range(1, 2))
          public func c() -> Range { mock_other.handle(()) }
        }

        """)
    #expect(render(source).text.contains("FuncCallHandler<Void, Int?>(returnValue: 3)"))
  }
}
