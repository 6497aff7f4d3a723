internal import UnderstudyRuntime

/// A matcher in a call that is recorded.
struct RecordedMatcher: @unchecked Sendable {
  /// How the test wrote it: `anyString()`.
  let name: String
  /// What the call has in its place.
  let placeholder: Any?
  let matcher: Matcher<Any?>
}

/// The arguments of a recorded call, and the matchers that were written in it.
struct RecordedArguments {
  private let args: [Any?]
  private let matchers: [RecordedMatcher]
  private let values: MockMatcher

  init(_ args: [Any?], _ matchers: [RecordedMatcher], _ values: MockMatcher) {
    self.args = args
    self.matchers = matchers
    self.values = values
  }

  /// The pattern that the arguments stand for.
  ///
  /// - Parameter handle: takes what is wrong with them.
  func pattern(reporting handle: (String) -> Void) -> ArgumentPattern {
    var places: [Int: Matcher<Any?>] = [:]
    for (index, matcher) in matchers.enumerated() {
      let candidates = args.indices.filter {
        places[$0] == nil && isPlaceholder(args[$0], of: matcher)
      }
      let rest = matchers[index...].count { isPlaceholder(matcher.placeholder, of: $0) }
      if candidates.count > rest {
        handle(
          """
          it is not clear which argument \(matcher.name) is
            write a matcher in place of each argument that is \
          \(ValueDescription.text(of: matcher.placeholder))
          """)
      }
      if let place = candidates.first {
        places[place] = matcher.matcher
      } else {
        handle("\(matcher.name) is none of the arguments that the mock handed on")
      }
    }
    return ArgumentPattern(
      list: args.indices.map { places[$0] ?? equal(to: args[$0], reporting: handle) })
  }

  /// Whether a value can be what the test wrote for a matcher. Values that cannot be compared are told
  /// apart by their type alone.
  private func isPlaceholder(_ value: Any?, of matcher: RecordedMatcher) -> Bool {
    guard let placeholder = matcher.placeholder, !values.canCompare(placeholder) else {
      return values.match(matcher.placeholder, value)
    }
    return value.map { type(of: $0) == type(of: placeholder) } ?? false
  }

  private func equal(to value: Any?, reporting handle: (String) -> Void) -> Matcher<Any?> {
    if !values.canCompare(value) {
      handle(
        """
        a value of type '\(type(of: value ?? value as Any))' cannot be compared: \
        it is neither Equatable nor an object
          let MockMatcher conform to MockMatcherExtension, or write anyValue(like: value)
        """)
    }
    let values = values
    return Matcher(describedBy: { ValueDescription.text(of: value) }) { values.match(value, $0) }
  }
}
