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
  static func make<Value>(_ type: Value.Type) -> Value? {
    if Value.self == Void.self { return unsafeBitCast((), to: Value.self) }
    guard let provider = type as? any DefaultValueProviding.Type else { return nil }
    return provider.defaultValue as? Value
  }
}
