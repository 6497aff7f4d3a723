import Foundation
import MockGeneration
import MockRendering
import Testing

@Test nonisolated func mocksAreCurrent() throws {
  let tests = URL(filePath: #filePath).deletingLastPathComponent()
  let folder = FileManager.default.temporaryDirectory
    .appending(component: "understudy-main-actor-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: folder) }
  let report = Generator(
    GenerationRequest(
      paths: [tests.appending(component: "Inputs").path], output: .path(folder.path + "/"),
      rendering: RenderOptions(isMainActorByDefault: true))
  ).run()
  #expect(report.diagnostics.isEmpty)
  let name = "DefaultIsolationMocks.swift"
  let made = try String(contentsOf: folder.appending(component: name), encoding: .utf8)
  let kept = tests.appending(components: "Mocks", name)
  if ProcessInfo.processInfo.environment["UNDERSTUDY_RECORD"] == "1" {
    try made.write(to: kept, atomically: true, encoding: .utf8)
    Issue.record("recorded \(name)")
  }
  #expect(try String(contentsOf: kept, encoding: .utf8) == made)
}
