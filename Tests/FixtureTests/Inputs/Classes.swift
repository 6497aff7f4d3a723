import Foundation

struct MotorError: Error, Equatable {
  var code = 0
}

final class Fuel: Equatable {
  let litres: Int
  init(_ litres: Int) { self.litres = litres }
  static func == (left: Fuel, right: Fuel) -> Bool { left.litres == right.litres }
}

protocol MotorDelegate: AnyObject {
  func motorDidStart()
}

/// @mockable
class Motor {
  // Stored, with a type that its value tells, computed, observed.
  var cylinders = 4
  var ratio = -1.5
  var label = "motor"
  var isHot = false
  var parts = [String]()
  var temperature: Int = 20 { didSet { changes += 1 } }
  private(set) var changes = 0
  weak var delegate: (any MotorDelegate)?
  lazy var serial: String = "S-\(cylinders)"
  var onStart: (() -> Void)?
  var limit: Int! = 7
  var power: Int { cylinders * 10 }
  var mode: Mode {
    get { .idle }
    set { label = "\(newValue)" }
  }
  var pressure: Double { get async throws { 1.5 } }
  let number = 1
  private var secret = 0

  enum Mode: Equatable { case idle, running }
  struct Matcher {}

  init(cylinders: Int = 4) {
    self.cylinders = cylinders
    prepare()
  }
  init(name: String, line: Int) throws {
    if name.isEmpty { throw MotorError() }
    label = "\(name)@\(line)"
  }
  init?(horses: Int) { if horses == 0 { return nil } }
  init(remote: String) async { label = remote }
  convenience init(twinOf other: Motor) { self.init(cylinders: other.cylinders) }

  func prepare() {}
  func start() { onStart?() }
  @discardableResult func accelerate(to speed: Int, smoothly: Bool = true) -> Int { speed }
  func burn(_ fuel: Fuel) throws -> Int {
    if fuel.litres == 0 { throw MotorError(code: 1) }
    return fuel.litres
  }
  func check(_ limit: Int) throws(MotorError) -> Bool { true }
  func refuel(_ fuel: Fuel) async throws -> Fuel { fuel }
  func adjust(_ value: inout Int, by change: Int) -> Bool {
    value += change
    return true
  }
  func measure(_ probe: (Int) -> Int) -> Int { probe(cylinders) }
  func note(_ text: @autoclosure () -> String) -> String { text() }
  func convert<Unit: Equatable>(_ unit: Unit, times count: Int) -> [Unit] {
    Array(repeating: unit, count: count)
  }
  func inspect(_ part: some CustomStringConvertible) -> String { part.description }
  func log(_ lines: String...) -> Int { lines.count }
  func twin() -> Self { self }
  func other() -> Self? { nil }
  func select(_ mode: Mode, _ matcher: Matcher?) -> Mode { mode }
  func mock(_ mock: Int, location: String) -> Int { mock }
  @available(*, deprecated) func old() -> Int { 1 }
  @available(*, unavailable) func gone() {}
  final func stop() {}
  static func register() {}

  class var maker: String { "real" }
  class func make(_ size: Int) -> Int { size }

  subscript(part part: String) -> Int {
    get { parts.count }
    set { parts = Array(repeating: part, count: newValue) }
  }
  subscript(row row: Int, column column: Int) -> String { "\(row):\(column)" }

  #if DEBUG
    func trace() -> Int { 1 }
  #else
    func quietly() -> Int { 2 }
  #endif

  /// @mockable
  class Valve {
    func open() -> Bool { true }
  }
}

extension Motor {
  func cannotBeOverridden() -> Int { power }
}

/// What it inherits, from another file, is in the mock as well.
/// @mockable
class Tanker: Hull {
  override func material() -> String { "double \(super.material())" }
  override final func repair() { super.repair() }
  func cargo() -> Int { 0 }
}

/// @mockable
class IntStack: Stack0<Int> {
  override func push(_ element: Int) { super.push(element + 1) }
}

/// @mockable
class Depot<Item: Hashable, Place> {
  var items: [Item: Place] = [:]
  required init(_ items: [Item: Place]) { self.items = items }
  func find(_ item: Item) -> Place? { items[item] }
  class func count(_ items: [Item]) -> Int { items.count }
}

/// @mockable
@MainActor class Placard {
  var title = "placard"
  let width: Int
  init(width: Int) { self.width = width }
  func show(_ text: String) -> Bool { true }
  func load(_ fuel: Fuel) async -> Fuel { fuel }
  nonisolated func tag() -> Int { 3 }
  nonisolated func fetch(_ fuel: Fuel) async -> Fuel { fuel }
}

/// A subclass is isolated as its superclass is.
/// @mockable
class Dialog: Placard {
  func confirm() -> Bool { false }
}

/// @mockable
class Shared: @unchecked Sendable {
  func value() -> Int { 1 }
}

/// The compiler writes an initialiser for it that is required.
/// @mockable
class Saved: Stored {
  var identifier = 1
}

// sourcery: AutoMockable
open class Vessel {
  public init() {}
  internal var token: Int? = nil
  public internal(set) var count: Int = 1
  open private(set) var level: Int = 2
  open func run() -> Int { 1 }
  public func halt() -> Int { 2 }
  package func moor() -> Int { 3 }
  func drift() -> Fuel? { nil }
}

/// @mockable
class Optionals<Content> {
  required init?(_ content: Content) { nil }
  func content() -> Content? { nil }
}

/// @mockable
class Thermostat {
  var target = 20
  let room: String

  init(room: String) { self.room = room }

  func read() async throws -> Double { 19.5 }
  func heat(to degrees: Int) -> Bool { degrees > target }
}

/// @mockable
class Faucet {
  init(_ litres: @autoclosure () -> Int, times: inout Int, open: (Int) -> Void) {
    times += 1
    open(litres())
  }
  init() {}
  convenience init(litres: Int) {
    var times = 0
    self.init(litres, times: &times) { _ in }
  }
  func close() {}
  deinit { close() }
}
