internal import MockModel

/// Which declarations a mock sees, as far as the imports tell that its file will have.
package struct Visibility: Hashable, Sendable {
  private let imported: Set<String>
  private let testable: Set<String>

  /// - Parameters:
  ///   - imported: Modules that are imported plainly.
  ///   - testable: Modules that are imported with `@testable`.
  package init(imported: [String] = [], testable: [String] = []) {
    self.testable = Set(testable)
    self.imported = Set(imported).subtracting(testable)
  }

  /// Whether what says nothing of access is seen.
  func seesInternals(of type: MockableType, path: String, role: SourceRole) -> Bool {
    if path.namesModule(of: testable) { return true }
    if path.namesModule(of: imported) { return false }
    // Who is to be named from here without being public is of this module, or of a testable one.
    guard type.isSeenFromOutside else { return true }
    return role == .mocked && (imported.isEmpty || !testable.isEmpty)
  }

  /// Whether the module of the file is imported, and plainly.
  func isForeign(_ path: String) -> Bool {
    path.namesModule(of: imported) && !path.namesModule(of: testable)
  }
}

extension MockableType {
  /// Whether other modules can name the type.
  var isSeenFromOutside: Bool {
    ([head] + enclosing.filter { $0.keyword != "extension" }.map(\.head))
      .allSatisfy { $0.has("public") || $0.has("open") }
  }
}

extension String {
  fileprivate func namesModule(of modules: Set<String>) -> Bool {
    !modules.isEmpty && modules.contains { namesModule($0) }
  }
}
