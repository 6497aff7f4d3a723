/// A file that gets its new text all at once, and keeps its time if the text is the same.
///
/// As long as the text equals what the file holds, nothing is written. From the first difference on
/// it goes to a temporary file beside it, which takes the file's place at the end.
final class AtomicFileSink: TextSink {
  /// As the user knows it.
  private let name: String
  private let path: String
  private let temporaryPath: String
  private var old: OpenFile?
  private var oldSize = 0
  private let permissions: UInt32?
  /// How much of the old text equals the new one.
  private var equalCount = 0
  private var temporary: OpenFile?
  private var isFinished = false

  init(_ name: String) throws(FileError) {
    self.name = name
    // A link stays a link: what it leads to is written.
    let path = System.realPath(name) ?? name
    self.path = path
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let folder = slash.map { path[...$0] } ?? ""
    let lastName = slash.map { path[path.utf8.index(after: $0)...] } ?? path[...]
    temporaryPath = "\(folder).\(lastName).\(System.processIdentifier).tmp"

    guard let status = try? System.status(path) else {
      old = nil
      permissions = nil
      return
    }
    guard status.kind != .folder else {
      throw FileError(.write, name, reason: "is a folder")
    }
    permissions = status.mode
    // An old text that cannot be read is one to be replaced.
    old = try? OpenFile(path, .read)
    oldSize = status.size
  }

  deinit {
    if temporary != nil && !isFinished { try? System.remove(temporaryPath) }
  }

  func write(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
    if temporary == nil && isNextInOld(bytes) {
      equalCount += bytes.count
    } else {
      try writeTemporary(bytes)
    }
  }

  func finish() throws(FileError) -> Bool {
    if temporary == nil {
      if old != nil && equalCount == oldSize { return false }
      // The new text is the beginning of the old one, or empty.
      try writeTemporary(UnsafeRawBufferPointer(start: nil, count: 0))
    }
    try System.rename(temporaryPath, to: path)
    isFinished = true
    return true
  }

  private func isNextInOld(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard let old, oldSize - equalCount >= bytes.count else { return false }
    return withUnsafeTemporaryAllocation(byteCount: Self.chunkSize, alignment: 16) { buffer in
      var place = 0
      while place < bytes.count {
        let count = min(buffer.count, bytes.count - place)
        let chunk = UnsafeMutableRawBufferPointer(rebasing: buffer[..<count])
        guard (try? old.read(into: chunk)) == count,
          System.areEqual(
            UnsafeRawBufferPointer(chunk),
            UnsafeRawBufferPointer(rebasing: bytes[place..<(place + count)]))
        else { return false }
        place += count
      }
      return true
    }
  }

  private static let chunkSize = 1 << 16

  private func writeTemporary(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
    do {
      if temporary == nil { try makeTemporary() }
      try temporary?.write(bytes)
    } catch {
      // The temporary file's name would tell the user nothing.
      throw FileError(.write, name, reason: error.reason)
    }
  }

  /// Makes the temporary file, with the text so far.
  private func makeTemporary() throws(FileError) {
    // A process of the same number may have been killed and have left its file.
    try? System.remove(temporaryPath)
    let file = try OpenFile(temporaryPath, .createNew)
    temporary = file
    if let permissions { file.setPermissions(permissions) }
    if equalCount > 0 { try copyEqualPart(to: file) }
  }

  private func copyEqualPart(to file: OpenFile) throws(FileError) {
    let old = try OpenFile(path, .read)
    let result = withUnsafeTemporaryAllocation(byteCount: Self.chunkSize, alignment: 16) { buffer in
      Result { () throws(FileError) in
        var rest = equalCount
        while rest > 0 {
          let chunk = UnsafeMutableRawBufferPointer(rebasing: buffer[..<min(buffer.count, rest)])
          guard try old.read(into: chunk) == chunk.count else {
            throw FileError(.write, name, reason: "it was changed by somebody else")
          }
          try file.write(UnsafeRawBufferPointer(chunk))
          rest -= chunk.count
        }
      }
    }
    try result.get()
  }
}
