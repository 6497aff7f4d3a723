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
