// swift-tools-version: 6.2
//
// Measures what mocks cost, beside fakes that are written by hand. See README.md.

import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "benchmarks", targets: ["Benchmarks"])],
  dependencies: [.package(name: "Understudy", path: "..")],
  targets: [
    // The code under test has a module of its own, as it has in real life: its calls go through the
    // protocol, and the optimizer cannot look from there into a mock or a fake.
    .target(name: "Warehouse"),
    // The allocator's own figures are in a header that Swift's C library module leaves out.
    .target(name: "HeapStatistics"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "HeapStatistics", "Warehouse", .product(name: "Understudy", package: "Understudy"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.name != "HeapStatistics" {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
