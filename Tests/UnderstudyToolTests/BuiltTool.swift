import Foundation

/// Runs the built executable as a user would, in a folder of its own.
final class BuiltTool {
  struct Run {
    var status: Int32
    var output: String
    var errors: String
  }

  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("understudy-\(UUID().uuidString)").resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func callAsFunction(_ arguments: String..., input: String? = nil) throws -> Run {
    try self(arguments, input: input)
  }

  func callAsFunction(_ arguments: [String], input: String? = nil) throws -> Run {
    try run(Self.executable, arguments, input: input)
  }

  /// A line of shell, in which `$TOOL` is the executable.
  func shell(_ line: String) throws -> Run {
    try run(URL(fileURLWithPath: "/bin/sh"), ["-c", line], input: nil)
  }

  private func run(_ executable: URL, _ arguments: [String], input: String?) throws -> Run {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = [
      "TOOL": Self.executable.path,
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
    ]
    // Files take any amount of text without anybody reading.
    let streams = FileManager.default.temporaryDirectory
      .appendingPathComponent("understudy-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: streams, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: streams) }
    let paths = ["in", "out", "err"].map { streams.appendingPathComponent($0) }
    try Data((input ?? "").utf8).write(to: paths[0])
    try Data().write(to: paths[1])
    try Data().write(to: paths[2])
    process.standardInput = try FileHandle(forReadingFrom: paths[0])
    process.standardOutput = try FileHandle(forWritingTo: paths[1])
    process.standardError = try FileHandle(forWritingTo: paths[2])
    try process.run()
    process.waitUntilExit()
    return Run(
      status: process.terminationReason == .uncaughtSignal ? -1 : process.terminationStatus,
      output: String(decoding: try Data(contentsOf: paths[1]), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: paths[2]), as: UTF8.self))
  }

  /// It is built beside the test bundle.
  private static let executable: URL = {
    #if canImport(Darwin)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
      let products = bundle.bundleURL.deletingLastPathComponent()
    #else
      let products = Bundle.main.bundleURL
    #endif
    return products.appendingPathComponent("understudy")
  }()

  // MARK: Files

  func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

  func write(_ bytes: [UInt8], to name: String) throws {
    let url = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.appendingPathComponent(name).path, withDestinationPath: target)
  }

  func text(of name: String) -> String? {
    try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  func names(in name: String = "") -> [String] {
    let path = folder.appendingPathComponent(name).path
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  func modificationDate(of name: String) throws -> Date? {
    let path = folder.appendingPathComponent(name).path
    return try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
  }
}
