protocol A {
  func a(x: )
  func b(x) -> Int
  func c() ->
  var d: { get }
  var e { get }
  func f(x: [Int, y: Int)
  func g(x: Array<Int)
  func h()
}
protocol B { func b() }
