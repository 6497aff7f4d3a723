import Testing

/// What the executable says, and does not do, when something is wrong.
@Suite struct FailureTests {
  let tool = try! BuiltTool()

  private static let usage = """
    USAGE: understudy generate PATH… [options]
      See 'understudy generate --help' for more information.

    """

  @Test(arguments: [
    (["generate"], "missing argument PATH"),
    (["generate", "x", "--outptu", "y"], "unknown option '--outptu'; did you mean '--output'?"),
    (["generate", "x", "-o"], "option '--output' needs a value: --output FILE|FOLDER"),
    (
      ["generate", "x", "--inheritance", "y"],
      "unknown option '--inheritance'; did you mean '--sources-for-inheritance'?"
    ),
    (
      ["generate", "x", "--access", "open"],
      "'open' is no value of option '--access': it takes 'public', 'package' or 'internal'"
    ),
    (["generate", "x", "--quiet=1"], "option '--quiet' takes no value, but '1' was given"),
  ])
  func usageErrors(_ arguments: [String], _ message: String) throws {
    let line = arguments.map { "'\($0)'" }.joined(separator: " ")
    let run = try tool.shell("\"$TOOL\" \(line)")
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(run.errors == "understudy: error: \(message)\n\(Self.usage)")
  }

  @Test func anOptionsFileThatMakesNoSense() throws {
    try tool.write("--quiet\n--sufix X\n", to: "wrong")
    try tool.write("--options wrong", to: "outer")
    try tool.write([0xFF], to: "binary")
    for (file, message) in [
      ("wrong", "wrong:2: unknown option '--sufix'"),
      ("outer", "outer:1: wrong:2: unknown option '--sufix'"),
      ("binary", "cannot read 'binary': it is not UTF-8 text"),
      ("none", "cannot read 'none': no such file or directory"),
    ] {
      let run = try tool("generate", "x", "--options", file)
      #expect(run.status == 64)
      #expect(run.errors == "understudy: error: \(message)\n\(Self.usage)")
    }
  }

  @Test func anUnknownSubcommand() throws {
    let run = try tool("genrate", "x")
    #expect(run.status == 64)
    #expect(
      run.errors == """
        understudy: error: unknown subcommand 'genrate'; did you mean 'generate'?
        USAGE: understudy <subcommand>
          See 'understudy --help' for more information.

        """)
    #expect(try tool("help", "genrate").status == 64)
    #expect(try tool("--verbose").status == 64)
  }

  @Test func syntaxErrorsLeaveTheRest() throws {
    try tool.write("protocol P { func p( }\nprotocol Q {}", to: "x.swift")
    try tool.write("protocol R {}", to: "y.swift")
    let run = try tool("generate", "x.swift", "y.swift", "-o", "Mocks.swift")
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("x.swift:1:"))
    #expect(run.errors.contains(": error: "))
    #expect(tool.text(of: "Mocks.swift")?.contains("RMock") == true)
  }

  @Test func whatCannotBeRenderedLeavesTheRest() throws {
    try tool.write("/// @mockable\nclass C { private init() {} }\nprotocol P {}", to: "x.swift")
    let run = try tool("generate", "x.swift")
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("x.swift:2:7: error: class 'C' cannot be mocked"))
    #expect(run.output.contains("class PMock"))
  }

  @Test func warningsAreNoFailure() throws {
    try tool.write("protocol P: Unknown {}", to: "x.swift")
    let warning = """
      x.swift:1:10: warning: protocol 'P' inherits from 'Unknown', which is in none of the given \
      sources, so its requirements are missing; give the file or folder that declares it with \
      --sources-for-inheritance

      """
    let run = try tool("generate", "x.swift")
    #expect((run.status, run.errors) == (0, warning))
    #expect(run.output.contains("PMock"))
    #expect(try tool("generate", "x.swift", "--quiet").errors == "")
  }

  @Test func aCommentThatFixesWhatIsNotThere() throws {
    try tool.write(
      "/// @mockable(typealias: Entry = Int)\nprotocol P { associatedtype Item }", to: "x.swift")
    let run = try tool("generate", "x.swift")
    #expect(
      run.errors == """
        x.swift:2:10: warning: 'Entry' of 'P' cannot be fixed by the comment: there is no such \
        associated type

        """)
    #expect(run.output.contains("PMock<Item>"))
  }

  @Test func aWarningThatTwoMocksShareIsGivenOnce() throws {
    try tool.write("protocol P: Unknown {}\nprotocol Q: P {}\nprotocol R: P {}", to: "x.swift")
    let run = try tool("generate", "x.swift")
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  struct InputError: CustomTestStringConvertible {
    var name: String
    var arguments: [String]
    var message: String

    init(_ name: String, _ arguments: [String], _ message: String) {
      (self.name, self.arguments, self.message) = (name, arguments, message)
    }

    var testDescription: String { name }
  }

  /// The files: `good.swift`, `bad.swift`, `wide.swift`, `Loop/up`, `Empty/x.swift`, `None/`,
  /// `Private/x.swift`.
  @Test(arguments: [
    InputError(
      "a path that is not there", ["good.swift", "nothing"],
      "understudy: error: cannot read 'nothing': no such file or directory"),
    InputError(
      "a path below a file", ["good.swift/x"],
      "understudy: error: cannot read 'good.swift/x': not a directory"),
    InputError(
      "a path for inheritance that is not there",
      ["good.swift", "--sources-for-inheritance", "nothing"],
      "understudy: error: cannot read 'nothing': no such file or directory"),
    InputError(
      "a file that is not UTF-8", ["good.swift", "bad.swift"],
      "bad.swift:2:3: error: the file is not UTF-8 text"),
    InputError(
      "a file that is UTF-16", ["wide.swift", "good.swift"],
      "wide.swift:1:1: error: the file is not UTF-8 text, it looks like UTF-16"),
    InputError(
      "a folder loop", ["good.swift", "Loop"],
      "understudy: error: folder 'Loop/up' leads back to 'Loop' by a symbolic link; "
        + "leave it out with --exclude 'up'"),
    InputError(
      "no protocol", ["Empty"],
      "understudy: error: nothing to mock in 'Empty': searched 1 file and found no protocol"),
    InputError(
      "no file", ["None"],
      "understudy: error: nothing to mock in 'None': found no Swift file"),
    InputError(
      "only what is left out", ["Private", "Empty", "--annotated-only"],
      "understudy: error: nothing to mock in 'Private', 'Empty': searched 2 files and found "
        + "2 protocols, 2 not annotated"),
    InputError(
      "only private ones", ["Private", "--exclude", "more.swift"],
      "understudy: error: nothing to mock in 'Private': searched 1 file and found 2 protocols, "
        + "2 private or local"),
    InputError(
      "everything excluded", ["Empty", "--exclude", "*.swift"],
      "understudy: error: nothing to mock in 'Empty': found no Swift file (1 excluded)"),
  ])
  func inputErrors(_ item: InputError) throws {
    try tool.write("protocol Good {}", to: "good.swift")
    try tool.write(Array("//\nab".utf8) + [0xFF, 0xFE], to: "bad.swift")
    try tool.write([0xFF, 0xFE, 0x70, 0x00], to: "wide.swift")
    try tool.write("protocol Loop {}", to: "Loop/x.swift")
    try tool.link("Loop/up", to: "../Loop")
    try tool.write("struct S {}", to: "Empty/x.swift")
    try tool.write("", to: "None/readme.txt")
    try tool.write("private protocol P {}\nfileprivate protocol Q {}", to: "Private/x.swift")
    try tool.write("old", to: "Mocks.swift")

    let line = item.arguments.map { "'\($0)'" }.joined(separator: " ")
    for output in ["", " -o Mocks.swift", " -o New.swift", " -o New/"] {
      let run = try tool.shell("\"$TOOL\" generate \(line)\(output)")
      #expect(run.status == 1)
      #expect(run.output == "")
      #expect(run.errors == item.message + "\n")
    }
    #expect(tool.text(of: "Mocks.swift") == "old")
    #expect(!tool.names().contains { $0.hasPrefix("New") })
  }

  @Test func standardInputThatIsNotUTF8() throws {
    let run = try tool.shell(#"printf 'protocol \377' | "$TOOL" generate -"#)
    #expect(run.status == 1)
    #expect(run.errors == "<stdin>:1:10: error: the file is not UTF-8 text\n")
  }

  @Test(arguments: [
    ("good.swift/Mocks.swift", "cannot create 'good.swift': file exists"),
    ("good.swift/deep/", "cannot create 'good.swift': file exists"),
  ])
  func unwritableOutput(_ output: String, _ message: String) throws {
    try tool.write("protocol Good {}", to: "good.swift")
    let run = try tool("generate", "good.swift", "--output", output)
    #expect(run.status == 1)
    #expect(run.errors == "understudy: error: \(message)\n")
    #expect(tool.names() == ["good.swift"])
  }

  @Test func aFileInTheWayOfAGeneratedOne() throws {
    try tool.write("protocol Good {}", to: "good.swift")
    try tool.write("protocol Other {}", to: "other.swift")
    try tool.write("", to: "Mocks/goodMocks.swift/inside")
    let run = try tool("generate", "good.swift", "other.swift", "-o", "Mocks")
    #expect(run.status == 1)
    #expect(run.errors == "understudy: error: cannot write 'Mocks/goodMocks.swift': is a folder\n")
    #expect(tool.names(in: "Mocks") == ["goodMocks.swift", "otherMocks.swift"])
  }

  @Test func devicesAndPipesAreWrittenAsTheyAre() throws {
    try tool.write("protocol Good {}", to: "good.swift")
    let run = try tool.shell(#""$TOOL" generate good.swift -o /dev/stdout | cat"#)
    #expect(run.output == (try tool("generate", "good.swift")).output)
    #expect(try tool("generate", "good.swift", "-o", "/dev/null").status == 0)
  }

  #if os(Linux)
    @Test(arguments: [
      ("/dev/full", "cannot write '/dev/full': no space left on device"),
      ("/proc/none/Mocks.swift", "cannot create '/proc/none': no such file or directory"),
    ])
    func outputThatNoUserCanWrite(_ output: String, _ message: String) throws {
      try unwritableOutput(output, message)
    }

    @Test func fullStandardOutput() throws {
      try tool.write("protocol Good {}", to: "good.swift")
      let run = try tool.shell(#""$TOOL" generate good.swift > /dev/full"#)
      #expect(run.status == 1)
      #expect(
        run.errors
          == "understudy: error: cannot write 'standard output': no space left on device\n")
      let help = try tool.shell(#""$TOOL" generate --help > /dev/full"#)
      #expect((help.status, help.errors) == (1, run.errors))
    }
  #endif

  @Test func aBrokenPipeIsNoCrash() throws {
    for number in 0..<300 {
      let members = (0..<20).map { "func member\($0)(a: Int, b: String) -> Int" }
      try tool.write(
        "protocol P\(number) {\n\(members.joined(separator: "\n"))\n}", to: "S/\(number).swift")
    }
    let run = try tool.shell(#"{ "$TOOL" generate S; echo "status $?" >&2; } | head -n 1"#)
    #expect(run.errors == "status 0\n")
    let help = try tool.shell(#"{ "$TOOL" generate --help; echo "status $?" >&2; } | true"#)
    #expect(help.errors == "status 0\n")
  }

  @Test func closedStandardStreams() throws {
    try tool.write("protocol Good: Unknown {}", to: "good.swift")
    #expect(try tool.shell(#""$TOOL" generate good.swift 2>&-"#).status == 0)
    #expect(try tool.shell(#""$TOOL" generate good.swift >&-"#).status == 1)
  }
}
