/// @mockable
/* block
   comment */
protocol P {
  // c
  func f(
    a: Int
  )
  var x: Int { get }
}
let s = """
  }
  """
#if A
protocol Q {}
#endif
protocol Members {
  init()
  init?(a: Int)
  init!(b: Int)
  init?<T>(c: T) throws where T: P
  init(d: Int) async throws(E)
  static func s()
  class func c()
  mutating func m()
  nonmutating func n()
  @discardableResult func d() -> Int
  @objc optional func o()
  @MainActor var x: Int { get async throws(E) }
  var a: Int { get set }
  var b: Int { nonmutating get mutating set }
  var c: Int { @A get @B set }
  var d: Int { _read _modify }
  static var h: Int { get }
  var i: Int { get }, j: Int { get set }
  var `default`: Int { get }
  var get: Int { get }
  var set: Int { set }
  var type: Int { get }
  var protocol_: Int { get }
  var open: Int { get }
  var some: Int { get }
  func open()
  func get() -> set
  func set(get: Int)
  func async() async
  func prefix(_ n: Int)
  func mutating()
  func final() -> override
  func `protocol`()
  func `does a thing`()
  func `func`(`in`: Int, `self`: Int)
  subscript(i: Int) -> Int { get }
  subscript(_ i: Int, j j: Int) -> Int { get set }
  static subscript(i: Int) -> Int { get async throws }
  subscript(a: Int...) -> Int { mutating get }
  func a(); func b(); var z: Int { get }
  func rethrowing(_ f: () throws -> Void) rethrows
  func reasyncing(_ f: () async -> Void) reasync
  distributed func dist() async throws
  nonisolated func non()
  nonisolated(unsafe) var unsafe: Int { get }
  consuming func con()
  borrowing func bor()
  __consuming func ucon()
  unowned(safe) var un: Int { get }
  weak var we: AnyObject? { get }
  func multi(
    a: Int,
    b: Int
  )
    async
    throws
    -> Int
    where A: B
  var
    spread
    :
    Int
  {
    get
  }
  @available(
    macOS 10.15,
    *
  )
  @Foo<Int>.Bar(1, "x")
  @A.B
  public private(set) internal var k: Int { get }
}
