// swift-tools-version: 6.2
//
// Tests that fail on purpose, to see that each failure is reported once, by the right framework and
// at the right line. `Scripts/check-reports` runs them and compares.

import PackageDescription

let package = Package(
  name: "Reports",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Understudy", path: "../..")],
  targets: [
    .testTarget(
      name: "ReportsTests", dependencies: [.product(name: "Understudy", package: "Understudy")]),
    // By the dialect's product alone: it brings what reports its failures.
    .testTarget(
      name: "MockNStubReportsTests",
      dependencies: [.product(name: "MockNStub", package: "Understudy")]),
  ],
  swiftLanguageModes: [.v6]
)
