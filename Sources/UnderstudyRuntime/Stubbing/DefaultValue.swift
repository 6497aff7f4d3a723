/// Makes the default values of a type.
class DefaultMaker<Value> {
  func make() -> Value { fatalError("a default without a value") }
}

/// Makes them anew for each call.
final class NewDefaultMaker<Value>: DefaultMaker<Value> {
  private let makeValue: () -> Value

  init(_ makeValue: @escaping () -> Value) { self.makeValue = makeValue }

  override func make() -> Value { makeValue() }
}

/// Finds the default of a type that is known only as a generic argument.
package enum DefaultValue {
  /// What makes the default value of the type, `nil` if it has none.
  static func factory<Value>(_ type: Value.Type) -> (() -> Value)? {
    if Value.self == Void.self { return { unsafeBitCast((), to: Value.self) } }
    if let provider = type as? any DefaultValueProviding.Type { return factory(provider) }
    guard let first = make(type) else { return nil }
    return { make(type) ?? first }
  }

  private static func factory<Provider: DefaultValueProviding, Value>(_ provider: Provider.Type)
    -> () -> Value
  {
    // The type is the same one: seen once with the conformance, and once without it.
    { unsafeBitCast(provider.defaultValue, to: Value.self) }
  }

  /// The default of a type, from the standard ways to have one.
  ///
  /// - Parameter depth: how many values it lies within that are being decoded.
  static func make<Value>(_ type: Value.Type, depth: Int = 0) -> Value? {
    if Value.self == Void.self { return unsafeBitCast((), to: Value.self) }
    if let provider = type as? any DefaultValueProviding.Type {
      return provider.defaultValue as? Value
    }
    if let cases = type as? any CaseIterable.Type, let value = first(of: cases) as? Value {
      return value
    }
    if let raw = type as? any RawRepresentable.Type, let value = fromRawValue(raw) as? Value {
      return value
    }
    if let value = tuple(type) { return value }
    if let decodable = type as? any Decodable.Type {
      return decode(decodable, depth) as? Value
    }
    return nil
  }

  private static func first<Cases: CaseIterable>(of type: Cases.Type) -> Any? {
    type.allCases.first
  }

  private static func fromRawValue<Raw: RawRepresentable>(_ type: Raw.Type) -> Any? {
    make(Raw.RawValue.self).flatMap(Raw.init)
  }

  private static func decode<Value: Decodable>(_ type: Value.Type, _ depth: Int) -> Any? {
    try? Value(from: DefaultDecoder(depth: depth))
  }

  /// A tuple of defaults, put together in memory: no tuple conforms to a protocol.
  private static func tuple<Tuple>(_ type: Tuple.Type) -> Tuple? {
    guard let elements = elementTypes(of: type) else { return nil }
    return withUnsafeTemporaryAllocation(
      byteCount: MemoryLayout<Tuple>.size, alignment: MemoryLayout<Tuple>.alignment
    ) { memory -> Tuple? in
      guard let base = memory.baseAddress else { return nil }
      var made: [() -> Void] = []
      var end = 0
      for element in elements {
        guard let destroy = initialize(element, in: base, behind: &end) else {
          for destroy in made { destroy() }
          return nil
        }
        made.append(destroy)
      }
      return base.assumingMemoryBound(to: Tuple.self).move()
    }
  }

  /// Puts the default of a type into the memory of a tuple.
  ///
  /// - Parameter end: where the element before it ends; then where this one ends.
  /// - Returns: what takes it out again, `nil` if there is no default.
  private static func initialize(
    _ type: Any.Type, in tuple: UnsafeMutableRawPointer, behind end: inout Int
  ) -> (() -> Void)? {
    func open<Value>(_ type: Value.Type) -> (() -> Void)? {
      guard let value = make(type) else { return nil }
      let alignment = MemoryLayout<Value>.alignment
      let offset = (end + alignment - 1) / alignment * alignment
      end = offset + MemoryLayout<Value>.size
      let place = (tuple + offset).initializeMemory(as: Value.self, to: value)
      return { place.deinitialize(count: 1) }
    }
    return _openExistential(type, do: open)
  }

  /// The elements of a tuple type, read from its metadata, whose form is part of Swift's ABI.
  private static func elementTypes<Tuple>(of type: Tuple.Type) -> [Any.Type]? {
    let metadata = unsafeBitCast(type as Any.Type, to: UnsafePointer<Int>.self)
    let tupleKind = 0x301
    // Kind, number of elements, labels; then a type and its offset for each element.
    guard metadata[0] == tupleKind, metadata[1] > 0 else { return nil }
    return (0..<metadata[1]).map { index in
      unsafeBitCast(metadata[3 + 2 * index], to: Any.Type.self)
    }
  }
}
