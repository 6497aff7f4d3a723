import Testing

@testable import UnderstudyTool

@Suite struct ArgumentParserTests {
  static let description = CommandDescription(
    words: ["try"], abstract: "Try.", positional: ("PATH", "A path."),
    options: [
      .init("--flag", short: "-f", help: "A flag."),
      .init("--output", short: "-o", .one("FILE"), help: "A file."),
      .init("--import", .repeated("MODULE"), help: "A module."),
      .init("--sources", .many("PATH"), help: "Paths."),
      .init("--access", .choice(["public", "package"]), help: "A level."),
      .init("--help", short: "-h", help: "Help."),
    ])

  struct Parsed: CustomTestStringConvertible {
    var line: String
    var options: [String: [String]]
    var positionals: [String]

    init(_ line: String, _ options: [String: [String]], _ positionals: [String]) {
      (self.line, self.options, self.positionals) = (line, options, positionals)
    }

    var testDescription: String { line }
  }

  @Test(arguments: [
    Parsed("a b", [:], ["a", "b"]),
    Parsed("-", [:], ["-"]),
    Parsed("a --output b", ["--output": ["b"]], ["a"]),
    Parsed("a --output=b", ["--output": ["b"]], ["a"]),
    Parsed("a --output=b=c", ["--output": ["b=c"]], ["a"]),
    Parsed("a --output -", ["--output": ["-"]], ["a"]),
    Parsed("a --output=-x", ["--output": ["-x"]], ["a"]),
    Parsed("a -o b", ["--output": ["b"]], ["a"]),
    Parsed("a -ob", ["--output": ["b"]], ["a"]),
    Parsed("a -o=b", ["--output": ["b"]], ["a"]),
    Parsed("--flag a", ["--flag": []], ["a"]),
    Parsed("-f -f a", ["--flag": []], ["a"]),
    Parsed("a --import M --import=N", ["--import": ["M", "N"]], ["a"]),
    Parsed("--import M a", ["--import": ["M"]], ["a"]),
    Parsed("a --sources b c --flag", ["--sources": ["b", "c"], "--flag": []], ["a"]),
    Parsed("a --sources=b c --sources d", ["--sources": ["b", "c", "d"]], ["a"]),
    Parsed("--sources b - -- a", ["--sources": ["b", "-"]], ["a"]),
    Parsed("a --access package", ["--access": ["package"]], ["a"]),
    Parsed("-- --flag -x", [:], ["--flag", "-x"]),
    Parsed("a -- -- b", [:], ["a", "--", "b"]),
    Parsed("--help", ["--help": []], []),
  ])
  func parses(_ item: Parsed) throws {
    let result = try ArgumentParser.parse(
      item.line.split(separator: " ").map(String.init), by: Self.description)
    #expect(result.options == item.options)
    #expect(result.positionals == item.positionals)
  }

  @Test(arguments: [
    ("", "missing argument PATH"),
    ("--flag", "missing argument PATH"),
    ("a --outptu b", "unknown option '--outptu'; did you mean '--output'?"),
    ("a --out b", "unknown option '--out'"),
    ("a --outpu=b", "unknown option '--outpu'; did you mean '--output'?"),
    ("a --FLAG", "unknown option '--FLAG'; did you mean '--flag'?"),
    ("a --zzz", "unknown option '--zzz'"),
    ("a -x", "unknown option '-x'; did you mean '-f'?"),
    ("a --output", "option '--output' needs a value: --output FILE"),
    ("a --output --flag", "option '--output' needs a value: --output FILE"),
    ("a --output=", "the value of option '--output' is empty"),
    ("a --output b -o c", "option '--output' was given more than once"),
    ("a --sources", "option '--sources' needs a value: --sources PATH…"),
    ("a --flag=yes", "option '--flag' takes no value, but 'yes' was given"),
    (
      "a --access pubic",
      "'pubic' is no value of option '--access': it takes 'public' or 'package'; "
        + "did you mean 'public'?"
    ),
    ("a --access x", "'x' is no value of option '--access': it takes 'public' or 'package'"),
  ])
  func refuses(_ line: String, _ message: String) {
    let error = #expect(throws: UsageError.self) {
      try ArgumentParser.parse(
        line.split(separator: " ").map(String.init), by: Self.description)
    }
    #expect(error?.message == message)
  }

  @Test func anEmptyValueIsRefused() {
    #expect(throws: UsageError.emptyValue(option: "--output")) {
      try ArgumentParser.parse(["a", "--output", ""], by: Self.description)
    }
  }

  @Test func withoutPositionalArgumentsAWordIsRefused() {
    #expect(throws: UsageError.unexpectedArgument("a")) {
      try ArgumentParser.parse(["--help", "a"], by: .understudy)
    }
    #expect(UsageError.unexpectedArgument("a").message == "unexpected argument 'a'")
  }

  @Test(arguments: [
    ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("abc", "acb", 1), ("abc", "abd", 1),
    ("abc", "ab", 1), ("abc", "xabc", 1), ("generate", "genrate", 1), ("kitten", "sitting", 3),
  ])
  func distance(_ first: String, _ second: String, _ distance: Int) {
    #expect(Suggestion.distance(Array(first), Array(second)) == distance)
  }

  @Test func linesOfAnOptionsFile() {
    let text = "# all\n--flag --import \"A B\" # one\n\n  --output=a#b \"\"\r\n\"# no\" comment"
    #expect(
      OptionsFile.lines(of: text) == [
        .init(number: 2, words: ["--flag", "--import", "A B"]),
        .init(number: 4, words: ["--output=a#b", ""]),
        .init(number: 5, words: ["# no", "comment"]),
      ])
  }
}
