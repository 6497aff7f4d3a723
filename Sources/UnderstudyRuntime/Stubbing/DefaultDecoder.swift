/// Decodes a value from nothing: each part of it is the default of its type.
struct DefaultDecoder: Decoder {
  /// There is no default for some part.
  struct NoDefault: Error {}

  /// How deep values may be nested: a type that holds itself has no end.
  private static let maximumDepth = 32

  var depth = 0
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(Keyed(decoder: self))
  }

  func unkeyedContainer() -> any UnkeyedDecodingContainer { Empty() }

  func singleValueContainer() -> any SingleValueDecodingContainer { Single(decoder: self) }

  fileprivate func value<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if let provider = type as? any DefaultValueProviding.Type,
      let value = provider.defaultValue as? Value
    {
      return value
    }
    guard depth < Self.maximumDepth else { throw NoDefault() }
    if let value = DefaultValue.make(type, depth: depth + 1) { return value }
    throw NoDefault()
  }

  private struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: DefaultDecoder
    let codingPath: [any CodingKey] = []
    let allKeys: [Key] = []

    func contains(_ key: Key) -> Bool { true }
    func decodeNil(forKey key: Key) -> Bool { true }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
      try decoder.value(type)
    }

    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key)
      -> KeyedDecodingContainer<Nested>
    {
      decoder.container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer { Empty() }
    func superDecoder() -> any Decoder { decoder }
    func superDecoder(forKey key: Key) -> any Decoder { decoder }
  }

  private struct Single: SingleValueDecodingContainer {
    let decoder: DefaultDecoder
    let codingPath: [any CodingKey] = []

    func decodeNil() -> Bool { true }
    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decoder.value(type) }
  }

  private struct Empty: UnkeyedDecodingContainer {
    let codingPath: [any CodingKey] = []
    let count: Int? = 0
    let isAtEnd = true
    let currentIndex = 0

    func decodeNil() throws -> Bool { throw NoDefault() }
    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { throw NoDefault() }

    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) throws
      -> KeyedDecodingContainer<Nested>
    {
      throw NoDefault()
    }

    func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { throw NoDefault() }
    func superDecoder() throws -> any Decoder { throw NoDefault() }
  }
}
