import Foundation

/// Finds what is to be compared.
enum SourceFiles {
  static func find(_ paths: some Sequence<String>) -> [String] {
    paths.flatMap { path -> [String] in
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
      else { return [path] }
      let files = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
      return files.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".swiftinterface") }
        .map { path + "/" + $0 }.sorted()
    }
  }
}

/// Counts and prints differences, from any thread.
final class Tally: @unchecked Sendable {
  private let lock = NSLock()
  private var differences = 0
  private var types = 0
  private var bytes = 0
  private var halfTyped = 0

  func add(_ lines: [String], types: Int, bytes: Int, isHalfTyped: Bool = false) {
    lock.withLock {
      for line in lines { print(line) }
      differences += lines.count
      self.types += types
      self.bytes += bytes
      halfTyped += isHalfTyped ? 1 : 0
    }
  }

  var isClean: Bool { lock.withLock { differences == 0 } }

  func summary(files: Int) -> String {
    lock.withLock {
      """
      \(files) files (\(halfTyped) with syntax errors), \(bytes) bytes, \
      \(types) protocols and classes, \(differences) differences
      """
    }
  }
}
