import Testing

@testable import MacroExpansion

/// Asks the plugin as the compiler does, from the bytes of a message to those of the reply.
struct Expanding {
  var text: String?
  var diagnostics: [MacroDiagnostic]

  /// - Parameters:
  ///   - attribute: as it is written, with its arguments.
  ///   - declaration: what it is attached to, with the attribute.
  init(
    macro: String = "MockableMacro", role: String = "peer", attribute: String = "@Mockable",
    _ declaration: String, parent: String? = nil, context: [String] = [], offset: Int = 0
  ) {
    func syntax(_ text: String, offset: Int) -> JSON {
      [
        "kind": "declaration", "source": .string(text),
        "location": [
          "fileName": "Store.swift", "fileID": "Shop/Store.swift", "offset": .integer(offset),
          "line": 1, "column": 1,
        ],
      ]
    }
    let place = Self.place(of: attribute, in: declaration)
    let message: JSON = [
      "expandAttachedMacro": [
        "macro": ["moduleName": "UnderstudyMacrosPlugin", "typeName": .string(macro), "name": ""],
        "macroRole": .string(role), "discriminator": "$s4Shop",
        "attributeSyntax": syntax(attribute, offset: offset + place),
        "declSyntax": syntax(declaration, offset: offset),
        "parentDeclSyntax": parent.map { syntax($0, offset: 0) } ?? .null,
        "lexicalContext": .array(context.map { syntax($0, offset: 0) }),
      ]
    ]
    guard case .expansion(let text, let diagnostics) = PluginLoop.reply(to: message.bytes) else {
      Issue.record("the plugin answered with something else")
      self.text = nil
      self.diagnostics = []
      return
    }
    self.text = text
    self.diagnostics = diagnostics
  }

  private static func place(of attribute: String, in declaration: String) -> Int {
    guard let range = declaration.range(of: attribute) else { return 0 }
    return declaration.utf8.distance(from: declaration.startIndex, to: range.lowerBound)
  }
}

extension String {
  func range(of other: String) -> Range<String.Index>? {
    firstRange(of: other)
  }

  /// The text after an edit, whose places are bytes of this text.
  func applying(_ edits: [MacroDiagnostic.Edit]) -> String {
    var bytes = Array(utf8)
    for edit in edits.sorted(by: { $0.range.start > $1.range.start }) {
      bytes.replaceSubrange(edit.range.start..<edit.range.end, with: edit.text.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
