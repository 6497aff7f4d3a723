// Mocks that pass calls on to a real object.

protocol Ledger {
  associatedtype Unrelated = Int
  func add(_ amount: Int)
}

/// Everything that a value can require.
protocol Tank {
  var litres: Int { get }
  var label: String { get set }
  mutating func fill(_ litres: Int) throws -> Int
  mutating func drain() async -> Int
  subscript(gauge index: Int) -> Int { get set }
  func level(_ unit: String?) async throws -> Double
  func swap(_ first: inout Int, with second: inout Int)
  func measure(_ body: (Int) throws -> Int) rethrows -> Int
  func convert<Unit>(_ unit: Unit, times count: Int) throws -> [Unit]
  func check(_ limit: Int) throws(TankError) -> Bool
  func onChange(_ handler: @escaping (Int) -> Void)
  func note(_ text: @autoclosure () -> String)
  func all<each Part>(_ parts: repeat each Part) -> Int
  func copy() -> Self
  func partner() -> Self?
  func isEqual(to other: Self) -> Bool
  func log(_ lines: String...)
  static func make() -> Int
}

enum TankError: Error, Equatable { case full, empty }

/// The object, and not a value: nothing has to be put back.
protocol Valve: AnyObject {
  var isOpen: Bool { get set }
  func turn() -> any Valve
}

@MainActor
protocol Dial {
  var reading: Int { get set }
  func reset() async
  nonisolated func serial() -> String
}

protocol Pipeline: Actor {
  var pressure: Int { get set }
  var history: [Int] { get async throws }
  func push(_ amount: Int) throws -> Int
  func wait(for amount: Int) async -> Int
  func scan(_ body: (Int) -> Void)
  nonisolated func name() -> String
}

protocol Reservoir<Content> {
  associatedtype Content
  associatedtype Grade = Int
  func take() -> Content
  func put(_ content: Content)
}

protocol Basin<Content, Grade>: Reservoir {
  mutating func grade(_ content: Content) async -> Grade
}

protocol Cistern: Tank {
  func seal()
}

/// Members that no language feature can pass on.
protocol Holdout {
  func run(_ body: (Int) -> Int) async -> Int
  func change(_ values: inout [String: Any]) async -> Int
  func twin() async -> Self?
  func twins() -> [Self]
  func meet(_ other: Self) -> Int
  func lines(_ texts: String...) -> Int
  subscript<each Part>(parts: repeat each Part) -> Int { get }
}
