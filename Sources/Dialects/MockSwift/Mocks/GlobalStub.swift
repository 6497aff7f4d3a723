public import Foundation

/// A type with a value for every member that returns it, when nothing else answers.
///
/// Types that literals can express have one already: an empty extension is enough.
///
/// ```swift
/// extension User: GlobalStub {
///   static func stub() -> User { User(id: "nobody") }
/// }
/// ```
public protocol GlobalStub {
  /// The value.
  static func stub() -> Self
}

extension GlobalStub where Self: ExpressibleByNilLiteral {
  public static func stub() -> Self { nil }
}

extension GlobalStub where Self: ExpressibleByBooleanLiteral {
  public static func stub() -> Self { false }
}

extension GlobalStub where Self: ExpressibleByIntegerLiteral {
  public static func stub() -> Self { 0 }
}

extension GlobalStub where Self: ExpressibleByFloatLiteral {
  public static func stub() -> Self { 0.0 }
}

// A type with both kinds of number literals would have two values otherwise.
extension GlobalStub where Self: ExpressibleByIntegerLiteral & ExpressibleByFloatLiteral {
  public static func stub() -> Self { 0 }
}

extension GlobalStub where Self: ExpressibleByStringLiteral {
  public static func stub() -> Self { "" }
}

extension GlobalStub where Self: ExpressibleByStringInterpolation {
  public static func stub() -> Self { "" }
}

extension GlobalStub where Self: ExpressibleByArrayLiteral {
  public static func stub() -> Self { [] }
}

extension GlobalStub where Self: ExpressibleByDictionaryLiteral {
  public static func stub() -> Self { [:] }
}

extension Optional: GlobalStub {}
extension Bool: GlobalStub {}
extension Int: GlobalStub {}
extension Double: GlobalStub {}
extension Float: GlobalStub {}
#if arch(x86_64) && !os(Windows) && !os(Android)
  extension Float80: GlobalStub {}
#endif
extension Decimal: GlobalStub {}
extension String: GlobalStub {}
extension Substring: GlobalStub {}
extension StaticString: GlobalStub {}
extension Array: GlobalStub {}
extension ArraySlice: GlobalStub {}
extension ContiguousArray: GlobalStub {}
extension IndexPath: GlobalStub {}
extension Set: GlobalStub {}
extension Dictionary: GlobalStub {}
extension KeyValuePairs: GlobalStub {}

extension NSNumber: GlobalStub {
  public static func stub() -> Self { self.init(integerLiteral: 0) }
}
