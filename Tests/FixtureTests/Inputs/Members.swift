// Member forms: initialisers, statics, operators, subscripts, keywords, overloads.

protocol Buildable {
  init(size: Int, named: String?)
  init?(code: String) throws
  init(loading path: String) async throws
  init!(legacy: Int)
  init()
  func go()
}

protocol Worker {
  init(id: Int)
}

protocol Engine {
  static func start(_ id: String) async throws
  static var ready: Bool { get }
  static func stop()
  func stop()
}

protocol Grid {
  subscript(row: Int, column: Int) -> String? { get set }
  subscript<Key: Hashable>(key key: Key) -> Int { get }
  static subscript(name: String) -> Int { get }
  static subscript(at index: Int) -> Int { get set }
  subscript(_ index: Int) -> Character { get }
  subscript(_: Bool) -> Int { get set }
  subscript(newValue: Double) -> Int { get set }
}

protocol Ring {
  mutating func rotate(_ by: Int)
  var top: Int { mutating get nonmutating set }
  subscript(index: Int) -> Int { mutating get }
}

protocol Fixer {
  func fix(_ text: inout String, times: Int) -> Bool
  func pair(_ a: inout Int, _ b: inout Int)
  func later(_ text: inout [Int]) async throws -> Int
  static func reset(_ count: inout Int)
}

protocol Spice {}

protocol Pot {
  func add(_ spice: any Spice..., stir: Bool)
  func log(_ format: String, _ arguments: any CVarArg...) -> String
  func numbers(_ numbers: Int...) -> Int
}

protocol Switchboard {
  func allow(_: Bool)
  func route(from _: Int, _: String)
}

protocol Search {
  func find(for: String, in: [String], where: Int, default: Int) -> Int
  func odd(_ `inout`: Int, `self` x: Int, `let`: Int)
  func own(`self`: Int)
}

protocol Language {
  func `nil`()
  var `extension`: Int { get set }
  func `repeat`(`while`: Int)
  static var `default`: Int { get }
  func `init`(_ value: Int)
  func `does a thing`(`with a name` value: Int) -> Int
  var `a value`: Int { get }
}

protocol TableDelegate {
  func table(_ table: Int, didSelect row: Int)
  func table(_ table: Int, didSelect row: String)
  func table(_ table: Int, willShow row: Int) -> Bool
  func table()
}

protocol Wire {
  func send(_ value: any Hashable & Sendable, done: ((Int, [String: [Int]]) -> Void)?)
}

protocol Listener: AnyObject {}

protocol Radio {
  var listener: (any Listener)? { get set }
}

protocol Money {
  static func + (left: Self, right: Self) -> Self
  static func < (left: Self, right: Self) -> Bool
  static prefix func - (value: Self) -> Self
  static func += (left: inout Self, right: Int)
}

protocol Consumed {
  consuming func finish() -> Int
  borrowing func peek() -> Int
  __consuming func old()
}

protocol Hearer: AnyObject {
  func hear(_ text: String)
}

/// What listens is not kept alive.
///
/// @mockable(modifiers: listener = weak; backup = weak; shared=weak)
protocol Antenna {
  var listener: (any Hearer)? { get set }
  var backup: AnyObject! { get set }
  var owner: (any Hearer)? { get set }
  static var shared: (any Hearer)? { get set }
}
