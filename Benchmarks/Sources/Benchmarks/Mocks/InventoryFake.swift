import Foundation
import Warehouse

/// What a careful developer writes without a library: each member keeps its arguments in an array
/// under a lock and returns what the test has set.
final class InventoryFake: Inventory, @unchecked Sendable {
  struct OutOfStock: Error {}

  private let lock = NSLock()
  private(set) var isOpenCallCount = 0
  var isOpenResult = false
  private(set) var capacityCallCount = 0
  private(set) var capacityCalls: [Int] = []
  private var capacityValue = 0
  private(set) var stockCalls: [(product: Int, hall: Int)] = []
  var stockResult = 1
  private(set) var priceCalls: [(name: String, amount: Int)] = []
  var priceResult = 1
  private(set) var reserveCalls: [(product: Int, amount: Int)] = []
  var reserveResult: Result<Int, any Error> = .success(1)
  private(set) var loadCalls: [(product: Int, page: Int)] = []
  var loadResult = 1
  private(set) var fetchCalls: [(product: Int, page: Int)] = []
  var fetchResult: Result<Int, any Error> = .success(1)
  private(set) var storeCalls: [(value: Any, shelf: Int)] = []
  var storeResult = 1
  private(set) var closeCallCount = 0
  private(set) var shelfCalls: [Int] = []
  var shelfResult = 1

  var isOpen: Bool {
    lock.lock()
    defer { lock.unlock() }
    isOpenCallCount += 1
    return isOpenResult
  }

  var capacity: Int {
    get {
      lock.lock()
      defer { lock.unlock() }
      capacityCallCount += 1
      return capacityValue
    }
    set {
      lock.lock()
      defer { lock.unlock() }
      capacityCalls.append(newValue)
      capacityValue = newValue
    }
  }

  func stock(of product: Int, in hall: Int) -> Int {
    lock.lock()
    defer { lock.unlock() }
    stockCalls.append((product, hall))
    return stockResult
  }

  func price(of name: String, amount: Int) -> Int {
    lock.lock()
    defer { lock.unlock() }
    priceCalls.append((name, amount))
    return priceResult
  }

  func reserve(_ product: Int, amount: Int) throws -> Int {
    lock.lock()
    defer { lock.unlock() }
    reserveCalls.append((product, amount))
    return try reserveResult.get()
  }

  func load(_ product: Int, page: Int) async -> Int {
    lock.withLock {
      loadCalls.append((product, page))
      return loadResult
    }
  }

  func fetch(_ product: Int, page: Int) async throws -> Int {
    try lock.withLock {
      fetchCalls.append((product, page))
      return try fetchResult.get()
    }
  }

  func store<Value>(_ value: Value, at shelf: Int) -> Int {
    lock.lock()
    defer { lock.unlock() }
    storeCalls.append((value, shelf))
    return storeResult
  }

  func close() {
    lock.lock()
    defer { lock.unlock() }
    closeCallCount += 1
  }

  subscript(shelf shelf: Int) -> Int {
    lock.lock()
    defer { lock.unlock() }
    shelfCalls.append(shelf)
    return shelfResult
  }
}
