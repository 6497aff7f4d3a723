import Mirage

// What is mocked, and mocks by hand as tests of the original have them.

protocol Clock {
  func now() -> Int
}

final class MockClock: Clock {
  lazy var mock_now = FuncCallHandler<Void, Int>(returnValue: 0)
  func now() -> Int { mock_now.handle(()) }
}

/// A class, which is mocked by a subclass.
class Lamp {
  private(set) var log: [String] = []
  var level = 1

  func toggle() { log.append("toggle") }
  func dim(to percent: Int) -> Int { percent }
  func blend(_ colour: String, with other: String) -> String { "\(colour)+\(other)" }
}

class MockLamp: Lamp {
  lazy var mock_toggle = FuncCallHandler<Void, Void>(
    returnValue: (), callRealFunc: { [weak self] args in self?.super_toggle(args) })

  override func toggle() { mock_toggle.handle(()) }
  func super_toggle(_ args: Void) { super.toggle() }

  lazy var mock_dim = FuncCallHandler<Int, Int>(
    returnValue: anyInt(),
    callRealFunc: { [weak self] args in self?.super_dim(args) ?? anyInt() })

  override func dim(to percent: Int) -> Int { mock_dim.handle(percent) }
  func super_dim(_ args: Int) -> Int { super.dim(to: args) }

  class BlendArgs {
    var colour: String
    var other: String

    init(_ colour: String, _ other: String) {
      self.colour = colour
      self.other = other
    }
  }

  lazy var mock_blend = FuncCallHandler<BlendArgs, String>(
    returnValue: anyString(),
    callRealFunc: { [weak self] args in self?.super_blend(args) ?? anyString() })

  override func blend(_ colour: String, with other: String) -> String {
    mock_blend.handle(BlendArgs(colour, other))
  }
  func super_blend(_ args: BlendArgs) -> String { super.blend(args.colour, with: args.other) }

  lazy var mock_level_get = FuncCallHandler<Void, Int>(returnValue: anyInt())
  lazy var mock_level_set = FuncCallHandler<Int, Void>(returnValue: ())

  override var level: Int {
    get { mock_level_get.handle(()) }
    set { mock_level_set.handle(newValue) }
  }
}

/// Only `dim(to:)` is replaced as long as nothing is stubbed.
final class PartialMockLamp: Lamp {
  lazy var mock_toggle = FuncCallHandler<Void, Void>(
    returnValue: (), isPartial: true,
    callRealFunc: { [weak self] args in self?.super_toggle(args) })

  override func toggle() { mock_toggle.handle(()) }
  func super_toggle(_ args: Void) { super.toggle() }

  lazy var mock_dim = FuncCallHandler<Int, Int>(returnValue: -1)
  override func dim(to percent: Int) -> Int { mock_dim.handle(percent) }
}

protocol Archive {
  func load(_ name: String) throws -> Int
}

final class MockArchive: Archive {
  lazy var mock_load = ThrowingFuncCallHandler<String, Int>(returnValue: 0)
  func load(_ name: String) throws -> Int { try mock_load.handle(name) }
}

struct Offline: Error, Equatable {}

protocol Backup {
  func save(_ name: String) throws(Offline) -> Int
}

final class MockBackup: Backup {
  lazy var mock_save = TypedFuncCallHandler<String, Int, Offline>(returnValue: 0)
  func save(_ name: String) throws(Offline) -> Int { try mock_save.handle(name) }
}

func anyInt() -> Int { 0 }
func anyString() -> String { "" }
