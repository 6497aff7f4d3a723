internal import UnderstudyRuntime

/// A condition on an argument of the type `Input`.
///
/// ```swift
/// given(greeter).greet(name: .match { $0.count > 3 }).willReturn("Hello")
/// then(greeter).greet(name: .any()).called(times: >=2)
/// ```
public class Predicate<Input>: AnyPredicate {
  /// The condition in words.
  public let description: String

  /// The condition as failures show it: there, strings are quoted.
  let text: String
  /// The same condition on a number of calls, if it can be said so.
  let count: CallCount?
  private let isFulfilled: (Input) -> Bool

  init(
    _ description: String, text: String? = nil, count: CallCount? = nil,
    _ isFulfilled: @escaping (Input) -> Bool
  ) {
    self.description = description
    self.text = text ?? description
    self.count = count
    self.isFulfilled = isFulfilled
  }

  public func satisfy(by element: Any?) -> Bool {
    // An argument that is `nil` is one of the type only if the type is optional.
    if let element { return (element as? Input).map(isFulfilled) ?? false }
    return (element as Any as? Input).map(isFulfilled) ?? false
  }
}

extension Predicate: DescribedPredicate {}

extension Predicate {
  /// Accepts what the closure accepts.
  ///
  /// - Parameters:
  ///   - description: the condition in words.
  ///   - type: helps the compiler.
  ///   - predicate: returns `true` for an argument that is accepted.
  public static func match(
    description: String? = nil, any type: Input.Type = Input.self,
    _ predicate: @escaping (Input) -> Bool
  ) -> Predicate {
    Predicate(description ?? "a \(Input.self)", predicate)
  }

  /// Accepts every argument.
  ///
  /// - Parameter type: helps the compiler.
  public static func any(_ type: Input.Type = Input.self) -> Predicate {
    Predicate("any \(Input.self)") { _ in true }
  }

  /// Accepts what the other predicate does not.
  ///
  /// - Parameter predicate: the condition to negate.
  public static func not(_ predicate: Predicate) -> Predicate {
    Predicate("not \(predicate.description)", text: "not \(predicate.text)") {
      !predicate.isFulfilled($0)
    }
  }
}
