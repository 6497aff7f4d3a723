// Isolation: global actors, actors, Sendable, parameter specifiers.

@MainActor
protocol Panel: AnyObject {
  var shown: Bool { get set }
  func toggle() -> Int
  func load() async throws -> Int
  nonisolated func identifier() -> String
  nonisolated func remote() async -> Int
  static func make() -> Int
  init(title: String)
}

protocol PanelSource {
  @MainActor func panel() -> any Panel
}

protocol MixedIsolation {
  @MainActor func draw()
  func compute() -> Int
  @MainActor var title: String { get }
  @MainActor func load() async -> Int
  @concurrent func far() async -> Int
  nonisolated(nonsending) func near() async -> Int
}

nonisolated protocol Flat {
  nonisolated func a()
  var b: Int { get }
}

protocol Counter: Actor {
  var total: Int { get }
  func add(_ n: Int) -> Int
  func flush() async throws
  nonisolated func label() -> String
  subscript(index: Int) -> Int { get }
}

protocol Tally: Counter {
  init(start: Int)
  static func zero() -> Int
}

protocol Relay: Sendable {
  func send(_ bytes: [UInt8]) async throws -> Int
  var isOpen: Bool { get }
}

protocol Preferences: Sendable {
  func dump() -> [String: Any]
  func set(_ value: Any, for key: String)
}

protocol Site {
  static func ping() -> Bool
  static var base: String { get set }
}

final class Parcel {}

protocol Carrier {
  func take(_ parcel: sending Parcel) async
  func run(on actor: isolated (any Actor)?) -> Int
  func runAsync(on actor: isolated any Actor) async -> Int
  func keep(_ list: consuming [Int]) -> Int
  func look(_ list: borrowing [String])
  func give() -> sending Parcel
  func giveAsync(_ id: Int) async throws -> sending Parcel
}

@globalActor
actor StoreActor {
  static let shared = StoreActor()
}

@StoreActor
protocol StoreFront {
  var items: [Int] { get }
  func add(_ item: Int) async
}

@MainActor
protocol Synchronizing {
  nonisolated init()
  func sync(_ values: [Int])
}

protocol Base {
  func a()
  var b: Int { get set }
  func c() async -> Int
  static var d: Int { get }
  init(e: Int)
}

@MainActor
protocol IsolatedChild: Base, Hashable, CustomStringConvertible {
  func f()
}

protocol IsolatedGrandchild: IsolatedChild {
  func g()
}

/// A global actor is an actor's name, which a mock can be asked for as well.
protocol Stage: GlobalActor {
  func light() -> Int
}

protocol MainStage: GlobalActor where ActorType == Crew {
  static func close()
}

actor Crew {}

protocol DescribedActor: Actor, CustomStringConvertible, Equatable {
  func run()
}
