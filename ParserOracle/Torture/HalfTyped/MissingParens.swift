protocol A {
  func a(
  func b()
  func c(x: Int
  var d: Int { get }
  func e(x: (Int, String) -> Void
}
protocol B { func b() }
