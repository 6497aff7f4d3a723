import MockModel
import MockParsing
import MockResolving
import Testing

@Suite struct InheritanceTests {
  @Test(arguments: cases)
  func members(_ item: Case) {
    #expect(Resolved.last(item.source) == item.expected)
  }

  static let cases: [Case] = [
    Case(
      "own members first, then the parents' in their order",
      """
      protocol Walks { func walk() -> Int }
      protocol Swims { var depth: Int { get } }
      protocol Duck: Walks, Swims { func quack() }
      """,
      """
      func quack()
      func walk() -> Int
      var depth: Int { get }
      """),
    Case(
      "a diamond gives each member once",
      """
      protocol Top { func top() }
      protocol Left: Top { func left() }
      protocol Right: Top { func right() }
      protocol Bottom: Left, Right {}
      """,
      """
      func left()
      func top()
      func right()
      """),
    Case(
      "through typealiases and compositions",
      """
      protocol A { func a() }
      protocol B { func b() }
      protocol C { func c() }
      typealias Both = A & B
      typealias All = (Both & C)
      protocol D: All, AnyObject { func d() }
      """,
      """
      func d()
      func a()
      func b()
      func c()
      """),
    Case(
      "where Self",
      """
      protocol A { func a() }
      protocol B { func b() }
      protocol C where Self: A & B {}
      """,
      """
      func a()
      func b()
      """),
    Case(
      "a superclass in the inheritance clause and in the where clause",
      """
      class Screen { init() {} }
      protocol Hosted: Screen { func attach() }
      protocol Shown: Hosted where Self: Screen {}
      """,
      """
      superclass Screen
      func attach()
      """),
    Case(
      "a subclass of NSObject serves NSObjectProtocol too",
      "protocol P: NSObjectProtocol, UIView {}",
      "superclass UIView"),
    Case(
      "nested parents, by their scope and by their full name",
      """
      enum Feature {
        protocol Loader { func load() }
        protocol Cached: Loader { func cached() }
      }
      extension Feature { protocol Saver: Loader { func save() } }
      protocol Page: Feature.Cached, Feature.Saver {}
      """,
      """
      func cached()
      func load()
      func save()
      """),
    Case(
      "a module's name in front",
      """
      protocol P { func p() }
      protocol Q: Main.P {}
      protocol R: Main::Q, Swift.Sendable {}
      """,
      "func p()"),
    Case(
      "the inner protocol hides the outer one",
      """
      protocol P { func outer() }
      enum Inside {
        protocol P { func inner() }
        protocol Q: P {}
      }
      """,
      "func inner()"),
    Case(
      "attributes in the clause",
      """
      protocol P { func p() }
      protocol Q: @preconcurrency P, @unchecked Sendable {}
      """,
      "func p()"),
    Case(
      "what an extension adds is no requirement",
      """
      protocol P { var enabled: Bool { get } }
      extension P { var enabled: Bool { true }; func extra() {} }
      protocol Q: P {}
      """,
      "var enabled: Bool { get }"),
    Case(
      "an actor",
      """
      protocol Base: Actor {}
      protocol Counter: Base { func add(_ n: Int) -> Int }
      """,
      """
      actor
      func add(_ n: Int) -> Int
      """),
    Case(
      "a parent's global actor",
      """
      @MainActor protocol Panel { func show() }
      protocol Sheet: Panel {}
      """,
      """
      @MainActor
      func show()
      """),
    Case(
      "a child that leaves the parent's global actor",
      """
      @MainActor protocol Panel { func show() }
      nonisolated protocol Sheet: Panel {}
      """,
      "func show()"),
    Case(
      "private protocols of other names do not matter, suppressed ones neither",
      "protocol P: ~Copyable, Sendable, AnyObject { func p() }",
      "func p()"),
  ]

  @Test func parentsInOtherFiles() {
    let text = Resolved.text(files: [
      ("App/Page.swift", "protocol Page: Titled, Base.Shown { func show() }", .mocked),
      ("Base/Titled.swift", "public protocol Titled { var title: String { get } }", .lookedUp),
      ("Other/Shown.swift", "public protocol Shown { func other() }", .lookedUp),
      ("Base/Shown.swift", "public protocol Shown { func base() }", .lookedUp),
    ])
    #expect(
      text == """
        func show()
        var title: String { get }
        func base()
        """)
  }

  @Test func theNearestOfTwoNamesakes() {
    let text = Resolved.text(files: [
      ("App/A/Page.swift", "protocol Page: Titled {}", .mocked),
      ("App/B/Titled.swift", "protocol Titled { func b() }", .mocked),
      ("App/A/Titled.swift", "protocol Titled { func a() }", .mocked),
    ])
    #expect(text == "func a()")
  }

  @Test func aPrivateNamesakeIsSeenInItsFileOnly() {
    let text = Resolved.text(files: [
      ("Page.swift", "protocol Page: Titled {}", .mocked),
      ("A.swift", "private protocol Titled { func hidden() }", .mocked),
      ("B.swift", "protocol Titled { func seen() }", .lookedUp),
    ])
    #expect(text == "func seen()")
  }

  @Test func conditionsChooseBetweenTwoParents() {
    #expect(
      Resolved.last(
        """
        #if os(Linux)
        protocol Base { func linux() }
        #else
        protocol Base { func mac() }
        #endif
        protocol Child: Base { func child() }
        """) == """
          func child()
          #if os(Linux)
          func linux()
          #endif
          #if !(os(Linux))
          func mac()
          #endif
          """)
  }

  @Test func aGlobalActorOfTheSources() {
    let file = MockParser.parse(
      "@Mockable @Database protocol Store {}\nprotocol Cached: Store {}", path: "x.swift")
    let resolver = Resolver(SourceIndex([(file, .mocked)], globalActors: ["Database"]))
    let (mocks, diagnostics) = resolver.resolve(file.types.map { ($0, path: file.path) })
    #expect(mocks.map(\.globalActor?.name) == ["Database", "Database"])
    #expect(diagnostics == [])
  }

  @Test func aliasesThatDoubleAtEachStepEnd() {
    var source = "protocol A0 { func a() }\ntypealias A1 = A0\n"
    for step in 2...60 { source += "typealias A\(step) = A\(step - 1) & A\(step - 1)\n" }
    #expect(Resolved.last(source + "protocol P: A60 {}") == "func a()")
  }

  // MARK: Diagnostics

  @Test(arguments: diagnostics)
  func diagnostic(_ item: Case) {
    #expect(Resolved.last(item.source) == item.expected)
  }

  static let diagnostics: [Case] = [
    Case(
      "an unknown parent",
      """
      protocol Page: Titled {
        func show()
      }
      """,
      """
      func show()
      Main.swift:1:10: warning: protocol 'Page' inherits from 'Titled', which is in none of the \
      given sources, so its requirements are missing; give the file or folder that declares it with \
      --sources-for-inheritance
      """),
    Case(
      "an unknown grandparent is told where it is named",
      """
      protocol Page: A.Titled {}
      protocol Child: Page {}
      """,
      """

      Main.swift:1:10: warning: protocol 'Page' inherits from 'A.Titled', which is in none of the \
      given sources, so its requirements are missing; give the file or folder that declares it with \
      --sources-for-inheritance
      """.trimmingFirstNewline),
    Case(
      "a cycle of three",
      """
      protocol C: A {}
      protocol B: C {}
      protocol A: B { func a() }
      """,
      """
      func a()
      Main.swift:3:10: error: protocol 'A' inherits from itself through 'C'
      """),
    Case(
      "a cycle of one",
      "protocol A: A {}",
      "Main.swift:1:10: error: protocol 'A' inherits from itself"),
    Case(
      "a cycle beside the protocol",
      """
      protocol A: B {}
      protocol B: A {}
      protocol C: A { func c() }
      """,
      "func c()"),
    Case(
      "typealiases that stand for each other",
      """
      typealias A = B
      typealias B = A
      protocol C: A { func c() }
      """,
      "func c()"),
    Case(
      "a distributed actor",
      "protocol P: DistributedActor {}",
      """
      no mock
      Main.swift:1:10: error: protocol 'P' inherits from 'DistributedActor' and cannot be mocked: \
      a distributed actor needs an actor system
      """),
    Case(
      "one property of two types",
      """
      protocol A { var x: Int { get } }
      protocol B { var x: String { get } }
      protocol C: A, B {}
      """,
      """
      no mock
      Main.swift:3:10: error: protocol 'C' cannot be mocked: it inherits 'x' as 'Int' and as 'String'
      """),
    Case(
      "a requirement that a generic clause cannot state",
      "protocol Node { associatedtype Child: Node where Child.Parent == Self; associatedtype Parent }",
      """
      no mock
      Main.swift:1:10: error: protocol 'Node' cannot be mocked: it requires 'Child.Parent == Self', \
      and the generic clause of a class cannot name the class itself
      """),
  ]
}

extension String {
  fileprivate var trimmingFirstNewline: String { hasPrefix("\n") ? String(dropFirst()) : self }
}
