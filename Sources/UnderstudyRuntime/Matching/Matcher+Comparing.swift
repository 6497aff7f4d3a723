extension Matcher where Value: Comparable {
  /// Matches values that are less than the bound.
  @inlinable
  public static func less(than bound: Value) -> Matcher {
    comparing("less than", bound) { $0 < bound }
  }

  /// Matches values that are greater than the bound.
  @inlinable
  public static func greater(than bound: Value) -> Matcher {
    comparing("greater than", bound) { $0 > bound }
  }

  /// Matches the bound and greater values.
  @inlinable
  public static func atLeast(_ bound: Value) -> Matcher {
    comparing("at least", bound) { $0 >= bound }
  }

  /// Matches the bound and lesser values.
  @inlinable
  public static func atMost(_ bound: Value) -> Matcher {
    comparing("at most", bound) { $0 <= bound }
  }

  /// Matches values in a range of any kind: `.in(1...3)`, `.in(..<0)`.
  @inlinable
  public static func `in`(_ range: some RangeExpression<Value>) -> Matcher {
    Matcher(
      atAddress: { range.contains($0.assumingMemoryBound(to: Value.self).pointee) },
      text: .made { "in \(text(of: range))" })
  }

  @usableFromInline
  static func text(of bound: Value) -> String { ValueDescription.text(of: bound) }

  /// The range as it is written: the one-sided ones describe themselves as structs.
  @usableFromInline
  static func text(of range: some RangeExpression<Value>) -> String {
    switch range {
    case let range as ClosedRange<Value>:
      return "\(text(of: range.lowerBound))...\(text(of: range.upperBound))"
    case let range as Range<Value>:
      return "\(text(of: range.lowerBound))..<\(text(of: range.upperBound))"
    case let range as PartialRangeFrom<Value>: return "\(text(of: range.lowerBound))..."
    case let range as PartialRangeThrough<Value>: return "...\(text(of: range.upperBound))"
    case let range as PartialRangeUpTo<Value>: return "..<\(text(of: range.upperBound))"
    default: return "\(range)"
    }
  }

  @inlinable
  static func comparing(
    _ words: String, _ bound: Value, _ predicate: @escaping (Value) -> Bool
  ) -> Matcher {
    Matcher(
      text: .made { "\(words) \(text(of: bound))" }, predicate: predicate)
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
