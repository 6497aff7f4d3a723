import Foundation
import Testing

@testable import MacroExpansion

/// Whatever comes in, the plugin answers or ends with an error: it neither traps nor hangs.
struct FuzzTests {
  /// Answers everything in the input, over pipes as the compiler uses them.
  private func conversation(_ input: [UInt8]) throws -> (output: [UInt8], problem: String?) {
    let folder = FileManager.default.temporaryDirectory
      .appending(component: "understudy-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let inputFile = folder.appending(component: "in")
    let outputFile = folder.appending(component: "out")
    try Data(input).write(to: inputFile)
    try Data().write(to: outputFile)
    let reader = try FileHandle(forReadingFrom: inputFile)
    let writer = try FileHandle(forWritingTo: outputFile)
    let stream = MessageStream(input: reader.fileDescriptor, output: writer.fileDescriptor)
    var problem: String?
    do throws(MessageStream.Problem) {
      try PluginLoop(stream).answerAll()
    } catch {
      problem = error.description
    }
    try writer.close()
    try reader.close()
    return (Array(try Data(contentsOf: outputFile)), problem)
  }

  private func framed(_ message: String) -> [UInt8] {
    length(UInt64(message.utf8.count)) + Array(message.utf8)
  }

  private func length(_ length: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) }
  }

  private let capability = #"{"getCapability":{}}"#
  private let answer =
    #"{"getCapabilityResult":{"capability":{"features":[],"protocolVersion":7}}}"#

  @Test func aConversationEndsByALengthOfZeroOrByTheEnd() throws {
    let answer = framed(answer)
    let one = try conversation(framed(capability))
    #expect(one.output == answer && one.problem == nil)
    let two = try conversation(framed(capability) + framed(capability) + length(0) + [1, 2, 3])
    #expect(two.output == answer + answer && two.problem == nil)
    #expect(try conversation([]).problem == nil)
  }

  @Test func brokenLengths() throws {
    #expect(
      try conversation([1, 2, 3]).problem == "the input ended 5 bytes before the end of a message")
    #expect(
      try conversation(length(100) + [1]).problem
        == "the input ended 99 bytes before the end of a message")
    #expect(
      try conversation(length(.max)).problem
        == "a message of 18446744073709551615 bytes is longer than any of the compiler's")
    #expect(
      try conversation(length(1 << 30)).problem
        == "the input ended 1073741824 bytes before the end of a message")
    // A length that is off by one leaves text between messages.
    let bytes = Array(capability.utf8)
    let shifted = try conversation(length(UInt64(bytes.count - 1)) + bytes)
    #expect(shifted.problem == "the input ended 7 bytes before the end of a message")
    #expect(!shifted.output.isEmpty)
  }

  private static let sources = [
    "", " ", "@Mockable", "@Mockable protocol", "@Mockable protocol P", "@Mockable protocol P {",
    "@Mockable protocol P: ", "@Mockable protocol P<", "@Mockable protocol P { func",
    "@Mockable protocol P { var a: Int { get }; #if", "@Mockable(", "@Mockable(condition: \"",
    "/* /*", "\"\"\"", "protocol `P", "\u{0}", "é protocol é { func é(é: é) }", "}", "@", "#if",
    "final class C: P { func a() -> Int; var b: String }", "final class C { #if A\nfunc a()\n",
    "final class C: P {", "actor A { init(a: Int)", "class",
    "final class C { var a: Int { get { \"",
    """
    @Mockable(condition: "A", access: .public, repeating: "Q", "R") public protocol P<T>: Q, R, S
    where T: Hashable {
      associatedtype T
      #if A
      @available(macOS 99, *) func a<each U>(_ b: repeat each U) async throws(E) -> (some P)?
      #else
      static subscript(_ i: Int...) -> [String: Int] { get async throws }
      #endif
      init?(_ x: @escaping (inout Int) -> Void)
    }
    """,
  ]

  private static let signs = Array("{}()<>[]\"'#@`:;,.\\/* \n".utf8)

  private static let macros = [
    ("MockableMacro", "peer"), ("MockMacro", "member"), ("MockMacro", "memberAttribute"),
    ("MockMacro", "extension"), ("MockedBodyMacro", "body"), ("MockedAccessorsMacro", "accessor"),
    ("UnmockedMacro", "peer"), ("MockableMacro", "member"), ("", ""),
  ]

  @Test(arguments: macros)
  func brokenSources(_ macro: String, _ role: String) {
    for source in Self.sources {
      _ = Expanding(macro: macro, role: role, attribute: "@Mockable", source, parent: source)
      _ = Expanding(macro: macro, role: role, attribute: source, "@Mockable protocol P {}")
    }
  }

  @Test(arguments: macros, 0..<4)
  func mutatedSources(_ macro: (String, String), _ seed: Int) {
    var random = Random(state: UInt64(seed) + 1)
    for source in Self.sources where source.utf8.count > 8 {
      for _ in 0..<12 {
        var bytes = Array(source.utf8)
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          let place = Int.random(in: 0..<bytes.count, using: &random)
          switch Int.random(in: 0..<3, using: &random) {
          case 0: bytes.remove(at: place)
          case 1: bytes[place] = Self.signs.randomElement(using: &random)!
          default: bytes.insert(contentsOf: bytes[place...].prefix(5), at: place)
          }
        }
        let text = String(decoding: bytes, as: UTF8.self)
        _ = Expanding(macro: macro.0, role: macro.1, text, parent: text)
      }
    }
  }

  @Test(arguments: 0..<8)
  func mutatedMessages(_ seed: Int) {
    var random = Random(state: UInt64(seed) + 100)
    let message = """
      {"expandAttachedMacro":{"macro":{"moduleName":"M","typeName":"MockableMacro","name":"M"},\
      "macroRole":"peer","attributeSyntax":{"source":"@Mockable",\
      "location":{"fileName":"a","offset":0}},\
      "declSyntax":{"source":"@Mockable protocol P: A, B { func a() }","location":{"offset":-5}},\
      "lexicalContext":[{"source":"enum E {}"}]}}
      """
    for _ in 0..<300 {
      var bytes = Array(message.utf8)
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes.remove(at: place)
        case 1: bytes[place] = UInt8.random(in: 0...255, using: &random)
        default: bytes.insert(contentsOf: bytes[place...].prefix(20), at: place)
        }
      }
      _ = PluginLoop.reply(to: bytes).json.bytes
    }
  }

  /// Nesting that would need more stack than there is.
  @Test(arguments: [
    "(", "[", "{", "/*", "<", "\"\\(", "#if A\n", "@A(", "some ", "() -> ", "class C {",
  ])
  func deepSources(_ opening: String) {
    let text = String(repeating: opening, count: 5000)
    for source in [
      "@Mockable protocol P { func a(\(text)) }", "@Mockable protocol P: \(text) {}",
      "@Mockable \(text)", "final class C: P { var a: Int = \(text) }",
      "final class C: P {\n\(text)", "final class C: P {\nfunc a() \(text)",
    ] {
      _ = Expanding(source)
      _ = Expanding(macro: "MockMacro", role: "member", source)
    }
  }

  @Test func hugeSources() {
    let members = (0..<3000).map { "  func member\($0)(_ a: Int) -> String\n" }.joined()
    let expansion = Expanding("@Mockable protocol P {\n\(members)}")
    #expect(expansion.diagnostics == [])
    #expect(expansion.text?.contains("understudyMember2999") == true)
  }
}

/// Numbers that are the same in every run.
private struct Random: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
