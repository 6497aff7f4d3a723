import FileRendering
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
    return FileRenderer.render(mock, options: options)
  }

  @Test func membersThatAreLeftOut() {
    let rendered = render(
      """
      protocol P {
        static func f()
        // sourcery: mockSwiftSkip
        static func g()
        // sourcery: mockSwiftSkip
        func h()
        func i<each T>(_ values: repeat each T)
        func j(_ value: consuming Token)
        subscript(_ span: Span<Int>) -> Int { get }
      }
      """)
    let end = """
      write it in 'extension Mock where WrappedType == any P', and '// sourcery: mockSwiftSkip' here
      """
    #expect(
      rendered.diagnostics.map(\.message) == [
        """
        'f' of 'P' is left out, since it is static, and a behaviour belongs to one mock: \(end)
        """,
        "'i' of 'P' is left out, since it has a parameter pack: \(end)",
        "'j' of 'P' is left out, since it takes a value that may not be copyable: \(end)",
        "'subscript' of 'P' is left out, since it takes a value that does not escape: \(end)",
      ])
    #expect(rendered.diagnostics.allSatisfy { $0.severity == .warning })
    #expect(!rendered.text.contains("func"))
  }

  struct ThrowingRow: Sendable, CustomTestStringConvertible {
    let effect: String
    let body: String
    var testDescription: String { effect }
  }

  @Test(arguments: [
    ThrowingRow(effect: "", body: "mocked(1)"),
    ThrowingRow(effect: "throws", body: "try mockedThrowable(1)"),
    ThrowingRow(effect: "throws(E)", body: "try mockedThrowable(1, throwing: E.self)"),
    ThrowingRow(
      effect: "throws(A.E<Int>)", body: "try mockedThrowable(1, throwing: A.E<Int>.self)"),
    ThrowingRow(
      effect: "throws(any Error)", body: "try mockedThrowable(1, throwing: (any Error).self)"),
    ThrowingRow(effect: "throws(Never)", body: "mocked(1)"),
  ])
  func throwing(_ row: ThrowingRow) {
    let method = render("protocol P { func f(_ a: Int) \(row.effect) }").text
    #expect(method.contains("{ \(row.body.replacing("1", with: "a")) }"))
    let property = render("protocol P { var v: Int { get \(row.effect) } }").text
    #expect(
      property.contains(
        "{ \(row.body.replacing("1, ", with: "").replacing("1", with: "")) }"))
  }

  struct RefusalRow: Sendable, CustomTestStringConvertible {
    let reason: String
    let change: @Sendable (inout ResolvedMock) -> Void
    var testDescription: String { reason }
  }

  private static let native = ": write a native one, by 'understudy generate' without a style"

  @Test(arguments: [
    RefusalRow(reason: "it is an actor protocol, and 'Mock' is a class\(native)") {
      $0.isActor = true
    },
    RefusalRow(reason: "it demands a superclass, and 'Mock' has none\(native)") {
      $0.superclass = .named([.init("NSObject")])
    },
    RefusalRow(reason: "it inherits from 'Hashable'\(native)") { $0.knownParents = ["Hashable"] },
    RefusalRow(
      reason: """
        its associated type 'Item' is not fixed: mark a protocol that fixes it, as \
        'protocol FixedP: P where Item == …'
        """
    ) {
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
    // What a public class answers a public protocol by is public, whatever is asked for.
    let options = RenderOptions(style: .mockswift, access: .internal)
    #expect(render("public protocol P { func f(_ a: Int) }", options: options).text == expected)
    #expect(
      render("protocol P { func f(_ a: Int) }").text == expected.replacing("public ", with: ""))
    #expect(
      render("package protocol P { func f(_ a: Int) }").text
        == expected.replacing("public ", with: "package "))
  }
}
