internal import MockGeneration
internal import MockModel

@main
struct Understudy {
  static func main() {
    System.ignoreBrokenPipes()
    System.exit(run(Array(CommandLine.arguments.dropFirst())))
  }

  enum ExitStatus {
    static let success: Int32 = 0
    static let failure: Int32 = 1
    /// As `sysexits.h` has it, and as the tools of the Swift project do.
    static let usage: Int32 = 64
  }

  /// - Returns: The exit status.
  static func run(_ arguments: [String]) -> Int32 {
    do throws(Invocation.Failure) {
      switch try Invocation(arguments) {
      case .text(let text):
        return printAnswer(text)
      case .generate(let request, let verbosity):
        return generate(request, verbosity)
      }
    } catch {
      printError("\(toolName): error: \(error.error.message)\n\(error.command.shortUsage)")
      return ExitStatus.usage
    }
  }

  private static func generate(
    _ request: GenerationRequest, _ verbosity: Invocation.Verbosity
  ) -> Int32 {
    let line = showsProgress(request, verbosity) ? ProgressLine(write: printError) : nil
    let progress = Progress { line?.report($0) }
    let report = Generator(request, progress: progress, endsProcess: true).run()
    line?.end()
    printError(ReportText.text(for: report, verbosity))
    return report.hasErrors ? ExitStatus.failure : ExitStatus.success
  }

  private static func showsProgress(
    _ request: GenerationRequest, _ verbosity: Invocation.Verbosity
  ) -> Bool {
    guard verbosity != .quiet, System.isTerminal(OpenFile.standardError) else { return false }
    // Mocks that scroll by show progress enough, and a line between them would spoil them.
    return request.output != .standardOutput || !System.isTerminal(OpenFile.standardOutput)
  }

  private static func printAnswer(_ text: String) -> Int32 {
    do {
      try OpenFile(descriptor: OpenFile.standardOutput, name: "standard output").write(text)
      return ExitStatus.success
    } catch {
      guard !error.isBrokenPipe else { return ExitStatus.success }
      printError("\(toolName): error: \(error.message)\n")
      return ExitStatus.failure
    }
  }

  /// If standard error is closed, there is nobody to tell.
  private static let printError: @Sendable (String) -> Void = { text in
    guard !text.isEmpty else { return }
    try? OpenFile(descriptor: OpenFile.standardError, name: "standard error").write(text)
  }
}
