/// Inherits from a class that nobody mocks.
///
/// @mockable
class Courier: Carrier {
  let name: String
  var load = 0

  init(name: String) { self.name = name }

  func deliver(_ isbn: String) async throws -> Int { load }
}

class Carrier {
  func rest() -> String { "resting" }
}

/// Of this module and public, which the tests see as if it were open.
///
/// @mockable
public class Route {
  public init() {}
  public func length() -> Int { 1 }
  func stops() -> Int { 2 }
}
