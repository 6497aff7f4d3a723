public import Foundation

/// A check that was made: pass it as `after` to another one.
public protocol Assertion: CustomStringConvertible, Sendable {
  /// What was checked, in words.
  var description: String { get }
  /// The place, in the order of all calls of the process, of the call that fulfilled the check.
  /// It is no time of day: the order does not depend on any clock.
  var firstValidTime: TimeInterval { get }
  /// Whether the check succeeded.
  var isValid: Bool { get }
}

/// A check of how often calls were made.
struct CallAssertion: Assertion {
  let description: String
  let firstValidTime: TimeInterval
  let isValid: Bool
}
