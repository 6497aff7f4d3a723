/// Comparison of values whose type is known only while the test runs.
enum ValueIdentity {
  /// The object that a value of a class, a class-bound existential or an optional of them holds.
  static func object<Value>(in value: Value) -> AnyObject? {
    let unwrapped: Any
    if let optional = value as? any OptionalValue {
      guard let wrapped = optional.wrappedValue else { return nil }
      unwrapped = wrapped
    } else {
      unwrapped = value
    }
    // Without the check a struct would be boxed, and each box be an object of its own.
    guard type(of: unwrapped) is AnyClass else { return nil }
    return unwrapped as AnyObject
  }
}

/// What ``Matcher`` needs to know of an optional whose wrapped type is not known.
public protocol OptionalValue<Wrapped> {
  associatedtype Wrapped
  var optional: Wrapped? { get }
}

extension OptionalValue {
  package var wrappedValue: Any? { optional }
}

extension Optional: OptionalValue {
  public var optional: Wrapped? { self }
}
