import MockModel
import MockResolving
import Testing

/// What the mock of a class overrides, and what is said of the rest.
@Suite struct ClassTests {
  @Test(arguments: cases)
  func overridden(_ item: Case) {
    #expect(
      Resolved.overridden(
        files: [("Main.swift", item.source, .mocked)], visibility: Visibility()) == item.expected)
  }

  static let cases: [Case] = [
    Case(
      "what cannot be overridden is named",
      """
      class Engine {
        let number = 1
        private var secret = 0
        fileprivate func hide() {}
        static func register() {}
        final func stop() {}
        @available(*, unavailable) func gone() {}
        class var maker: String { "" }
        private(set) var level = 1
        func run() {}
        static func == (left: Engine, right: Engine) -> Bool { true }
        deinit {}
      }
      """,
      """
      static var maker: String { get }
      var level: Int { get }
      func run()
      init()
      Main.swift:2:3: note: property 'number' of 'Engine' is not mocked, since it is a constant
      Main.swift:3:11: note: property 'secret' of 'Engine' is not mocked, since it is private
      Main.swift:4:15: note: method 'hide()' of 'Engine' is not mocked, since it is fileprivate
      Main.swift:5:10: note: method 'register()' of 'Engine' is not mocked, since it is static
      Main.swift:6:9: note: method 'stop()' of 'Engine' is not mocked, since it is final
      Main.swift:7:30: note: method 'gone()' of 'Engine' is not mocked, since it is unavailable
      """),
    Case(
      "what no override can do is a warning",
      """
      class Engine {
        var delegate = makeDelegate()
        func view() -> some View { Text() }
        subscript(key: Int) -> [some View] { [] }
        func all<each T>(_ value: repeat each T) {}
      }
      """,
      """
      init()
      Main.swift:2:3: warning: property 'delegate' of 'Engine' is not mocked, since its type is not \
      written: write 'var delegate: Type'
      Main.swift:3:3: warning: method 'view()' of 'Engine' is not mocked, since no override can have \
      its opaque result
      Main.swift:4:3: warning: subscript of 'Engine' is not mocked, since no override can have its \
      opaque result
      Main.swift:5:3: warning: method 'all(_:)' of 'Engine' is not mocked, since the compiler finds \
      nothing to override for a parameter pack
      """),
    Case(
      "designated initialisers, with their effects",
      """
      class Engine {
        init(size: Int = 1) {}
        init?(name: String) throws {}
        private init(secret: Int) {}
        @available(*, unavailable) init(old: Int) {}
        convenience init(short: Bool) { self.init() }
      }
      """,
      """
      init(size: Int)
      init?(name: String) throws
      inherits initialisers
      """),
    Case(
      "a variadic initialiser makes no mock",
      """
      class Engine {
        init(_ parts: Int...) {}
        init() {}
      }
      """,
      """
      init()
      Main.swift:2:3: warning: initialiser 'init(_:)' of 'Engine' makes no mock, since Swift has no \
      way to hand on a variadic parameter
      """),
    Case(
      "only private initialisers",
      """
      class Engine {
        static let shared = Engine()
        private init() {}
        func run() {}
      }
      """,
      """
      no mock
      Main.swift:1:7: error: class 'Engine' cannot be mocked: it has no designated initialiser that \
      the mock can call
      Main.swift:2:10: note: property 'shared' of 'Engine' is not mocked, since it is static
      """),
    Case(
      "a required convenience initialiser beside a private one",
      """
      class Engine {
        private init() {}
        init(size: Int) {}
        required convenience init(name: String) { self.init() }
      }
      """,
      """
      no mock
      Main.swift:1:7: error: class 'Engine' cannot be mocked: it has a required convenience \
      initialiser, which is inherited only if all designated ones can be overridden
      """),
    Case(
      "the initialiser of Decodable that the compiler writes",
      """
      protocol Stored: Codable {}
      class Record: Stored { var id = 1 }
      """,
      """
      var id: Int { get set }
      init()
      init(from decoder: any Decoder) throws
      """),
    Case(
      "the initialiser of Decodable that somebody wrote",
      "class Record: Codable { required init(from decoder: Decoder) throws {} }",
      "init(from decoder: Decoder) throws"),
    Case(
      "a generic superclass",
      """
      class Stack<E> {
        typealias Visitor = (E) -> Void
        init(_ all: [E]) {}
        func push(_ element: E) {}
        func visit(_ visitor: Visitor) {}
        func map<E>(_ element: E) -> E { element }
      }
      class Pile<F>: Stack<[F]> { func pile() {} }
      class IntPile: Pile<Int> { override func push(_ element: [Int]) {} }
      """,
      """
      func push(_ element: [Int])
      func pile()
      func visit(_ visitor: Visitor)
      func map<E>(_ element: E) -> E
      init(_ all: [[Int]])
      sees Visitor
      """),
    Case(
      "an override may have other types, and be final",
      """
      class Base {
        func make() -> Base { self }
        func take(_ value: Int) {}
        func stop() {}
        var view: Base { self }
        final func last() {}
      }
      class Child: Base {
        override func make() -> Child { self }
        override func take(_ value: Int?) {}
        override final func stop() {}
        override var view: Child { self }
        func take(_ value: String) {}
      }
      """,
      """
      func make() -> Child
      func take(_ value: Int?)
      var view: Child { get }
      func take(_ value: String)
      init()
      Main.swift:11:18: note: method 'stop()' of 'Child' is not mocked, since it is final
      Main.swift:6:9: note: method 'last()' of 'Base' is not mocked, since it is final
      """),
    Case(
      "inherited initialisers",
      """
      class Base { init(size: Int) {}; convenience init() { self.init(size: 1) } }
      class Middle: Base {}
      class Child: Middle { convenience init(name: String) { self.init(size: 2) } }
      """,
      """
      init(size: Int)
      inherits initialisers
      """),
    Case(
      "initialisers that are not inherited",
      """
      class Base { init(size: Int) {} }
      class Child: Base { init(name: String) { super.init(size: 1) } }
      """,
      "init(name: String)"),
    Case(
      "isolated as the superclass is",
      """
      @MainActor class Base { func show() {} }
      class Child: Base {}
      """,
      """
      @MainActor
      func show()
      init()
      """),
    Case(
      "conformances add nothing",
      """
      protocol Drives { func drive() }
      class Car: Drives, Hashable, @unchecked Sendable { func drive() {} }
      """,
      """
      func drive()
      init()
      """),
    Case(
      "a superclass through a typealias",
      """
      class Box<T> { func open() -> T? { nil } }
      typealias Crate<T> = Box<[T]>
      class Parcel: Crate<Int> {}
      """,
      """
      func open() -> [Int]?
      init()
      """),
    Case(
      "a superclass that nobody knows",
      "class Child: Stranger { func play() {} }",
      """
      func play()
      init()
      has an unknown superclass
      Main.swift:1:7: warning: class 'Child' inherits from 'Stranger', which is in none of the given \
      sources, so what it has from there is not mocked; give the file or folder that declares it \
      with --sources-for-inheritance
      """),
    Case(
      "a class of the platform",
      "class Child: NSObject { func play() {} }",
      """
      func play()
      init()
      has an unknown superclass
      """),
    Case(
      "a class that inherits from itself",
      "class A: B {}\nclass B: A {}",
      """
      no mock
      Main.swift:2:7: error: class 'B' cannot be mocked: it inherits from itself
      """),
    Case(
      "a final class", "final class A {}",
      """
      no mock
      Main.swift:1:13: warning: class 'A' is final and cannot be mocked
      """),
    Case(
      "a class with a parameter pack", "class A<each T> {}",
      """
      no mock
      Main.swift:1:7: error: class 'A' cannot be mocked: no class can inherit from one with a \
      parameter pack
      """),
    Case(
      "conditional members",
      """
      class Base { func a() {}; func b() {} }
      class Child: Base {
        #if DEBUG
          override func a() {}
          func c() {}
        #endif
        override func b() {}
      }
      """,
      """
      #if DEBUG
      func c()
      #endif
      func b()
      func a()
      init()
      """),
  ]
}

// MARK: - Modules

@Suite struct ClassAccessTests {
  static let vessel = """
    open class Vessel {
      public init() {}
      init(secret: Int) {}
      internal var token: Int? = nil
      public func halt() {}
      open internal(set) var level: Int = 1
      open func run() {}
    }
    """

  private func overridden(
    _ source: String = vessel, path: String, imported: [String] = [], testable: [String] = []
  ) -> String {
    Resolved.overridden(
      files: [(path, source, .mocked)],
      visibility: Visibility(imported: imported, testable: testable))
  }

  static let everything = """
    var token: Int? { get set }
    func halt()
    var level: Int { get set }
    func run()
    init()
    init(secret: Int)
    """

  @Test func theSameModuleSeesEverything() {
    #expect(overridden(path: "Sources/Port/Vessel.swift") == Self.everything)
    #expect(overridden(path: "Sources/Port/Vessel.swift", testable: ["Port"]) == Self.everything)
    #expect(
      overridden(path: "Sources/Port/Vessel.swift", imported: ["Foundation"], testable: ["Port"])
        == Self.everything)
  }

  @Test func anotherModuleSeesWhatIsOpen() {
    #expect(
      overridden(path: "Sources/Port/Vessel.swift", imported: ["Port"]) == """
        var level: Int { get }
        func run()
        init()
        Sources/Port/Vessel.swift:4:12: note: property 'token' of 'Vessel' is not mocked, since it is \
        internal to its module
        Sources/Port/Vessel.swift:5:10: note: method 'halt()' of 'Vessel' is not mocked, since it is \
        not open, so nothing outside of its module can override it
        """)
  }

  @Test func aPublicClassOfAnotherModule() {
    let source = "public class Vessel { public init() {} }"
    #expect(
      overridden(source, path: "Sources/Port/Vessel.swift", imported: ["Port"]) == """
        no mock
        Sources/Port/Vessel.swift:1:14: error: class 'Vessel' cannot be mocked: it is public, and only \
        an open class can be overridden in another module; import its module with --testable-import
        """)
    #expect(overridden(source, path: "Sources/Port/Vessel.swift", testable: ["Port"]) == "init()")
  }

  @Test func aSuperclassOfAnotherModule() {
    #expect(
      Resolved.overridden(
        files: [
          ("Sources/App/Ferry.swift", "class Ferry: Vessel { func load() {} }", .mocked),
          ("Sources/Port/Vessel.swift", Self.vessel, .lookedUp),
        ], visibility: Visibility(testable: ["App"])) == """
          func load()
          var level: Int { get }
          func run()
          init()
          Sources/Port/Vessel.swift:4:12: note: property 'token' of 'Vessel' is not mocked, since it is \
          internal to its module
          Sources/Port/Vessel.swift:5:10: note: method 'halt()' of 'Vessel' is not mocked, since it is \
          not open, so nothing outside of its module can override it
          """)
  }
}
