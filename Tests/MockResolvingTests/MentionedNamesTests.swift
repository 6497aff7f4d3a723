import MockResolving
import Testing

@Suite struct MentionedNamesTests {
  @Test(arguments: cases)
  func resolved(_ item: Case) {
    #expect(Resolved.last(item.source) == item.expected)
  }

  static let cases: [Case] = [
    Case(
      "a function type, and nothing else",
      """
      typealias Done = (Int) -> Void
      typealias Name = String
      protocol P { func f(_ done: @escaping Done, name: Name) }
      """,
      """
      func f(_ done: @escaping Done, name: Name)
      alias Done = (Int) -> Void
      """),
    Case(
      "optionals and tuples of function types",
      """
      typealias Maybe = (() -> Void)?
      typealias Pair = (Int, () -> Void)
      typealias List = [() -> Void]
      protocol P { var a: Maybe { get }; var b: Pair { get }; var c: List { get } }
      """,
      """
      var a: Maybe { get }
      var b: Pair { get }
      var c: List { get }
      alias Maybe = (() -> Void)?
      alias Pair = (Int, () -> Void)
      """),
    Case(
      "an alias of an alias",
      """
      typealias Done = @Sendable (Int) -> Void
      typealias Finish = Done?
      protocol P { func f(_ finish: Finish) }
      """,
      """
      func f(_ finish: Finish)
      alias Finish = (@Sendable (Int) -> Void)?
      """),
    Case(
      "generic ones",
      """
      typealias Result<T> = (T) -> Void
      typealias Ints = Result<Int>
      protocol P { func f(_ a: Result<String>, _ b: Ints) }
      """,
      """
      func f(_ a: Result<String>, _ b: Ints)
      alias Ints = (Int) -> Void
      alias Result<T> = (T) -> Void
      """),
    Case(
      "nested ones, by scope and by full name",
      """
      enum Feature {
        typealias Done = () -> Void
        protocol P { func f(_ done: Done, _ other: Feature.Done) }
      }
      """,
      """
      func f(_ done: Done, _ other: Feature.Done)
      alias Done = () -> Void
      alias Feature.Done = () -> Void
      """),
    Case(
      "of the protocol and of its parents",
      """
      protocol Parent { typealias Done = () -> Void; func g(_ done: Done) }
      protocol P: Parent { func f(_ done: Self.Done) }
      """,
      """
      func f(_ done: Done)
      func g(_ done: Done)
      alias Done = () -> Void
      """),
    Case(
      "aliases that stand for each other end",
      """
      typealias A = B
      typealias B = A
      protocol P { func f(_ a: A) }
      """,
      "func f(_ a: A)"),
  ]

  @Test(arguments: [
    ("func f(_ a: A) -> B", "func f(_ a: Outer.A) -> B"),
    ("func f(_ c: C, d: Outer.A, e: Int)", "func f(_ c: C, d: Outer.A, e: Int)"),
    ("func f<A>(_ a: A) -> [A: B]", "func f<A>(_ a: A) -> [A: B]"),
    ("var f: Set<A>? { get }", "var f: Set<Outer.A>? { get }"),
    (
      "func f(_ a: any Q) throws(A) -> (A) -> B.A",
      "func f(_ a: any Outer.Q) throws(Outer.A) -> (Outer.A) -> B.A\nprotocols Outer.Q"
    ),
    ("associatedtype A\n  func f(_ a: A)", "<A>\nfunc f(_ a: A)"),
    (
      "associatedtype X: Collection where X.Element == A\n  func f(_ a: X)",
      "<X: Collection> where X.Element == Outer.A\nfunc f(_ a: X)"
    ),
  ])
  func namesOfAnOuterScope(_ member: String, _ expected: String) {
    #expect(
      Resolved.last(
        """
        enum Outer {
          struct A: Error {}
          protocol Q {}
          enum Inner {
            struct B { struct A {} }
            struct C {}
            protocol P {
              \(member)
            }
          }
        }
        """) == expected)
  }

  @Test func protocolsWithoutAny() {
    #expect(
      Resolved.last(
        """
        protocol Store {}
        enum N { protocol Store {} }
        struct S {}
        protocol Element {}
        protocol P {
          associatedtype Element
          func f<Store>(_ a: Store, _ s: S) -> Element
          func g(_ a: N.Store) throws -> [Codable]
        }
        """) == """
          <Element>
          func f<Store>(_ a: Store, _ s: S) -> Element
          func g(_ a: N.Store) throws -> [Codable]
          protocols Codable, N.Store
          """)
  }

  @Test(arguments: [
    ("func f<Store>(_ a: Store)", ""),
    ("func f<Store>(_ a: Store)\n  func g(_ a: Store)", "Store"),
    ("func f<T: Store>(_ a: T)", "Store"),
    ("func f() -> N.Store?", "N.Store"),
    ("@Unmocked func f() -> Store\n  func g() -> N.Store", "N.Store"),
    ("var a: Store { get }\n  #if DEBUG\n    var b: N.Store { get }\n  #endif", "N.Store, Store"),
    ("var a: `Store` { get }", "`Store`"),
  ])
  func protocolsOf(_ members: String, _ expected: String) {
    let text = Resolved.last(
      """
      protocol Store {}
      enum N { protocol Store {} }
      protocol P {
        \(members)
      }
      """)
    let protocols = text.split(separator: "\n").filter { $0.hasPrefix("protocols ") }
    #expect(protocols == (expected.isEmpty ? [] : ["protocols \(expected)"]))
  }

  @Test func acrossFiles() {
    let text = Resolved.text(files: [
      ("P.swift", "protocol P { func f(_ done: Done) }", .mocked),
      ("Done.swift", "public typealias Done = () async throws -> Void", .lookedUp),
    ])
    #expect(text == "func f(_ done: Done)\nalias Done = () async throws -> Void")
  }
}
