import MockModel
import MockParsing
import MockRendering
import Testing

struct RenderingProblemTests {
  private func render(_ source: String) -> RenderedText {
    let file = MockParser.parse(source, path: "Input.swift")
    let mocks = file.types.map {
      ResolvedMock(
        type: $0, path: "Input.swift", members: $0.members,
        isActor: $0.inherited.contains { $0.spelling == "Actor" })
    }
    return MockRenderer.render(mocks, imports: [], options: RenderOptions())
  }

  @Test(arguments: [
    (
      "protocol P {\n  distributed func far()\n  func near()\n}",
      "2:15: error: distributed method 'far' of 'P' cannot be mocked: "
        + "a distributed actor needs an actor system"
    ),
    (
      "protocol P {\n  subscript<each T>(a: repeat each T) -> Int { get set }\n  func near()\n}",
      "2:3: error: settable subscript with a parameter pack of 'P' cannot be mocked: "
        + "the compiler crashes on every type that has one"
    ),
  ])
  func membersThatCannotBeMocked(_ source: String, _ expected: String) {
    let rendered = render(source)
    let texts = rendered.diagnostics.map {
      "\($0.location!.line):\($0.location!.column): \($0.severity): \($0.message)"
    }
    #expect(texts == [expected])
    #expect(
      rendered.text.contains(
        "func near() { understudyNear.call((), real: understudySpied.near()) }"))
  }
}
