import Foundation

@main
enum Benchmarks {
  static func main() async throws {
    var arguments = Array(CommandLine.arguments.dropFirst())
    var rounds = 30
    if let index = arguments.firstIndex(of: "--rounds") {
      guard index + 1 < arguments.count, let count = Int(arguments[index + 1]), count > 0 else {
        fail("--rounds wants a number of at least 1")
      }
      rounds = count
      arguments.removeSubrange(index...index + 1)
    }
    if arguments.contains(where: { $0.hasPrefix("-") }) {
      fail("usage: benchmarks [--rounds COUNT] [PART OF A ROW'S NAME…]")
    }
    let rows = (CallRows.all + GrowthRows.all + TestRows.all).filter { row in
      arguments.isEmpty || arguments.contains { row.name.contains($0) }
    }
    guard !rows.isEmpty else { fail("no row has a name like that") }
    let table = Table()
    table.printHeading()
    for row in rows {
      let (baseline, mock) = try await row.measure(rounds)
      table.print(RowResult(row: row, baseline: baseline, mock: mock))
    }
  }

  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("benchmarks: \(message)\n".utf8))
    exit(64)
  }
}
