public import Foundation

/// A type with a value for functions that were given none.
///
/// Let your own types conform: functions that return them then need no `!` in the stub.
public protocol ProvidingDefaultStubValue {
  /// What a function returns that was given no value.
  static func defaultStubValue() -> Self
}

extension String: ProvidingDefaultStubValue {
  public static func defaultStubValue() -> String { "" }
}

extension Int: ProvidingDefaultStubValue {
  public static func defaultStubValue() -> Int { 0 }
}

extension Float: ProvidingDefaultStubValue {
  public static func defaultStubValue() -> Float { 0 }
}

extension Double: ProvidingDefaultStubValue {
  public static func defaultStubValue() -> Double { 0 }
}

extension Bool: ProvidingDefaultStubValue {
  public static func defaultStubValue() -> Bool { false }
}

extension Array: ProvidingDefaultStubValue {
  public static func defaultStubValue() -> [Element] { [] }
}

extension Dictionary: ProvidingDefaultStubValue {
  public static func defaultStubValue() -> [Key: Value] { [:] }
}

extension Set: ProvidingDefaultStubValue {
  public static func defaultStubValue() -> Set<Element> { [] }
}

// MARK: - Foundation, and CoreGraphics

extension CGFloat: ProvidingDefaultStubValue {
  public static func defaultStubValue() -> CGFloat { 0 }
}

extension CGPoint: ProvidingDefaultStubValue {
  public static func defaultStubValue() -> CGPoint { .zero }
}

extension CGSize: ProvidingDefaultStubValue {
  public static func defaultStubValue() -> CGSize { .zero }
}

extension CGRect: ProvidingDefaultStubValue {
  public static func defaultStubValue() -> CGRect { .zero }
}
