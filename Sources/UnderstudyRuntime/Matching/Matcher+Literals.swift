// A literal in place of a matcher compares for equality. For an optional parameter write
// `.equal(5)` or pass plain values only, since `Optional` has no literals of its own but `nil`.

extension Matcher: ExpressibleByNilLiteral where Value: ExpressibleByNilLiteral & OptionalValue {
  public init(nilLiteral: ()) { self = .isNil }
}

extension Matcher: ExpressibleByBooleanLiteral
where Value: ExpressibleByBooleanLiteral & Equatable {
  @inlinable
  public init(booleanLiteral value: Value.BooleanLiteralType) {
    self = .equal(Value(booleanLiteral: value))
  }
}

extension Matcher: ExpressibleByIntegerLiteral
where Value: ExpressibleByIntegerLiteral & Equatable {
  @inlinable
  public init(integerLiteral value: Value.IntegerLiteralType) {
    self = .equal(Value(integerLiteral: value))
  }
}

extension Matcher: ExpressibleByFloatLiteral where Value: ExpressibleByFloatLiteral & Equatable {
  @inlinable
  public init(floatLiteral value: Value.FloatLiteralType) {
    self = .equal(Value(floatLiteral: value))
  }
}

extension Matcher: ExpressibleByUnicodeScalarLiteral
where Value: ExpressibleByUnicodeScalarLiteral & Equatable {
  @inlinable
  public init(unicodeScalarLiteral value: Value.UnicodeScalarLiteralType) {
    self = .equal(Value(unicodeScalarLiteral: value))
  }
}

extension Matcher: ExpressibleByExtendedGraphemeClusterLiteral
where Value: ExpressibleByExtendedGraphemeClusterLiteral & Equatable {
  @inlinable
  public init(extendedGraphemeClusterLiteral value: Value.ExtendedGraphemeClusterLiteralType) {
    self = .equal(Value(extendedGraphemeClusterLiteral: value))
  }
}

extension Matcher: ExpressibleByStringLiteral where Value: ExpressibleByStringLiteral & Equatable {
  @inlinable
  public init(stringLiteral value: Value.StringLiteralType) {
    self = .equal(Value(stringLiteral: value))
  }
}

extension Matcher: ExpressibleByStringInterpolation
where Value: ExpressibleByStringInterpolation & Equatable {
  @inlinable
  public init(stringInterpolation value: Value.StringInterpolation) {
    self = .equal(Value(stringInterpolation: value))
  }
}

extension Matcher: ExpressibleByArrayLiteral where Value: ExpressibleByArrayLiteral & Equatable {
  public init(arrayLiteral elements: Value.ArrayLiteralElement...) {
    // A variadic parameter is passed as an array; there is no other way to hand one on.
    typealias Variadic = (Value.ArrayLiteralElement...) -> Value
    typealias Array = ([Value.ArrayLiteralElement]) -> Value
    let make = unsafeBitCast(Value.init(arrayLiteral:) as Variadic, to: Array.self)
    self = .equal(make(elements))
  }
}

extension Matcher: ExpressibleByDictionaryLiteral
where Value: ExpressibleByDictionaryLiteral & Equatable {
  public init(dictionaryLiteral elements: (Value.Key, Value.Value)...) {
    typealias Variadic = ((Value.Key, Value.Value)...) -> Value
    typealias Array = ([(Value.Key, Value.Value)]) -> Value
    let make = unsafeBitCast(Value.init(dictionaryLiteral:) as Variadic, to: Array.self)
    self = .equal(make(elements))
  }
}
