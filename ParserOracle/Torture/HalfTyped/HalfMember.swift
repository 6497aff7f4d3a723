protocol A {
  func a()
  fun
  func b()
  publ
  var x: Int { ge
  func c()
}
protocol B { func b() }
