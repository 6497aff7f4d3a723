/// Comparison of arguments whose types nobody knows before the call.
package enum LooseEquality {
  /// Compares arrays and dictionaries element by element, and `nil` with `nil`.
  ///
  /// - Parameter areSame: compares other values.
  package static func areEqual(
    _ first: Any?, _ second: Any?, areSame: (Any, Any) -> Bool
  ) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    if let first = first as? [Any?] {
      guard let second = second as? [Any?], first.count == second.count else { return false }
      return zip(first, second).allSatisfy { areEqual($0, $1, areSame: areSame) }
    }
    if let first = first as? [AnyHashable: Any?] {
      guard let second = second as? [AnyHashable: Any?], first.count == second.count else {
        return false
      }
      return first.allSatisfy { key, value in
        second[key].map { areEqual(value, $0, areSame: areSame) } ?? false
      }
    }
    return areSame(first, second)
  }
}
