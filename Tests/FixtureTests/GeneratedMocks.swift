import Foundation
import MockGeneration
import MockModel
import MockRendering
import Testing

/// The mocks that stand beside the inputs are what the generator makes of them today.
///
/// `UNDERSTUDY_RECORD=1` writes them anew, and then fails the run.
enum GeneratedMocks {
  static func compare(
    _ tests: URL, rendering: RenderOptions = RenderOptions(),
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(component: "understudy-fixtures-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let report = Generator(
      GenerationRequest(
        paths: [tests.appending(component: "Inputs").path], output: .path(folder.path + "/"),
        rendering: rendering)
    ).run()
    #expect(
      report.diagnostics.filter { $0.severity != .note } == [], sourceLocation: sourceLocation)

    let recorded = tests.appending(component: "Mocks")
    let isRecording = ProcessInfo.processInfo.environment["UNDERSTUDY_RECORD"] == "1"
    if isRecording {
      try FileManager.default.removeItem(at: recorded)
      try FileManager.default.copyItem(at: folder, to: recorded)
      Issue.record("recorded the mocks in \(recorded.lastPathComponent)")
      return
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: recorded.path).sorted() == names,
      sourceLocation: sourceLocation)
    for name in names {
      let made = try String(contentsOf: folder.appending(component: name), encoding: .utf8)
      let kept = try String(contentsOf: recorded.appending(component: name), encoding: .utf8)
      #expect(made == kept, "\(name) is not current", sourceLocation: sourceLocation)
    }
  }
}

@Test func mocksAreCurrent() throws {
  try GeneratedMocks.compare(URL(filePath: #filePath).deletingLastPathComponent())
}
