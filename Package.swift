// swift-tools-version: 6.2
//
// The rules of this manifest:
// - No dependency on another package, and none on SwiftSyntax.
// - What users need is here. Benchmarks, examples and the parser's oracle are packages of their own.
// - The only unsafe flag is `-O` for the generator, since SwiftPM builds the tools that plugins use
//   in debug whenever the user builds in debug.
// - One loop at the end sets the Swift settings of every target.

import CompilerPluginSupport
import PackageDescription

/// Applied to the targets that parse and render: they run at build time, in debug builds too.
let optimized: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

let package = Package(
  name: "Understudy",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "Understudy", targets: ["Understudy"]),
    .library(name: "UnderstudyMacros", targets: ["UnderstudyMacros"]),
    .executable(name: "understudy", targets: ["UnderstudyTool"]),
  ],
  targets: [
    // MARK: Engine
    .target(name: "UnderstudyRuntime", swiftSettings: optimized),
    .testTarget(name: "UnderstudyRuntimeTests", dependencies: ["UnderstudyRuntime"]),

    .target(name: "Understudy", dependencies: ["UnderstudyRuntime"]),
    .testTarget(name: "UnderstudyTests", dependencies: ["Understudy"]),

    // MARK: Generator
    .target(name: "MockModel", swiftSettings: optimized),

    .target(name: "MockParsing", dependencies: ["MockModel"], swiftSettings: optimized),
    .testTarget(name: "MockParsingTests", dependencies: ["MockModel", "MockParsing"]),

    .target(name: "MockRendering", dependencies: ["MockModel"], swiftSettings: optimized),
    .testTarget(
      name: "MockRenderingTests", dependencies: ["MockModel", "MockParsing", "MockRendering"]),

    .target(
      name: "MockGeneration", dependencies: ["MockModel", "MockParsing", "MockRendering"],
      swiftSettings: optimized),
    .testTarget(
      name: "MockGenerationTests",
      dependencies: ["MockGeneration", "MockModel", "MockParsing", "MockRendering"]),

    // MARK: Macros
    .target(
      name: "MacroExpansion",
      dependencies: ["MockGeneration", "MockModel", "MockParsing", "MockRendering"]),
    .testTarget(
      name: "MacroExpansionTests",
      dependencies: [
        "MacroExpansion", "MockGeneration", "MockModel", "MockParsing", "MockRendering",
      ]),
    // Nothing but the start: tests cannot depend on a macro without being built for the host.
    .macro(name: "UnderstudyMacrosPlugin", dependencies: ["MacroExpansion"]),
    .target(
      name: "UnderstudyMacros", dependencies: ["UnderstudyMacrosPlugin", "UnderstudyRuntime"]),

    // Protocols of every form, the mocks that the generator makes of them, and tests that use them.
    .testTarget(
      name: "FixtureTests",
      dependencies: ["MockGeneration", "MockModel", "MockRendering", "Understudy"],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .testTarget(
      name: "MainActorFixtureTests",
      dependencies: ["MockGeneration", "MockModel", "MockRendering", "Understudy"],
      swiftSettings: [.treatAllWarnings(as: .error), .defaultIsolation(MainActor.self)]),

    .executableTarget(
      name: "UnderstudyTool", dependencies: ["MockGeneration", "MockModel", "MockRendering"],
      swiftSettings: optimized),
    .testTarget(
      name: "UnderstudyToolTests",
      dependencies: ["MockGeneration", "MockModel", "MockRendering", "UnderstudyTool"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
