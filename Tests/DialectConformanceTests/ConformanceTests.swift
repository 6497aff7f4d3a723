import Foundation
import Testing

private struct Row: Sendable, CustomTestStringConvertible {
  let dialect: any DialectAdapter.Type
  let behaviour: Behaviour

  var testDescription: String { "\(dialect.dialect): \(behaviour.name)" }
}

@Suite struct ConformanceTests {
  @Test(
    arguments: dialects.flatMap { dialect in
      behaviours.filter { dialect.can($0.needs) }.map { Row(dialect: dialect, behaviour: $0) }
    })
  private func behaves(_ row: Row) async throws {
    try await row.behaviour.check(row.dialect.init())
  }

  @Test func everyBehaviourIsAskedOfTheNativeAPI() {
    #expect(NativeAdapter.lacks.isEmpty)
  }

  @Test(arguments: Capability.allCases)
  func everyCapabilityIsAskedFor(_ capability: Capability) {
    #expect(behaviours.contains { $0.needs.contains(capability) })
  }

  /// The article says of each cell that is not tested why.
  ///
  /// `UNDERSTUDY_RECORD=1` writes it anew, and then fails the run.
  @Test func theTableIsCurrent() throws {
    let article = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/Understudy/Understudy.docc/Dialects.md").standardized
    let text = try String(contentsOf: article, encoding: .utf8)
    let (start, end) = ("<!-- table -->\n", "<!-- end of table -->\n")
    let parts = text.components(separatedBy: start)
    let tail = parts.last?.components(separatedBy: end)
    guard parts.count == 2, let tail, tail.count == 2 else {
      Issue.record("the article has no place for the table")
      return
    }
    guard tail[0] != Self.table else { return }
    Issue.record("the table of \(article.lastPathComponent) is not current")
    if ProcessInfo.processInfo.environment["UNDERSTUDY_RECORD"] == "1" {
      try (parts[0] + start + Self.table + end + tail[1])
        .write(to: article, atomically: true, encoding: .utf8)
    }
  }

  private static var table: String {
    func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |\n" }
    var text = row(["behaviour"] + dialects.map { "`\($0.dialect)`" })
    text += row(["---"] + dialects.map { _ in ":-:" })
    for behaviour in behaviours {
      text += row([behaviour.name] + dialects.map { $0.can(behaviour.needs) ? "yes" : "–" })
    }
    text += "\nWhere there is none:\n\n"
    for dialect in dialects {
      for capability in Capability.allCases {
        guard let reason = dialect.lacks[capability] else { continue }
        text += "- `\(dialect.dialect)`, \(capability.rawValue): \(reason)\n"
      }
    }
    return text
  }
}
