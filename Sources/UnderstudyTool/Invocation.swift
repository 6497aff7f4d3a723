internal import MockGeneration
internal import MockModel
internal import MockRendering

/// What a command line asks for.
enum Invocation: Equatable {
  case generate(GenerationRequest, Verbosity)
  /// A text that is the whole answer.
  case text(String)

  enum Verbosity: Hashable { case quiet, normal, verbose }

  /// A usage error, and the command that it was made with.
  struct Failure: Error {
    var error: UsageError
    var command: CommandDescription
  }

  /// - Parameter arguments: Without the tool's own name.
  init(_ arguments: [String]) throws(Failure) {
    let tool = CommandDescription.understudy
    guard let first = arguments.first, !first.hasPrefix("-") else {
      self = try Self.withoutSubcommand(arguments, tool)
      return
    }
    if first == "help" {
      self = .text(try Self.command(for: arguments.dropFirst().first, of: tool).helpText)
      return
    }
    let command = try Self.command(for: first, of: tool)
    let parsed: ParsedArguments
    do { parsed = try ArgumentParser.parse(Array(arguments.dropFirst()), by: command) } catch {
      throw Failure(error: error, command: command)
    }
    if parsed.has("--help") {
      self = .text(command.helpText)
    } else if parsed.has("--version") {
      self = .text("\(Version.current)\n")
    } else {
      let verbosity: Verbosity =
        parsed.has("--quiet") ? .quiet : parsed.has("--verbose") ? .verbose : .normal
      self = .generate(GenerationRequest(parsed), verbosity)
    }
  }

  private static func withoutSubcommand(
    _ arguments: [String], _ tool: CommandDescription
  ) throws(Failure) -> Invocation {
    do {
      let parsed = try ArgumentParser.parse(arguments, by: tool)
      return .text(
        parsed.has("--version") && !parsed.has("--help") ? "\(Version.current)\n" : tool.helpText)
    } catch {
      throw Failure(error: error, command: tool)
    }
  }

  private static func command(
    for word: String?, of tool: CommandDescription
  ) throws(Failure) -> CommandDescription {
    guard let word else { return tool }
    if let command = tool.subcommands.first(where: { $0.words == [word] }) { return command }
    let words = tool.subcommands.map { $0.words[0] } + ["help"]
    throw Failure(
      error: .unknownSubcommand(word, suggestion: Suggestion.nearest(to: word, among: words)),
      command: tool)
  }
}

extension GenerationRequest {
  fileprivate init(_ arguments: ParsedArguments) {
    self.init(
      paths: arguments.positionals,
      inheritancePaths: arguments.values("--sources-for-inheritance"),
      excludes: arguments.values("--exclude").map { Glob($0) },
      selection: Selection(annotatedOnly: arguments.has("--annotated-only")),
      output: arguments.value("--output").map { .path($0) } ?? .standardOutput,
      rendering: RenderOptions(
        style: arguments.value("--style").flatMap { .init(rawValue: $0) } ?? .native,
        testableImports: arguments.values("--testable-import")
          .filter { !arguments.values("--import").contains($0) },
        extraImports: arguments.values("--import"),
        access: arguments.value("--access").flatMap { .init(rawValue: $0) },
        condition: arguments.value("--condition"),
        returnsOptionalAsNil: arguments.has("--return-optional-as-nil"),
        writesSpies: !arguments.has("--no-spies"),
        isMainActorByDefault: arguments.value("--default-isolation") == "MainActor",
        declaredNames: arguments.has("--qualify-names") ? RenderOptions.namesOfLibraries : []),
      modules: arguments.has("--qualify-names")
        ? arguments.values("--module").map { NamedModule($0) } : nil)
  }
}
