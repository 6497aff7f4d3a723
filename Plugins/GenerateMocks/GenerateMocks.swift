import Foundation
import PackagePlugin

/// Runs `understudy generate` in the folder of the package, with the arguments as they are.
@main struct GenerateMocks: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "UnderstudyTool").url
    process.arguments = ["generate"] + arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failed() }
  }
}

private struct Failed: Error, CustomStringConvertible {
  var description: String { "no mocks were written, or not all; the lines above say why" }
}
