package import MockModel

/// Why there is nothing to mock, as far as counting tells.
package struct EmptySelection: Hashable, Sendable {
  package var paths: [String]
  package var fileCount: Int
  package var excludedCount: Int
  package var protocolCount: Int
  package var unreachableCount: Int

  package init(
    paths: [String], fileCount: Int, excludedCount: Int, protocolCount: Int, unreachableCount: Int
  ) {
    self.paths = paths
    self.fileCount = fileCount
    self.excludedCount = excludedCount
    self.protocolCount = protocolCount
    self.unreachableCount = unreachableCount
  }

  var message: String {
    let places = paths.map { $0 == "-" ? "standard input" : "'\($0)'" }.joined(separator: ", ")
    var text = "nothing to mock in \(places): "
    if fileCount == 0 {
      text += "found no Swift file"
    } else {
      text += "searched \(Self.counted(fileCount, "file")) and found "
      text += protocolCount == 0 ? "no protocol" : Self.counted(protocolCount, "protocol")
      var reasons: [String] = []
      let notAnnotated = protocolCount - unreachableCount
      if notAnnotated > 0 { reasons.append("\(notAnnotated) not annotated") }
      if unreachableCount > 0 { reasons.append("\(unreachableCount) private or local") }
      if !reasons.isEmpty { text += ", " + reasons.joined(separator: ", ") }
    }
    if excludedCount > 0 { text += " (\(excludedCount) excluded)" }
    return text
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

extension Diagnostic {
  package static func emptySelection(_ selection: EmptySelection) -> Diagnostic {
    Diagnostic(
      id: "empty-selection", severity: .error, message: selection.message, path: "", location: nil)
  }
}
