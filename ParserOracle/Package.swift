// swift-tools-version: 6.2
//
// Compares the declaration parser with the toolchain's own. This package links the SwiftSyntax that
// ships with the compiler, which takes unsafe flags; that is why it is a package apart, which nobody
// depends on. Set SWIFT_HOST_LIBRARIES where the `swift` of the search path is not the toolchain's.

import Foundation
import PackageDescription

/// `lib/swift/host` of the toolchain that runs this manifest.
let hostLibraries: String = {
  let environment = ProcessInfo.processInfo.environment
  if let given = environment["SWIFT_HOST_LIBRARIES"] { return given }
  for folder in (environment["PATH"] ?? "").split(separator: ":") {
    let swift = URL(fileURLWithPath: String(folder)).appendingPathComponent("swift")
    guard FileManager.default.isExecutableFile(atPath: swift.path) else { continue }
    let root = swift.resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent()
    let libraries = root.appendingPathComponent("lib/swift/host").path
    if FileManager.default.fileExists(atPath: libraries) { return libraries }
  }
  return "/usr/lib/swift/host"
}()

let features: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "ParserOracle",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "parser-oracle", targets: ["ParserOracle"])],
  targets: [
    // The sources of the parser itself, by symbolic links: `package` access ends at a package.
    .target(name: "MockModel", swiftSettings: features + [.unsafeFlags(["-O"])]),
    .target(
      name: "MockParsing", dependencies: ["MockModel"],
      swiftSettings: features + [.unsafeFlags(["-O"])]),
    .executableTarget(
      name: "ParserOracle", dependencies: ["MockModel", "MockParsing"],
      swiftSettings: features + [.unsafeFlags(["-I", hostLibraries])],
      linkerSettings: [
        .unsafeFlags([
          "-L", hostLibraries, "-Xlinker", "-rpath", "-Xlinker", hostLibraries,
        ])
      ]),
  ],
  swiftLanguageModes: [.v6]
)
