import MockModel
import MockParsing
import MockRendering
import Testing

struct RenderingProblemTests {
  private func render(_ source: String) -> RenderedText {
    let file = MockParser.parse(source, path: "Input.swift")
    let type = file.types[0]
    let mock = ResolvedMock(
      type: type, path: "Input.swift", members: type.members,
      isActor: type.inherited.contains { $0.spelling == "Actor" })
    return MockRenderer.render(mock, options: RenderOptions())
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
    (
      "protocol P {\n  @MockedWeakly subscript(a: Int) -> C? { get set }\n  func near()\n}",
      "2:17: error: subscript of 'P' cannot be held weakly: "
        + "only a property that can be set and is optional can"
    ),
    (
      "/// @mockable(modifiers: a = weak)\nprotocol P {\n  var a: C { get set }\n  func near()\n}",
      "3:3: error: property 'a' of 'P' cannot be held weakly: "
        + "only a property that can be set and is optional can"
    ),
    (
      "/// @mockable(modifiers: b = weak)\nprotocol P {\n  var a: C? { get set }\n  func near()\n}",
      "2:1: error: 'b' of 'P' cannot be held weakly: there is no such property"
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

  @Test func optionalMembersAreNotPassedOn() {
    let rendered = render("@objc protocol P {\n  @objc optional func tap() -> Int\n}")
    #expect(rendered.text.contains("func tap() -> Int { understudyTap.call(()) }"))
    #expect(rendered.diagnostics.isEmpty)
  }
}
