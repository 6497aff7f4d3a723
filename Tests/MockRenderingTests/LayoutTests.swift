import Testing

@testable import MockRendering

struct LayoutTests {
  private let wide = String(repeating: "w", count: 60)

  @Test func aListThatFitsStaysOnOneLine() {
    let layout: Layout = .call("f", ["a", "b"])
    #expect(layout.lines(indentation: 2) == ["  f(a, b)"])
  }

  @Test func argumentsGoBelowTheirCall() {
    let layout: Layout = .call("f", [.text(wide), "a", .text(wide)])
    #expect(layout.lines(indentation: 2) == ["  f(", "    \(wide), a,", "    \(wide))"])
  }

  @Test func genericArgumentsCloseOnTheirOwnLine() {
    let layout: Layout = .generic("F", [.text(wide), .text(wide)])
    #expect(
      layout.lines(indentation: 0, prefix: "-> ") == ["-> F<", "  \(wide),", "  \(wide)", ">"])
  }

  @Test func aListInsideAListIsBrokenIfItMustBe() {
    let inner: Layout = .list(.parameters, [.text(wide), .text(wide)])
    let layout: Layout = .generic("F", [inner, "Int"])
    #expect(
      layout.lines(indentation: 0)
        == ["F<", "  (", "    \(wide),", "    \(wide)", "  ),", "  Int", ">"])
  }
}
