internal import UnderstudyRuntime

/// How often a function is wanted to be called.
public enum CallTimesRule: Sendable {
  /// Not at all.
  case never
  /// Exactly one time.
  case once
  /// Exactly so many times.
  case times(Int)
  /// So many times or more.
  case atLeast(Int)
  /// So many times or fewer.
  case atMost(Int)

  var count: CallCount {
    switch self {
    case .never: .never
    case .once: .once
    case .times(let count): CallCount(minimum: count, maximum: count)
    case .atLeast(let count): CallCount(minimum: count, maximum: nil)
    case .atMost(let count): CallCount(minimum: 0, maximum: count)
    }
  }
}

/// What `verify(called:)` throws: it says what was wanted, and shows the calls that were made.
public struct CallTimesRuleIsBroken: Error, CustomStringConvertible {
  /// What was wanted.
  public let rule: CallTimesRule
  /// How many calls there were.
  public let callCount: Int
  /// The whole report: what was wanted, what happened, and each call with its arguments.
  public let description: String
}
