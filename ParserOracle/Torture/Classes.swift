/// @mockable
class A: Base, P {
  var a = 1
  let b: Int = 2
  var c: Int { 3 }
  var d: Int { get { 1 } set { } }
  var e: Int = 1 { didSet { } }
  private(set) var f: String = ""
  lazy var g: () -> Int = { 3 }
  static let h = 1
  class var i: Int { 1 }
  @Published var j: [Int] = []
  var k, l: Int
  var m = 1, n = "x", o: Int = 3
  var p: Int { get async throws { 1 } }
  var q: Int { _read { yield x } _modify { yield &x } }
  var r: Int { get }
  init(a: Int = 1, b: String = "x", c: [Int] = [1, 2]) { super.init() }
  required convenience init?(coder: NSCoder) { nil }
  deinit { }
  func s(a: Int = f(1, 2), b: (Int) -> Int = { a in a }, c: Foo<A, B> = Foo<A, B>()) async throws -> Int { 1 }
  override final func t() { }
  func u<T>(_ t: T) -> T where T: P { t }
  subscript(i: Int) -> Int { 1 }
  subscript(j: Int) -> Int { get { 1 } set { } }
  enum Nested { case a; protocol Deep { } }
  typealias T = Int
  @objc dynamic open func v() {}
  #if DEBUG
  func w() {}
  #endif
  func x(a: Int = 1 < 2 ? 3 : 4, b: Bool = a < b, c: Int = 1)
  var ff: Int { get @available(*, unavailable) set }
  var gg: Int { @A get
    nonmutating set }
  var y: Int { let get = 1; return get }
  var z: Int { getter.foo() }
  let (aa, bb) = (1, 2)
  var cc: Int = x.y.z { willSet { } }
  var dd = Foo { 1 } trailing: { 2 }
  var ee: some View { Text("x") }
}
@Mockable final class B<T: P> where T: Q { func f() {} }
@Mock class C: P { func g() -> Int }
// sourcery: AutoMockable
class D { class E { func no() {} } ; @Mock class F { func yes() {} } }
class NotAsked { func f() {} ; protocol In {} ; class func g() {} ; class G { } }
// sourcery: foo, AutoMockable = "x", bar
class H {}
// sourcery:begin: AutoMockable
class NotH {}
