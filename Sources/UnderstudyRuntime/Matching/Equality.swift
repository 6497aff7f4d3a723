/// Comparison of arguments, known by their address, with a wanted value.
@usableFromInline
enum Equality {
  /// The types that most arguments have are compared by code of their own: where a type is not
  /// known, the argument is copied for `==`, which costs more than the comparison.
  @inlinable
  static func predicate<Value: Equatable>(_ wanted: Value) -> (UnsafeRawPointer) -> Bool {
    if let wanted = same(wanted, as: String.self) { return known(wanted) }
    if let wanted = same(wanted, as: Int.self) { return known(wanted) }
    if let wanted = same(wanted, as: Bool.self) { return known(wanted) }
    if let wanted = same(wanted, as: Double.self) { return known(wanted) }
    return known(wanted)
  }

  @inlinable @inline(__always)
  static func known<Value: Equatable>(_ wanted: Value) -> (UnsafeRawPointer) -> Bool {
    { $0.assumingMemoryBound(to: Value.self).pointee == wanted }
  }

  @inlinable @inline(__always)
  static func same<Value, Known>(_ value: Value, as type: Known.Type) -> Known? {
    Value.self == Known.self ? unsafeBitCast(value, to: Known.self) : nil
  }
}
