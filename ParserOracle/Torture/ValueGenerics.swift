protocol V {
  func a() -> InlineArray<3, Int>
  func b(_ a: [4 of UInt8]) -> [2 of [3 of Double]]
  func c<let n: Int>(_ a: [n of Int]) -> Vector<n, Int>
  func d(_ a: Matrix<2, -3, Float>)
  var e: [8 of (Int) -> Void] { get }
  associatedtype F where F == Foo<3>
  func g(_ a: [5 of [Int]?]) -> [_ of Int]
  func h(_ a: [0x10 of Int], b: Foo<1_000>)
}
