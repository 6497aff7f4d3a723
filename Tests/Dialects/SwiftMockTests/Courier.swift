import SwiftMock
import XCTest

struct Parcel: Equatable {
  var weight: Int
}

/// Has no `==`.
struct Address {
  var street: String
  var note: String
}

/// Has no `==`, and is compared by an extension of the matcher.
struct Seal {
  var number: Int
}

extension MockMatcher: MockMatcherExtension {
  public func match(item1: Any?, item2: Any?) -> Bool {
    guard let first = item1 as? Seal, let second = item2 as? Seal else { return false }
    return first.number % 10 == second.number % 10
  }
}

/// Has no `==` either, and nothing compares it.
struct Sticker {
  var text: String
}

final class Van {}

protocol Courier {
  var capacity: Int { get set }
  func status() -> String
  func track(_ id: Int) -> String
  func price(weight: Double, isExpress: Bool) -> Int
  func options(isExpress: Bool, isFragile: Bool) -> Int
  func send(_ parcel: Parcel)
  func deliver(to address: Address) -> Bool
  func decorate(with sticker: Sticker) -> Bool
  func check(_ seal: Seal) -> Bool
  func load(_ van: Van) -> Bool
  func report(_ lines: [String], totals: [String: Int]) -> Bool
  func comment(_ text: String?) -> String?
  func cancel()
}

final class MockCourier: Courier, Mock {
  let callHandler: MockCallHandler

  init(testCase: XCTestCase) { callHandler = MockCallHandlerImpl(testCase) }
  init(isNice: Bool = false) { callHandler = MockCallHandlerImpl(isNice: isNice) }
  init(failer: MockFailer) { callHandler = MockCallHandlerImpl(failer) }
  init(handler: MockCallHandler) { callHandler = handler }

  var capacity: Int {
    get { callHandler.accept(0, functionName: #function) as! Int }
    set { _ = callHandler.accept(nil, functionName: #function, args: newValue) }
  }
  func status() -> String {
    return callHandler.accept("", functionName: #function) as! String
  }
  func track(_ id: Int) -> String {
    return callHandler.accept("", functionName: #function, args: id) as! String
  }
  func price(weight: Double, isExpress: Bool) -> Int {
    callHandler.accept(0, functionName: #function, args: weight, isExpress) as! Int
  }
  func options(isExpress: Bool, isFragile: Bool) -> Int {
    callHandler.accept(0, functionName: #function, args: isExpress, isFragile) as! Int
  }
  func send(_ parcel: Parcel) {
    _ = callHandler.accept(nil, functionName: #function, args: parcel)
  }
  func deliver(to address: Address) -> Bool {
    callHandler.accept(false, functionName: #function, args: address) as! Bool
  }
  func decorate(with sticker: Sticker) -> Bool {
    callHandler.accept(false, functionName: #function, args: sticker) as! Bool
  }
  func check(_ seal: Seal) -> Bool {
    callHandler.accept(false, functionName: #function, args: seal) as! Bool
  }
  func load(_ van: Van) -> Bool {
    callHandler.accept(false, functionName: #function, args: van) as! Bool
  }
  func report(_ lines: [String], totals: [String: Int]) -> Bool {
    callHandler.accept(false, functionName: #function, args: lines, totals) as! Bool
  }
  func comment(_ text: String?) -> String? {
    callHandler.accept(nil, functionName: #function, args: text) as! String?
  }
  func cancel() { _ = callHandler.accept(nil, functionName: #function) }
}

/// Addresses are the same when their streets are.
struct StreetMatcher: MockMatcherExtension {
  func match(item1: Any?, item2: Any?) -> Bool {
    guard let first = item1 as? Address, let second = item2 as? Address else { return false }
    return first.street == second.street
  }
}
