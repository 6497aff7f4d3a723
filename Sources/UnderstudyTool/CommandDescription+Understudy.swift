internal import MockModel
internal import MockRendering

extension CommandDescription {
  static let understudy = CommandDescription(
    words: [],
    abstract: "Test doubles for Swift, written for you.",
    options: [.version, .help],
    subcommands: [generate])

  static let generate = CommandDescription(
    words: ["generate"],
    abstract: "Write mocks of the protocols in Swift sources.",
    discussion: """
      Without options, every protocol that is not private gets a mock, and all mocks go to
      standard output.
      """,
    positional: (
      "PATH",
      "A Swift file, a folder that is searched for Swift files, or '-' for standard input."
    ),
    options: [
      Option(
        "--output", short: "-o", .one("FILE|FOLDER"),
        help: """
          Write the mocks to this file, or to a file for each source file in this folder, if it is \
          one or ends in '/'. Files whose text is the same stay untouched.
          """),
      Option(
        "--testable-import", .repeated("MODULE"),
        help: "Import this module as '@testable' in the mocks."),
      Option(
        "--import", .repeated("MODULE"),
        help: """
          Import this module in the mocks, and not as '@testable' even if '--testable-import' names \
          it.
          """),
      Option(
        "--style", .choice(MockStyle.allCases.map(\.rawValue)),
        help: """
          How mocks are written: 'mirage' writes handlers for the module Mirage, for protocols and \
          classes marked by '// sourcery: mirageMock' or 'miragePartialMock'; 'mockswift' writes \
          extensions for the module MockSwift, for protocols marked by '// sourcery: AutoMockable'.
          """),
      Option(
        "--return-optional-as-nil",
        help: "In the style 'mirage', let functions with an optional result return nil."),
      Option(
        "--no-spies",
        help: """
          Write mocks that cannot spy on a real object: without 'PMock(spying:)' they take less time \
          to compile.
          """),
      Option(
        "--qualify-names",
        help: """
          Write every name with its module, 'Understudy.Matcher' as well as 'Tools.FileSystem', where \
          another module that is imported, or the tests' own, has types of these names.
          """),
      Option(
        "--module", .repeated("NAME[=PATH]"),
        help: """
          The module of this file or folder, or of all PATHs, for '--qualify-names'. Without it, that \
          is the imported module that a folder of the path is named after, or the only one.
          """),
      Option(
        "--annotated-only",
        help: """
          Mock only protocols marked by '/// @mockable', '// sourcery: AutoMockable' or '@Mockable'.
          """),
      Option(
        "--exclude", .repeated("GLOB"),
        help: """
          Leave out files and folders that match: '*' and '?' within a name, '**' across folders, \
          '[a-z]'.
          """),
      Option(
        "--condition", .one("CONDITION"),
        help: "Put the mocks inside '#if CONDITION', such as DEBUG."),
      Option(
        "--sources-for-inheritance", .many("PATH"),
        help: """
          Files and folders that declare parents of the protocols, '.swiftinterface' files too. \
          They are read, not mocked.
          """),
      Option(
        "--access", .choice(RenderOptions.Access.allCases.map(\.rawValue)),
        help: "The access level of the mocks. Without it, each has its protocol's."),
      Option(
        "--default-isolation", .choice(["MainActor", "nonisolated"]),
        help: "How the module of the protocols isolates declarations that do not say."),
      Option(
        "--options", .file("FILE"),
        help: """
          Read more arguments from this file. It may have many lines, '#' begins a comment, and \
          double quotes hold a value with blanks together.
          """),
      Option("--quiet", short: "-q", help: "Print errors only."),
      Option(
        "--verbose", short: "-v", help: "Print what is left out and why, and what was written."),
      .version,
      .help,
    ])
}

extension CommandDescription.Option {
  fileprivate static let version = Self("--version", help: "Print the version.")
  fileprivate static let help = Self("--help", short: "-h", help: "Print this text.")
}
