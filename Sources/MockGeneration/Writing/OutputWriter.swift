internal import FileRendering
internal import MockModel
internal import MockRendering
internal import MockResolving
internal import Synchronization

/// Renders mocks and writes them where they belong.
struct OutputWriter: Sendable {
  var output: Output
  var options: RenderOptions
  var sources: Sources
  var progress: Progress

  func write(_ resolutions: [Resolver.Resolution], into report: inout GenerationReport) {
    let resolutions = resolutions.filter(\.hasMock)
    report.mockCount = resolutions.count
    progress.begin("writing", total: resolutions.count)
    do {
      switch output {
      case .standardOutput:
        let file = OpenFile(descriptor: OpenFile.standardOutput, name: "standard output")
        // Without a mock nothing is said: the diagnostics are.
        if !resolutions.isEmpty {
          report.diagnostics += try write(resolutions, to: StreamSink(file)).diagnostics
        }
      case .file(let path): try write(resolutions, toFile: path, into: &report)
      case .folder(let path): try write(resolutions, toFolder: path, into: &report)
      }
    } catch {
      if !error.isBrokenPipe { report.diagnostics.append(.fileError(error)) }
    }
  }

  private func write(
    _ resolutions: [Resolver.Resolution], toFile path: String, into report: inout GenerationReport
  ) throws(FileError) {
    if let slash = path.lastIndex(of: "/"), slash != path.startIndex {
      try Self.makeFolders(String(path[..<slash]))
    }
    // A device or a pipe cannot be replaced by a file.
    let isStream = (try? System.status(path))?.kind == .other
    let written =
      isStream
      ? try write(resolutions, to: StreamSink(OpenFile(path, .write)))
      : try write(resolutions, to: AtomicFileSink(path))
    Self.note(written, path, in: &report)
  }

  private func write(
    _ resolutions: [Resolver.Resolution], toFolder folder: String,
    into report: inout GenerationReport
  ) throws(FileError) {
    let folder = folder.hasSuffix("/") ? folder : folder + "/"
    try Self.makeFolders(folder)
    var groups: [[Resolver.Resolution]] = []
    for resolution in resolutions {
      if groups.last?[0].mock?.path == resolution.mock?.path {
        groups[groups.count - 1].append(resolution)
      } else {
        groups.append([resolution])
      }
    }
    let grouped = groups
    let names = OutputNames.names(for: grouped.map { $0[0].mock!.path })
    let results = ParallelWork.map(count: grouped.count) {
      { (index: Int) -> Result<WrittenText, FileError> in
        Result { () throws(FileError) in
          try write(
            grouped[index], to: AtomicFileSink(folder + names[index]), isParallel: false)
        }
      }
    }
    for (name, result) in zip(names, results) {
      switch result {
      case .success(let written): Self.note(written, folder + name, in: &report)
      case .failure(let error): report.diagnostics.append(.fileError(error))
      }
    }
    // A source that could not be read to its end may be the one that a file comes from.
    if !report.hasErrors {
      report.removedPaths = try StaleFiles.remove(inFolder: folder, except: Set(names))
    }
  }

  private static func note(
    _ written: WrittenText, _ path: String, in report: inout GenerationReport
  ) {
    report.diagnostics += written.diagnostics
    if written.hasChanged {
      report.writtenPaths.append(path)
    } else {
      report.unchangedFileCount += 1
    }
  }

  private func write(
    _ resolutions: [Resolver.Resolution], to sink: sending any TextSink, isParallel: Bool = true
  ) throws(FileError) -> WrittenText {
    // The system takes long texts sooner than many short ones, but every worker wants its share.
    let size = max(1, min(64, resolutions.count / (8 * ParallelWork.coreCount)))
    let batches = (resolutions.count + size - 1) / size
    let workers = isParallel ? min(batches, ParallelWork.coreCount) : 1
    let queue = OrderedQueue(sink, capacity: 4 * workers)
    let next = Atomic(0)
    ParallelWork.run(workers: workers) {
      while true {
        queue.reserve()
        let place = next.add(1, ordering: .relaxed).oldValue
        guard place <= batches else { return queue.cancel() }
        let batch = queue.emptyBatch()
        // Every number has to reach the queue: later ones wait for it.
        guard !queue.hasFailed else { return queue.write(batch, at: place) }
        if place == 0 {
          batch.text.write(prologue(for: resolutions))
        } else {
          let range = ((place - 1) * size)..<min(place * size, resolutions.count)
          render(resolutions[range], to: batch)
          progress.advance(by: range.count)
        }
        queue.write(batch, at: place)
      }
    }
    queue.write(FileRenderer.epilogue(options: options))
    return try queue.finish()
  }

  /// What stands in front of the first mock.
  private func prologue(for resolutions: [Resolver.Resolution]) -> String {
    FileRenderer.prologue(
      for: Set(resolutions.map { $0.mock?.importLevel(options) ?? .internal }),
      imports: imports(for: resolutions), options: options)
  }

  private func render(
    _ resolutions: ArraySlice<Resolver.Resolution>, to batch: OrderedQueue.Batch
  ) {
    for resolution in resolutions {
      guard let mock = resolution.mock else { continue }
      batch.diagnostics += FileRenderer.write(mock, options: options, to: &batch.text)
    }
  }

  private func imports(
    for resolutions: [Resolver.Resolution]
  ) -> ConditionalList<ImportDeclaration> {
    var paths: [String] = []
    // Most come one after the other.
    for path in resolutions.lazy.flatMap(\.contributingPaths) where path != paths.last {
      paths.append(path)
    }
    let isPublic =
      options.access == .public
      || resolutions.contains { resolution in
        resolution.mock?.type.head.has("public") ?? false
          || resolution.mock?.type.head.has("open") ?? false
      }
    var collection = ImportCollection(isPublic: isPublic && options.access ?? .public == .public)
    for imports in sources.imports(of: paths) { collection.add(imports) }
    return collection.imports
  }

  /// Makes a folder and those above it that do not exist.
  private static func makeFolders(_ path: String) throws(FileError) {
    if (try? System.status(path))?.kind == .folder { return }
    let trimmed = path.hasSuffix("/") ? String(path.dropLast()) : path
    if let slash = trimmed.lastIndex(of: "/"), slash != trimmed.startIndex {
      try makeFolders(String(trimmed[..<slash]))
    }
    try System.makeFolder(trimmed)
  }
}
