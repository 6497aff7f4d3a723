import MockGeneration
import MockModel
import MockParsing
import Testing

@Suite struct ImportCollectionTests {
  @Test(
    arguments: [
      (["import B\nimport A", "import A"], false, ["import A", "import B"]),
      (
        ["import A.B", "import struct A.C", "import A"], false,
        ["import A", "import A.B", "import struct A.C"]
      ),
      (["@testable import A", "import A"], false, ["@testable import A"]),
      (
        ["@_exported import A", "@preconcurrency import B"], false,
        ["import A", "@preconcurrency import B"]
      ),
      (["public import A\ninternal import B"], false, ["import A", "import B"]),
      (["import A\npublic import UnderstudyMacros"], true, ["import A"]),
      (
        ["internal import A", "public import A\nprivate import B"], true,
        ["public import A", "import B"]
      ),
      (
        [
          "#if canImport(A)\nimport A\n#else\nimport B\n#endif\nimport C",
          "import D\n#if canImport(A)\nimport A\n#else\nimport B\n#endif",
        ], false,
        ["import C", "import D", "#if canImport(A)", "import A", "#else", "import B", "#endif"]
      ),
    ] as [([String], Bool, [String])])
  func imports(_ sources: [String], _ isPublic: Bool, _ expected: [String]) {
    var collection = ImportCollection(isPublic: isPublic)
    for source in sources { collection.add(MockParser.parse(source, path: "").imports) }
    #expect(collection.imports.flatMap(Self.lines) == expected)
  }

  private static func lines(_ item: ConditionalItem<ImportDeclaration>) -> [String] {
    switch item {
    case .element(let declaration):
      let words =
        declaration.head.attributes.map(\.spelling) + declaration.head.modifiers.map(\.spelling)
        + ["import"] + [declaration.kind].compactMap(\.self)
        + [declaration.path.joined(separator: ".")]
      return [words.joined(separator: " ")]
    case .conditional(let clauses):
      return clauses.flatMap { clause in
        [clause.condition.map { "#if \($0)" } ?? "#else"] + clause.items.flatMap(lines)
      } + ["#endif"]
    }
  }
}
