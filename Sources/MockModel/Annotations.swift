/// What comments of the form `sourcery: name, other=value` say of a declaration.
package struct Annotations: Hashable, Sendable {
  /// `""` for a name without a value.
  private var values: [String: String] = [:]

  package init() {}

  /// - Parameter comments: the comment lines in front of the declaration, without their slashes.
  package init(comments: some Sequence<String>) {
    for comment in comments where comment.hasPrefix(Self.prefix) { add(comment) }
  }

  package var isEmpty: Bool { values.isEmpty }
  package func has(_ name: String) -> Bool { values[name] != nil }
  package subscript(name: String) -> String? { values[name] }

  private static let prefix = "sourcery:"

  private mutating func add(_ comment: String) {
    for annotation in Self.parts(of: comment.dropFirst(Self.prefix.count)) {
      let sides = annotation.split(separator: "=", maxSplits: 1).map { Self.trimmed($0) }
      guard let name = sides.first, !name.isEmpty else { continue }
      values[name] = sides.count > 1 ? Self.unquoted(sides[1]) : ""
    }
  }

  /// What commas separate, unless they are inside brackets or quotes.
  private static func parts(of text: Substring) -> [Substring] {
    var parts: [Substring] = []
    var start = text.startIndex
    var depth = 0
    var isQuoted = false
    for index in text.indices {
      switch text[index] {
      case "\"": isQuoted.toggle()
      case "(", "[", "{", "<": if !isQuoted { depth += 1 }
      case ")", "]", "}", ">": if !isQuoted { depth -= 1 }
      case "," where !isQuoted && depth <= 0:
        parts.append(text[start..<index])
        start = text.index(after: index)
      default: break
      }
    }
    return parts + [text[start...]]
  }

  /// The text without blanks and tabs around it.
  static func trimmed(_ text: Substring) -> String {
    let rest = text.drop { $0 == " " || $0 == "\t" }
    return String(rest.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }

  /// A value in quotes stands for what is between them.
  private static func unquoted(_ value: String) -> String {
    guard value.count >= 2, value.first == "\"", value.last == "\"" else { return value }
    return String(value.dropFirst().dropLast())
  }
}
