import Foundation
import PackagePlugin

/// Writes mocks into a test target on every build that needs new ones: of all protocols in the
/// modules of its package that it depends on.
///
/// A file `.understudy` in the folder of the target adds options of `understudy generate`.
@main struct UnderstudyPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let modules = target.dependencies.compactMap { dependency -> (any SourceModuleTarget)? in
      guard case .target(let module) = dependency else { return nil }
      return module as? SwiftSourceModuleTarget
    }
    guard !modules.isEmpty else { throw NoModules(target: target.name) }
    let mocked = Set(modules.map(\.id))
    // Parents of the protocols may be declared in what these modules depend on.
    var parents: [any SourceModuleTarget] = []
    var seen = mocked
    for parent in modules.flatMap(\.recursiveTargetDependencies) {
      guard seen.insert(parent.id).inserted else { continue }
      if let parent = parent as? SwiftSourceModuleTarget { parents.append(parent) }
    }

    let options = target.directoryURL.appending(path: ".understudy")
    let hasOptions = FileManager.default.fileExists(atPath: options.path)
    let output = context.pluginWorkDirectoryURL.appending(path: "\(target.name)Mocks.swift")
    var arguments = ["generate"] + modules.map(\.directoryURL.path)
    // Nobody imports a test target.
    arguments += ["--output", output.path, "--access", "internal", "--quiet"]
    arguments += modules.flatMap { ["--testable-import", $0.moduleName] }
    arguments += (modules + parents).flatMap {
      ["--module", "\($0.moduleName)=\($0.directoryURL.path)"]
    }
    if hasOptions { arguments += ["--options", options.path] }
    if !parents.isEmpty {
      arguments += ["--sources-for-inheritance"] + parents.map(\.directoryURL.path)
    }
    let sources = (modules + parents).flatMap { $0.sourceFiles(withSuffix: "swift") }.map(\.url)
    return [
      .buildCommand(
        displayName: "Writing the mocks of \(target.name)",
        executable: try context.tool(named: "UnderstudyTool").url, arguments: arguments,
        inputFiles: sources + (hasOptions ? [options] : []), outputFiles: [output])
    ]
  }
}

private struct NoModules: Error, CustomStringConvertible {
  var target: String

  var description: String {
    "the target '\(target)' depends on no module of this package, so there is nothing to mock; "
      + "take the plugin of Understudy to a test target that depends on what it tests"
  }
}
