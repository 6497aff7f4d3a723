// swift-tools-version: 6.2
//
// Uses the macros and the plugin from outside, in every language mode. `Scripts/check-consumer` builds
// it against a repository too, by branch and by version, and looks into what the executable links.

import Foundation
import PackageDescription

let environment = ProcessInfo.processInfo.environment

let understudy: Package.Dependency =
  if let repository = environment["UNDERSTUDY_REPOSITORY"] {
    environment["UNDERSTUDY_BRANCH"].map { .package(url: repository, branch: $0) }
      ?? .package(url: repository, from: "1.0.0")
  } else {
    .package(name: "Understudy", path: "../..")
  }

let macros = Target.Dependency.product(name: "UnderstudyMacros", package: "Understudy")

let package = Package(
  name: "Consumer",
  platforms: [.macOS(.v15)],
  dependencies: [understudy],
  targets: [
    .target(name: "Base", dependencies: [macros]),
    .target(name: "Shop", dependencies: ["Base", macros]),
    .target(
      name: "Legacy", dependencies: ["Base", macros], swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "Screens", dependencies: ["Base", macros],
      swiftSettings: [
        .defaultIsolation(MainActor.self), .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]),
    .target(name: "Orders", dependencies: ["Base"]),
    // Two modules whose types have the same names.
    .target(name: "ToolsBasic"),
    .target(name: "Tools", dependencies: ["ToolsBasic"]),
    .executableTarget(name: "App", dependencies: ["Shop", macros]),
    .testTarget(
      name: "MacroTests",
      dependencies: [
        "Base", "Shop", "Legacy", "Screens", macros,
        .product(name: "Understudy", package: "Understudy"),
      ]),
    .testTarget(
      name: "PluginTests",
      dependencies: ["Orders", "Base", .product(name: "Understudy", package: "Understudy")],
      plugins: [.plugin(name: "UnderstudyPlugin", package: "Understudy")]),
    .testTarget(
      name: "NamesakeTests",
      dependencies: ["Tools", .product(name: "Understudy", package: "Understudy")],
      plugins: [.plugin(name: "UnderstudyPlugin", package: "Understudy")]),
  ]
)
