import MockModel
import MockParsing
import Testing

/// Requirements of a protocol, one row for each way to write one.
@Suite struct MemberTests {
  struct Row: CustomTestStringConvertible {
    var text: String
    var members: [String]
    var testDescription: String { text }

    init(_ text: String, _ members: String...) {
      self.text = text
      self.members = members.isEmpty ? [text] : members
    }
  }

  @Test(arguments: [
    Row("func a()", "func a()"),
    Row("func a(b: Int, c d: String) -> Int", "func a(b : Int, c d : String) -> Int"),
    Row("func a(_ b: inout Int...)", "func a(_ b : inout Int...)"),
    Row("func a() async throws(E) -> Int", "func a() async throws(E) -> Int"),
    Row("func a(_ b: () throws -> Void) rethrows", "func a(_ b : () throws -> Void) rethrows"),
    Row("func a(@Builder b: () -> Int)", "func a(@Builder b : () -> Int)"),
    Row("func `a } b`(`in`: Int)", "func `a } b`(`in` : Int)"),
    Row("func get() ; func set(get: Int)", "func get()", "func set(get : Int)"),
    Row("func a(some: Int, any: Int, in b: Int)", "func a(some : Int, any : Int, in b : Int)"),
    Row(
      "func a<T: P, each U, let n: Int>() where T.A == B, repeat each U: Q",
      "func a<T : P, each U, let n : Int>() where T.A == B, repeat each U : Q"),
    Row("static func == (a: Self, b: Self) -> Bool", "static func ==(a : Self, b : Self) -> Bool"),
    Row("static func ==<T>(a: T, b: T) -> Bool", "static func ==<T>(a : T, b : T) -> Bool"),
    Row("static func <<T>(a: T, b: T)", "static func <<T>(a : T, b : T)"),
    Row("static func / (a: Self, b: Self)", "static func /(a : Self, b : Self)"),
    Row("prefix static func !(a: Self)", "prefix static func !(a : Self)"),
    Row("@discardableResult mutating func a() -> Int"),
    Row("nonisolated(unsafe) static func a()"),
    Row("@available(\n  macOS 15, // c\n  *)\nfunc a()", "@available(macOS 15, *) func a()"),
    Row("@A.B<C>(1, \"}\") func a()"),
    Row("init()"), Row("init?(a: Int) throws", "init?(a : Int) throws"),
    Row("init!<T>(a: T) where T: P", "init!<T>(a : T) where T : P"),
    Row("var a: Int { get }"),
    Row("static var a: Int { get set }", "static var a: Int { get; set }"),
    Row("var a: Int { get async throws(E) }"),
    Row(
      "var a: Int { @A mutating get nonmutating set }",
      "var a: Int { @A mutating get; nonmutating set }"),
    Row("var a: Int { _read _modify }", "var a: Int { _read; _modify }"),
    Row(
      "var a: Int { yielding borrow yielding mutate }",
      "var a: Int { yielding borrow; yielding mutate }"),
    Row(
      "var a: Int { get }, b: String { get set }", "var a: Int { get }",
      "var b: String { get; set }"),
    Row("var get: Int { get }"), Row("var open: () -> Void { get }"),
    Row("var a: Int? { get }"), Row("var a: [Int: (Int) -> Int] { get }"),
    Row("subscript(a: Int) -> Int { get }", "subscript(a : Int) -> Int { get }"),
    Row(
      "static subscript<T: P>(a: T, b b: Int) -> T where T: Q { get async set }",
      "static subscript<T : P>(a : T, b b : Int) -> T where T : Q { get async; set }"),
    Row("associatedtype A"),
    Row(
      "associatedtype A: P & Q, ~Copyable = Int where A.B == C",
      "associatedtype A : P & Q, ~Copyable = Int where A.B == C"),
    Row("typealias A<T> = [T] where T: P", "typealias A<T> = [T] where T : P"),
    Row(
      "#if A\nfunc a()\n#elseif B && os(iOS) // c\n#if C\nvar b: Int { get }\n#endif\n#else\ninit()\n#endif",
      "#if A", "func a()", "#if B && os(iOS)", "#if C", "var b: Int { get }", "#endif", "#else",
      "init()", "#endif"),
    Row("#if A\n@B\n#endif\nfunc a()", "#if A", "@B func a()", "#else", "func a()", "#endif"),
    Row("#if A\n#endif\nfunc a()", "func a()"),
    Row("func a(); ; func b()", "func a()", "func b()"),
    Row("#macro(1)\nfunc a()", "func a()"),
  ])
  func member(_ row: Row) {
    let file = MockParser.parse("protocol P {\n\(row.text)\n}", path: "p.swift")
    #expect(file.types.map(Summary.members) == [row.members])
    #expect(file.diagnostics == [])
  }

  @Test(arguments: [
    Row("var a = 1", "var a: Int { get; set }"),
    Row("var a = -1, b = \"c\"", "var a: Int { get; set }", "var b: String { get; set }"),
    Row("var a = 1_000.5, b: Int", "var a: Double { get; set }", "var b: Int { get; set }"),
    Row("var a = 0xFE // 1.5", "var a: Int { get; set }"),
    Row("var a = 1e3 { didSet { } }", "var a: Double { get; set }"),
    Row("var a = true\nvar b = #\"c\"#", "var a: Bool { get; set }", "var b: String { get; set }"),
    Row("var a = [Int: [B]]()", "var a: [Int: [B]] { get; set }"),
    Row("lazy var a = A.B<C, D>()", "lazy var a: A.B<C, D> { get; set }"),
    Row("var a = A { 1 }", "var a:  { get; set }"),
    Row("var a = A(1)", "var a:  { get; set }"), Row("var a = A.b()", "var a:  { get; set }"),
    Row("var a = 1 + 2", "var a:  { get; set }"), Row("var a = A.b", "var a:  { get; set }"),
    Row("var a = 1\n  .b", "var a:  { get; set }"), Row("var a = [1]", "var a:  { get; set }"),
    Row("var a = A<B, C>(1), b: Int", "var a:  { get; set }", "var b: Int { get; set }"),
    Row("let a = 1", "let a:  { get }"),
    Row("let a: Int = f { 1 }", "let a: Int { get }"),
    Row("var a: Int { 1 }", "var a: Int { get }"),
    Row("var a: Int { get { 1 } set { } }", "var a: Int { get; set }"),
    Row("var a: Int = 1 { didSet { } }", "var a: Int { get; set }"),
    Row("var a: Int { get async throws { 1 } }", "var a: Int { get async throws }"),
    Row("var a, b: Int", "var a: Int { get; set }", "var b: Int { get; set }"),
    Row("var a: Int = b<c, d>(1), e: Int", "var a: Int { get; set }", "var e: Int { get; set }"),
    Row("lazy var a: () -> Int = { 1 }", "lazy var a: () -> Int { get; set }"),
    Row(
      "func a(b: Int = f(1, 2), c: A = A<B, C>()) { }",
      "func a(b : Int = f(1, 2), c : A = A<B, C>())"),
    Row(
      "required convenience init(a: Int = 1) { self.init() }",
      "required convenience init(a : Int = 1)"),
    Row("override final class func a() { }", "override final class func a()"),
    Row("subscript(a: Int) -> Int { 1 }", "subscript(a : Int) -> Int { get }"),
    Row("deinit { }; enum E { case a }; func a() { }", "func a()"),
  ])
  func classMember(_ row: Row) {
    let file = MockParser.parse("@Mockable class C {\n\(row.text)\n}", path: "c.swift")
    #expect(file.types.map(Summary.members) == [row.members])
    #expect(file.diagnostics == [])
  }
}
