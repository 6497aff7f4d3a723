import Foundation
import Testing

/// The page of limitations: the generator says what the page says.
struct LimitationsTests {
  struct Entry: CustomTestStringConvertible {
    var source: String
    var expected: String
    var testDescription: String { expected }
  }

  static let page: URL = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/Understudy/Understudy.docc/Limitations.md")

  /// Each block of Swift with the block behind it.
  static func entries() throws -> [Entry] {
    let text = try String(contentsOf: page, encoding: .utf8)
    return text.split(separator: "```swift\n").dropFirst().map { part in
      let blocks = part.split(separator: "```\n")
      return Entry(source: String(blocks[0]), expected: String(blocks[1]))
    }
  }

  @Test func thereAreEntries() throws { #expect(try Self.entries().count >= 9) }

  @Test(arguments: try entries())
  func theGeneratorSaysSo(_ entry: Entry) throws {
    let tool = try BuiltTool()
    try tool.write(entry.source + "\nprotocol Bystander {}\n", to: "Input.swift")
    let run = try tool("generate", "Input.swift", "--verbose")
    let lines = run.errors.split(separator: "\n").filter { !$0.hasPrefix("understudy:") }
    #expect(lines.joined(separator: "\n") + "\n" == entry.expected)
    #expect(run.status == (entry.expected.contains(" error: ") ? 1 : 0))
    #expect(run.output.contains("class BystanderMock"))
  }
}
