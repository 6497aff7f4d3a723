import Testing

@testable import MockParsing

/// How text is cut into tokens, each shown with its kind.
@Suite struct TokenTests {
  struct Row: CustomTestStringConvertible {
    var text: String
    var tokens: [String]
    var testDescription: String { text }

    init(_ text: String, _ tokens: String...) {
      self.text = text
      self.tokens = tokens
    }
  }

  @Test(arguments: [
    // Comments are nothing.
    Row("a /* b /* c */ d */ e", "identifier a", "identifier e"),
    Row("a // b\nc", "identifier a", "identifier c"),
    Row("#!/usr/bin/swift {\na", "identifier a"),
    Row("\u{FEFF}a", "identifier a"),
    Row("a\n<<<<<<< ours\nb\n>>>>>>> theirs\nc", "identifier a", "identifier c"),
    // Names.
    Row("`a } b` `class`", "escapedIdentifier `a } b`", "escapedIdentifier `class`"),
    Row("$0 _a ä日本🎉", "identifier $0", "identifier _a", "identifier ä日本🎉"),
    Row("<#name: (Int) -> {#>", "identifier <#name: (Int) -> {#>"),
    Row("A::B", "identifier A", "doubleColon ::", "identifier B"),
    Row("a\u{A0}b", "identifier a", "identifier b"),
    // Numbers.
    Row("1_0.5e-3", "number 1_0.5e-3"),
    Row("0x1F.8p+2", "number 0x1F.8p+2"),
    Row("x.0.1", "identifier x", "period .", "number 0", "period .", "number 1"),
    Row("1...2", "number 1", "operator ...", "number 2"),
    Row("0xE-1", "number 0xE", "operator -", "number 1"),
    // Operators.
    Row("a >= b", "identifier a", "operator >=", "identifier b"),
    Row("Int?=1", "identifier Int", "operator ?", "operator =", "number 1"),
    Row("Int??", "identifier Int", "operator ?", "operator ?"),
    Row("a ?? b", "identifier a", "operator ??", "identifier b"),
    Row("a +/* c */ b", "identifier a", "operator +", "identifier b"),
    Row("a ∘ b", "identifier a", "operator ∘", "identifier b"),
    Row(".+. a.b", "operator .+.", "identifier a", "period .", "identifier b"),
    // Strings.
    Row(#""a \" } b" c"#, #"string "a \" } b""#, "identifier c"),
    Row(#""a \(b ? "}" : "\(c)") d" e"#, #"string "a \(b ? "}" : "\(c)") d""#, "identifier e"),
    Row(##"#"a " \(b "# c"##, ##"string #"a " \(b "#"##, "identifier c"),
    Row(##"#"a \#(b + ")") "# c"##, ##"string #"a \#(b + ")") "#"##, "identifier c"),
    Row("\"\"\"\n \" \"\" }\n \"\"\" c", "string \"\"\"\n \" \"\" }\n \"\"\"", "identifier c"),
    Row(##"#"""# c"##, ##"string #"""#"##, "identifier c"),
    Row(#""" c"#, #"string """#, "identifier c"),
    Row("\"a\nb", "string \"a", "identifier b"),
    // Regular expressions.
    Row("x = /a}/", "identifier x", "operator =", "regex /a}/"),
    Row("a / b / c", "identifier a", "operator /", "identifier b", "operator /", "identifier c"),
    Row(
      "f(/}/, /{/)", "identifier f", "leftParen (", "regex /}/", "comma ,", "regex /{/",
      "rightParen )"),
    Row("return /}/", "identifier return", "regex /}/"),
    Row("x /}/", "identifier x", "operator /", "rightBrace }", "operator /"),
    Row("f(/)", "identifier f", "leftParen (", "operator /", "rightParen )"),
    Row("!/a/.b", "regex !/a/", "period .", "identifier b"),
    Row("#/a } / /#", "regex #/a } / /#"),
    Row("#/\n a /b\n/# c", "regex #/\n a /b\n/#", "identifier c"),
    Row("operator /^/", "identifier operator", "operator /^/"),
    Row("func /(", "identifier func", "operator /", "leftParen ("),
    Row("x = /a\nb", "identifier x", "operator =", "operator /", "identifier a", "identifier b"),
    Row("x = /* c */ /a/", "identifier x", "operator =", "regex /a/"),
    // Directives.
    Row("#if A", "poundIf #if", "identifier A"),
    Row("#elseif #else #endif", "poundElseif #elseif", "poundElse #else", "poundEndif #endif"),
    Row("#iffy #file", "pound #", "identifier iffy", "pound #", "identifier file"),
    Row("#sourceLocation(", "poundSourceLocation #sourceLocation", "leftParen ("),
    Row("##", "pound ##"),
  ])
  func tokens(_ row: Row) {
    #expect(Self.tokens(of: row.text) == row.tokens)
  }

  @Test(arguments: ["\n", "\r", "\r\n", "// c\n", "/*\n*/"])
  func lineEnds(_ separator: String) {
    let text = "a \(separator)b c"
    #expect(Self.lineStarts(of: text) == [true, true, false])
  }

  @Test func bytesThatAreNoText() {
    let bytes: [UInt8] = [0x61, 0x00, 0xFF, 0x62, 0xC3]
    let count = bytes.withUnsafeBufferPointer { buffer in
      var scanner = Scanner(buffer)
      var token = scanner.token(after: 0)
      var count = 0
      while token.kind != .endOfFile {
        count += 1
        token = scanner.token(after: token.end)
      }
      return count
    }
    #expect(count == 2)
  }

  @Test(arguments: Keyword.allCases.filter { $0 != .none })
  func keyword(_ keyword: Keyword) throws {
    var text = keyword.spelling
    let found = text.withUTF8 { buffer in
      var scanner = Scanner(buffer)
      return scanner.token(after: 0).keyword
    }
    #expect(found == keyword)
  }

  /// The table of spellings is in the order of the cases.
  @Test(arguments: Keyword.allCases)
  func spelling(_ keyword: Keyword) {
    let others: [Keyword: String] = [
      .none: "", .wildcard: "_", .type: "Type", .protocolMember: "Protocol", .initializer: "init",
      .operatorWord: "operator", .anyType: "Any", .selfType: "Self", .selfValue: "self",
    ]
    #expect(keyword.spelling == others[keyword] ?? "\(keyword)")
  }

  private static func tokens(of text: String) -> [String] {
    all(text).map { token, text in "\(token.kind) \(text)" }
  }

  private static func lineStarts(of text: String) -> [Bool] {
    all(text).map { token, _ in token.startsLine }
  }

  private static func all(_ text: String) -> [(Token, String)] {
    var text = text
    return text.withUTF8 { buffer in
      var scanner = Scanner(buffer)
      var tokens: [(Token, String)] = []
      var token = scanner.token(after: 0)
      while token.kind != .endOfFile {
        tokens.append((token, scanner.text(token.start, token.end)))
        token = scanner.token(after: token.end)
      }
      return tokens
    }
  }
}
