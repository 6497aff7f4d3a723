/// A condition on one argument of a call.
///
/// A matcher stands where the argument would stand. Literals are matchers too, and compare:
///
/// ```swift
/// given(service).fetch(id: "42", page: .any).willReturn(user)
/// verify(service).fetch(id: .hasPrefix("4"), page: .in(1...3)).called()
/// ```
///
/// Matchers compose with `&&`, `||` and ``not(_:)``. Write your own as an extension:
///
/// ```swift
/// extension Matcher<User> {
///   static var adult: Self { .matching("an adult") { $0.age >= 18 } }
/// }
/// ```
public struct Matcher<Value> {
  /// What must hold of the value; `nil` for a matcher that takes every value.
  /// It takes the address of the value, since a closure over the type itself would have to be
  /// wrapped, and so be called twice, where the type is not known.
  @usableFromInline let predicate: ((UnsafeRawPointer) -> Bool)?
  @usableFromInline let text: MatcherText<Value>
  /// Runs for the values of a call that matched as a whole.
  @usableFromInline let capture: ((Value) -> Void)?

  @inlinable
  init(
    text: MatcherText<Value>, capture: ((Value) -> Void)? = nil, predicate: ((Value) -> Bool)?
  ) {
    if let predicate {
      self.predicate = { predicate($0.assumingMemoryBound(to: Value.self).pointee) }
    } else {
      self.predicate = nil
    }
    self.text = text
    self.capture = capture
  }

  /// A matcher whose condition already takes the address of the value.
  @inlinable
  init(atAddress predicate: @escaping (UnsafeRawPointer) -> Bool, text: MatcherText<Value>) {
    self.predicate = predicate
    self.text = text
    capture = nil
  }

  /// Whether the value fulfils the condition.
  ///
  /// - Parameter value: the argument to judge.
  @inlinable
  public func matches(_ value: Value) -> Bool {
    guard let predicate else { return true }
    return withUnsafePointer(to: value) { predicate($0) }
  }

  /// The condition in words, as failures show it: `any`, `"42"`, `a value in 1...3`.
  public var description: String { text.description }
}

extension Matcher: CustomStringConvertible {}

/// How a matcher is described. The text is made only when a failure needs it.
@usableFromInline
enum MatcherText<Value> {
  case any
  case fixed(String)
  /// The description of a value that is compared for equality.
  case value(Value)
  case made(() -> String)
  /// The description of a plain value that is neither equatable nor an object.
  case uncomparable(Value)

  @usableFromInline var description: String {
    switch self {
    case .any: "any"
    case .fixed(let text): text
    case .value(let value), .uncomparable(let value): ValueDescription.text(of: value)
    case .made(let make): make()
    }
  }
}

// MARK: - The basic matchers

extension Matcher {
  /// Matches every value.
  @inlinable
  public static var any: Matcher { Matcher(text: .any, predicate: nil) }

  /// Matches what the closure accepts.
  ///
  /// - Parameters:
  ///   - description: what is accepted, in words, for failures: `"an even number"`.
  ///   - predicate: returns `true` for a value that matches. It may run on any thread.
  @inlinable
  public static func matching(
    _ description: String = "a value that fulfils the condition",
    where predicate: @escaping (Value) -> Bool
  ) -> Matcher {
    Matcher(text: .fixed(description), predicate: predicate)
  }

  /// Matches what the other matcher does not match.
  ///
  /// - Parameter matcher: the condition to negate.
  public static func not(_ matcher: Matcher) -> Matcher {
    Matcher(text: .made { "not \(matcher.operandDescription)" }) { !matcher.matches($0) }
  }

  /// Negates a matcher: `!.isEmpty`.
  public static prefix func ! (matcher: Matcher) -> Matcher { not(matcher) }

  /// Matches what both matchers match; the right one is asked only if the left one matches.
  public static func && (left: Matcher, right: Matcher) -> Matcher {
    Matcher(
      text: left.predicate == nil
        ? right.text
        : .made { "\(left.operandDescription) and \(right.operandDescription)" },
      capture: both(left.capture, right.capture)
    ) { left.matches($0) && right.matches($0) }
  }

  /// Matches what at least one of the matchers matches.
  public static func || (left: Matcher, right: Matcher) -> Matcher {
    Matcher(text: .made { "\(left.operandDescription) or \(right.operandDescription)" }) {
      left.matches($0) || right.matches($0)
    }
  }

  private static func both(_ left: ((Value) -> Void)?, _ right: ((Value) -> Void)?)
    -> ((Value) -> Void)?
  {
    guard let left else { return right }
    guard let right else { return left }
    return {
      left($0)
      right($0)
    }
  }

  /// The description, in parentheses where `and` and `or` would be read wrongly without them.
  private var operandDescription: String {
    let description = description
    guard case .made = text, description.contains(" and ") || description.contains(" or ") else {
      return description
    }
    return "(\(description))"
  }
}

// MARK: - Equality and identity

extension Matcher {
  /// Matches values that are equal to the given one.
  ///
  /// - Parameter value: the value to compare with, by `==`.
  @inlinable
  public static func equal(_ value: Value) -> Matcher where Value: Equatable {
    Matcher(atAddress: Equality.predicate(value), text: .value(value))
  }

  /// Matches values that the closure calls equal to the given one: for types without `==`.
  ///
  /// - Parameters:
  ///   - value: the value to compare with.
  ///   - areEqual: compares the argument, first, with the given value, second.
  @inlinable
  public static func equal(_ value: Value, by areEqual: @escaping (Value, Value) -> Bool) -> Matcher
  {
    Matcher(text: .value(value)) { areEqual($0, value) }
  }

  /// Matches the very same object.
  ///
  /// - Parameter object: the object to compare with, by `===`.
  public static func identical(to object: AnyObject) -> Matcher {
    Matcher(text: .made { "the same object as \(ValueDescription.text(of: object))" }) {
      ValueIdentity.object(in: $0) === object
    }
  }
}
