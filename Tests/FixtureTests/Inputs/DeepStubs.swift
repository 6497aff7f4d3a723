// Members whose results are mocked in the same run.

protocol Shop {
  var drawer: any Drawer { get }
  var stand: (any Drawer)! { get set }
  var rear: (any Drawer)? { get }
  func drawer(number: Int) async throws -> any Drawer
  func plain() -> (any Drawer)
  subscript(index: Int) -> any Drawer { get set }
  func generic<T>(_ value: T) -> any Drawer
  func archive() -> any Archive<Int>
  func both() -> any Drawer & Sendable
  static var main: any Drawer { get }
}

protocol Drawer {
  var total: Int { get }
  var shop: any Shop { get }
  var clerk: any Clerk { get }
  var display: any Display { get }
}

protocol Clerk: Actor {
  func greet() -> String
}

@MainActor
protocol Display {
  var text: String { get }
}

protocol Archive<Item> {
  associatedtype Item
  func items() -> [Item]
}

#if DEBUG
  protocol Probe {
    var drawer: any Drawer { get }
  }
#endif

protocol Prober {
  #if DEBUG
    var probe: any Probe { get }
  #endif
}
