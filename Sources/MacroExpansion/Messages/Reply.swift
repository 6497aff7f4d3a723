/// What the plugin answers.
enum Reply: Equatable, Sendable {
  case capability
  /// No text where nothing could be made; a diagnostic says why.
  case expansion(String?, [MacroDiagnostic])
  case library([MacroDiagnostic])

  /// The version of the message format in which this plugin answers.
  private static let protocolVersion = 7

  var json: JSON {
    switch self {
    case .capability:
      [
        "getCapabilityResult": [
          "capability": ["protocolVersion": .integer(Self.protocolVersion), "features": []]
        ]
      ]
    case .expansion(let text, let diagnostics):
      [
        "expandMacroResult": [
          "expandedSource": text.map { .string($0) } ?? .null,
          "diagnostics": .array(diagnostics.map(\.json)),
        ]
      ]
    case .library(let diagnostics):
      [
        "loadPluginLibraryResult": [
          "loaded": false, "diagnostics": .array(diagnostics.map(\.json)),
        ]
      ]
    }
  }
}

extension MacroDiagnostic {
  fileprivate var json: JSON {
    [
      "message": .string(message),
      "severity": .string(severity.rawValue),
      "position": position.json,
      "highlights": .array(highlights.map(\.json)),
      "notes": .array(
        notes.map { ["position": $0.position.json, "message": .string($0.message)] }),
      "fixIts": .array(
        fixIts.map { fixIt in
          [
            "message": .string(fixIt.message),
            "changes": .array(
              fixIt.edits.map { ["range": $0.range.json, "newText": .string($0.text)] }),
          ]
        }),
    ]
  }
}

extension SourcePosition {
  fileprivate var json: JSON { ["fileName": .string(file), "offset": .integer(offset)] }
}

extension PositionRange {
  fileprivate var json: JSON {
    ["fileName": .string(file), "startOffset": .integer(start), "endOffset": .integer(end)]
  }
}
