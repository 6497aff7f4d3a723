internal import MockModel
internal import MockParsing
internal import MockRendering
internal import MockResolving

/// Runs the stages one after the other: scan, parse, resolve, render, write.
package struct Generator: Sendable {
  private let request: GenerationRequest
  private let progress: Progress
  private let endsProcess: Bool

  /// - Parameter endsProcess: Whether the process ends after the run. Then the models are left for the
  ///   system to free, which it does in no time.
  package init(
    _ request: GenerationRequest, progress: Progress = Progress { _ in }, endsProcess: Bool = false
  ) {
    self.request = request
    self.progress = progress
    self.endsProcess = endsProcess
  }

  package func run() -> GenerationReport {
    var report = GenerationReport()
    var scanner = SourceScanner(excludes: request.excludes)
    for path in request.paths { scanner.add(path, role: .mocked) }
    for path in request.inheritancePaths { scanner.add(path, role: .lookedUp) }
    report.diagnostics = scanner.diagnostics

    let naming = request.modules.map {
      ModuleNaming(
        named: $0, imports: request.rendering.extraImports,
        testableImports: request.rendering.testableImports)
    }
    let sources = Sources(
      scanner.files, style: request.rendering.style, naming: naming, progress: progress)
    report.diagnostics += sources.diagnostics
    report.searchedFileCount = sources.mockedFileCount

    let selected = select(from: sources, into: &report)
    if selected.isEmpty && !report.diagnostics.contains(where: \.isInputError) {
      report.diagnostics.append(
        emptySelection(in: sources, excludedCount: scanner.excludedCount, report))
    }
    var resolutions = resolve(selected, in: sources)
    Namesakes.tellApart(&resolutions, in: sources.index)
    DeepStubs.connect(&resolutions)
    if request.rendering.style == .mockswift {
      let resolver = Resolver(sources.index)
      for place in resolutions.indices {
        let mock = resolutions[place].mock.map(resolver.forMockSwift)
        resolutions[place] = resolutions[place].replacing(mock: mock)
      }
      SharedConformances.resolve(&resolutions)
    }
    if endsProcess {
      _ = Unmanaged.passRetained(Models(sources: sources, resolutions: resolutions))
    }
    report.diagnostics += resolutions.flatMap(\.diagnostics)
    sortDiagnostics(in: &report, files: scanner.files)
    // What could not be read may hold a parent or a mock: half of the mocks is worse than the old
    // ones.
    guard !report.diagnostics.contains(where: \.isInputError) else { return report }

    var options = request.rendering
    options.declaredNames.formUnion(sources.declaredNames.global)
    options.nestedDeclaredNames.formUnion(sources.declaredNames.nested)
    let writer = OutputWriter(
      output: request.output, options: options, sources: sources, progress: progress)
    writer.write(resolutions, into: &report)
    sortDiagnostics(in: &report, files: scanner.files)
    return report
  }

  /// Where a type is among the sources.
  private struct Place {
    var file: Int
    var type: Int

    func resolved(by resolver: Resolver, in sources: Sources) -> Resolver.Resolution {
      let file = sources.files[file].parsed
      return resolver.resolve(file.types[type], path: file.path)
    }
  }

  /// The types to be mocked, in the order of the files.
  private func select(from sources: Sources, into report: inout GenerationReport) -> [Place] {
    var selected: [Place] = []
    for (fileIndex, file) in sources.files.enumerated() where file.role == .mocked {
      for index in file.parsed.types.indices {
        let verdict = request.selection.verdict(
          on: file.parsed.types[index], style: request.rendering.style)
        switch verdict {
        case .mocked: selected.append(Place(file: fileIndex, type: index))
        case .notAsked: break
        case .unreachable(let reason):
          report.diagnostics.append(
            .leftOut(file.parsed.types[index], path: file.parsed.path, reason: reason))
        }
      }
    }
    return selected
  }

  private func resolve(_ selected: [Place], in sources: Sources) -> [Resolver.Resolution] {
    let visibility = Visibility(
      imported: request.rendering.extraImports, testable: request.rendering.testableImports)
    let style = request.rendering.style
    let resolver = Resolver(sources.index, style: style, visibility: visibility)
    var resolutions = ParallelWork.map(count: selected.count, batch: 64) {
      { selected[$0].resolved(by: resolver, in: sources) }
    }
    // A parent that is no protocol of the sources may be a class of theirs, and so may its own.
    var index = sources.index
    var asked: Set<String> = []
    while true {
      let unknown = Set(resolutions.flatMap(\.unknownParents)).subtracting(asked)
      guard !unknown.isEmpty else { return resolutions }
      asked.formUnion(unknown)
      let classes = sources.classes(named: unknown)
      guard !classes.isEmpty else { return resolutions }
      for found in classes {
        for type in found.types { index.add(type, path: found.path, role: found.role) }
        index.add(found.nestedTypes)
      }
      let next = Resolver(index, style: style, visibility: visibility)
      for place in resolutions.indices where !resolutions[place].unknownParents.isEmpty {
        resolutions[place] = selected[place].resolved(by: next, in: sources)
      }
    }
  }

  private func emptySelection(
    in sources: Sources, excludedCount: Int, _ report: GenerationReport
  ) -> Diagnostic {
    let types = sources.files.lazy.filter { $0.role == .mocked }.flatMap(\.parsed.types)
      .filter { $0.kind == .protocol }
    return .emptySelection(
      EmptySelection(
        paths: request.paths, fileCount: sources.mockedFileCount, excludedCount: excludedCount,
        protocolCount: types.count,
        unreachableCount: report.diagnostics.count { $0.id == "left-out" }))
  }

  private func sortDiagnostics(in report: inout GenerationReport, files: [SourceFile]) {
    guard report.diagnostics.count > 1 else { return }
    var places: [String: Int] = [:]
    for (place, file) in files.enumerated() where places[file.path] == nil {
      places[file.path] = place
    }
    var seen: Set<Diagnostic> = []
    report.diagnostics = report.diagnostics.filter { seen.insert($0).inserted }.enumerated()
      .sorted { first, second in
        func key(_ item: (offset: Int, element: Diagnostic)) -> (Int, Int, Int) {
          let diagnostic = item.element
          return (
            diagnostic.path.isEmpty ? -1 : places[diagnostic.path] ?? Int.max,
            diagnostic.location?.offset ?? -1, item.offset
          )
        }
        return key(first) < key(second)
      }.map(\.element)
  }
}

/// Holds what a run made.
private final class Models: Sendable {
  private let sources: Sources
  private let resolutions: [Resolver.Resolution]

  init(sources: Sources, resolutions: [Resolver.Resolution]) {
    self.sources = sources
    self.resolutions = resolutions
  }
}
