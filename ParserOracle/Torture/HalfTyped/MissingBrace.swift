protocol A {
  func a()

protocol B {
  func b()
}
struct S {
  func f() {
    if x {
  }
  func g() {}
}
protocol C { func c() }
