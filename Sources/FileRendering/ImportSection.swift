package import MockModel
package import MockRendering

/// The imports of a file of mocks: those of the sources, each once, and the library's.
struct ImportSection {
  private let imports: ConditionalList<ImportDeclaration>
  private let options: RenderOptions
  private let access: RenderOptions.Access

  init(
    _ levels: Set<RenderOptions.Access>, imports: ConditionalList<ImportDeclaration>,
    options: RenderOptions
  ) {
    self.imports = imports
    self.options = options
    access =
      levels.contains(.public) ? .public : levels.contains(.package) ? .package : .internal
  }

  var text: String {
    let level = access == .internal ? "" : "\(access) "
    var plain: [String: String] = [:]
    let testable = Set(options.testableImports)
    for case .element(let declaration) in imports
    where !testable.contains(declaration.path.joined(separator: ".")) {
      plain[Self.key(declaration)] = Self.spelling(declaration)
    }
    for module in options.extraImports where !testable.contains(module) {
      // It may be where the protocols are, which public mocks conform to.
      if plain[module] == nil { plain[module] = "\(level)import \(module)" }
    }
    plain[options.style.module] = "\(level)import \(options.style.module)"
    var text = plain.sorted { $0.key < $1.key }.map { $0.value + "\n" }.joined()
    let conditional = imports.filter {
      if case .conditional = $0 { return true }
      return false
    }
    if !conditional.isEmpty {
      text += "\n"
      for item in conditional { Self.write(item, depth: 0, to: &text) }
    }
    if !options.testableImports.isEmpty {
      text += "\n"
      // A public class conforms to no protocol that is imported for this file alone.
      let level = options.style == .mockswift ? level : ""
      for module in testable.sorted() { text += "@testable \(level)import \(module)\n" }
    }
    return text
  }

  private static func key(_ declaration: ImportDeclaration) -> String {
    declaration.path.joined(separator: ".") + (declaration.kind.map { " \($0)" } ?? "")
  }

  private static func spelling(_ declaration: ImportDeclaration) -> String {
    let words =
      declaration.head.attributes.map(\.spelling) + declaration.head.modifiers.map(\.spelling)
      + ["import"] + [declaration.kind].compactMap(\.self)
      + [declaration.path.joined(separator: ".")]
    return words.joined(separator: " ")
  }

  private static func write(
    _ item: ConditionalItem<ImportDeclaration>, depth: Int, to text: inout String
  ) {
    let spaces = String(repeating: "  ", count: depth)
    switch item {
    case .element(let declaration): text += spaces + spelling(declaration) + "\n"
    case .conditional(let clauses):
      for (index, clause) in clauses.enumerated() {
        let keyword = index == 0 ? "#if" : clause.condition == nil ? "#else" : "#elseif"
        text += spaces + keyword + (clause.condition.map { " \($0)" } ?? "") + "\n"
        for item in clause.items { write(item, depth: depth + 1, to: &text) }
      }
      text += spaces + "#endif\n"
    }
  }
}

extension ResolvedMock {
  /// The access level that the mock asks of what its file imports.
  package func importLevel(_ options: RenderOptions) -> RenderOptions.Access {
    options.style == .mockswift ? mockSwiftAccess : access(options)
  }
}
