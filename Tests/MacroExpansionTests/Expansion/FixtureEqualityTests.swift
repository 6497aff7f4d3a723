import Foundation
import MockGeneration
import MockModel
import MockParsing
import MockRendering
import Testing

@testable import MacroExpansion

/// The macro writes what the tool writes for the fixtures.
///
/// The macro spells every name with its module, since it cannot see which names the sources take, so
/// lines are broken elsewhere. It cannot see which of the protocols that members return are mocked, so it
/// has none of their mocks as defaults, nor comments in front of the protocol. All else has to be equal,
/// byte for byte.
struct FixtureEqualityTests {
  /// Whose parents the macro cannot see, or what their typealiases stand for; or whose mock sees more
  /// names where the macro puts it.
  private static let unseen: Set<String> = [
    "Duck", "ReadsBoth", "StringFeed", "Hosted", "HostedElsewhere", "Tally", "IsolatedChild",
    "IsolatedGrandchild", "Completing", "LateSaver", "Exchange", "BoxOffice", "Locker",
    "IntFinishing", "Basin", "Cistern",
  ]

  private static var folder: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(component: "FixtureTests")
  }

  private static let inputs: [String] =
    (try? FileManager.default.contentsOfDirectory(
      atPath: folder.appending(component: "Inputs").path))?.sorted() ?? []

  @Test func thereAreInputs() { #expect(Self.inputs.count >= 10) }

  @Test(arguments: inputs)
  func macroAndToolWriteTheSame(_ input: String) throws {
    let source = try String(
      contentsOf: Self.folder.appending(components: "Inputs", input), encoding: .utf8)
    let written = Self.normalized(try Self.generated(input))
    for type in MockParser.parse(source, path: input).types where type.kind == .protocol {
      let asksMore = type.comments.contains { $0.hasPrefix("@mockable(") }
      guard !asksMore, !Self.unseen.contains(type.name) else { continue }
      let expansion = Expanding(
        attribute: "@Mockable(condition: nil, inheritable: false)",
        Self.declaration(of: type, in: source))
      #expect(expansion.diagnostics == [], "\(type.name)")
      let text = Self.normalized(expansion.text ?? "")
      #expect(!text.isEmpty)
      if !written.contains(text) {
        Issue.record("\(type.name) differs: \(Self.firstDifference(of: text, from: written))")
      }
    }
  }

  private static func generated(_ input: String) throws -> String {
    let output = FileManager.default.temporaryDirectory
      .appending(component: "understudy-\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: output) }
    let report = Generator(
      GenerationRequest(
        paths: [folder.appending(components: "Inputs", input).path], output: .path(output.path),
        rendering: RenderOptions(mayBeMainActorByDefault: true))
    ).run()
    // The classes among them inherit from some in another file.
    #expect(report.diagnostics.filter { $0.severity == .error } == [])
    return try String(contentsOf: output, encoding: .utf8)
  }

  /// The protocol with the attributes in front of it.
  private static func declaration(of type: MockableType, in source: String) -> String {
    let bytes = Array(source.utf8)
    var start = type.head.location.offset
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    while start > 0 {
      var line = start - 1
      while line > 0, bytes[line - 1] != UInt8(ascii: "\n") { line -= 1 }
      let text = String(decoding: bytes[line..<start], as: UTF8.self)
      guard text.drop(while: { $0 == " " }).hasPrefix("@") else { break }
      start = line
    }
    var cursor = SourceCursor(bytes, at: type.nameLocation.offset)
    while let byte = cursor.byte, byte != UInt8(ascii: "{") {
      cursor.skipToken()
      cursor.skipTrivia()
    }
    cursor.skipToken()
    return String(decoding: bytes[start..<cursor.place], as: UTF8.self)
  }

  /// The end of what both texts have, and a little of what only the macro wrote.
  private static func firstDifference(of text: String, from written: String) -> Substring {
    var same = 0
    var different = text.count
    while different - same > 1 {
      let middle = (same + different) / 2
      if written.contains(text.prefix(middle)) { same = middle } else { different = middle }
    }
    return text.prefix(different + 60).suffix(160)
  }

  private static func normalized(_ text: String) -> String {
    var text = text
    for prefix in ["UnderstudyRuntime.", "Understudy.", "Swift."] {
      text = text.replacing(prefix, with: "")
    }
    return String(text.filter { !$0.isWhitespace })
      .replacing(/,default:{[A-Za-z.]+\(\)}/, with: "")
  }
}
