protocol
protocol A {
  func
  func ()
  var
  var : Int { get }
  associatedtype
  func ok()
}
protocol : P {}
protocol B { func b() }
