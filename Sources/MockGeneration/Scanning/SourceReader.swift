internal import MockModel
internal import MockParsing

/// What one file gave.
struct ReadFile: Sendable {
  var parsed: ParsedFile
  /// Whether it was parsed: a file without a protocol need not be.
  var wasParsed = false
  var declaredNames = DeclaredNames()
  /// `nil` for standard input and for a file that could not be read.
  var identity: FileStatus.Identity?
  /// The names of the global actors that it declares.
  var globalActors: [String] = []
  /// The names of its types whose values cannot be kept.
  var unkeptTypes: [String] = []
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
    var result = ReadFile(parsed: ParsedFile(path: file.path))
    do {
      let bytes = try load(file, identity: &result.identity)
      result.declaredNames = DeclaredNames(in: bytes)
      if let location = UTF8Validation.firstError(in: bytes) {
        result.parsed.diagnostics = [
          .notUTF8(
            file.path, at: location, looksLikeUTF16: UTF8Validation.looksLikeUTF16(bytes))
        ]
      } else {
        result.globalActors = globalActors.names(in: bytes)
        result.unkeptTypes = unkeptTypes.names(in: bytes)
        let mayMatter = prefilter.accepts(bytes)
        if mayMatter || collectsTypeNames {
          result.parsed = MockParser.parse(
            bytes: bytes, path: file.path,
            // It cannot be read a second time for the classes that others inherit from.
            options: MockParser.Options(
              collectsAllClasses: file.isStandardInput, collectsTypeNames: collectsTypeNames,
              style: style, validates: false))
          // What is wrong where nothing is mocked is nobody's business.
          if !mayMatter { result.parsed.diagnostics = [] }
          result.wasParsed = true
        }
      }
    } catch {
      result.parsed.diagnostics = [.fileError(error)]
    }
    return result
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
