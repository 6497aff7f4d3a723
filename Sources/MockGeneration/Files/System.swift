// The system calls that the tool needs, and nothing else: for five thousand files `FileManager`
// takes more time than the parser does.

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Android)
  internal import Android
#endif

/// What a path leads to.
package struct FileStatus: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case file, folder, other }

  /// One file or folder, whatever path leads to it.
  package struct Identity: Hashable, Sendable {
    var device: UInt64
    var number: UInt64
  }

  package var kind: Kind
  package var identity: Identity
  package var size: Int
  /// The permission bits.
  package var mode: UInt32
}

package struct FolderEntry: Hashable, Sendable {
  /// `unknown` is a symbolic link, or what the file system does not tell without being asked again.
  package enum Kind: Hashable, Sendable { case file, folder, unknown }

  package var name: String
  package var kind: Kind
}

package enum System {
  /// Follows symbolic links.
  package static func status(_ path: String) throws(FileError) -> FileStatus {
    var information = stat()
    guard stat(path, &information) == 0 else { throw failure(.read, path) }
    return FileStatus(information)
  }

  /// What stands in a folder, sorted by the bytes of the names, without `.` and `..`.
  package static func entries(ofFolder path: String) throws(FileError) -> [FolderEntry] {
    guard let folder = opendir(path) else { throw failure(.read, path) }
    defer { closedir(folder) }
    var entries: [FolderEntry] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      guard name != "." && name != ".." else { continue }
      let kind: FolderEntry.Kind =
        switch Int(entry.pointee.d_type) {
        case Int(DT_REG): .file
        case Int(DT_DIR): .folder
        default: .unknown
        }
      entries.append(FolderEntry(name: name, kind: kind))
    }
    return entries.sorted { precedes($0.name, $1.name) }
  }

  /// Whether a text comes before another by its bytes.
  private static func precedes(_ first: String, _ second: String) -> Bool {
    var (first, second) = (first, second)
    return first.withUTF8 { first in
      second.withUTF8 { second in
        guard let start = first.baseAddress, let other = second.baseAddress else {
          return first.count < second.count
        }
        let order = memcmp(start, other, min(first.count, second.count))
        return order == 0 ? first.count < second.count : order < 0
      }
    }
  }

  /// The path without symbolic links, `nil` if it leads nowhere.
  package static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  package static func rename(_ path: String, to newPath: String) throws(FileError) {
    guard renamed(path, newPath) == 0 else { throw failure(.replace, newPath) }
  }

  package static func remove(_ path: String) throws(FileError) {
    guard unlink(path) == 0 else { throw failure(.write, path) }
  }

  /// Makes a folder unless it exists.
  package static func makeFolder(_ path: String) throws(FileError) {
    guard mkdir(path, 0o777) != 0 else { return }
    let failure = failure(.create, path)
    guard (try? status(path))?.kind == .folder else { throw failure }
  }

  package static var coreCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  package static var processIdentifier: Int32 { getpid() }

  static func firstOffset(
    of byte: UInt8, in text: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int? {
    guard start < text.count, let base = text.baseAddress,
      let place = memchr(base + start, Int32(byte), text.count - start)
    else { return nil }
    return UnsafeRawPointer(place) - UnsafeRawPointer(base)
  }

  static func areEqual(_ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer) -> Bool {
    guard first.count == second.count else { return false }
    guard let start = first.baseAddress, let other = second.baseAddress else { return true }
    return memcmp(start, other, first.count) == 0
  }

  package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Lets a write to a closed pipe fail instead of ending the process.
  package static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

  package static func exit(_ status: Int32) -> Never { leave(status) }

  static func failure(_ action: FileError.Action, _ path: String) -> FileError {
    let code = errno
    let text = String(cString: strerror(code))
    return FileError(
      action, path, reason: text.prefix(1).lowercased() + text.dropFirst(),
      isBrokenPipe: code == EPIPE)
  }
}

// Inside `System` the names of these functions mean its methods.
private func leave(_ status: Int32) -> Never { exit(status) }
private func renamed(_ path: String, _ newPath: String) -> Int32 { rename(path, newPath) }

extension FileStatus {
  init(_ information: stat) {
    kind =
      switch information.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      default: .other
      }
    identity = Identity(
      device: UInt64(truncatingIfNeeded: information.st_dev),
      number: UInt64(information.st_ino))
    size = Int(information.st_size)
    mode = UInt32(information.st_mode) & 0o7777
  }
}
