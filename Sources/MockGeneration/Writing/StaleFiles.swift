internal import FileRendering

enum StaleFiles {
  /// Removes generated files that this run did not write: their sources are gone. Only files that say
  /// themselves that they are generated are removed.
  ///
  /// - Returns: The paths that were removed, sorted.
  static func remove(inFolder folder: String, except names: Set<String>) throws(FileError)
    -> [String]
  {
    var removed: [String] = []
    for entry in try System.entries(ofFolder: folder)
    where entry.kind == .file && entry.name.hasSuffix(OutputNames.suffix)
      && !names.contains(entry.name)
    {
      let path = folder.hasSuffix("/") ? folder + entry.name : "\(folder)/\(entry.name)"
      guard isGenerated(path) else { continue }
      try System.remove(path)
      removed.append(path)
    }
    return removed
  }

  private static func isGenerated(_ path: String) -> Bool {
    // A licence may stand in front of the marker.
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 8192, alignment: 16)
    defer { buffer.deallocate() }
    guard let file = try? OpenFile(path, .read), let count = try? file.read(into: buffer) else {
      return false
    }
    let bytes = UnsafeRawBufferPointer(rebasing: buffer[..<count])
    return ByteSearch(FileRenderer.generatedMarker).isFound(
      in: bytes.assumingMemoryBound(to: UInt8.self))
  }
}
