/// Keeps the arguments of the calls that match as a whole.
///
/// ```swift
/// let ids = Captor<String>()
/// verify(service).fetch(id: .capture(into: ids), page: 1).called(2)
/// #expect(ids.values == ["42", "7"])
/// ```
public final class Captor<Value>: @unchecked Sendable {
  private let lock = Lock()
  private var captured: [Value] = []

  /// Makes a captor that holds nothing.
  public init() {}

  /// What was captured, in the order of the calls.
  public var values: [Value] { lock.locked { captured } }

  /// What was captured last; `nil` as long as there is nothing.
  public var last: Value? { lock.locked { captured.last } }

  /// What was captured last, for a test that cannot go on without it.
  ///
  /// ```swift
  /// #expect(try ids.value.hasPrefix("4"))
  /// ```
  ///
  /// - Throws: ``NothingCaptured``, which says what can be wrong.
  public var value: Value {
    get throws(NothingCaptured) {
      guard let last else { throw NothingCaptured() }
      return last
    }
  }

  /// Forgets what was captured.
  public func reset() {
    // The values are released outside the lock, since that may run code of the user.
    let forgotten = lock.locked {
      defer { captured = [] }
      return captured
    }
    withExtendedLifetime(forgotten) {}
  }

  func append(_ value: Value) { lock.locked { captured.append(value) } }
}

/// A captor was read that holds nothing.
public struct NothingCaptured: Error, Sendable, CustomStringConvertible {
  /// What can be wrong, and the way out.
  public var description: String {
    "the captor holds nothing: 'capture(into:)' was in no 'given' or 'verify' before, or no call "
      + "matched all arguments; 'values' and 'last' can be read without one"
  }
}

extension Matcher {
  /// Matches every value and keeps it if the call as a whole matches.
  ///
  /// - Parameter captor: what keeps the values: of calls as they come under `given`, of all
  ///   matching calls under `verify`.
  public static func capture(into captor: Captor<Value>) -> Matcher {
    Matcher(text: .any, capture: captor.append, predicate: nil)
  }

  /// Keeps the values that match, if the call as a whole matches.
  ///
  /// - Parameters:
  ///   - captor: what keeps the values.
  ///   - matcher: the condition on the argument.
  public static func capture(into captor: Captor<Value>, where matcher: Matcher) -> Matcher {
    .capture(into: captor) && matcher
  }
}
