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
      name: "ReportsTests", dependencies: [.product(name: "Understudy", package: "Understudy")])
    // By a dialect's product alone, as its users have it: it brings what reports its failures. In
    // language mode 5, and without a warning.
  ]
    + ["Mirage", "MockNStub", "MockSwift", "SwiftMock", "SwiftMock6"].map { dialect in
      .testTarget(
        name: "\(dialect)ReportsTests",
        dependencies: [.product(name: dialect, package: "Understudy")],
        swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)])
    },
  swiftLanguageModes: [.v6]
)
