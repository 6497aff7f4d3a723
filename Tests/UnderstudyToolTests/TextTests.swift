import MockGeneration
import MockModel
import MockRendering
import Testing

@testable import UnderstudyTool

@Suite struct TextTests {
  let tool = try! BuiltTool()

  @Test func help() throws {
    let text = """
      OVERVIEW: Test doubles for Swift, written for you.

      USAGE: understudy <subcommand>

      OPTIONS:
        --version               Print the version.
        -h, --help              Print this text.

      SUBCOMMANDS:
        generate                Write mocks of the protocols in Swift sources.

      See 'understudy help <subcommand>' for a subcommand's options.

      """
    for arguments in [[], ["--help"], ["-h"], ["help"]] {
      #expect(try Invocation(arguments) == .text(text))
    }
    let run = try tool()
    #expect((run.status, run.output, run.errors) == (0, text, ""))
  }

  @Test func helpOfGenerate() throws {
    let run = try tool("generate", "--help")
    #expect((run.status, run.errors) == (0, ""))
    #expect(try Invocation(["help", "generate"]) == .text(run.output))
    #expect(try Invocation(["generate", "x", "-h"]) == .text(run.output))
    for option in CommandDescription.generate.options {
      #expect(run.output.contains("\n  \(option.usage)"), "\(option.name)")
      #expect(!option.help.isEmpty)
    }
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 84 })
  }

  @Test func version() throws {
    let run = try tool("--version")
    #expect((run.status, run.output) == (0, "\(Version.current)\n"))
    #expect(try tool("generate", "--version").output == run.output)
  }

  @Test func aRequest() throws {
    let invocation = try Invocation([
      "generate", "Sources", "-", "--output", "Mocks.swift", "--testable-import", "App",
      "--testable-import=Core", "--import", "More", "--annotated-only", "--exclude", "*.gen.swift",
      "--condition", "DEBUG", "--sources-for-inheritance", "Base", "Other", "--access", "public",
      "--verbose",
    ])
    let request = GenerationRequest(
      paths: ["Sources", "-"], inheritancePaths: ["Base", "Other"],
      excludes: [Glob("*.gen.swift")], selection: Selection(annotatedOnly: true),
      output: .file("Mocks.swift"),
      rendering: RenderOptions(
        testableImports: ["App", "Core"], extraImports: ["More"], access: .public,
        condition: "DEBUG"))
    #expect(invocation == .generate(request, .verbose))
  }

  @Test(
    arguments: [
      ("p.swift", SourcePlace(3, 7), "p.swift:3:7: warning: text"),
      ("p.swift", nil, "p.swift: warning: text"),
      ("", nil, "understudy: warning: text"),
    ] as [(String, SourcePlace?, String)])
  func diagnostics(_ path: String, _ place: SourcePlace?, _ text: String) {
    let location = place.map {
      MockModel.SourceLocation(offset: 0, line: $0.line, column: $0.column)
    }
    let diagnostic = Diagnostic(
      id: "x", severity: .warning, message: "text", path: path, location: location)
    #expect(diagnostic.text == text)
  }

  struct SourcePlace {
    var line: Int
    var column: Int

    init(_ line: Int, _ column: Int) { (self.line, self.column) = (line, column) }
  }

  @Test func progressStartsAfterASecondAndOverwritesItself() {
    let start = ContinuousClock.now
    let written = Lines()
    let line = ProgressLine(startingAt: start) { written.add($0) }
    let states = (0...4).map { Progress.State(work: "reading", done: $0 * 5, total: 20) }
    line.report(states[0], at: start)
    line.report(states[1], at: start + .milliseconds(999))
    line.report(states[2], at: start + .milliseconds(1000))
    line.report(states[3], at: start + .milliseconds(1050))
    line.report(
      Progress.State(work: "at", done: 1, total: 2), at: start + .milliseconds(1200))
    line.end()
    line.end()
    #expect(
      written.all == [
        "\rreading 10 of 20", "\rat 1 of 2       ", "\r         \r",
      ])
  }

  @Test func aShortRunHasNoProgress() {
    let written = Lines()
    let line = ProgressLine { written.add($0) }
    line.report(Progress.State(work: "reading", done: 1, total: 1))
    line.end()
    #expect(written.all == [])
  }
}
