/// What comment lines in front of a declaration ask of its mock, beyond that there is one:
/// `@mockable(typealias: Entry = Int; Key = String)`, `@mockable(modifiers: listener = weak)`.
package struct MockRequests {
  /// Types to stand for associated types, as they are written.
  package private(set) var typeAliases: [(name: String, type: String)] = []
  /// Properties to be held weakly.
  package private(set) var weakProperties: [String] = []
  /// What cannot be understood, as it is written.
  package private(set) var misunderstood: [String] = []

  private static let prefix = "@mockable("

  /// - Parameter comments: the comment lines, without their slashes.
  package init(comments: [String]) {
    for comment in comments where comment.hasPrefix(Self.prefix) {
      let list = comment.dropFirst(Self.prefix.count)
      guard let end = list.lastIndex(of: ")"), let colon = list[..<end].firstIndex(of: ":") else {
        misunderstood.append(comment)
        continue
      }
      let key = Annotations.trimmed(list[..<colon])
      for pair in list[list.index(after: colon)..<end].split(separator: ";") {
        add(Annotations.trimmed(pair), key: key)
      }
    }
  }

  private mutating func add(_ pair: String, key: String) {
    let sides = pair.split(separator: "=", maxSplits: 1).map { Annotations.trimmed($0) }
    switch key {
    case "typealias" where sides.count == 2: typeAliases.append((sides[0], sides[1]))
    case "modifiers" where sides.count == 2 && sides[1] == "weak": weakProperties.append(sides[0])
    default: misunderstood.append("\(key): \(pair)")
    }
  }
}
