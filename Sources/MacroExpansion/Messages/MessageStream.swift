#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif os(Windows)
  import ucrt
#endif

/// The messages between the compiler and the plugin: a length in eight bytes, the lowest first, and
/// as many bytes of JSON.
struct MessageStream: Sendable {
  enum Problem: Error, Equatable, CustomStringConvertible {
    case tooLong(UInt64)
    case ended(missing: Int)
    case closed

    var description: String {
      switch self {
      case .tooLong(let length): "a message of \(length) bytes is longer than any of the compiler's"
      case .ended(let missing): "the input ended \(missing) bytes before the end of a message"
      case .closed: "the output was closed"
      }
    }
  }

  /// No source file comes near it.
  private static let lengthLimit: UInt64 = 1 << 30

  private let input: Int32
  private let output: Int32

  init(input: Int32, output: Int32) {
    self.input = input
    self.output = output
  }

  /// The process's own streams. What is printed from now on goes to standard error, so that no
  /// stray text gets between the messages.
  static func standard() -> MessageStream {
    #if os(Windows)
      let output = _dup(1)
      _dup2(2, 1)
      _setmode(0, _O_BINARY)
      _setmode(output, _O_BINARY)
    #else
      let output = dup(1)
      dup2(2, 1)
      // A compiler that is gone is an error like others, not the end of the process.
      signal(SIGPIPE, SIG_IGN)
    #endif
    return MessageStream(input: 0, output: output)
  }

  /// The next message, or `nil` where the conversation ends: by a length of 0, or by the end of the
  /// input between two messages.
  func receive() throws(Problem) -> [UInt8]? {
    let header = read(8)
    if header.isEmpty { return nil }
    guard header.count == 8 else { throw .ended(missing: 8 - header.count) }
    let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    if length == 0 { return nil }
    guard length <= Self.lengthLimit else { throw .tooLong(length) }
    let message = read(Int(length))
    guard message.count == Int(length) else {
      throw .ended(missing: Int(length) - message.count)
    }
    return message
  }

  func send(_ message: [UInt8]) throws(Problem) {
    let length = UInt64(message.count)
    try write((0..<8).map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) })
    try write(message)
  }

  /// Up to the given number of bytes; fewer at the end of the input. Memory grows with what arrives,
  /// not with what a length promises.
  private func read(_ count: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      let chunk = [UInt8](unsafeUninitializedCapacity: min(count - bytes.count, 1 << 16)) {
        buffer, filled in
        filled = max(0, Self.read(input, buffer))
      }
      if chunk.isEmpty { break }
      bytes += chunk
    }
    return bytes
  }

  private func write(_ bytes: [UInt8]) throws(Problem) {
    var start = 0
    while start < bytes.count {
      let written = bytes[start...].withUnsafeBytes { Self.write(output, $0) }
      guard written > 0 else { throw .closed }
      start += written
    }
  }
}

// MARK: - System calls

extension MessageStream {
  private static func read(_ file: Int32, _ buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
    #if os(Windows)
      return Int(_read(file, buffer.baseAddress, UInt32(buffer.count)))
    #else
      while true {
        #if canImport(Darwin)
          let count = Darwin.read(file, buffer.baseAddress, buffer.count)
        #elseif canImport(Glibc)
          let count = Glibc.read(file, buffer.baseAddress, buffer.count)
        #elseif canImport(Musl)
          let count = Musl.read(file, buffer.baseAddress, buffer.count)
        #endif
        if count >= 0 || errno != EINTR { return count }
      }
    #endif
  }

  private static func write(_ file: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
    #if os(Windows)
      return Int(_write(file, buffer.baseAddress, UInt32(buffer.count)))
    #else
      while true {
        #if canImport(Darwin)
          let count = Darwin.write(file, buffer.baseAddress, buffer.count)
        #elseif canImport(Glibc)
          let count = Glibc.write(file, buffer.baseAddress, buffer.count)
        #elseif canImport(Musl)
          let count = Musl.write(file, buffer.baseAddress, buffer.count)
        #endif
        if count >= 0 || errno != EINTR { return count }
      }
    #endif
  }
}
