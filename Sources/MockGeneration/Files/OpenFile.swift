#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Android)
  internal import Android
#endif

/// An open file that closes itself.
package final class OpenFile {
  package enum Mode { case read, write, createNew }

  let descriptor: Int32
  private let path: String
  private let ownsDescriptor: Bool

  package static let standardInput: Int32 = 0
  package static let standardOutput: Int32 = 1
  package static let standardError: Int32 = 2

  package init(
    _ path: String, _ mode: Mode, permissions: UInt32 = 0o666
  ) throws(FileError) {
    let flags: Int32 =
      switch mode {
      case .read: O_RDONLY | O_CLOEXEC
      case .write: O_WRONLY | O_CLOEXEC
      case .createNew: O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
      }
    descriptor = open(path, flags, mode_t(permissions))
    self.path = path
    ownsDescriptor = true
    if descriptor < 0 { throw System.failure(mode == .read ? .read : .write, path) }
  }

  /// One of the standard streams.
  package init(descriptor: Int32, name: String) {
    self.descriptor = descriptor
    path = name
    ownsDescriptor = false
  }

  deinit {
    if ownsDescriptor && descriptor >= 0 { close(descriptor) }
  }

  package func status() throws(FileError) -> FileStatus {
    var information = stat()
    guard fstat(descriptor, &information) == 0 else { throw System.failure(.read, path) }
    return FileStatus(information)
  }

  package func setPermissions(_ mode: UInt32) { _ = fchmod(descriptor, mode_t(mode)) }

  /// Fills the buffer as far as there is text.
  ///
  /// - Parameter size: that of a file, which need not be asked for more once it gave this much and
  ///   then less than it was asked for.
  package func read(
    into buffer: UnsafeMutableRawBufferPointer, ofFileOf size: Int? = nil
  ) throws(FileError) -> Int {
    var filled = 0
    while filled < buffer.count {
      let count = systemRead(descriptor, buffer.baseAddress! + filled, buffer.count - filled)
      if count < 0 && errno == EINTR { continue }
      if count < 0 { throw System.failure(.read, path) }
      if count == 0 { break }
      filled += count
      if let size, filled >= size, filled < buffer.count { break }
    }
    return filled
  }

  /// The whole text, `nil` if it is not UTF-8.
  package func text() throws(FileError) -> String? {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let result = chunk.withUnsafeMutableBytes { buffer in
        Result { () throws(FileError) in try read(into: buffer) }
      }
      let count = try result.get()
      bytes += chunk[..<count]
      if count < chunk.count { return String(validating: bytes, as: UTF8.self) }
    }
  }

  package func write(_ buffer: UnsafeRawBufferPointer) throws(FileError) {
    var written = 0
    while written < buffer.count {
      let count = systemWrite(descriptor, buffer.baseAddress! + written, buffer.count - written)
      if count < 0 && errno == EINTR { continue }
      if count < 0 { throw System.failure(.write, path) }
      written += count
    }
  }

  package func write(_ text: String) throws(FileError) { try write(Array(text.utf8)) }

  package func write(_ text: [UInt8]) throws(FileError) {
    let result = text.withUnsafeBytes { bytes in
      Result { () throws(FileError) in try write(bytes) }
    }
    try result.get()
  }
}

// Inside the type their names mean its methods.
private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int
{ read(descriptor, bytes, count) }

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
