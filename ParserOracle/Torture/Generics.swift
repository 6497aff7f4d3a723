protocol Generics<Element, Failure> : Sequence , Sendable where Element == Int , Failure : Error {
  associatedtype Element
  associatedtype Failure : Error = any Error
  associatedtype Both : Sequence & Sendable where Both.Element == Self.Element
  associatedtype Suppressed : ~Copyable, ~Escapable
  associatedtype WithDefault = [Int] where Self: Sendable
  func a<T>(_ t: T) -> T
  func b<T: P & Q, U>(_ t: T, u: U) where U: Collection, U.Element == T
  func c<each T>(_ t: repeat each T) -> (repeat each T)
  func d<each T: Sendable, U>(_ t: repeat Foo<each T>, u: U) where repeat each T: P, U == Int
  func e<let n: Int>(_ v: InlineArray<n, Int>)
  func f<T>(_ t: T) where T: ~Copyable, T.A.B == [Int: String], T: Swift.Sequence
  func g<T: ~Copyable & ~Escapable>(_ t: borrowing T) -> T
  func h<T,>(_ t: T)
  func i<T>() where T == any P, (T, T) : Q
  func j<@Foo T>(_ t: T)
  func k<let n: Int, let m: Int>() -> [n of [m of Int]] where n == 3
  subscript<T: Hashable>(key: T) -> Int { get }
  init<S: Sequence>(_ s: S) where S.Element == Element
}
extension Foo where T: P, U == Int {
  protocol InExtension {}
}
extension Swift.Array<Int>.Foo {
  protocol InQualified {}
}
struct G<T: P, each U, let n: Int> where T: Q {
  enum E<V> { protocol Deep {} }
  typealias A<X> = [X] where X: Hashable
}
protocol ClassBound: class, P {}
protocol Attributed: @unchecked Sendable, @preconcurrency P, @retroactive Q {}
