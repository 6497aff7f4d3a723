protocol A {
  if x { }
  x = 3
  return
  case a
  struct S {}
  protocol In { func x() }
  func ok()
}
protocol B { func b() }
