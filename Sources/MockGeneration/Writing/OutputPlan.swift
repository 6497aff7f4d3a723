/// Where mocks are written.
package enum Output: Hashable, Sendable {
  case standardOutput
  case file(String)
  /// A file for each source file.
  case folder(String)

  /// What a path means: a folder if it is one or ends in a slash.
  package static func path(_ path: String) -> Output {
    if path.hasSuffix("/") { return .folder(path) }
    return (try? System.status(path))?.kind == .folder ? .folder(path) : .file(path)
  }
}

/// Names for the generated files of source files.
package enum OutputNames {
  /// One name for each source path, in their order: `A/Store.swift` gives `StoreMocks.swift`. Files
  /// of one name are told apart by the folders above them: `A+StoreMocks.swift`,
  /// `B+StoreMocks.swift`.
  package static func names(for paths: [String]) -> [String] {
    let components = paths.map(stemComponents)
    var depths = [Int](repeating: 1, count: paths.count)
    var names = zip(components, depths).map(name)
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for indices in clashes(in: names) {
        for index in indices where depths[index] < components[index].count {
          depths[index] += 1
          names[index] = name(components[index], depth: depths[index])
          isGrowing = true
        }
      }
    }
    // `a/X.swift` and `../a/X.swift` have no more names to tell them apart.
    for indices in clashes(in: names) {
      for (number, index) in indices.enumerated().dropFirst() {
        names[index] += "+\(number + 1)"
      }
    }
    return names.map { $0 + suffix }
  }

  package static let suffix = "Mocks.swift"

  /// Groups of equal names, on file systems that do not tell upper from lower case too.
  private static func clashes(in names: [String]) -> [[Int]] {
    Dictionary(grouping: names.indices) { names[$0].lowercased() }.values
      .filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
  }

  private static func name(_ components: [String], depth: Int) -> String {
    components.suffix(depth).joined(separator: "+")
  }

  private static func stemComponents(_ path: String) -> [String] {
    if path == SourceFile.standardInputName { return ["StandardInput"] }
    var components = path.split(separator: "/").map(String.init).filter { $0 != "." && $0 != ".." }
    let name = components.popLast() ?? "Source"
    let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    return components + [stem]
  }
}
