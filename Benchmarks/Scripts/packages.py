"""The packages whose builds are measured, as text."""

import pathlib

#: Ten members of mixed kinds; `#` is the protocol's number.
PROTOCOL = """\
public struct Order#: Sendable, Equatable {
  public var id: Int
  public init(id: Int) { self.id = id }
}

public protocol Orders#: AnyObject, Sendable {
  var isOpen: Bool { get }
  var owner: String { get set }
  func order(id: Int, from shop: String) -> Order#?
  func all(limit: Int) -> [Order#]
  func add(_ order: Order#, urgent: Bool)
  func remove(_ order: Order#) throws -> Bool
  func load(from address: String) async throws -> [Order#]
  func refresh() async
  func observe(_ handler: @escaping @Sendable (Order#) -> Void)
  func clear()
}
"""

#: What is written by hand for the same protocol: a counter and a handler for each member.
HANDLERS = """\
final class Orders#Handlers: Orders#, @unchecked Sendable {
  var isOpenCallCount = 0
  var isOpenHandler: (() -> Bool)?
  var isOpen: Bool {
    isOpenCallCount += 1
    guard let isOpenHandler else { fatalError("isOpenHandler is not set") }
    return isOpenHandler()
  }

  var ownerGetCallCount = 0
  var ownerSetCallCount = 0
  var ownerGetHandler: (() -> String)?
  var ownerSetHandler: ((String) -> Void)?
  var owner: String {
    get {
      ownerGetCallCount += 1
      guard let ownerGetHandler else { fatalError("ownerGetHandler is not set") }
      return ownerGetHandler()
    }
    set {
      ownerSetCallCount += 1
      ownerSetHandler?(newValue)
    }
  }

  var orderCallCount = 0
  var orderHandler: ((Int, String) -> Order#?)?
  func order(id: Int, from shop: String) -> Order#? {
    orderCallCount += 1
    guard let orderHandler else { fatalError("orderHandler is not set") }
    return orderHandler(id, shop)
  }

  var allCallCount = 0
  var allHandler: ((Int) -> [Order#])?
  func all(limit: Int) -> [Order#] {
    allCallCount += 1
    guard let allHandler else { fatalError("allHandler is not set") }
    return allHandler(limit)
  }

  var addCallCount = 0
  var addHandler: ((Order#, Bool) -> Void)?
  func add(_ order: Order#, urgent: Bool) {
    addCallCount += 1
    addHandler?(order, urgent)
  }

  var removeCallCount = 0
  var removeHandler: ((Order#) throws -> Bool)?
  func remove(_ order: Order#) throws -> Bool {
    removeCallCount += 1
    guard let removeHandler else { fatalError("removeHandler is not set") }
    return try removeHandler(order)
  }

  var loadCallCount = 0
  var loadHandler: ((String) async throws -> [Order#])?
  func load(from address: String) async throws -> [Order#] {
    loadCallCount += 1
    guard let loadHandler else { fatalError("loadHandler is not set") }
    return try await loadHandler(address)
  }

  var refreshCallCount = 0
  var refreshHandler: (() async -> Void)?
  func refresh() async {
    refreshCallCount += 1
    await refreshHandler?()
  }

  var observeCallCount = 0
  var observeHandler: ((@escaping @Sendable (Order#) -> Void) -> Void)?
  func observe(_ handler: @escaping @Sendable (Order#) -> Void) {
    observeCallCount += 1
    observeHandler?(handler)
  }

  var clearCallCount = 0
  var clearHandler: (() -> Void)?
  func clear() {
    clearCallCount += 1
    clearHandler?()
  }
}
"""

MANIFEST = """\
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Measured",
  platforms: [.macOS(.v15)],
  dependencies: [{dependency}],
  targets: [
    .target(name: "Shop"{macros}),
    .testTarget(name: "ShopTests", dependencies: ["Shop"{product}]),
  ]
)
"""

TEST = """\
import XCTest

final class ShopTests: XCTestCase {
  func testNothing() {}
}
"""


def repeated(text, count):
    return "\n".join(text.replace("#", str(number)) for number in range(count))


def write(folder, protocols, understudy=None, attribute=None):
    """Writes a package with protocols and an empty test target.

    Args:
      understudy: the path of the library when the tests depend on it.
      attribute: the macro in front of each protocol, if there is one.
    """
    macros = '.product(name: "UnderstudyMacros", package: "Understudy")'
    macros = f", dependencies: [{macros}]" if attribute and understudy else ""
    source = repeated(PROTOCOL, protocols)
    if attribute:
        source = source.replace("public protocol", f"{attribute}\npublic protocol")
        source = f"import UnderstudyMacros\n\n{source}"
    dependency = f'.package(name: "Understudy", path: "{understudy}")' if understudy else ""
    product = ', .product(name: "Understudy", package: "Understudy")' if understudy else ""
    files = {
        "Package.swift": MANIFEST.format(dependency=dependency, product=product, macros=macros),
        "Sources/Shop/Shop.swift": source,
        "Tests/ShopTests/ShopTests.swift": TEST,
    }
    for path, text in files.items():
        path = pathlib.Path(folder) / path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return pathlib.Path(folder)


def handlers(count):
    return "import Shop\n\n" + repeated(HANDLERS, count)
