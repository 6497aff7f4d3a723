package import MockModel

/// Which module declares which types: for mocks that write them with their modules, since what is
/// imported beside has types of the same names.
package struct ModuleIndex: Sendable {
  /// The module in which the mocks are compiled, whose name nobody needs.
  package static let own = ""

  /// The modules of the files that somebody knows the module of.
  private var modules: [String: String] = [:]
  private var imports: [String: Set<String>] = [:]
  /// The names of the types that stand inside no other, for each module.
  private var declared: [String: Set<String>] = [:]
  /// Those of them that other modules see.
  private var exported: [String: Set<String>] = [:]
  /// The names of all types, wherever they stand.
  private var names: Set<String> = []

  /// - Parameter files: Parsed for the names of all their types. The module is `nil` where nobody
  ///   knows it.
  package init(_ files: some Sequence<(ParsedFile, module: String?)>) {
    for (file, module) in files {
      for type in file.topLevelTypes { names.insert(type.name.withoutBackticks) }
      for type in file.nestedTypes { names.insert(type.name.withoutBackticks) }
      guard let module else { continue }
      modules[file.path] = module
      file.imports.forEachElement { imports[file.path, default: []].insert($0.path[0]) }
      for type in file.topLevelTypes where !type.head.isPrivate {
        let name = type.name.withoutBackticks
        declared[module, default: []].insert(name)
        if type.head.isPublic || type.head.has("package") {
          exported[module, default: []].insert(name)
        }
      }
    }
  }

  func module(of path: String) -> String? { modules[path] }

  /// The module from which a name comes that stands in a file.
  ///
  /// - Returns: `nil` if it is the module of the mocks, or one that nobody knows.
  func module(declaring name: String, seenFrom path: String) -> String? {
    guard let own = modules[path] else { return nil }
    let name = name.withoutBackticks
    if declared[own]?.contains(name) ?? false { return own == Self.own ? nil : own }
    let others = (imports[path] ?? []).filter { $0 != own && exported[$0]?.contains(name) ?? false }
    return others.count == 1 ? others.first : nil
  }

  /// What is written between the name of a module and that of a type: a type of the module's name
  /// would be taken for the module.
  func separator(behind module: String) -> String { names.contains(module) ? "::" : "." }
}
