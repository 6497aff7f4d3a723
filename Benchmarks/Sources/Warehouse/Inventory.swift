/// What the benchmarks mock: ten members of all kinds.
public protocol Inventory: AnyObject, Sendable {
  var isOpen: Bool { get }
  var capacity: Int { get set }
  func stock(of product: Int, in hall: Int) -> Int
  func price(of name: String, amount: Int) -> Int
  func reserve(_ product: Int, amount: Int) throws -> Int
  func load(_ product: Int, page: Int) async -> Int
  func fetch(_ product: Int, page: Int) async throws -> Int
  func store<Value>(_ value: Value, at shelf: Int) -> Int
  func close()
  subscript(shelf shelf: Int) -> Int { get }
}
