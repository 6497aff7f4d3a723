protocol A {
  var e: Int { get; set; }
  var f: Int { borrow mutate }
  var g: Int { yielding borrow yielding mutate }
  @available (macOS 12, *) func x()
  func y()
}
protocol B { func b() }
