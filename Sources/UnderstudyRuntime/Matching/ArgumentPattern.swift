/// The matchers for all arguments of a member: which of its calls are meant.
///
/// It works on the memory of the arguments' tuple: its elements are reached without taking the
/// tuple apart, which is several times faster than doing so with parameter packs.
@usableFromInline
package final class ArgumentPattern: @unchecked Sendable {
  /// One for each argument, in order.
  let matchers: [ArgumentMatcher]
  /// Whether every call matches: then the predicate need not be asked.
  @usableFromInline let matchesAll: Bool
  /// What must hold of the arguments. One closure that calls others, since a loop over closures
  /// would retain and release each; not optional, since unwrapping retains it, too.
  @usableFromInline let predicate: (UnsafeRawPointer) -> Bool
  /// Whether any matcher wants to keep arguments.
  let captures: Bool

  init(_ matchers: [ArgumentMatcher]) {
    self.matchers = matchers
    // By `??` the closure would be wrapped in another one.
    if let predicate = Self.predicate(matchers) {
      self.predicate = predicate
      matchesAll = false
    } else {
      predicate = { _ in true }
      matchesAll = true
    }
    captures = matchers.contains { $0.captures }
  }

  convenience init<each Argument>(_ matchers: repeat Matcher<each Argument>) {
    var list: [ArgumentMatcher] = []
    var end = 0
    for matcher in repeat each matchers { list.append(matcher, behind: &end) }
    self.init(list)
  }

  /// This pattern with one more argument.
  func appending<Value>(_ matcher: Matcher<Value>) -> ArgumentPattern {
    var list = matchers
    var end = matchers.last.map { $0.offset + $0.size } ?? 0
    list.append(matcher, behind: &end)
    return ArgumentPattern(list)
  }

  /// The type of a plain value that cannot be compared, if there is one among the arguments.
  var uncomparableType: Any.Type? { matchers.lazy.compactMap(\.uncomparableType).first }

  private static func predicate(_ matchers: [ArgumentMatcher]) -> ((UnsafeRawPointer) -> Bool)? {
    var combined: ((UnsafeRawPointer) -> Bool)?
    for matcher in matchers {
      guard let predicate = matcher.predicate else { continue }
      let offset = matcher.offset
      if let before = combined {
        combined = { before($0) && predicate($0 + offset) }
      } else {
        combined = offset == 0 ? predicate : { predicate($0 + offset) }
      }
    }
    return combined
  }

  /// Whether a call's arguments match.
  ///
  /// - Parameter input: a tuple of the arguments, or a single argument.
  func matches(at input: UnsafeRawPointer) -> Bool {
    matchesAll || predicate(input)
  }

  /// Hands the arguments to the matchers that capture.
  func capture(at input: UnsafeRawPointer) {
    for matcher in matchers { matcher.capture(at: input + matcher.offset) }
  }

  /// Each matcher in words.
  var descriptions: [String] { matchers.map(\.description) }

  /// For each argument whether its matcher accepts it.
  func verdicts(at input: UnsafeRawPointer) -> [Bool] {
    matchers.map { $0.predicate?(input + $0.offset) ?? true }
  }

  /// Each argument in words.
  func argumentDescriptions(at input: UnsafeRawPointer) -> [String] {
    matchers.map { $0.argumentDescription(at: input + $0.offset) }
  }
}
