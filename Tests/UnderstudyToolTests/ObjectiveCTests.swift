import Foundation
import Testing

/// Mocks of protocols of Objective-C. Where there is no such language, the compiler checks their types
/// all the same, against what it wants to find in two modules of the platform.
@Suite struct ObjectiveCTests {
  let tool = try! BuiltTool()

  static let modes: [(compiler: String, generator: String)] = [
    ("-swift-version 6", ""),
    ("-swift-version 5 -D DEBUG", ""),
    (
      "-swift-version 6 -default-isolation MainActor -enable-upcoming-feature ExistentialAny "
        + "-enable-upcoming-feature MemberImportVisibility",
      "--default-isolation MainActor --qualify-names"
    ),
  ]

  @Test(arguments: modes)
  func mocksHaveTheRightTypes(compiler: String, generator: String) throws {
    let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "ObjectiveCFixtures").path
    let run = try tool.shell(
      """
      set -e
      FIXTURES='\(fixtures)'
      MODULES="$(dirname "$TOOL")/Modules"
      "$TOOL" generate "$FIXTURES/Inputs" -o Mocks.swift \(generator)
      \(Self.platform)
      $FRONTEND -emit-module -parse-as-library -I . -I "$MODULES" -module-name Understudy \\
        -o Understudy.swiftmodule "$FIXTURES/SDK/Understudy.swift"
      $FRONTEND -typecheck -warnings-as-errors -I . -I "$MODULES" -module-name Mocks \(compiler) \\
        "$FIXTURES"/Inputs/*.swift "$FIXTURES"/Uses/*.swift Mocks.swift
      $FRONTEND -typecheck -warnings-as-errors -I . -I "$MODULES" -module-name Macros \
        -D DEBUG \(compiler) "$FIXTURES"/Macros/*.swift -load-plugin-executable \
        "$(dirname "$TOOL")/UnderstudyMacrosPlugin-tool#UnderstudyMacrosPlugin"
      """)
    #expect((run.status, run.errors + run.output) == (0, ""))
  }

  #if canImport(ObjectiveC)
    private static let platform = "FRONTEND='xcrun swiftc -frontend'"
  #else
    /// Modules with the names of the platform's, and a compiler that takes them for these.
    private static let platform = """
      FRONTEND='swiftc -frontend -enable-objc-interop'
      cp "$FIXTURES"/SDK/*.h "$FIXTURES"/SDK/module.modulemap .
      for module in ObjectiveC Foundation; do
        $FRONTEND -emit-module -parse-as-library -import-underlying-module -I . \\
          -module-name $module -o $module.swiftmodule "$FIXTURES/SDK/$module.swift"
      done
      """
  #endif

  @Test func membersThatTheMockCanBeWithout() throws {
    try tool.write(
      """
      import Foundation
      @objc protocol Hints {
        @objc optional var title: String { get set }
        @objc optional func tap(count: Int)
        @objc optional static func make() -> Int
        func work()
      }
      """, to: "x.swift")
    let output = try tool("generate", "x.swift").output
    #expect(output.contains("final class HintsMock: NSObject, Hints, StaticMock, "))
    #expect(
      output.contains(
        """
          nonisolated override func responds(to aSelector: Selector!) -> Bool {
            if aSelector == #selector(getter: title) || aSelector == #selector(setter: title) {
              return understudyTitle.isImplemented
            }
            if aSelector == #selector(tap(count:)) { return understudyTap.isImplemented }
            return super.responds(to: aSelector)
          }

          nonisolated override class func responds(to aSelector: Selector!) -> Bool {
            if aSelector == #selector(make) { return understudyStatics.understudyMake.isImplemented }
            return super.responds(to: aSelector)
          }

        """), "\(output)")
    #expect(
      output.contains("    func work() -> CallPattern<Role, Synchronous, Void, Void, Never> {"))
  }
}
