/// A type with a value for members of mocks that no stub answers.
///
/// The types of the standard library conform. Let your own conform in the test target:
///
/// ```swift
/// extension User: DefaultValueProviding {
///   static var defaultValue: User { User(id: "") }
/// }
/// ```
public protocol DefaultValueProviding {
  /// What an unstubbed member returns.
  static var defaultValue: Self { get }
}

/// Finds the default of a type that is known only as a generic argument.
enum DefaultValue {
  /// What makes the default value of the type, `nil` if it has none.
  static func factory<Value>(_ type: Value.Type) -> (() -> Value)? {
    if Value.self == Void.self { return { unsafeBitCast((), to: Value.self) } }
    return (type as? any DefaultValueProviding.Type).map { factory($0) }
  }

  private static func factory<Provider: DefaultValueProviding, Value>(_ provider: Provider.Type)
    -> () -> Value
  {
    // The type is the same one: seen once with the conformance, and once without it.
    { unsafeBitCast(provider.defaultValue, to: Value.self) }
  }
}
