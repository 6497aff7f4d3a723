/// Inherits from protocols of the standard library, to which only a package outside conforms `Mock`.
// sourcery: AutoMockable
protocol Beacon: Error, CustomStringConvertible {
  var code: Int { get }
}

// sourcery: AutoMockable
public protocol Dish {
  func aim(at angle: Int) -> Int
}
