// swift-tools-version: 6.2
//
// The rules of this manifest:
// - No dependency on another package, and none on SwiftSyntax.
// - What users need is here. Benchmarks, examples and the parser's oracle are packages of their own.
// - Unsafe flags say how to compile in debug and how to link, never what. The engine always has `-O`,
//   since tests run in debug, and a mock is called more often than it is built. The generator has it
//   on request, with a trait: optimized, it takes four times as long to build, which every clean
//   build with a macro would pay, and reads a protocol in an eighth of the time, which hundreds of
//   protocols do not notice. What a macro links is compiled without debug information, which nobody
//   has a use for in the package that uses it, and its small modules by one process of the compiler,
//   of which every further one would read the same again. It leaves the standard library out of its
//   index, which the engine indexes at the same time: in a clean build that compiles parts of the
//   library anew. The tool has the standard library inside where that can be, which makes it a tenth
//   faster. Tools version 6.2 accepts the flags in a dependency, also in one that is named by a
//   version.
// - One loop at the end sets the Swift settings of every target.

import CompilerPluginSupport
import PackageDescription

/// Applied to the engine.
let optimized: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// Applied to the targets that parse, resolve, render and write.
let optimizedOnRequest: [SwiftSetting] = [
  .unsafeFlags(["-O"], .when(configuration: .debug, traits: ["OptimizedGenerator"]))
]

/// Applied to what a macro links, besides. To debug the generator, leave it out.
let linkedByMacros: [SwiftSetting] = [
  .unsafeFlags(
    ["-Xfrontend", "-gnone", "-index-ignore-system-modules"], .when(configuration: .debug))
]

/// Applied to what a macro links and has few lines, besides.
let small: [SwiftSetting] = [
  .unsafeFlags(["-driver-batch-count", "1"], .when(configuration: .debug))
]

/// Applied to the tool, where it is linked for good.
let withStandardLibrary: [LinkerSetting] = [
  .unsafeFlags(["-static-stdlib"], .when(platforms: [.linux], configuration: .release))
]

/// Applied to the tests of the dialects.
let usersTests: [SwiftSetting] = [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]

let package = Package(
  name: "Understudy",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "Understudy", targets: ["Understudy"]),
    .library(name: "Mirage", targets: ["Mirage", "Mirage2"]),
    .library(name: "MockNStub", targets: ["MockNStub"]),
    .library(name: "MockSwift", targets: ["MockSwift"]),
    .library(name: "SwiftMock", targets: ["SwiftMock"]),
    .library(name: "SwiftMock6", targets: ["SwiftMock6"]),
    .library(name: "UnderstudyMacros", targets: ["UnderstudyMacros"]),
    .executable(name: "understudy", targets: ["UnderstudyTool"]),
    .plugin(name: "UnderstudyPlugin", targets: ["UnderstudyPlugin"]),
    .plugin(name: "GenerateMocks", targets: ["GenerateMocks"]),
  ],
  traits: [
    .trait(
      name: "OptimizedGenerator",
      description: "Optimizes the generator in debug builds too, for thousands of protocols.")
  ],
  targets: [
    // MARK: Engine
    .target(name: "UnderstudyRuntime", swiftSettings: optimized),
    .testTarget(name: "UnderstudyRuntimeTests", dependencies: ["UnderstudyRuntime"]),

    .target(name: "Understudy", dependencies: ["UnderstudyRuntime"]),
    .testTarget(name: "UnderstudyTests", dependencies: ["Understudy"]),

    // MARK: Dialects
    // Each depends on Understudy, which hands failures to the test frameworks; one import is enough.
    // Their tests are what users have: in language mode 5, and without a warning.
    .target(
      name: "Mirage", dependencies: ["Understudy", "UnderstudyRuntime"],
      path: "Sources/Dialects/Mirage"),
    .target(name: "Mirage2", dependencies: ["Mirage"], path: "Sources/Dialects/Mirage2"),
    .testTarget(
      name: "MirageTests", dependencies: ["Mirage", "Mirage2", "Understudy"],
      path: "Tests/Dialects/MirageTests", swiftSettings: usersTests),

    .target(
      name: "MockNStub", dependencies: ["Understudy", "UnderstudyRuntime"],
      path: "Sources/Dialects/MockNStub"),
    .testTarget(
      name: "MockNStubTests", dependencies: ["MockNStub", "Understudy"],
      path: "Tests/Dialects/MockNStubTests", swiftSettings: usersTests),
    .testTarget(
      name: "MockNStubNimbleTests", dependencies: ["MockNStub"],
      path: "Tests/Dialects/MockNStubNimbleTests", swiftSettings: usersTests),

    .target(
      name: "MockSwift", dependencies: ["Understudy", "UnderstudyRuntime"],
      path: "Sources/Dialects/MockSwift"),
    .testTarget(
      name: "MockSwiftTests", dependencies: ["MockSwift", "Understudy"],
      path: "Tests/Dialects/MockSwiftTests", swiftSettings: usersTests),

    .target(
      name: "SwiftMock", dependencies: ["Understudy", "UnderstudyRuntime"],
      path: "Sources/Dialects/SwiftMock"),
    .testTarget(
      name: "SwiftMockTests", dependencies: ["SwiftMock", "Understudy"],
      path: "Tests/Dialects/SwiftMockTests", swiftSettings: usersTests),

    // The same library's later API, in which a mock is a class: one module cannot hold both.
    .target(
      name: "SwiftMock6", dependencies: ["Understudy", "UnderstudyRuntime"],
      path: "Sources/Dialects/SwiftMock6"),
    .testTarget(
      name: "SwiftMock6Tests", dependencies: ["SwiftMock6", "Understudy"],
      path: "Tests/Dialects/SwiftMock6Tests", swiftSettings: usersTests),

    // One list of behaviours, run through the native API and each dialect.
    .testTarget(
      name: "DialectConformanceTests",
      dependencies: ["Mirage", "MockNStub", "MockSwift", "SwiftMock", "Understudy"]),

    // MARK: Generator
    .target(name: "MockModel", swiftSettings: optimizedOnRequest + linkedByMacros + small),

    .target(
      name: "MockParsing", dependencies: ["MockModel"],
      swiftSettings: optimizedOnRequest + linkedByMacros),
    .testTarget(name: "MockParsingTests", dependencies: ["MockModel", "MockParsing"]),

    .target(
      name: "MockResolving", dependencies: ["MockModel", "MockParsing"],
      swiftSettings: optimizedOnRequest + linkedByMacros + small),
    .testTarget(
      name: "MockResolvingTests", dependencies: ["MockModel", "MockParsing", "MockResolving"]),

    .target(
      name: "MockRendering", dependencies: ["MockModel"],
      swiftSettings: optimizedOnRequest + linkedByMacros),
    .testTarget(
      name: "MockRenderingTests", dependencies: ["MockModel", "MockParsing", "MockRendering"]),

    // What only files need, which no macro links: a macro is built in each of its users' packages.
    .target(
      name: "FileRendering", dependencies: ["MockModel", "MockRendering"],
      swiftSettings: optimizedOnRequest),
    .testTarget(
      name: "FileRenderingTests",
      dependencies: ["FileRendering", "MockModel", "MockParsing", "MockRendering"]),

    .target(
      name: "MockGeneration",
      dependencies: [
        "FileRendering", "MockModel", "MockParsing", "MockRendering", "MockResolving",
      ],
      swiftSettings: optimizedOnRequest),
    .testTarget(
      name: "MockGenerationTests",
      dependencies: [
        "MockGeneration", "MockModel", "MockParsing", "MockRendering", "MockResolving",
      ]),

    // MARK: Macros
    .target(
      name: "MacroExpansion",
      dependencies: ["MockModel", "MockParsing", "MockRendering", "MockResolving"],
      swiftSettings: linkedByMacros + small),
    .testTarget(
      name: "MacroExpansionTests",
      dependencies: [
        "MacroExpansion", "MockGeneration", "MockModel", "MockParsing", "MockRendering",
        "MockResolving",
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

    // The style of Mirage, in the language mode of the code bases that have such mocks.
    .testTarget(
      name: "MirageFixtureTests",
      dependencies: ["Mirage", "MockGeneration", "MockModel", "MockRendering"],
      swiftSettings: [.treatAllWarnings(as: .error), .swiftLanguageMode(.v5)]),

    // The style of MockSwift, in the language mode of the code bases that have such mocks.
    .testTarget(
      name: "MockSwiftFixtureTests",
      dependencies: ["MockGeneration", "MockModel", "MockRendering", "MockSwift"],
      swiftSettings: [.treatAllWarnings(as: .error), .swiftLanguageMode(.v5)]),

    .executableTarget(
      name: "UnderstudyTool", dependencies: ["MockGeneration", "MockModel", "MockRendering"],
      swiftSettings: optimizedOnRequest, linkerSettings: withStandardLibrary),
    .plugin(name: "UnderstudyPlugin", capability: .buildTool(), dependencies: ["UnderstudyTool"]),
    .plugin(
      name: "GenerateMocks",
      capability: .command(
        intent: .custom(
          verb: "generate-mocks", description: "Write mocks of the package's protocols."),
        permissions: [
          .writeToPackageDirectory(reason: "The mocks are written where '--output' says.")
        ]
      ),
      dependencies: ["UnderstudyTool"]),
    .testTarget(
      name: "UnderstudyToolTests",
      dependencies: ["MockGeneration", "MockModel", "MockRendering", "UnderstudyTool"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets
where target.type != .plugin && target.path?.hasPrefix("Tests/Dialects/") != true {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
