protocol A {
  var a: Int
  var b: Int { }
  var c: Int { get foo }
  var d: Int = 3
  var e: Int { return 3 }
  func f() { }
  subscript(x: Int) -> Int
  subscript(x: Int)
  init
}
protocol B { func b() }
