internal import UnderstudyRuntime

/// Compares the arguments of a call with those that were recorded.
///
/// Equatable values are compared by `==`, arrays and dictionaries element by element, objects of
/// other classes by identity. An extension of yours compares values of further types:
///
/// ```swift
/// extension MockMatcher: MockMatcherExtension {
///   public func match(item1: Any?, item2: Any?) -> Bool {
///     guard let first = item1 as? Point, let second = item2 as? Point else { return false }
///     return first.x == second.x && first.y == second.y
///   }
/// }
/// ```
public final class MockMatcher: Sendable {
  private let extensions = Guarded<Extensions>(Extensions())

  private struct Extensions: @unchecked Sendable {
    var list: [any MockMatcherExtension] = []
  }

  public init() {}

  /// Whether two arguments are equal.
  ///
  /// - Parameters:
  ///   - first: the argument that was recorded.
  ///   - second: the argument of a call.
  public func match(_ first: Any?, _ second: Any?) -> Bool {
    LooseEquality.areEqual(first, second) { first, second in
      allExtensions.contains { $0.match(item1: first, item2: second) }
        || Matcher<Any?>.value(first).matches(second)
    }
  }

  func add(_ matcherExtension: any MockMatcherExtension) {
    extensions.withLock { $0.list.append(matcherExtension) }
  }

  private var allExtensions: [any MockMatcherExtension] {
    let own = (self as Any) as? any MockMatcherExtension
    return (own.map { [$0] } ?? []) + extensions.withLock { $0.list }
  }

  /// Whether there is a way to compare a value.
  func canCompare(_ value: Any?) -> Bool {
    guard let value else { return true }
    switch value {
    case is any Equatable, is [Any?], is [AnyHashable: Any?], is Any.Type: return true
    case _ where type(of: value) is AnyClass: return true
    default: return allExtensions.contains { $0.match(item1: value, item2: value) }
    }
  }
}

/// Compares arguments of types that ``MockMatcher`` cannot compare.
public protocol MockMatcherExtension {
  /// Whether two arguments are equal.
  ///
  /// - Parameters:
  ///   - item1: the argument that was recorded.
  ///   - item2: the argument of a call.
  func match(item1: Any?, item2: Any?) -> Bool
}
