package import MockModel
package import MockResolving

/// Finds the source files below the paths that were given.
package struct SourceScanner {
  package private(set) var files: [SourceFile] = []
  package private(set) var diagnostics: [Diagnostic] = []
  package private(set) var excludedCount = 0

  private let excludes: [Glob]
  /// Folders that were read already, so that two paths to one folder do not read it twice.
  private var visited: [FileStatus.Identity: SourceRole] = [:]
  private var readsStandardInput = false

  package init(excludes: [Glob] = []) {
    self.excludes = excludes
  }

  /// Adds what a path leads to. The first role that a file gets stays.
  package mutating func add(_ path: String, role: SourceRole) {
    if path == "-" {
      guard !readsStandardInput else { return }
      readsStandardInput = true
      files.append(
        SourceFile(path: SourceFile.standardInputName, role: role, isStandardInput: true))
      return
    }
    do {
      let path = Self.withoutTrailingSlashes(path)
      let status = try System.status(path)
      switch status.kind {
      case .folder: try addFolder(path, below: "", identity: status.identity, parents: [], role)
      case .file, .other: addFile(path, relative: path, role)
      }
    } catch {
      diagnostics.append(.fileError(error))
    }
  }

  private mutating func addFile(
    _ path: String, relative: @autoclosure () -> String, _ role: SourceRole
  ) {
    if isExcluded(path, relative: relative()) {
      excludedCount += 1
    } else {
      files.append(SourceFile(path: path, role: role))
    }
  }

  private mutating func addFolder(
    _ path: String, below relative: String, identity: FileStatus.Identity,
    parents: [(identity: FileStatus.Identity, path: String)], _ role: SourceRole
  ) throws(FileError) {
    if let parent = parents.first(where: { $0.identity == identity }) {
      diagnostics.append(.folderLoop(path, backTo: parent.path, exclude: relative))
      return
    }
    guard visited.updateValue(role, forKey: identity) == nil else { return }
    let parents = parents + [(identity, path)]
    let start = path.hasSuffix("/") ? path : path + "/"
    for entry in try System.entries(ofFolder: path) {
      // Hidden files and folders are an editor's or a tool's own: `.git`, `.build`, `.#Lock.swift`.
      if entry.name.hasPrefix(".") || entry.name == "DerivedData" { continue }
      let isSwift = entry.name.hasSuffix(".swift")
      if entry.kind == .file && !isSwift { continue }

      let place = start + entry.name
      func relativePlace() -> String { relative.isEmpty ? entry.name : "\(relative)/\(entry.name)" }
      if entry.kind == .file {
        addFile(place, relative: relativePlace(), role)
      } else if isExcluded(place, relative: relativePlace()) {
        excludedCount += 1
      } else {
        addLinkOrFolder(place, below: relativePlace(), isSwift: isSwift, parents: parents, role)
      }
    }
  }

  private mutating func addLinkOrFolder(
    _ path: String, below relative: String, isSwift: Bool,
    parents: [(identity: FileStatus.Identity, path: String)], _ role: SourceRole
  ) {
    do {
      let status = try System.status(path)
      if status.kind == .folder {
        try addFolder(path, below: relative, identity: status.identity, parents: parents, role)
      } else if isSwift && status.kind == .file {
        files.append(SourceFile(path: path, role: role))
      }
    } catch  where isSwift {
      diagnostics.append(.fileError(error))
    } catch {
      // A dangling link or a closed folder that is nobody's Swift source takes nothing away.
      if error.action == .read && (try? System.status(path)) != nil {
        diagnostics.append(.fileError(error))
      }
    }
  }

  private func isExcluded(_ path: String, relative: @autoclosure () -> String) -> Bool {
    guard !excludes.isEmpty else { return false }
    let relative = relative()
    return excludes.contains { $0.matches(relative) || $0.matches(path) }
  }

  private static func withoutTrailingSlashes(_ path: String) -> String {
    var path = path
    while path.count > 1 && path.hasSuffix("/") { path.removeLast() }
    return path
  }
}
