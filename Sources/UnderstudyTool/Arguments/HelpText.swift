extension CommandDescription {
  /// The whole help, made from the table that the parser uses.
  var helpText: String {
    var sections = ["OVERVIEW: \(abstract)"]
    if let discussion { sections[0] += "\n\n\(discussion)" }
    sections.append("USAGE: \(usage)")
    if let positional {
      sections.append(
        "ARGUMENTS:\n" + Self.entry("\(positional.name)…", help: positional.help))
    }
    let entries = options.map { Self.entry($0.usage, help: $0.help) }
    sections.append("OPTIONS:\n" + entries.joined(separator: "\n"))
    if !subcommands.isEmpty {
      let entries = subcommands.map { Self.entry($0.words.last!, help: $0.abstract) }
      sections.append("SUBCOMMANDS:\n" + entries.joined(separator: "\n"))
      sections.append("See '\(fullName) help <subcommand>' for a subcommand's options.")
    }
    return sections.joined(separator: "\n\n") + "\n"
  }

  /// What stands under a usage error.
  var shortUsage: String {
    "USAGE: \(usage)\n  See '\(fullName) --help' for more information.\n"
  }

  private static let column = 26
  private static let width = 80

  private static func entry(_ left: String, help: String) -> String {
    let indent = String(repeating: " ", count: column)
    var lines: [String] = []
    var line = ""
    for word in help.split(separator: " ") {
      if !line.isEmpty && line.count + word.count + 1 > width - column {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? word : " \(word)"
    }
    lines.append(line)
    let head = "  \(left)"
    if head.count + 2 > column {
      return ([head] + lines.map { indent + $0 }).joined(separator: "\n")
    }
    let padded = head + String(repeating: " ", count: column - head.count)
    return ([padded + lines[0]] + lines.dropFirst().map { indent + $0 }).joined(separator: "\n")
  }
}
