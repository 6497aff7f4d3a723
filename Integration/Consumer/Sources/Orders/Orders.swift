import Base

/// @mockable
///
/// Mocked by the plugin, which finds the requirements of the parent in another module.
protocol Orders: Identified {
  func place(_ isbn: String, copies: Int) async throws -> Int
}

/// Left out by the options file of the tests.
protocol Unasked: AnyObject {}
