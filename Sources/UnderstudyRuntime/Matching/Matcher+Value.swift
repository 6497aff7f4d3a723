extension Matcher {
  /// The matcher that a plain value stands for in `given(mock).f(value)`.
  ///
  /// Equatable values are compared by `==`, objects of other classes by identity, metatypes as
  /// types. For any other type there is no comparison: that is a failure of the test, which names
  /// the type.
  ///
  /// - Parameter value: the value to compare with.
  public static func value(_ value: Value) -> Matcher {
    if let equatable = value as? any Equatable { return equal(value, as: equatable) }
    if let object = ValueIdentity.object(in: value) {
      return Matcher(text: .value(value)) { ValueIdentity.object(in: $0) === object }
    }
    if let type = value as? Any.Type {
      return Matcher(text: .value(value)) { ($0 as? Any.Type) == type }
    }
    if let optional = value as? any OptionalValue, optional.wrappedValue == nil {
      return Matcher(text: .fixed("nil")) {
        ($0 as? any OptionalValue).map { $0.wrappedValue == nil } ?? false
      }
    }
    if Value.self == Void.self { return .any }
    return Matcher(text: .uncomparable(value)) { _ in false }
  }

  private static func equal<Wanted: Equatable>(_ value: Value, as wanted: Wanted) -> Matcher {
    if Wanted.self == Value.self {
      return Matcher(atAddress: Equality.predicate(wanted), text: .value(value))
    }
    // `Value` is an existential or an optional around the equatable value.
    return Matcher(text: .value(value)) { ($0 as? Wanted) == wanted }
  }

  /// The type of a plain value that cannot be compared.
  var uncomparableType: Any.Type? {
    guard case .uncomparable = text else { return nil }
    return Value.self
  }
}
