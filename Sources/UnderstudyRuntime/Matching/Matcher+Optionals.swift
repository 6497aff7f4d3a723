extension Matcher where Value: OptionalValue {
  /// Matches `nil`.
  public static var isNil: Matcher {
    Matcher(text: .fixed("nil")) { $0.optional == nil }
  }

  /// Matches every value but `nil`.
  public static var notNil: Matcher {
    Matcher(text: .fixed("not nil")) { $0.optional != nil }
  }

  /// Matches an optional whose wrapped value matches.
  ///
  /// - Parameter matcher: the condition on the wrapped value. `nil` never matches.
  public static func some(_ matcher: Matcher<Value.Wrapped>) -> Matcher {
    Matcher(
      text: .made { matcher.predicate == nil ? "not nil" : matcher.description },
      capture: matcher.capture.map { capture in { $0.optional.map(capture) } }
    ) { $0.optional.map(matcher.matches) ?? false }
  }
}
