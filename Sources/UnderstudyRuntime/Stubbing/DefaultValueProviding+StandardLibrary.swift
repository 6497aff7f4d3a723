extension Optional: DefaultValueProviding {
  public static var defaultValue: Wrapped? { nil }
}

extension Bool: DefaultValueProviding {
  public static var defaultValue: Bool { false }
}

extension String: DefaultValueProviding {
  public static var defaultValue: String { "" }
}

extension Substring: DefaultValueProviding {
  public static var defaultValue: Substring { "" }
}

extension Int: DefaultValueProviding {
  public static var defaultValue: Int { 0 }
}

extension Int8: DefaultValueProviding {
  public static var defaultValue: Int8 { 0 }
}

extension Int16: DefaultValueProviding {
  public static var defaultValue: Int16 { 0 }
}

extension Int32: DefaultValueProviding {
  public static var defaultValue: Int32 { 0 }
}

extension Int64: DefaultValueProviding {
  public static var defaultValue: Int64 { 0 }
}

extension UInt: DefaultValueProviding {
  public static var defaultValue: UInt { 0 }
}

extension UInt8: DefaultValueProviding {
  public static var defaultValue: UInt8 { 0 }
}

extension UInt16: DefaultValueProviding {
  public static var defaultValue: UInt16 { 0 }
}

extension UInt32: DefaultValueProviding {
  public static var defaultValue: UInt32 { 0 }
}

extension UInt64: DefaultValueProviding {
  public static var defaultValue: UInt64 { 0 }
}

extension Float: DefaultValueProviding {
  public static var defaultValue: Float { 0 }
}

extension Double: DefaultValueProviding {
  public static var defaultValue: Double { 0 }
}

extension Array: DefaultValueProviding {
  public static var defaultValue: Array { [] }
}

extension ArraySlice: DefaultValueProviding {
  public static var defaultValue: ArraySlice { [] }
}

extension ContiguousArray: DefaultValueProviding {
  public static var defaultValue: ContiguousArray { [] }
}

extension Set: DefaultValueProviding {
  public static var defaultValue: Set { [] }
}

extension Dictionary: DefaultValueProviding {
  public static var defaultValue: Dictionary { [:] }
}

extension Character: DefaultValueProviding {
  public static var defaultValue: Character { " " }
}

extension Unicode.Scalar: DefaultValueProviding {
  public static var defaultValue: Unicode.Scalar { " " }
}

extension Duration: DefaultValueProviding {
  public static var defaultValue: Duration { .zero }
}

extension Range: DefaultValueProviding where Bound: DefaultValueProviding {
  public static var defaultValue: Range { Bound.defaultValue..<Bound.defaultValue }
}

extension ClosedRange: DefaultValueProviding where Bound: DefaultValueProviding {
  public static var defaultValue: ClosedRange { Bound.defaultValue...Bound.defaultValue }
}

extension Result: DefaultValueProviding where Success: DefaultValueProviding {
  public static var defaultValue: Result { .success(Success.defaultValue) }
}

extension AsyncStream: DefaultValueProviding {
  /// A stream that ends at once.
  public static var defaultValue: AsyncStream { AsyncStream { $0.finish() } }
}

extension AsyncThrowingStream: DefaultValueProviding where Failure == any Error {
  /// A stream that ends at once.
  public static var defaultValue: AsyncThrowingStream { AsyncThrowingStream { $0.finish() } }
}

extension KeyValuePairs: DefaultValueProviding {
  public static var defaultValue: KeyValuePairs { [:] }
}

extension CollectionOfOne: DefaultValueProviding where Element: DefaultValueProviding {
  public static var defaultValue: CollectionOfOne { CollectionOfOne(Element.defaultValue) }
}

extension EmptyCollection: DefaultValueProviding {
  public static var defaultValue: EmptyCollection { EmptyCollection() }
}
