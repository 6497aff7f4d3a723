import SwiftMock6

// What is mocked, and mocks by hand as tests of the original have them.

struct SoldOut: Error, Equatable {}

/// Has no `==`, and a text of its own.
struct Coupon: CustomStringConvertible {
  var code: String
  var description: String { code }
}

protocol Kiosk: AnyObject {
  var price: Int { get set }
  func sell(_ item: String) -> Int
  func name(of item: Int) -> String?
  func greet()
  func count(_ items: [String], stock: [String: Int]) -> Int
  func redeem(_ coupon: Coupon) throws -> Int
  func order(_ item: String, then body: @escaping (Int) -> Void)
  func load(_ item: String) async -> Int
  func save() async
  func fetch(_ item: String) async throws -> Int
}

final class MockKiosk: Mock<Kiosk>, Kiosk {
  var price = 0 { didSet { accept(price) } }
  func sell(_ item: String) -> Int { accept(item) as! Int }
  func name(of item: Int) -> String? { accept(item) as! String? }
  func greet() { accept() }
  func count(_ items: [String], stock: [String: Int]) -> Int { accept(items, stock) as! Int }
  func redeem(_ coupon: Coupon) throws -> Int { try throwingAccept(coupon) as! Int }
  func order(_ item: String, then body: @escaping (Int) -> Void) {
    accept(checkArgs: [item], actionArgs: [item, body])
  }
  func load(_ item: String) async -> Int { await accept(item) as! Int }
  func save() async { await accept() }
  func fetch(_ item: String) async throws -> Int { try await throwingAccept(item) as! Int }
}

/// The code under test.
final class Stand {
  private let kiosk: Kiosk
  private(set) var isLoading = false
  private(set) var total = 0

  init(_ kiosk: Kiosk) { self.kiosk = kiosk }

  func sell(_ items: String...) { for item in items { total += kiosk.sell(item) } }

  func load(_ item: String) async {
    isLoading = true
    total = await kiosk.load(item)
    isLoading = false
  }
}
