internal import MockModel
internal import MockResolving

/// Classes that a file declares.
struct FoundClasses: Sendable {
  var types: [MockableType]
  var nestedTypes: [NestedType]
  var path: String
  var role: SourceRole
}

/// All source files, read and parsed.
struct Sources: Sendable {
  /// Files that hold something that matters, in the order in which they were found.
  private(set) var files: [ReadFile] = []
  private(set) var index: SourceIndex
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var declaredNames = DeclaredNames()
  /// How many files were read for their protocols.
  private(set) var mockedFileCount = 0

  private let found: [SourceFile]
  private let style: MockStyle
  /// Where in `files` a path is.
  private let places: [String: Int]

  init(_ found: [SourceFile], style: MockStyle, naming: ModuleNaming?, progress: Progress) {
    self.found = found
    self.style = style
    progress.begin("reading", total: found.count)
    let results = ParallelWork.map(count: found.count) {
      let reader = SourceReader(style: style, collectsTypeNames: naming != nil)
      return { index in
        defer { progress.advance() }
        return reader.read(found[index])
      }
    }
    var globalActors: Set<String> = []
    var unkeptTypes: Set<String> = []
    var identities: Set<FileStatus.Identity> = []
    for file in results {
      // Two paths to one file: the first counts.
      if let identity = file.identity, !identities.insert(identity).inserted { continue }
      if file.role == .mocked { mockedFileCount += 1 }
      diagnostics += file.parsed.diagnostics
      globalActors.formUnion(file.globalActors)
      unkeptTypes.formUnion(file.unkeptTypes)
      declaredNames.formUnion(file.declaredNames)
      if file.wasParsed { files.append(file) }
    }
    places = Dictionary(
      files.enumerated().map { ($0.element.parsed.path, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    index = SourceIndex(
      fileCount: files.count, globalActors: globalActors, unkeptTypes: unkeptTypes,
      modules: naming?.index(files, &diagnostics))
    for file in files { index.add(file.parsed, role: file.role) }
  }

  /// The imports of files, in the order in which these were found.
  func imports(of paths: [String]) -> [ConditionalList<ImportDeclaration>] {
    Set(paths.compactMap { places[$0] }).sorted().map { files[$0].parsed.imports }
  }

  /// Classes of these names, which the first reading passed over, each with the types inside the types
  /// of its file.
  func classes(named names: Set<String>) -> [FoundClasses] {
    let words = names.sorted().map(ByteSearch.init)
    let found = found
    let style = style
    return ParallelWork.map(count: found.count) {
      let reader = SourceReader(style: style)
      return { index in
        guard let file = reader.readClasses(found[index], where: words) else { return nil }
        let types = file.types.filter { $0.kind == .class && names.contains($0.name) }
        guard !types.isEmpty else { return nil }
        return FoundClasses(
          types: types, nestedTypes: file.nestedTypes, path: found[index].path,
          role: found[index].role)
      }
    }.compactMap(\.self)
  }
}
