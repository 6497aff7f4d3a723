import Testing

@Suite struct MergingTests {
  @Test(arguments: cases)
  func merged(_ item: Case) {
    #expect(Resolved.last(item.source) == item.expected)
  }

  static let cases: [Case] = [
    Case(
      "a child repeats a parent's requirement",
      """
      protocol A { func f(_ x: Int) -> String }
      protocol B: A { func g(); func f(_ y: Swift.Int) -> String }
      """,
      """
      func g()
      func f(_ y: Swift.Int) -> String
      """),
    Case(
      "two parents with one base name and other labels stay two",
      """
      protocol ReadsA { func read(num: Int) }
      protocol ReadsB { func read(text: String) }
      protocol Both: ReadsA, ReadsB {}
      """,
      """
      func read(num: Int)
      func read(text: String)
      """),
    Case(
      "sugar and generic parameters' names make no difference",
      """
      protocol A { func f<T: Hashable>(_ x: Optional<T>, y: Array<Int>, z: (_ a: Int) -> Void) }
      protocol B { func f<U>(_ x: U?, y: [Int], z: ((Int)) -> ()) where U: Hashable }
      protocol C: A, B {}
      """,
      "func f<T: Hashable>(_ x: Optional<T>, y: Array<Int>, z: (_ a: Int) -> Void)"),
    Case(
      "another constraint is another method",
      """
      protocol A { func f<T: Hashable>(_ x: T) }
      protocol B: A { func f<T: Comparable>(_ x: T) }
      """,
      """
      func f<T: Comparable>(_ x: T)
      func f<T: Hashable>(_ x: T)
      """),
    Case(
      "a settable property serves both",
      """
      protocol A { var x: Int { get } }
      protocol B: A { var x: Int { get set } }
      protocol C: A, B {}
      """,
      "var x: Int { get set }"),
    Case(
      "a parent may be settable alone",
      """
      protocol A { var x: Int { get set } }
      protocol B: A { var x: Int { get } }
      """,
      "var x: Int { get set }"),
    Case(
      "effects of a getter that nobody must have",
      """
      protocol A { var x: Int { get async throws } }
      protocol B { var x: Int { get throws } }
      protocol C: A, B {}
      """,
      "var x: Int { get throws }"),
    Case(
      "who does not throw serves who may",
      """
      protocol A { func f() throws; func g() throws(E); init?(x: Int) throws }
      protocol B { func f(); func g() throws; init(x: Int) }
      protocol C: A, B {}
      """,
      """
      func f()
      func g() throws(E)
      init(x: Int)
      """),
    Case(
      "an asynchronous overload is another member",
      """
      protocol A { func f() }
      protocol B: A { func f() async }
      """,
      """
      func f() async
      func f()
      """),
    Case(
      "results make overloads",
      """
      protocol A { func read() -> Int; subscript(i: Int) -> Int { get } }
      protocol B: A { func read() -> String; subscript(i: Int) -> String { get } }
      """,
      """
      func read() -> String
      subscript(i: Int) -> String { get }
      func read() -> Int
      subscript(i: Int) -> Int { get }
      """),
    Case(
      "static and instance members stay two",
      """
      protocol A { static var x: Int { get }; static func f() }
      protocol B: A { var x: Int { get }; func f() }
      """,
      """
      var x: Int { get }
      func f()
      static var x: Int { get }
      static func f()
      """),
    Case(
      "a discardable result of either",
      """
      protocol A { @discardableResult func f() -> Int }
      protocol B: A { func f() -> Int }
      """,
      "@discardableResult func f() -> Int"),
    Case(
      "backticks and existentials",
      """
      protocol A { func `default`(_ x: any P) -> Int! }
      protocol B: A { func `default`(_ x: P) -> Int? }
      """,
      "func `default`(_ x: P) -> Int?"),
    Case(
      "#if stays, and what stands outside needs no twin inside",
      """
      protocol A {
        #if DEBUG
        func dump()
        func f()
        #else
        func f()
        #endif
      }
      protocol B: A { func f() }
      """,
      """
      func f()
      #if DEBUG
      func dump()
      #endif
      """),
    Case(
      "two blocks with one condition",
      """
      protocol A {
        #if DEBUG
        func f()
        #endif
      }
      protocol B: A {
        #if DEBUG
        func f()
        #endif
      }
      """,
      """
      #if DEBUG
      func f()
      #endif
      """),
    Case(
      "two blocks whose conditions may both hold",
      """
      protocol A {
        #if FAST
        func f()
        #endif
      }
      protocol B: A {
        #if DEBUG
        func f()
        #endif
      }
      """,
      """
      #if DEBUG
      func f()
      #endif
      #if FAST
      #if !(DEBUG)
      func f()
      #endif
      #endif
      """),
  ]
}
