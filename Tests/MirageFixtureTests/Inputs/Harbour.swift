import Foundation

struct Ship: Equatable {
  var name = ""
}

struct Port {
  struct Pier: Equatable {
    var number = 0
  }
}

struct Cargo<Content> {
  var content: Content
}

protocol Named {
  var name: String { get }
}

// sourcery: mirageMock
protocol Harbour: Named {
  func open()
  func ship(at pier: Int) -> Ship
  func lookUp(_ name: String, on day: Date?, _ flag: Bool) -> Ship?
  func dock(_ ship: Ship, at pier: Port.Pier) throws -> Int
  func wait(for ship: Ship) async throws -> Bool
  func moor(_ ship: Ship) throws(TooHeavy) -> Int
  func unload() async
  // sourcery: mirageReturn = "Port.Pier(number: 7)"
  func freePier() -> Port.Pier
  // sourcery: mirageSel = shipNamed
  func ship(named name: String) -> Ship
  // sourcery: mirageSkip
  func audit<Report>(_ report: Report) -> Report
  func sound(_ horns: Int...) -> Int
  func rename(_ ship: inout Ship)
  func close(then: @escaping (Int) -> Void, orElse: (() -> String)?)
  func inspect(using check: @escaping (Ship) -> Bool)

  var capacity: Int { get }
  var manager: String! { get set }
  var ships: [Ship] { get set }
  var tide: Double { get throws }
  var depth: Int { get throws(TooHeavy) }
  // sourcery: mirageSel = lamp
  var `default`: Bool { get set }
}

// sourcery: mirageMock
protocol Shapes {
  func array() -> [Int]
  func arrayOpt() -> [Int]?
  func nested() -> [[String: Port.Pier]]
  func dict() -> [String: Ship]
  func dictOpt() -> [String: Ship]?
  func tuple() -> (Int, String)
  func tupleOpt() -> (a: Int, b: Ship)?
  func generic() -> Cargo<[Ship]>
  func closure() -> (Int, String) -> Ship
  func closureOpt() -> (() -> Void)?
  func optional() -> Port.Pier?
  func existential() -> any Named
  func none() -> ()
}

// sourcery: mirageMock
class Crane {
  private(set) var lifts: [Int] = []
  var limit: Int = 10
  let serial = "A1"
  private var secret = 0

  init(limit: Int) { self.limit = limit }

  func lift(_ weight: Int) -> Int {
    lifts.append(weight)
    return weight * 2
  }

  func lower(_ weight: Int, onto ship: Ship) throws -> String {
    guard weight <= limit else { throw TooHeavy() }
    return "\(weight) onto \(ship.name)"
  }

  func hoist(_ weight: Int) throws(TooHeavy) -> Int {
    guard weight <= limit else { throw TooHeavy() }
    return weight
  }

  func swing() { secret += 1 }
  func tune(_ weight: inout Int) -> Int {
    weight += 1
    return weight
  }
  func rest() async -> Int { 8 }
  final func paint() -> String { "red" }
  private func hide() {}
  static func build() -> Crane { Crane(limit: 1) }
}

struct TooHeavy: Error {}

// sourcery: miragePartialMock
class Tug {
  private(set) var pulls: Int = 0
  init() {}
  func pull() { pulls += 1 }
  func push(_ ship: Ship) -> Ship { ship }
}

// sourcery: mirageMock
protocol Depth {
  #if DEBUG
    func measure() -> Int
  #else
    func measure() -> Int
  #endif
}

/// Nobody asks for this one.
protocol Unmarked {
  func nothing()
}

/// Its type is fixed by the test target, in an extension of the mock.
// sourcery: mirageMock
protocol Warehouse {
  associatedtype Item: Equatable
  func take() -> Item
  func put(_ item: Item, at shelf: Int) throws -> [Item]
}

typealias Signal = (Int) -> Void

/// Names and parents that need care.
// sourcery: mirageMock
protocol Buoy: Hashable {
  init(number: Int)
  var `a value`: Int { get }
  func drift(for: Int, in _: String) -> Int
  func `does a thing`(_ done: @escaping Signal)
}

class Vessel {
  let draught = 3
}

// sourcery: mirageMock
protocol Tanker: Vessel {
  func fill(_ litres: Int) -> Int
}
