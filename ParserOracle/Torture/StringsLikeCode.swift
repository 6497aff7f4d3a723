let one = "protocol Fake { func f() }"
let two = """
  protocol Fake2 {
    func f()
  }
  \(one) { }
  """ + "}"
let three = #"}}} "quoted" \(not interpolated) protocol Fake3 {"#
let four = ##"a "# b \#(c) \##(one + "}")"##
let five = "\("\("\(one)")")" + "\\" + "\"" + "{"
let six = #"""#
let seven = #""""# + ##""" "# """##
let eight = #"""
  }}} " "" """ \(x) \#(one) "##
  """#
let nine = "\(one.map { "{ \($0) }" }) }"
struct Holder {
  let text = "} protocol InString { }"
  func text(_ a: Int = 1) -> String { "}\(a)}" }
  protocol Inner {
    func after(_ a: String)
  }
}
protocol Real {
  @available(*, deprecated, message: "use } or { \"instead\" \\")
  func f()
  @Custom(message: #"raw " } "#)
  var g: Int { get }
  @available(*, deprecated, message: """
    several
    lines }
    """)
  func h()
}
