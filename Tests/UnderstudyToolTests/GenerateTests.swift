import Testing

/// The executable, run on files.
@Suite struct GenerateTests {
  let tool = try! BuiltTool()

  private func mocks(in text: String) -> [String] {
    text.matches(of: #/class (\w+Mock)\b/#).map { String($0.1) }
  }

  @Test func aFolderToStandardOutput() throws {
    try tool.write("protocol B { func b() }\nprotocol A {}", to: "Sources/x.swift")
    try tool.write("protocol C {}", to: "Sources/deep/y.swift")
    let run = try tool("generate", "Sources")
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(mocks(in: run.output) == ["CMock", "BMock", "AMock"])
  }

  @Test func standardInput() throws {
    let run = try tool("generate", "-", input: "protocol P { func p() }")
    #expect(run.status == 0)
    #expect(mocks(in: run.output) == ["PMock"])
  }

  @Test func aFile() throws {
    try tool.write("protocol P {}", to: "x.swift")
    let first = try tool("generate", "x.swift", "-o", "Mocks.swift")
    #expect((first.status, first.output, first.errors) == (0, "", ""))
    let text = tool.text(of: "Mocks.swift")
    #expect(text == (try tool("generate", "x.swift")).output)
    #expect(tool.names() == ["Mocks.swift", "x.swift"])

    let date = try tool.modificationDate(of: "Mocks.swift")
    #expect(try tool("generate", "x.swift", "--output=Mocks.swift").status == 0)
    #expect(try tool.modificationDate(of: "Mocks.swift") == date)
  }

  @Test func foldersAboveAFileAreMade() throws {
    try tool.write("protocol P {}", to: "x.swift")
    #expect(try tool("generate", "x.swift", "-o", "a/b/Mocks.swift").status == 0)
    #expect(tool.names(in: "a/b") == ["Mocks.swift"])
  }

  @Test func aFolderOfFiles() throws {
    try tool.write("protocol P {}", to: "Sources/a/x.swift")
    try tool.write("protocol Q {}", to: "Sources/b/x.swift")
    try tool.write("protocol R {}", to: "Sources/z.swift")
    try tool.write("struct S {}", to: "Sources/s.swift")
    #expect(try tool("generate", "Sources", "-o", "Mocks/").status == 0)
    #expect(
      tool.names(in: "Mocks") == ["a+xMocks.swift", "b+xMocks.swift", "zMocks.swift"])
    #expect(mocks(in: tool.text(of: "Mocks/b+xMocks.swift") ?? "") == ["QMock"])
  }

  @Test func staleFilesGo() throws {
    try tool.write("protocol P {}", to: "Sources/x.swift")
    try tool.write("protocol Q {}", to: "Sources/y.swift")
    #expect(try tool("generate", "Sources", "-o", "Mocks/").status == 0)
    try tool.write("// by hand", to: "Mocks/HandMocks.swift")
    try tool.write("struct Q {}", to: "Sources/y.swift")
    let run = try tool("generate", "Sources", "-o", "Mocks", "--verbose")
    #expect(tool.names(in: "Mocks") == ["HandMocks.swift", "xMocks.swift"])
    #expect(
      run.errors == """
        understudy: removed 'Mocks/yMocks.swift', whose source is gone
        understudy: 1 mock from 2 files, 1 unchanged

        """)
  }

  @Test func staleFilesStayWhenASourceHasErrors() throws {
    try tool.write("protocol P {}", to: "Sources/x.swift")
    try tool.write("protocol Q {}", to: "Sources/y.swift")
    #expect(try tool("generate", "Sources", "-o", "Mocks/").status == 0)
    try tool.write("protocol Q { func ", to: "Sources/y.swift")
    try tool.write("protocol R: R {}", to: "Sources/z.swift")
    #expect(try tool("generate", "Sources", "-o", "Mocks/").status == 1)
    #expect(tool.names(in: "Mocks").contains("yMocks.swift"))
  }

  @Test func inheritanceSourcesAreNotMocked() throws {
    try tool.write("import Base\nprotocol Page: Titled {}", to: "App/Page.swift")
    try tool.write("public protocol Titled { func title() }", to: "Base/Titled.swift")
    let run = try tool("generate", "App", "--sources-for-inheritance", "Base")
    #expect((run.status, run.errors) == (0, ""))
    #expect(mocks(in: run.output) == ["PageMock"])
    #expect(run.output.contains("func title()"))
    #expect(run.output.contains("import Base"))
  }

  @Test func aSuperclassInAFileWithoutProtocols() throws {
    try tool.write("protocol Hosted: Screen {}", to: "a.swift")
    try tool.write("class Screen { init() {} }", to: "b.swift")
    let run = try tool("generate", "a.swift", "b.swift")
    #expect((run.status, run.errors) == (0, ""))
    #expect(mocks(in: run.output) == ["HostedMock"])
  }

  @Test func eachFileOnce() throws {
    try tool.write("protocol P {}", to: "Sources/x.swift")
    try tool.link("Sources/y.swift", to: "x.swift")
    try tool.link("Other", to: "Sources")
    let run = try tool(
      "generate", "Sources/x.swift", "Sources", "./Sources/x.swift", "Other",
      "--sources-for-inheritance", "Sources", "-v")
    #expect(mocks(in: run.output) == ["PMock"])
    #expect(run.errors == "understudy: 1 mock from 1 file\n")
  }

  @Test func annotatedOnly() throws {
    try tool.write("/// @mockable\nprotocol P {}\nprotocol Q {}", to: "x.swift")
    #expect(mocks(in: try tool("generate", "x.swift", "--annotated-only").output) == ["PMock"])
  }

  @Test func exclude() throws {
    try tool.write("protocol P {}", to: "Sources/x.swift")
    try tool.write("protocol Q {}", to: "Sources/Generated/y.swift")
    let run = try tool("generate", "Sources", "--exclude", "Generated", "--exclude=*.z")
    #expect(mocks(in: run.output) == ["PMock"])
  }

  @Test func importsAndConditions() throws {
    try tool.write("import B\nprotocol P {}", to: "x.swift")
    try tool.write("import C\nstruct S {}", to: "y.swift")
    let run = try tool(
      "generate", "x.swift", "y.swift", "--testable-import", "App", "--import", "More",
      "--condition", "DEBUG")
    for line in ["import B", "@testable import App", "import More", "#if DEBUG", "#endif"] {
      #expect(run.output.contains("\(line)\n"), "\(line)")
    }
    #expect(!run.output.contains("import C"))
  }

  @Test func verboseTellsWhatIsLeftOut() throws {
    try tool.write(
      "private protocol P {}\nenum E { fileprivate protocol Q {} }\nprotocol R {}", to: "x.swift")
    #expect(try tool("generate", "x.swift").errors == "")
    #expect(
      try tool("generate", "x.swift", "-v", "-o", "Mocks.swift").errors == """
        x.swift:1:18: note: protocol 'P' is private: it is not mocked
        x.swift:2:31: note: protocol 'Q' is fileprivate: it is not mocked
        understudy: wrote 'Mocks.swift'
        understudy: 1 mock from 1 file

        """)
  }

  @Test func theOrderOfPathsAndFilesIsTheOrderOfMocks() throws {
    for number in 0..<200 {
      try tool.write("protocol P\(number) { func f() }", to: "Sources/f\(number).swift")
    }
    let names = (0..<200).map { "f\($0).swift" }.sorted()
    let expected = names.map { "P\($0.dropFirst().dropLast(6))Mock" }
    for _ in 0..<3 { #expect(mocks(in: try tool("generate", "Sources").output) == expected) }
  }

  @Test func optionsFromAFile() throws {
    try tool.write("/// @mockable\nprotocol P {}\nprotocol Q {}\n", to: "x.swift")
    try tool.write("--annotated-only # Q is left out\n--import M\n--options options", to: "options")
    let run = try tool(
      "generate", "--testable-import", "M", "--testable-import", "N", "--options", "options",
      "x.swift")
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.output.contains("class PMock"))
    #expect(!run.output.contains("class QMock"))
    #expect(run.output.contains("\nimport M\n"))
    #expect(run.output.contains("@testable import N\n"))
  }

  @Test func mocksThatCannotSpy() throws {
    try tool.write("protocol P { func p() }", to: "x.swift")
    #expect(
      try tool("generate", "x.swift").output.contains("init(\n    spying real: (any P)? = nil,"))
    let output = try tool("generate", "x.swift", "--no-spies").output
    #expect(output.contains("class PMock"))
    #expect(!output.contains("spying"))
    #expect(!output.contains("understudySpied"))
  }

  @Test func namesWithTheirModules() throws {
    try tool.write("protocol P { func p(_ matcher: Matcher) throws -> Int }", to: "x.swift")
    let output = try tool("generate", "x.swift", "--qualify-names").output
    #expect(
      output.contains(
        """
          private let understudyP: Understudy.FunctionMock<Matcher, Int, any Swift.Error>
        """))
    #expect(
      output.contains("func p(_ matcher: Understudy.Matcher<Matcher>)\n"), "\(output)")
    #expect(output.contains("final class PMock: P, Understudy.Mock, @unchecked Swift.Sendable {"))
  }

  /// What is said of modules, and how the mock in `Sources/Tools/x.swift` names its protocol.
  static let modules: [(arguments: [String], name: String)] = [
    ([], "P"),
    (["--import", "Tools"], "Tools.P"),
    (["--testable-import", "Tools"], "Tools.P"),
    (["--testable-import", "Kit"], "Kit.P"),
    (["--testable-import", "Kit", "--import", "Other"], "Kit.P"),
    (["--import", "Other", "--import", "Tools"], "Tools.P"),
    (["--module", "Kit"], "Kit.P"),
    (["--module", "Kit", "--import", "Tools"], "Kit.P"),
    (["--module", "Kit=Sources"], "Kit.P"),
    (["--module", "Kit=./Sources/", "--module", "Deep=Sources/Tools"], "Deep.P"),
    (["--module", "Box"], "Box::P"),
    (["--module", "Inner"], "Inner::P"),
  ]

  @Test(arguments: modules)
  func typesWithTheirModules(arguments: [String], name: String) throws {
    try tool.write("protocol P { func p(_ box: Box, count: Int) }", to: "Sources/Tools/x.swift")
    try tool.write("struct Box { class Inner {} }", to: "Sources/Tools/y.swift")
    let run = try tool(["generate", "Sources", "--qualify-names"] + arguments)
    #expect((run.status, run.errors) == (0, ""))
    #expect(run.output.contains("final class PMock: \(name), Understudy.Mock"))
    let qualifier = name.dropLast()
    #expect(run.output.contains("func p(_ box: \(qualifier)Box, count: Int)"))
  }

  @Test func mocksOfOneNameInTwoModules() throws {
    try tool.write("public protocol P { var q: any P { get } }\nprotocol R {}", to: "A/x.swift")
    try tool.write("public protocol P { func p() }", to: "B/x.swift")
    let run = try tool("generate", "A", "B", "--qualify-names", "--import", "A", "--import", "B")
    #expect((run.status, run.errors) == (0, ""))
    #expect(mocks(in: run.output) == ["APMock", "RMock", "BPMock"])
    #expect(run.output.contains("final class APMock: A.P, Understudy.Mock"))
    #expect(run.output.contains("\"q\", .getter, default: { APMock() })"))
    #expect(run.output.contains("final class BPMock: B.P, Understudy.Mock"))
  }

  @Test func modulesThatNobodyKnows() throws {
    try tool.write("protocol P {}", to: "Sources/x.swift")
    let run = try tool(
      "generate", "Sources", "--qualify-names", "--import", "A", "--import", "B", "--module",
      "C=Other")
    #expect(
      run.errors == """
        understudy: warning: nothing says in which module 'Sources/x.swift' is, so its types are \
        written without one; name it with --module NAME=PATH
        understudy: warning: none of the given sources is in 'Other', which --module says is in the \
        module 'C'

        """)
    #expect(run.output.contains("final class PMock: P, Understudy.Mock"))
  }

  @Test(arguments: [
    ("mirage", "// sourcery: mirageMock", "class MockP: Tools.P, @unchecked Sendable {"),
    (
      "mockswift", "// sourcery: AutoMockable",
      "extension Mock: Tools.P where WrappedType == any Tools.P {"
    ),
  ])
  func typesWithTheirModulesInOtherStyles(style: String, mark: String, line: String) throws {
    try tool.write("\(mark)\nprotocol P { func p(_ box: Box) -> Int }", to: "x.swift")
    try tool.write("struct Box {}", to: "y.swift")
    let run = try tool(
      "generate", "x.swift", "y.swift", "--style", style, "--qualify-names", "--module", "Tools")
    #expect(run.output.contains(line), "\(run.output)")
    #expect(run.output.contains("func p(_ box: Tools.Box) -> Int"))
  }

  @Test func classesAndTheirSuperclasses() throws {
    try tool.write(
      "open class Base<T> { public init() {}; open func base(_ t: T) {} }", to: "Other/Base.swift")
    try tool.write("class Middle: Base<Int> { func middle() {} }", to: "Sources/Middle.swift")
    try tool.write(
      "class Quiet {}\n/// @mockable\nclass Engine: Middle { func run() {} }", to: "Sources/x.swift"
    )
    let run = try tool("generate", "Sources", "--sources-for-inheritance", "Other")
    #expect((run.status, run.errors) == (0, ""))
    #expect(mocks(in: run.output) == ["EngineMock"])
    for member in ["run()", "middle()", "base(_ t: Int)"] {
      #expect(run.output.contains("override func \(member)"))
    }
  }

  @Test func classesFromStandardInput() throws {
    let run = try tool(
      "generate", "-",
      input: "class Base { func base() {} }\n// sourcery: AutoMockable\nclass Engine: Base {}")
    #expect((run.status, run.errors) == (0, ""))
    #expect(mocks(in: run.output) == ["EngineMock"])
    #expect(run.output.contains("override func base()"))
  }

  @Test func classesWithoutSpies() throws {
    try tool.write("/// @mockable\nclass Engine { class func run() {} }", to: "x.swift")
    let run = try tool("generate", "x.swift", "--no-spies")
    #expect(
      run.output.contains("override class func run() { understudyStatics.understudyRun.call(()) }"))
    #expect(!run.output.contains("spying"))
    #expect(!run.output.contains("super.run"))
  }
}
