import MockModel
import MockParsing
import MockResolving
import Testing

@testable import MockGeneration

/// One class stands for all mocks in the style of MockSwift.
@Suite struct SharedConformanceTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let source: String
    let mocked: [String]
    let messages: [String]

    init(_ name: String, _ source: String, mocks mocked: [String], _ messages: [String] = []) {
      testDescription = name
      self.source = source
      self.mocked = mocked
      self.messages = messages
    }
  }

  private static let wayOut =
    "mark one of the two, or write native mocks, by 'understudy generate' without a style"

  @Test(arguments: [
    Row(
      "a parent and its child",
      """
      // sourcery: AutoMockable
      protocol Base {}
      // sourcery: AutoMockable
      protocol Child: Base {}
      """,
      mocks: ["Base"],
      [
        """
        4:10: 'Child' cannot be mocked beside 'Base' in this style, since it inherits from 'Base', \
        and 'Mock' conforms to 'Base' once: \(wayOut)
        """
      ]),
    Row(
      "a child in front of its parent",
      """
      // sourcery: AutoMockable
      protocol Child: Base {}
      // sourcery: AutoMockable
      protocol Base {}
      """,
      mocks: ["Child"],
      [
        """
        4:10: 'Base' cannot be mocked beside 'Child' in this style, since 'Child' inherits from it, \
        and 'Mock' conforms to 'Base' once: \(wayOut)
        """
      ]),
    Row(
      "two children of a parent that is not mocked",
      """
      enum Feature { protocol Base {} }
      // sourcery: AutoMockable
      protocol One: Feature.Base, Sendable {}
      // sourcery: AutoMockable
      protocol Two: Feature.Base, Sendable {}
      """,
      mocks: ["One"],
      [
        """
        5:10: 'Two' cannot be mocked beside 'One' in this style, since it inherits from \
        'Feature.Base', as 'One' does, and 'Mock' conforms to 'Feature.Base' once: \(wayOut)
        """
      ]),
    Row(
      "what every mock conforms to",
      """
      // sourcery: AutoMockable
      protocol One: AnyObject, Sendable {}
      // sourcery: AutoMockable
      protocol Two: AnyObject, Sendable {}
      """,
      mocks: ["One", "Two"]),
    Row(
      "a parent that has no mock in this style",
      """
      // sourcery: AutoMockable
      protocol Base { associatedtype Item }
      // sourcery: AutoMockable
      protocol Child: Base where Item == Int {}
      """,
      mocks: ["Base", "Child"]),
    Row(
      "branches that exclude each other",
      """
      #if os(Linux)
      // sourcery: AutoMockable
      protocol One: Base {}
      #else
      // sourcery: AutoMockable
      protocol Two: Base {}
      #endif
      protocol Base {}
      """,
      mocks: ["One", "Two"]),
  ])
  func conformances(_ row: Row) {
    let file = MockParser.parse(
      row.source, path: "A.swift", options: MockParser.Options(style: .mockswift))
    let resolver = Resolver(SourceIndex([(file, .mocked)]))
    var resolutions = file.types
      .filter { Selection().verdict(on: $0, style: .mockswift) == .mocked }
      .map { resolver.resolve($0, path: "A.swift") }
    SharedConformances.resolve(&resolutions)
    #expect(resolutions.compactMap(\.mock?.type.name) == row.mocked)
    let messages = resolutions.flatMap(\.diagnostics).map {
      "\($0.location?.line ?? 0):\($0.location?.column ?? 0): \($0.message)"
    }
    #expect(messages == row.messages)
  }
}
