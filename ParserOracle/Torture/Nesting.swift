struct A { enum B { class C { actor D { protocol E { func f() } } } } }
extension A.B { struct X<T> { typealias T2 = T; protocol Y {} } }
func f() { protocol Local {} ; struct S { protocol Local2 {} } }
actor Act { func f() {}; protocol P {}; init() {} ; deinit {} ; isolated deinit {} }
public final class Fin<T: P>: Base, Q where T: R {
  var a: Int { protocol No {}; return 1 }
  var b: Int = { protocol No {}; return 1 }()
  lazy var c: () -> Void = { [weak self] in protocol No {} }
  let d = [1, 2, 3].map { $0 }.filter { _ in true }
  var e: Int { get { 1 } set { protocol No {} } }
  var f = 5 { didSet { } willSet(x) { } }
  subscript(i: Int) -> Int { protocol No {}; return 1 }
  init() { protocol No {} }
  deinit { }
  #sourceLocation(file: "x.swift", line: 1)
  #warning("foo")
  #stringify(1 + 2) { protocol No {} }
  protocol Yes {}
  #sourceLocation()
  enum E { case a, b(Int), c(protocol: String); indirect case d(E); case e = "protocol" ; protocol InEnum {} }
  func g() -> some P where T: P { }
  func h()
  protocol AfterBodiless {}
}
if true { protocol InIf {} } else { }
for x in y { protocol InFor {} }
while let x = y() { }
switch x { case .a: protocol InSwitch {} default: break }
do { } catch { }
x.protocol = 1
foo.class.func()
print("protocol")
let closure = { (a: Int) -> Int in protocol No {} ; return a }
protocol AtEnd {}
macro m() = #externalMacro(module: "A", type: "B")
@freestanding(expression) public macro stringify<T>(_ value: T) -> (T, String) = #externalMacro(module: "M", type: "S")
protocol AfterMacro {}
actor.run()
open(file)
let actor = 1, final = 2
let optional = try? open
prefix(1)
protocol AfterContextual {}
package protocol Pack {}
fileprivate extension A { protocol InFP {} }
nonisolated struct N { protocol InN {} }
distributed actor DA { protocol InDA {} }
indirect enum IE { protocol InIE {} }
