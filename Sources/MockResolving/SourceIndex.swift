package import MockModel

/// Every protocol, typealias and looked-for class of the given sources, found by name.
package struct SourceIndex: Sendable {
  package struct Entry: Sendable {
    indirect enum Kind: Sendable {
      case type(MockableType)
      case alias(TypeAlias)
    }

    var kind: Kind
    /// The names of what it is nested in, and its own.
    var fullName: [String]
    var conditions: [String]
    var path: String
    var role: SourceRole
    /// Private declarations are seen in their own file only.
    var isPrivate: Bool

    var scope: ArraySlice<String> { fullName.dropLast() }
  }

  private struct Tables {
    var entries: [Entry] = []
    var entriesByName: [String: [Int]] = [:]
    var hasAliases = false
    var possibleNames: NameFilter
    var nestedNames: Set<[String]> = []
    let globalActors: Set<String>
    let unkeptTypes: Set<String>
    let modules: ModuleIndex?
  }

  /// Holds the tables, since all steps of the resolving hold the index, on every thread: what each of
  /// them retains and releases is one object. Only who alone holds it changes it.
  private final class Holder: @unchecked Sendable {
    var tables: Tables

    init(_ tables: Tables) { self.tables = tables }
  }

  private var holder: Holder

  /// An index without entries.
  ///
  /// - Parameters:
  ///   - fileCount: How many files will be added.
  ///   - globalActors: The names of the global actors that the sources declare.
  ///   - unkeptTypes: The names of the types that are not copyable, or not escapable.
  ///   - modules: The modules of the files, if mocks write types with their modules.
  package init(
    fileCount: Int = 0, globalActors: Set<String> = [], unkeptTypes: Set<String> = [],
    modules: ModuleIndex? = nil
  ) {
    var tables = Tables(
      possibleNames: NameFilter(
        WellKnownProtocols.existentials.union(unkeptTypes),
        capacity: fileCount * 2 + unkeptTypes.count),
      globalActors: globalActors, unkeptTypes: unkeptTypes, modules: modules)
    tables.entriesByName.reserveCapacity(fileCount * 2)
    holder = Holder(tables)
  }

  package init(_ files: [(ParsedFile, SourceRole)], globalActors: Set<String> = []) {
    self.init(fileCount: files.count, globalActors: globalActors)
    for (file, role) in files { add(file, role: role) }
  }

  package mutating func add(_ file: ParsedFile, role: SourceRole) {
    for type in file.types { add(type, path: file.path, role: role) }
    add(file.nestedTypes)
    for alias in file.typeAliases {
      add(
        Entry(
          kind: .alias(alias.alias),
          fullName: alias.enclosing.scopeNames + [alias.alias.name.withoutBackticks],
          conditions: alias.conditions, path: file.path, role: role,
          isPrivate: alias.alias.head.isPrivate || alias.enclosing.contains(where: \.head.isPrivate)
        ))
    }
  }

  package mutating func add(_ types: [NestedType]) {
    change { tables in
      for type in types {
        tables.nestedNames.insert(type.enclosing.scopeNames + [type.name.withoutBackticks])
      }
    }
  }

  package mutating func add(_ type: MockableType, path: String, role: SourceRole) {
    add(
      Entry(
        kind: .type(type), fullName: type.fullName, conditions: type.conditions, path: path,
        role: role,
        isPrivate: type.head.isPrivate || type.enclosing.contains(where: \.head.isPrivate)))
  }

  private mutating func add(_ entry: Entry) {
    change { tables in
      if case .alias = entry.kind { tables.hasAliases = true }
      if entry.fullName.count > 1 { tables.nestedNames.insert(entry.fullName) }
      tables.entriesByName[entry.fullName.last!, default: []].append(tables.entries.count)
      tables.possibleNames.insert(entry.fullName.last!)
      tables.entries.append(entry)
    }
  }

  private mutating func change(_ body: (inout Tables) -> Void) {
    if !isKnownUniquelyReferenced(&holder) { holder = Holder(holder.tables) }
    body(&holder.tables)
  }

  private var entries: [Entry] { holder.tables.entries }
  var hasAliases: Bool { holder.tables.hasAliases }
  /// Lets the last names of all entries through, and those of well-known protocols.
  var possibleNames: NameFilter { holder.tables.possibleNames }
  /// What the mocks write in front of names, if they are asked to.
  var modules: ModuleIndex? { holder.tables.modules }
  /// The full names of types inside others, protocols and typealiases too.
  var nestedNames: Set<[String]> { holder.tables.nestedNames }

  /// Whether an entry by this identifier exists is the caller's knowledge.
  subscript(identifier: Int) -> Entry { holder.tables.entries[identifier] }

  var hasNestedTypes: Bool { !holder.tables.nestedNames.isEmpty }

  /// Whether a type has this full name inside of others.
  func holdsNested(_ fullName: [String]) -> Bool { holder.tables.nestedNames.contains(fullName) }

  /// Whether no value of a type with this last name can be kept.
  func isUnkept(_ name: String) -> Bool {
    let types = holder.tables.unkeptTypes
    return !types.isEmpty && types.contains(name.withoutBackticks)
  }

  /// The attribute of the global actor that a type is isolated to.
  ///
  /// - Parameter heads: of the type, and behind it of what it inherits from.
  func globalActor(of heads: some Sequence<DeclarationHead>) -> Attribute? {
    for head in heads {
      if head.has("nonisolated") { return nil }
      for attribute in head.attributes where isGlobalActor(attribute) { return attribute }
    }
    return nil
  }

  /// Whether an attribute isolates. Global actors of other modules are known by their habit of
  /// naming alone.
  func isGlobalActor(_ attribute: Attribute) -> Bool {
    guard attribute.arguments == nil, attribute.name != "globalActor" else { return false }
    let name = attribute.name.split { $0 == "." || $0 == ":" }.last ?? ""
    return name.hasSuffix("Actor") || holder.tables.globalActors.contains(String(name))
  }

  /// What a name means where it is written: the declarations of the innermost scope that has the
  /// name, of the file or folder that is nearest. More than one if `#if` chooses between them.
  func lookUp(
    _ components: [TypeNode.NameComponent], scope: ArraySlice<String>, path: String
  ) -> [Int] {
    guard let last = components.last,
      let named = holder.tables.entriesByName[last.name.withoutBackticks]
    else {
      return []
    }
    let names = components.map(\.name.withoutBackticks)
    // `A::B` is looked for in the module `A` alone.
    if let module = components[0].moduleSelector {
      return nearest(named.filter { entries[$0].fullName == names }, path: path, module: module)
    }
    for depth in (0...scope.count).reversed() {
      let fullName = scope.prefix(depth) + names
      let found = named.filter {
        entries[$0].fullName.elementsEqual(fullName)
          && (!entries[$0].isPrivate || entries[$0].path == path)
      }
      if !found.isEmpty { return nearest(found, path: path, module: nil) }
    }
    guard names.count > 1 else { return [] }
    let found = named.filter { entries[$0].fullName.elementsEqual(names.dropFirst()) }
    return nearest(found, path: path, module: names[0])
  }

  private func nearest(_ found: [Int], path: String, module: String?) -> [Int] {
    guard found.count > 1 else { return found }
    // Without a module in front of it, a name is the file's own module's first.
    let own = modules?.module(of: path)
    func rank(_ identifier: Int) -> (Int, Int, Int) {
      let entry = entries[identifier]
      return (
        module.map { isInModule($0, entry.path) ? 1 : 0 }
          ?? own.map { modules?.module(of: entry.path) == $0 ? 1 : 0 } ?? 0,
        entry.role == .mocked ? 1 : 0,
        entry.path.lengthOfCommonPath(with: path)
      )
    }
    let best = found.max { rank($0) < rank($1) }!
    let chosen = found.first { rank($0) == rank(best) }!
    let alternatives = found.filter {
      entries[$0].path == entries[chosen].path
        && entries[$0].conditions != entries[chosen].conditions
    }
    return [chosen] + alternatives
  }

  private func isInModule(_ module: String, _ path: String) -> Bool {
    modules?.module(of: path).map { $0 == module } ?? path.namesModule(module)
  }
}

extension MockableType {
  /// The names of what the type is nested in, and its own.
  var fullName: [String] { enclosing.scopeNames + [name.withoutBackticks] }
}

extension DeclarationHead {
  var isPrivate: Bool {
    modifiers.contains { ($0.name == "private" || $0.name == "fileprivate") && $0.detail == nil }
  }
}

extension [EnclosingDeclaration] {
  /// The names by which the inside of these declarations is reached.
  var scopeNames: [String] {
    flatMap { declaration in
      // An extension can name a path, with generic arguments where the type has some.
      declaration.name.split(separator: ".").map {
        String($0.prefix { $0 != "<" }).withoutBackticks
      }
    }
  }
}

extension String {
  var withoutBackticks: String {
    utf8.first == UInt8(ascii: "`") ? String(dropFirst().dropLast()) : self
  }

  /// Whether a folder or the file itself is named after the module, as `Sources/Base/…` and
  /// `Base.swiftinterface` are.
  func namesModule(_ module: String) -> Bool {
    split(separator: "/").contains { $0 == module || $0.prefix { $0 != "." } == module }
  }

  /// How many names two paths have in common from their start: the whole path if they are equal.
  fileprivate func lengthOfCommonPath(with other: String) -> Int {
    zip(split(separator: "/"), other.split(separator: "/")).prefix { $0 == $1 }.count
  }
}
