import Foundation

/// Prints results as a Markdown table, each line as soon as it is known.
struct Table {
  func printHeading() {
    print(
      """
      ### A mock's work, \(isOptimized ? "release" : "debug")

      | work | mock | compared with | that | ratio | aim | reached |
      |---|---:|---|---:|---:|---:|---|
      """)
    flush()
  }

  func print(_ result: RowResult) {
    let row = result.row
    let cells = [
      row.name, "\(result.mock)", row.comparison, "\(result.baseline)",
      String(format: "%.2f", result.ratio), "\(row.aim)",
      row.aim.isReached(by: result) ? "yes" : "**no**",
    ]
    print("| \(cells.joined(separator: " | ")) |")
    flush()
  }

  private func print(_ text: String) { Swift.print(text) }

  /// A reader of a pipe sees each line at once, too.
  private func flush() { fflush(nil) }
}
