// A module whose declarations are isolated to the main actor unless they say otherwise.

protocol Drawer {
  var isOpen: Bool { get }
  var label: String { get set }
  func close()
  func load(_ id: Int) async throws -> Int
  nonisolated func identifier() -> Int
  func each(_ body: (Int) throws -> Void) rethrows
  static func make() -> Int
  init(size: Int)
}

nonisolated protocol Plain: Sendable {
  func tick() -> Int
  func load() async -> Int
  static var standard: Int { get }
}

protocol Machine: Actor {
  func run(_ speed: Int) -> Int
  var count: Int { get }
}

protocol Comparing: Hashable, Identifiable, CustomStringConvertible where ID == Int {
  var rank: Int { get }
}

protocol Feed<Entry> {
  associatedtype Entry
  func next() async throws -> Entry
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value
}

/// @mockable
class Lamp {
  var isOn = false
  init(watts: Int) {}
  func shine() -> Int { 1 }
  func wait() async -> Int { 2 }
  nonisolated func identifier() -> Int { 3 }
}

/// @mockable
nonisolated class Socket {
  func volts() -> Int { 230 }
}
