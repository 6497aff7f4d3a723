/// How often a call is wanted: an integer, `.never`, `.once`, or a range of any kind.
///
/// ```swift
/// verify(service).fetch(id: .any).called(2)
/// verify(service).fetch(id: .any).called(.never)
/// verify(service).fetch(id: .any).called(1...3)
/// ```
public struct CallCount: Hashable, Sendable, ExpressibleByIntegerLiteral {
  /// The least number of calls.
  public let minimum: Int
  /// The greatest number of calls; `nil` without a limit.
  public let maximum: Int?

  /// - Parameters:
  ///   - minimum: the least number of calls.
  ///   - maximum: the greatest number of calls; `nil` without a limit.
  public init(minimum: Int, maximum: Int?) {
    self.minimum = minimum
    self.maximum = maximum
  }

  public init(integerLiteral value: Int) { self.init(minimum: value, maximum: value) }

  /// Not at all.
  public static let never: CallCount = 0
  /// Exactly one time.
  public static let once: CallCount = 1
  /// One time or more.
  public static let atLeastOnce = CallCount(minimum: 1, maximum: nil)

  /// Whether so many calls are as wanted.
  public func contains(_ count: Int) -> Bool {
    count >= minimum && maximum.map { count <= $0 } ?? true
  }

  /// Why no number of calls would be as wanted, as for `3..<3` or `-1`.
  var impossibility: String? {
    let maximum = maximum ?? .max
    if minimum < 0 || maximum < 0 { return "a number of calls cannot be negative" }
    return maximum < minimum ? "an empty range holds no number of calls" : nil
  }
}

extension CallCount: CustomStringConvertible {
  /// In words: `exactly 1 time`, `at least 2 times`, `1 to 3 times`.
  public var description: String {
    func times(_ count: Int) -> String { count == 1 ? "1 time" : "\(count) times" }
    guard let maximum else { return "at least \(times(minimum))" }
    if maximum == minimum { return "exactly \(times(minimum))" }
    return minimum == 0 ? "at most \(times(maximum))" : "\(minimum) to \(times(maximum))"
  }
}

/// What can be said where a count of calls is wanted: an integer, a range, a ``CallCount``.
public protocol CallCountConvertible {
  var callCount: CallCount { get }
}

extension CallCountConvertible where Self == CallCount {
  /// Not at all.
  public static var never: CallCount { .never }
  /// Exactly one time.
  public static var once: CallCount { .once }
  /// One time or more.
  public static var atLeastOnce: CallCount { .atLeastOnce }
}

extension CallCount: CallCountConvertible {
  public var callCount: CallCount { self }
}

extension Int: CallCountConvertible {
  public var callCount: CallCount { CallCount(minimum: self, maximum: self) }
}

extension ClosedRange<Int>: CallCountConvertible {
  public var callCount: CallCount { CallCount(minimum: lowerBound, maximum: upperBound) }
}

extension Range<Int>: CallCountConvertible {
  public var callCount: CallCount { CallCount(minimum: lowerBound, maximum: upperBound - 1) }
}

extension PartialRangeFrom<Int>: CallCountConvertible {
  public var callCount: CallCount { CallCount(minimum: lowerBound, maximum: nil) }
}

extension PartialRangeThrough<Int>: CallCountConvertible {
  public var callCount: CallCount { CallCount(minimum: 0, maximum: upperBound) }
}

extension PartialRangeUpTo<Int>: CallCountConvertible {
  public var callCount: CallCount { CallCount(minimum: 0, maximum: upperBound - 1) }
}
