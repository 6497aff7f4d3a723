/// A condition on the arguments of a call, all of them in one value.
public protocol MatchingArguments {
  /// Whether the arguments are as wanted.
  ///
  /// - Parameter arguments: `()` for no argument, the argument itself for one, a tuple for more.
  func match(arguments: Any) -> Bool
}

/// A condition on the arguments of a call, as a closure over their types.
///
/// ```swift
/// ArgumentMatcher { (arguments: (String, String)) in arguments.0.hasSuffix("@example.org") }
/// ```
public final class ArgumentMatcher<ArgumentsType>: MatchingArguments {
  private let matcher: (ArgumentsType) -> Bool

  /// - Parameter matcher: takes the argument, or a tuple of several, and returns whether they are as
  ///   wanted. Arguments of other types are not.
  public init(matcher: @escaping (ArgumentsType) -> Bool) { self.matcher = matcher }

  /// Matches all arguments.
  public static var any: ArgumentMatcher<Any> { anyArgumentMatcher }

  public func match(arguments: Any) -> Bool {
    guard let arguments = arguments as? ArgumentsType else {
      Log.write(
        .info,
        "a matcher for \(ArgumentsType.self) was asked about arguments of type \(type(of: arguments))"
      )
      return false
    }
    return matcher(arguments)
  }
}

/// Matches all arguments.
nonisolated(unsafe) public let anyArgumentMatcher = ArgumentMatcher<Any> { _ in true }
