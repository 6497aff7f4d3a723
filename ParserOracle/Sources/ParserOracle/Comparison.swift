import MockModel
import MockParsing
import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// The readings of one file by both parsers.
struct Comparison {
  let ours: ParsedFile
  let theirs: ParsedFile
  /// For each of their types, whether their parser found no error in it.
  let intact: [Bool]
  /// Whether their parser found an error anywhere.
  let hasError: Bool
  /// The errors, as the toolchain's parser words them.
  let errors: [String]

  init(bytes: [UInt8], path: String, collectsAllClasses: Bool) {
    ours = MockParser.parse(
      bytes: bytes, path: path, options: .init(collectsAllClasses: collectsAllClasses))
    let tree = bytes.withUnsafeBufferPointer { buffer in
      var parser = Parser(buffer)
      return SourceFileSyntax.parse(from: &parser)
    }
    hasError = tree.hasError
    let converter = SourceLocationConverter(fileName: path, tree: tree)
    errors = ParseDiagnosticsGenerator.diagnostics(for: tree).map { diagnostic in
      "\(path):\(diagnostic.location(converter: converter).line): \(diagnostic.message)"
    }
    var reader = SyntaxReader(tree, path: path, collectsAllClasses: collectsAllClasses)
    theirs = reader.read(tree, path: path)
    intact = reader.intact
  }

  /// A line for each thing that one parser sees and the other does not.
  var differences: [String] { hasError ? intactDifferences : allDifferences }

  private var allDifferences: [String] {
    let changes = Inventory(ours).entries.difference(from: Inventory(theirs).entries)
    var lines = changes.map { change in
      switch change {
      case .insert(_, let entry, _): "\(ours.path):\(entry.line): ours:   \(entry.text)"
      case .remove(_, let entry, _): "\(ours.path):\(entry.line): theirs: \(entry.text)"
      }
    }
    // What is wrong by the language's meaning and not by its grammar is ours alone to see.
    let aboutMeaning: Set = [
      "nested-type", "requirement-has-body", "missing-accessors", "missing-property-type",
      "default-argument", "initial-value", "expected-requirement", "expected-accessor",
    ]
    for diagnostic in ours.diagnostics where !aboutMeaning.contains(diagnostic.id) {
      let line = diagnostic.location?.line ?? 0
      lines.append("\(ours.path):\(line): ours:   diagnostic \(diagnostic.message)")
    }
    return lines
  }

  /// In half-typed code only the declarations that are whole have to be the same. What stands
  /// around them may not be.
  private var intactDifferences: [String] {
    let found = Set(ours.types.map { Inventory(Self.bare($0)).entries })
    var lines: [String] = []
    for (type, isIntact) in zip(theirs.types, intact) where isIntact {
      let entries = Inventory(Self.bare(type)).entries
      guard !found.contains(entries) else { continue }
      lines.append(
        "\(ours.path):\(type.head.location.line): theirs: intact \(type.kind) '\(type.name)'")
      let candidate = ours.types.first { $0.nameLocation == type.nameLocation }
      for change in (candidate.map { Inventory(Self.bare($0)).entries } ?? [])
        .difference(from: entries)
      {
        switch change {
        case .insert(_, let entry, _): lines.append("  ours:   \(entry.text)")
        case .remove(_, let entry, _): lines.append("  theirs: \(entry.text)")
        }
      }
    }
    if ours.diagnostics.isEmpty && theirs.types.count != ours.types.count {
      lines.append("\(ours.path):1: theirs: an error, and we have no diagnostic")
    }
    return lines
  }

  private static func bare(_ type: MockableType) -> MockableType {
    var type = type
    type.parts.enclosing = []
    type.parts.conditions = []
    type.parts.comments = []
    return type
  }
}
