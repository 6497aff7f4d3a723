protocol Types {
  typealias A = [Int]
  typealias B = [String: [Int?]]
  typealias C = (Int, label: String, _: Double)
  typealias D = (Int) -> (String) throws -> Void
  typealias E = (inout Int, _ x: String, Int...) async throws(MyError) -> [Int]
  typealias F = any Sequence<Int> & Sendable
  typealias G = (some Collection)?
  typealias H = Int??
  typealias I = Int!
  typealias J = A.Type
  typealias K = any P.Type
  typealias L = (any P).Type
  typealias M = P.Protocol
  typealias N = Swift.Dictionary<Swift.String, Swift.Array<Int>>.Index
  typealias O = @convention(c) (Int) -> Void
  typealias Q = @Sendable @MainActor (Int) async -> Void
  typealias R = @isolated(any) () -> Void
  typealias S = nonisolated(nonsending) () async -> Void
  typealias T = ~Copyable
  typealias U = ~Copyable & ~Escapable
  typealias V = [3 of Int]
  typealias W = [3 of [4 of Int]]
  typealias X = Vector<3, Int>
  typealias Y = Vector<-1, Int>
  typealias Z = (repeat each T)
  typealias AA = (repeat (each T).Element)
  typealias BB = (repeat Foo<each T>) -> Void
  typealias CC = Array<Array<Array<Int>>>
  typealias DD = Array<Array<Int>>?
  typealias EE = ()
  typealias FF = () -> ()
  typealias GG = (()) -> (())
  typealias HH = ((Int)) -> ((Int))
  typealias II = @escaping() -> Void
  typealias JJ = [(Int, Int)]
  typealias KK = Int.Type?
  typealias LL = Foo<_, Int>
  typealias NN = (A, B,)
  typealias OO = [
    String :
      Int
  ]
  typealias PP = A::B
  typealias QQ = A::B.C::D<E::F>
  typealias RR = [Int].Index
  typealias SS = (Int)?.Type
  typealias TT = any (P & Q)
  typealias UU = Self
  typealias VV = Self.Element
  typealias WW = Any
  typealias XX = any Any.Type
  typealias YY = (_ a: Int, b c: String, inout Int) -> Void
  typealias ZZ = (each T, _ : Int) -> Void
}
protocol Parameters {
  func a(_ a: inout Int, b: borrowing T, c: consuming T, d: sending T, e: isolated (any Actor)?)
  func b(_ a: isolated MyActor, b: __owned T, c: __shared T, d: _const Int)
  func c(a: @autoclosure @escaping () -> Int, b: @escaping @Sendable (Int) -> Void)
  func d(_: Int, _ _: Int, in in_: Int, for for_: Int, `default`: Int, default: Int)
  func e(a: Int..., b: String...)
  func f(@Builder a: () -> Int, @Wrapped(1) b: Int)
  func g(a: sending @escaping () -> Void, b: isolated Int = 1)
  func h(sending: Int, isolated: Int, borrowing: Int, consuming: Int, inout_: Int)
  func i(some: Int, any: Int, each: Int, async: Int, throws_: Int, repeat_: Int)
  func k(_ a: (Int, Int), _ b: [Int: (Int) -> Int]) -> (Int) -> (Int) -> Int
  func l(a: Int? = nil, b: [Int] = [], c: (Int) -> Int = { $0 })
  func m(a: Int,)
  func n(
    a
    b
    :
    Int
  )
  func o() -> some P
  func p() -> any P & Q
  func q() -> (some P, any Q)
  func r() -> sending T
  func s() -> @Sendable () -> Void
  func t() -> ~Copyable
  func u(_ a: @escaping (_ completion: @escaping (Result<Int, any Error>) -> Void) -> Void)
}
