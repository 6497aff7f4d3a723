import Testing

@testable import MacroExpansion

/// Which classes stand for the mocks of parents and children.
struct InheritanceTests {
  private func heads(_ attribute: String, _ declaration: String) throws -> [String] {
    let expansion = Expanding(attribute: attribute, "\(attribute) \(declaration)")
    #expect(expansion.diagnostics == [])
    let lines = try #require(expansion.text).split(separator: "\n").map(String.init)
    return lines.filter { line in
      (line.contains("class ") || line.contains("typealias ") || line.contains("actor "))
        && !line.hasPrefix(" ")
    }
  }

  @Test(arguments: [
    (
      "@Mockable", "protocol A { func a() }",
      [
        "class AMockBase: A, @unchecked Swift.Sendable {",
        "final class AMock: AMockBase, UnderstudyRuntime.Mock, @unchecked Swift.Sendable {",
      ]
    ),
    (
      "@Mockable", "public protocol B: Lib.A { func b() }",
      [
        "open class BMockBase: Lib.AMockBase, B, @unchecked Swift.Sendable {",
        "public final class BMock: BMockBase, UnderstudyRuntime.Mock, @unchecked Swift.Sendable {",
      ]
    ),
    (
      "@Mockable(inheritable: false)", "protocol C: A { func c() }",
      ["final class CMock: AMockBase, C, UnderstudyRuntime.Mock, @unchecked Swift.Sendable {"]
    ),
    (
      "@Mockable(inheritable: false)", "protocol D { func d() }",
      ["final class DMock: D, UnderstudyRuntime.Mock, @unchecked Swift.Sendable {"]
    ),
    (
      "@Mockable(repeating: \"A\")", "protocol E: A, Hashable {}",
      [
        "class EMockBase: E, nonisolated Swift.Hashable, @unchecked Swift.Sendable {",
        "final class EMock: EMockBase, UnderstudyRuntime.Mock, @unchecked Swift.Sendable {",
      ]
    ),
    (
      "@Mockable", "protocol F { static func f() }",
      [
        "final class FMock: F, UnderstudyRuntime.StaticMock, @unchecked Swift.Sendable {",
        "typealias FMockBase = FMock",
      ]
    ),
    (
      "@Mockable", "protocol G: A { func g() -> Self }",
      [
        "final class GMock: AMockBase, G, UnderstudyRuntime.Mock, @unchecked Swift.Sendable {",
        "typealias GMockBase = GMock",
      ]
    ),
    (
      "@Mockable", "protocol H: Actor {}",
      ["actor HMock: H, UnderstudyRuntime.Mock {", "typealias HMockBase = HMock"]
    ),
    (
      "@Mockable", "protocol I { associatedtype T; func i(_ t: T) }",
      [
        "final class IMock<T>: I, UnderstudyRuntime.Mock, @unchecked Swift.Sendable {",
        "typealias IMockBase = IMock",
      ]
    ),
  ])
  func classes(_ attribute: String, _ declaration: String, _ expected: [String]) throws {
    #expect(try heads(attribute, declaration) == expected)
  }

  @Test(arguments: [
    ("protocol A: Actor {}", "no mock can build on the mock of 'A': it is an actor"),
    (
      "protocol A { associatedtype T; func a() -> T }",
      "no mock can build on the mock of 'A': it is generic"
    ),
    (
      "protocol A { init() }",
      "no mock can build on the mock of 'A': it has static members, initialisers or 'Self'"
    ),
  ])
  func refusals(_ declaration: String, _ message: String) {
    let text = Expanding("@Mockable \(declaration)").text ?? ""
    #expect(text.contains("*, unavailable, message: \"\(message)\""))
  }

  @Test(arguments: [
    ("@Mockable", "#if DEBUG\n", "#endif"),
    ("@Mockable(condition: \"A && !B\")", "#if A && !B\n", "#endif"),
    ("@Mockable(condition: nil)", "class PMockBase", "}"),
  ])
  func conditions(_ attribute: String, _ start: String, _ end: String) {
    let text = Expanding(attribute: attribute, "\(attribute) protocol P {}").text ?? ""
    #expect(text.hasPrefix(start) && text.hasSuffix(end) || text.hasSuffix(end + "\n"))
  }

  @Test func accessIsTheProtocolsOwnOrChosen() {
    let attribute = "@Mockable(access: .internal, inheritable: false)"
    let chosen = Expanding(attribute: attribute, "\(attribute) public protocol P { func p() }").text
    #expect(chosen?.contains("public") == false)
  }

  @Test func mocksThatCannotSpy() {
    for (argument, canSpy) in [("", true), ("(spying: true)", true), ("(spying: false)", false)] {
      let attribute = "@Mockable\(argument)"
      let text = Expanding(attribute: attribute, "\(attribute) protocol P { func p() }").text
      #expect(text?.contains("spying real:") == canSpy)
      #expect(text?.contains("understudySpied") == canSpy)
    }
  }
}
