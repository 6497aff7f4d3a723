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

  /// What the compiler does not take, and what it says: the reason for an entry.
  static let refusals: [(source: String, message: String)] = [
    (
      """
      class Gallery { func hang<each Picture>(_ pictures: repeat each Picture) {} }
      class Other: Gallery {
        override func hang<each Picture>(_ pictures: repeat each Picture) {}
      }
      """, "error: method does not override any method from its superclass"
    ),
    (
      """
      class Gallery { func frame() -> some Equatable { 1 } }
      class Other: Gallery { override func frame() -> some Equatable { super.frame() } }
      """, "error: method does not override any method from its superclass"
    ),
    (
      """
      class Gallery { var frame: some Equatable { 1 } }
      class Other: Gallery { override var frame: some Equatable { super.frame } }
      """, "cannot override a property with type 'some Equatable'"
    ),
    (
      """
      class Gallery { init(_ pictures: String...) {} }
      class Other: Gallery {
        init(all pictures: String...) { super.init(pictures) }
      }
      """, "error: cannot pass array of type 'String...' as variadic arguments of type 'String'"
    ),
    (
      """
      class Pool<each Item> {}
      class Other<each Item>: Pool<repeat each Item> {}
      """, "error: cannot inherit from a generic class that declares a type pack"
    ),
    (
      """
      struct Table { subscript<each Key>(_ key: repeat each Key) -> Int { get { 1 } set {} } }
      """, "Please submit a bug report"
    ),
    (
      """
      protocol Wood { associatedtype Trunk }
      class Tree<Home: Wood> where Home.Trunk == Tree {}
      """, "error: generic class 'Tree' has self-referential generic requirements"
    ),
  ]

  @Test(arguments: refusals)
  func theCompilerSaysSo(source: String, message: String) throws {
    let tool = try BuiltTool()
    try tool.write(source, to: "Input.swift")
    let run = try tool.shell("swiftc -emit-sil -o /dev/null Input.swift")
    #expect(run.status != 0)
    #expect((run.errors + run.output).contains(message))
  }
}
