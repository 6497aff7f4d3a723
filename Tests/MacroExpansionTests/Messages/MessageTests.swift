import Testing

@testable import MacroExpansion

struct MessageTests {
  private func reply(_ message: String) -> String {
    String(decoding: PluginLoop.reply(to: Array(message.utf8)).json.bytes, as: UTF8.self)
  }

  @Test func capability() {
    #expect(
      reply(#"{"getCapability":{"capability":{"protocolVersion":7}}}"#)
        == #"{"getCapabilityResult":{"capability":{"features":[],"protocolVersion":7}}}"#)
  }

  @Test(arguments: [
    (
      #"{"loadPluginLibrary":{"libraryPath":"x","moduleName":"y"}}"#,
      #"{"loadPluginLibraryResult":{"diagnostics":[#],"loaded":false}}"#,
      "this plugin loads no libraries"
    ),
    (
      #"{"expandFreestandingMacro":{"macro":{}}}"#,
      #"{"expandMacroResult":{"diagnostics":[#],"expandedSource":null}}"#,
      "this plugin has no freestanding macros"
    ),
    (
      #"{"inventNews":{}}"#,
      #"{"expandMacroResult":{"diagnostics":[#],"expandedSource":null}}"#,
      "unknown message 'inventNews' from the compiler"
    ),
    (
      #"[]"#,
      #"{"expandMacroResult":{"diagnostics":[#],"expandedSource":null}}"#,
      "unreadable message from the compiler: a message has to be an object with one member"
    ),
    (
      #"{"expandAttachedMacro":{"macroRole":"peer"}}"#,
      #"{"expandMacroResult":{"diagnostics":[#],"expandedSource":null}}"#,
      "unreadable message from the compiler: 'expandAttachedMacro' needs a macro, a role, an "
        + "attribute and a declaration"
    ),
    (
      #"{"getCapability":"#,
      #"{"expandMacroResult":{"diagnostics":[#],"expandedSource":null}}"#,
      "unreadable message from the compiler: expected a value, found the end at byte 17"
    ),
  ])
  func whatIsNotForThisPluginIsAnsweredInForm(_ message: String, _ form: String, _ text: String) {
    let diagnostic =
      #"{"fixIts":[],"highlights":[],"message":""# + text
      + #"","notes":[],"position":{"fileName":"","offset":0},"severity":"error"}"#
    #expect(reply(message) == form.replacing("#", with: diagnostic))
  }

  @Test func unknownMembersAreIgnored() throws {
    let message = """
      {"expandAttachedMacro":{"macro":{"moduleName":"M","typeName":"MockableMacro","name":"Mockable"},
      "macroRole":"peer","discriminator":"x","attributeSyntax":{"kind":"attribute","source":"@Mockable",
      "location":{"fileName":"a.swift","offset":0}},"declSyntax":{"kind":"declaration",
      "source":"@Mockable protocol P {}","location":{"fileName":"a.swift","offset":0,"new":[1.5e3]}},
      "lexicalContext":[],"staticBuildConfiguration":{"new":{"deep":[null,true,-1]}}}}
      """
    #expect(reply(message).contains("final class PMock"))
  }

  private static let readable: [(String, JSON)] = [
    (#""a\n\"\\\/\u00e9\ud83d\ude00\ud800x""#, .string("a\n\"\\/é😀\u{fffd}x")),
    ("[1, -2.9, 3e2, true, false, null, {}]", [1, -2, 300, true, false, JSON.null, [:]]),
    (" {\"a\" : [ ] , \"b\":{\"c\":\"d\"}} ", ["a": [], "b": ["c": "d"]]),
  ]

  @Test(arguments: readable)
  func values(_ text: String, _ value: JSON) throws {
    #expect(try JSONParser.parse(Array(text.utf8)) == value)
    #expect(try JSONParser.parse(value.bytes) == value)
  }

  @Test(arguments: [
    ("", "expected a value, found the end at byte 0"),
    ("{\"a\" 1}", "expected ':' at byte 5"),
    ("[1 2]", "expected ',' or ']' at byte 3"),
    ("\"abc", "unterminated string at byte 4"),
    ("\"\\q\"", "unknown escape at byte 3"),
    ("\"\\u12\"", "expected four hexadecimal digits at byte 3"),
    ("1 1", "unexpected text behind the value at byte 2"),
    ("1e999", "unreadable number '1e999' at byte 0"),
    ("truth", "expected 'true' at byte 0"),
  ])
  func brokenValues(_ text: String, _ message: String) {
    #expect {
      try JSONParser.parse(Array(text.utf8))
    } throws: {
      "\($0)" == message
    }
  }

  @Test func deepValuesDoNotOverflowTheStack() {
    #expect(throws: JSONError.self) {
      try JSONParser.parse([UInt8](repeating: UInt8(ascii: "["), count: 100_000))
    }
  }
}
