import FileRendering
import MockModel
import MockParsing
import MockRendering
import Testing

struct ImportTests {
  private func imports(_ source: String, _ options: RenderOptions = RenderOptions()) -> String {
    let file = MockParser.parse(source, path: "Input.swift")
    let mocks = file.types.map { ResolvedMock(type: $0, path: "Input.swift", members: $0.members) }
    let levels = Set(mocks.map { $0.importLevel(options) })
    let text = FileRenderer.prologue(for: levels, imports: file.imports, options: options)
    let start = "\(FileRenderer.generatedMarker)\n// swift-format-ignore-file\n"
    #expect(text.hasPrefix(options.header ?? "" + start))
    return text.split(separator: "// swiftlint:disable all\n\n").dropFirst().joined()
  }

  @Test(arguments: [
    ("protocol P {}", RenderOptions(), "import Understudy\n"),
    ("public protocol P {}", RenderOptions(), "public import Understudy\n"),
    ("package protocol P {}", RenderOptions(), "package import Understudy\n"),
    ("public protocol P {}", RenderOptions(access: .internal), "import Understudy\n"),
    (
      "import Zebra\nimport struct Apple.Core\nprotocol P {}", RenderOptions(),
      "import struct Apple.Core\nimport Understudy\nimport Zebra\n"
    ),
    (
      "import App\nimport Core\nprotocol P {}",
      RenderOptions(testableImports: ["App"], extraImports: ["Extra", "Core"]),
      "import Core\nimport Extra\nimport Understudy\n\n@testable import App\n"
    ),
    (
      "#if canImport(UIKit)\nimport UIKit\n#else\nimport Glibc\n#endif\nprotocol P {}",
      RenderOptions(),
      "import Understudy\n\n#if canImport(UIKit)\n  import UIKit\n#else\n  import Glibc\n#endif\n"
    ),
    (
      "protocol P {}", RenderOptions(condition: "DEBUG"), "#if DEBUG\nimport Understudy\n"
    ),
  ])
  func importsOfAFile(_ source: String, _ options: RenderOptions, _ expected: String) {
    #expect(imports(source, options) == expected)
  }

  @Test func headersComeFirst() {
    let text = FileRenderer.prologue(
      for: [], imports: [], options: RenderOptions(header: "// Licence"))
    #expect(text.hasPrefix("// Licence\n\(FileRenderer.generatedMarker)\n"))
  }
}
