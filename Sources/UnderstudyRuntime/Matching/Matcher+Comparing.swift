extension Matcher where Value: Comparable {
  /// Matches values that are less than the bound.
  public static func less(than bound: Value) -> Matcher {
    comparing("less than", bound) { $0 < bound }
  }

  /// Matches values that are greater than the bound.
  public static func greater(than bound: Value) -> Matcher {
    comparing("greater than", bound) { $0 > bound }
  }

  /// Matches the bound and greater values.
  public static func atLeast(_ bound: Value) -> Matcher {
    comparing("at least", bound) { $0 >= bound }
  }

  /// Matches the bound and lesser values.
  public static func atMost(_ bound: Value) -> Matcher {
    comparing("at most", bound) { $0 <= bound }
  }

  /// Matches values in a range of any kind: `.in(1...3)`, `.in(..<0)`.
  public static func `in`(_ range: some RangeExpression<Value>) -> Matcher {
    Matcher(text: .made { "in \(text(of: range))" }) { range.contains($0) }
  }

  /// The range as it is written: the one-sided ones describe themselves as structs.
  private static func text(of range: some RangeExpression<Value>) -> String {
    func text(_ bound: Value) -> String { ValueDescription.text(of: bound) }
    switch range {
    case let range as ClosedRange<Value>:
      return "\(text(range.lowerBound))...\(text(range.upperBound))"
    case let range as Range<Value>:
      return "\(text(range.lowerBound))..<\(text(range.upperBound))"
    case let range as PartialRangeFrom<Value>: return "\(text(range.lowerBound))..."
    case let range as PartialRangeThrough<Value>: return "...\(text(range.upperBound))"
    case let range as PartialRangeUpTo<Value>: return "..<\(text(range.upperBound))"
    default: return "\(range)"
    }
  }

  private static func comparing(
    _ words: String, _ bound: Value, _ predicate: @escaping (Value) -> Bool
  ) -> Matcher {
    Matcher(
      text: .made { "\(words) \(ValueDescription.text(of: bound))" }, predicate: predicate)
  }
}

extension Matcher where Value: FloatingPoint {
  /// Matches numbers near the given one.
  ///
  /// - Parameters:
  ///   - value: the number to compare with. Infinities match themselves, `nan` matches nothing.
  ///   - tolerance: the greatest difference that still matches.
  public static func approximately(_ value: Value, within tolerance: Value) -> Matcher {
    Matcher(text: .made { "\(value) ± \(tolerance)" }) {
      $0 == value || abs($0 - value) <= tolerance
    }
  }
}
