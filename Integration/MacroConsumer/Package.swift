// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "MacroConsumer",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Understudy", path: "../..")],
  targets: [
    .target(
      name: "Shop", dependencies: [.product(name: "UnderstudyMacros", package: "Understudy")]),
    .executableTarget(name: "App", dependencies: ["Shop"]),
    .testTarget(
      name: "ShopTests",
      dependencies: [
        "Shop", .product(name: "Understudy", package: "Understudy"),
        .product(name: "UnderstudyMacros", package: "Understudy"),
      ]),
  ]
)
