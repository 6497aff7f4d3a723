// Attributes, conditional compilation and access.

@available(macOS 99, iOS 99, *)
protocol Futuristic {
  func warp() -> Int
}

@available(macOS 99, *)
struct Laser: Equatable {
  init() {}
}

protocol Deck {
  @available(macOS 99, *) func fire(_ laser: Laser) -> Laser
  @available(macOS 99, *) var laser: Laser { get set }
  @available(macOS 99, *) var spare: Laser { get }
  @available(macOS 99, *) subscript(laser laser: Laser) -> Int { get set }
  func idle()
}

protocol Disk {
  @available(*, deprecated, message: "use the async form")
  @discardableResult
  func put(_ value: String) -> Bool
  @available(*, noasync) func wait() -> Int
  func store(_ value: String) async -> Bool
}

protocol Taps {
  func a() -> Int
  @discardableResult
  func b() -> Int
}

protocol Cells {
  @MainActor subscript(i: Int) -> Int { get set }
  @available(*, deprecated) subscript(old i: Int) -> Int { get }
}

protocol Menu {
  func order()
  #if DEBUG
    func dump()
    #if os(Linux)
      static func deep()
    #endif
  #elseif os(Linux)
    func lin(_ x: Int)
  #else
    var mac: Int { get }
  #endif
}

#if os(Linux)
  protocol LinuxOnly {
    func run()
  }
#else
  protocol LinuxOnly {
    func other()
  }
#endif

public struct Fare {
  public init() {}
}

public protocol Taxi {
  var fare: Fare { get }
  func ride(_ fare: Fare) -> Fare
  static func hail() -> Int
  init(seats: Int)
  func drive(_ body: (Int) throws -> Void) rethrows
}

package protocol Bus {
  func ride(_ stops: Int) async throws -> Int
}

struct Hidden {}

protocol Inner {
  var hidden: Hidden { get }
  func use(_ hidden: Hidden) -> [Hidden]
}
