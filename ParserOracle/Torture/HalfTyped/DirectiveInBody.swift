protocol A {
  #if X
  func a()
}
protocol B { func b() }
