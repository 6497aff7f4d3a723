// What the snippets of the README are about.

struct Item: Equatable, Sendable {
  var id: String
}

struct NotFound: Error {}

protocol ItemService: Sendable {
  var isConnected: Bool { get }
  var token: String { get set }
  subscript(cache id: String) -> Item? { get }
  func fetch(id: String, page: Int) async throws -> Item
  func count(_ name: String) -> Int
}

protocol Till: Sendable {
  var total: Int { get }
}

protocol Kiosk: Sendable {
  var till: any Till { get }
}

struct Article: Equatable, Sendable {
  var title: String
}

protocol FeedListener: AnyObject {}

/// @mockable(typealias: Entry = Article; Key = String)
/// @mockable(modifiers: listener = weak)
protocol Feed {
  associatedtype Entry
  associatedtype Key
  var listener: (any FeedListener)? { get set }
}
