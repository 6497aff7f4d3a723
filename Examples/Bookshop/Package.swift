// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Bookshop",
  platforms: [.macOS(.v15)],
  products: [.library(name: "Bookshop", targets: ["Bookshop"])],
  dependencies: [.package(name: "Understudy", path: "../..")],
  targets: [
    .target(name: "Bookshop"),
    .testTarget(
      name: "BookshopTests",
      dependencies: ["Bookshop", .product(name: "Understudy", package: "Understudy")]),
  ],
  swiftLanguageModes: [.v6]
)
