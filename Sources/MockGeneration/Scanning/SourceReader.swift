internal import MockModel
internal import MockParsing
internal import MockResolving

/// What one file gave.
///
/// A class: one thread collects all of them, and has nothing to copy.
final class ReadFile: Sendable {
  let parsed: ParsedFile
  let role: SourceRole
  /// Whether it was parsed: a file without a protocol need not be.
  let wasParsed: Bool
  let declaredNames: DeclaredNames
  /// `nil` for standard input and for a file that could not be read.
  let identity: FileStatus.Identity?
  /// The names of the global actors that it declares.
  let globalActors: [String]
  /// The names of its types whose values cannot be kept.
  let unkeptTypes: [String]

  init(
    _ parsed: ParsedFile, role: SourceRole, wasParsed: Bool = false,
    declaredNames: DeclaredNames = DeclaredNames(), identity: FileStatus.Identity?,
    globalActors: [String] = [], unkeptTypes: [String] = []
  ) {
    self.parsed = parsed
    self.role = role
    self.wasParsed = wasParsed
    self.declaredNames = declaredNames
    self.identity = identity
    self.globalActors = globalActors
    self.unkeptTypes = unkeptTypes
  }
}

/// Reads and parses file after file through one buffer.
final class SourceReader {
  private var buffer: UnsafeMutableRawBufferPointer
  private let prefilter: SourcePrefilter
  private let style: MockStyle
  private let collectsTypeNames: Bool
  private let globalActors = GlobalActorSearch()
  private let unkeptTypes = UnkeptTypeSearch()

  /// - Parameter collectsTypeNames: Whether every file is parsed, for the names of all types.
  init(style: MockStyle, collectsTypeNames: Bool = false) {
    self.style = style
    self.collectsTypeNames = collectsTypeNames
    prefilter = SourcePrefilter(style: style)
    buffer = .allocate(byteCount: 1 << 17, alignment: 16)
  }

  deinit { buffer.deallocate() }

  func read(_ file: SourceFile) -> ReadFile {
    var identity: FileStatus.Identity?
    func failed(_ diagnostic: Diagnostic, _ names: DeclaredNames = DeclaredNames()) -> ReadFile {
      var parsed = ParsedFile(path: file.path)
      parsed.diagnostics = [diagnostic]
      return ReadFile(parsed, role: file.role, declaredNames: names, identity: identity)
    }
    let bytes: UnsafeBufferPointer<UInt8>
    do {
      bytes = try load(file, identity: &identity)
    } catch {
      return failed(.fileError(error))
    }
    let declaredNames = DeclaredNames(in: bytes)
    if let location = UTF8Validation.firstError(in: bytes) {
      let looksLikeUTF16 = UTF8Validation.looksLikeUTF16(bytes)
      return failed(
        .notUTF8(file.path, at: location, looksLikeUTF16: looksLikeUTF16), declaredNames)
    }
    let mayMatter = prefilter.accepts(bytes)
    let isParsed = mayMatter || collectsTypeNames
    var parsed = isParsed ? parse(bytes, of: file) : ParsedFile(path: file.path)
    // What is wrong where nothing is mocked is nobody's business.
    if !mayMatter { parsed.diagnostics = [] }
    return ReadFile(
      parsed, role: file.role, wasParsed: isParsed, declaredNames: declaredNames,
      identity: identity, globalActors: globalActors.names(in: bytes),
      unkeptTypes: unkeptTypes.names(in: bytes))
  }

  private func parse(_ bytes: UnsafeBufferPointer<UInt8>, of file: SourceFile) -> ParsedFile {
    MockParser.parse(
      bytes: bytes, path: file.path,
      // It cannot be read a second time for the classes that others inherit from.
      options: MockParser.Options(
        collectsAllClasses: file.isStandardInput, collectsTypeNames: collectsTypeNames,
        style: style, validates: false))
  }

  /// Parses a file again if one of the words stands in it, for all of its classes and what is inside
  /// of them.
  func readClasses(_ file: SourceFile, where words: [ByteSearch]) -> ParsedFile? {
    var identity: FileStatus.Identity?
    guard !file.isStandardInput, let bytes = try? load(file, identity: &identity),
      words.contains(where: { $0.isFound(in: bytes) })
    else { return nil }
    let options = MockParser.Options(collectsAllClasses: true, style: style)
    return MockParser.parse(bytes: bytes, path: file.path, options: options)
  }

  private func load(
    _ file: SourceFile, identity: inout FileStatus.Identity?
  ) throws(FileError) -> UnsafeBufferPointer<UInt8> {
    let handle: OpenFile
    var size: Int?
    if file.isStandardInput {
      handle = OpenFile(descriptor: OpenFile.standardInput, name: file.path)
    } else {
      handle = try OpenFile(file.path, .read)
      let status = try handle.status()
      identity = status.identity
      if status.kind == .file && status.size > 0 { size = status.size }
      if status.size >= buffer.count { grow(to: status.size + 1) }
    }
    var filled = 0
    while true {
      filled += try handle.read(
        into: UnsafeMutableRawBufferPointer(rebasing: buffer[filled...]), ofFileOf: size)
      // A full buffer may not be the end: a pipe has no size, and a file can grow.
      if filled < buffer.count { break }
      grow(to: buffer.count * 2)
    }
    return UnsafeRawBufferPointer(rebasing: buffer[..<filled]).assumingMemoryBound(to: UInt8.self)
  }

  private func grow(to size: Int) {
    let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
    larger.copyMemory(from: UnsafeRawBufferPointer(buffer))
    buffer.deallocate()
    buffer = larger
  }
}
