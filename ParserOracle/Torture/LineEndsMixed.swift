protocol A {
  func f()  var x: Int { get }

}
protocol B {}
