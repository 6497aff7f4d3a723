struct Star: Equatable {
  var name: String
}

struct Clouded: Error {}

// sourcery: AutoMockable
protocol Telescope {
  var isOpen: Bool { get }
  var zoom: Double { get set }
  var target: Star { get async throws }
  subscript(index: Int) -> Star { get }
  subscript(name name: String, inCatalogue catalogue: String) -> Star? { get set }

  func close()
  func point(at star: Star) throws
  func find(_ name: String, near position: (x: Double, y: Double)) -> Star?
  func expose(for seconds: Int) async throws -> [Star]
  func measure(_ stars: Star...) -> Int
  func decode<Value: Decodable>(_ type: Value.Type, from text: String) -> [Value]
  func merge<Names: Sequence>(_ names: Names) -> Int where Names.Element == String
  func whenClear(_ body: @escaping (Star) -> Void) -> Bool
  func inspect(_ body: (Star) -> Void, every seconds: Int)
  func log(_ message: @autoclosure () -> String)
  func copied() -> Self
  func `repeat`(_ in: Int) -> Int
}

/// Its parents are not mocked themselves.
// sourcery: AutoMockable
protocol Antenna: Site.Shielded, Powered, Sendable {
  init(frequency: Double)
  func tune(to frequency: Double) -> Bool
}

protocol Powered {
  func powerOn() async
  #if DEBUG
    func selfTest() -> Int
  #else
    func skipTest() -> Int
  #endif
}

enum Site {
  protocol Shielded {
    var isShielded: Bool { get }
  }

  // sourcery: AutoMockable
  protocol Dome {
    func turn(by degrees: Int) -> Int
    func open(_ shutter: Shutter) -> [Shutter]
  }

  enum Shutter { case east, west }
}

// sourcery: AutoMockable
protocol Archive {
  var size: Int { get throws(Clouded) }
  func load(_ name: String) throws(Clouded) -> Star
  func save(_ star: Star) throws(Clouded)
  func list() async throws(any Error) -> [Star]
  func clear() throws(Never)
  // sourcery: mockSwiftSkip
  static func capacity() -> Int
}

// sourcery: AutoMockable
@MainActor
protocol Screen {
  var title: String { get set }
  func show(_ star: Star) -> Bool
}

protocol Catalogue {
  associatedtype Entry
  func first() -> Entry?
  func add(_ entry: Entry, twice isTwice: Bool)
}

/// Fixes the associated type of its parent, which has no mock.
// sourcery: AutoMockable
protocol StarCatalogue: Catalogue where Entry == Star {}

typealias Handler = (Star) -> Void

/// Signatures and parents that need care.
// sourcery: AutoMockable
protocol Beacon {
  func rank(_ others: [Self]) -> Self?
  func tune(for: Int, from _: String) -> Int
  func whenReady(_ done: Handler) -> Bool
  func announce(_ text: @autoclosure @escaping () throws -> String) rethrows
  func send(_ star: sending Star) -> sending Star
  func post(_ names: [some StringProtocol]) -> Int
  func each<Problem: Error>(_ body: (Star) throws(Problem) -> Void) throws(Problem) -> Int
  func hold(_ mocked: borrowing Int) -> Int
}

public protocol Dish {
  func aim(at angle: Int) -> Int
}

/// What it inherits is public, and so is `Mock`.
// sourcery: AutoMockable
protocol BigDish: Dish {
  func track(_ star: Star) -> Bool
}

/// Not asked for.
protocol Lamp {
  func shine()
}
