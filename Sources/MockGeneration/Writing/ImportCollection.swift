package import MockModel

/// Puts together the imports of the files that gave something to a generated file, each once.
package struct ImportCollection {
  private var plain: [Key: ImportDeclaration] = [:]
  private var conditional: [ConditionalItem<ImportDeclaration>] = []
  private var seenConditional: Set<ConditionalItem<ImportDeclaration>> = []
  private let isPublic: Bool

  private struct Key: Hashable {
    var kind: String?
    var path: [String]
  }

  /// - Parameter isPublic: Whether a mock is public, so that its imports may have to be.
  package init(isPublic: Bool) {
    self.isPublic = isPublic
  }

  package mutating func add(_ imports: ConditionalList<ImportDeclaration>) {
    for item in imports {
      switch item {
      case .element(let declaration):
        if !declaration.isForMacros { add(declaration) }
      case .conditional:
        guard let item = item.dropping(\.isForMacros)?.map(simplified) else { continue }
        if seenConditional.insert(item).inserted { conditional.append(item) }
      }
    }
  }

  private mutating func add(_ declaration: ImportDeclaration) {
    let key = Key(kind: declaration.kind, path: declaration.path)
    guard let known = plain[key] else {
      plain[key] = simplified(declaration)
      return
    }
    // Most say nothing that the first one did not say.
    if declaration.head.attributes.isEmpty && declaration.head.modifiers.isEmpty { return }
    plain[key] = Self.merged(known, simplified(declaration))
  }

  /// Sorted by module; `#if` blocks behind, in the order of the files.
  package var imports: ConditionalList<ImportDeclaration> {
    let sorted = plain.sorted {
      $0.key.path.lexicographicallyPrecedes($1.key.path)
        || ($0.key.path == $1.key.path && ($0.key.kind ?? "") < ($1.key.kind ?? ""))
    }
    return sorted.map { .element($0.value) } + conditional
  }

  /// Without what is for the source file's own users, and without its place.
  private func simplified(_ declaration: ImportDeclaration) -> ImportDeclaration {
    var declaration = declaration
    declaration.head.location = SourceLocation(offset: 0, line: 1, column: 1)
    declaration.head.attributes.removeAll {
      $0.name == "_exported" || $0.name == "_implementationOnly"
    }
    declaration.head.modifiers.removeAll { !(isPublic && $0.name == "public") }
    return declaration
  }

  private static func merged(
    _ first: ImportDeclaration, _ second: ImportDeclaration
  ) -> ImportDeclaration {
    var merged = first
    merged.head.attributes += second.head.attributes.filter { !first.head.attributes.contains($0) }
    merged.head.modifiers += second.head.modifiers.filter { !first.head.modifiers.contains($0) }
    return merged
  }
}

extension ImportDeclaration {
  /// Mocks have no macros, and their target need not depend on them.
  fileprivate var isForMacros: Bool { path == ["UnderstudyMacros"] }
}
