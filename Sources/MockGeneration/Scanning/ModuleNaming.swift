internal import MockModel
internal import MockResolving

/// The sources of a module, as somebody names them.
package struct NamedModule: Hashable, Sendable {
  package var name: String
  /// A file or folder; `nil` for all that are to be mocked and are in no other.
  package var path: String?

  /// - Parameter text: `Tools` or `Tools=Sources/Tools`.
  package init(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1)
    name = parts.first.map(String.init) ?? ""
    path = parts.count > 1 ? Self.plain(String(parts[1])) : nil
  }

  /// How many names of its path lead to the file; `nil` if the file is not among the sources.
  fileprivate func depth(of file: String) -> Int? {
    guard let path else { return nil }
    let file = Self.plain(file)
    guard path == "." || file == path || file.hasPrefix(path + "/") else { return nil }
    return path.split(separator: "/").count
  }

  /// The path without what says nothing.
  private static func plain(_ path: String) -> String {
    var path = path[...]
    while path.hasPrefix("./") { path = path.dropFirst(2) }
    while path.count > 1, path.hasSuffix("/") { path = path.dropLast() }
    return String(path)
  }
}

/// Finds out in which modules the sources are, for mocks that write types with their modules.
struct ModuleNaming: Sendable {
  /// What somebody said of it.
  var named: [NamedModule]
  /// The modules that the mocks import.
  var imports: [String]
  var testableImports: [String]

  /// - Returns: `ModuleIndex.own` if the mocks are in the same module, `nil` if nobody knows.
  func module(of file: ReadFile, importedAnywhere: Set<String>) -> String? {
    let path = file.parsed.path
    let said = named.compactMap { module in module.depth(of: path).map { ($0, module.name) } }
    if let deepest = said.max(by: { $0.0 < $1.0 }) { return deepest.1 }
    let isMocked = file.role == .mocked
    if isMocked, let module = named.first(where: { $0.path == nil }) { return module.name }

    let imported = imports + testableImports
    let candidates = isMocked ? Set(imported) : importedAnywhere.union(imported)
    if let name = path.split(separator: "/").last(where: { candidates.contains(String($0)) }) {
      return String(name)
    }
    // The interface of a module is named after it.
    if let name = path.split(separator: "/").last?.prefix(while: { $0 != "." }),
      path.hasSuffix(".swiftinterface")
    {
      return String(name)
    }
    guard isMocked else { return nil }
    if imported.isEmpty { return ModuleIndex.own }
    if testableImports.count == 1 { return testableImports[0] }
    return testableImports.isEmpty && imports.count == 1 ? imports[0] : nil
  }

  func index(_ files: [ReadFile], _ diagnostics: inout [Diagnostic]) -> ModuleIndex {
    var importedAnywhere: Set<String> = []
    for file in files { file.parsed.imports.forEachElement { importedAnywhere.insert($0.path[0]) } }
    let known = files.map {
      ($0.parsed, module: module(of: $0, importedAnywhere: importedAnywhere))
    }
    let nameless = zip(files, known).first { file, known in
      file.role == .mocked && known.module == nil
    }
    if let (file, _) = nameless {
      diagnostics.append(.unknownModule(of: file.parsed.path))
    }
    for module in named where module.path != nil {
      if !files.contains(where: { module.depth(of: $0.parsed.path) != nil }) {
        diagnostics.append(.emptyModule(module))
      }
    }
    return ModuleIndex(known)
  }
}

extension Diagnostic {
  fileprivate static func unknownModule(of path: String) -> Diagnostic {
    Diagnostic(
      id: "unknown-module", severity: .warning,
      message:
        "nothing says in which module '\(path)' is, so its types are written without one; "
        + "name it with --module NAME=PATH",
      path: "", location: nil)
  }

  fileprivate static func emptyModule(_ module: NamedModule) -> Diagnostic {
    Diagnostic(
      id: "empty-module", severity: .warning,
      message:
        "none of the given sources is in '\(module.path ?? "")', which --module says is in the "
        + "module '\(module.name)'",
      path: "", location: nil)
  }
}
