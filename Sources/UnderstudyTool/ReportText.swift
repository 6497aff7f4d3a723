internal import MockGeneration
internal import MockModel

/// What the user is told about a run.
enum ReportText {
  static func text(for report: GenerationReport, _ verbosity: Invocation.Verbosity) -> String {
    var lines = report.diagnostics.filter { isShown($0.severity, verbosity) }.map(\.text)
    if verbosity == .verbose {
      lines += report.writtenPaths.map { "\(toolName): wrote '\($0)'" }
      lines += report.removedPaths.map { "\(toolName): removed '\($0)', whose source is gone" }
      lines.append("\(toolName): \(summary(of: report))")
    }
    return lines.map { "\($0)\n" }.joined()
  }

  private static func isShown(
    _ severity: Diagnostic.Severity, _ verbosity: Invocation.Verbosity
  ) -> Bool {
    switch severity {
    case .error: true
    case .warning: verbosity != .quiet
    case .note: verbosity == .verbose
    }
  }

  private static func summary(of report: GenerationReport) -> String {
    let mocks = "\(report.mockCount) mock\(report.mockCount == 1 ? "" : "s")"
    let files = "\(report.searchedFileCount) file\(report.searchedFileCount == 1 ? "" : "s")"
    var text = "\(mocks) from \(files)"
    if report.unchangedFileCount > 0 { text += ", \(report.unchangedFileCount) unchanged" }
    return text
  }
}
