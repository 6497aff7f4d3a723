/// Makes the values of types for members that no stub answers.
struct DefaultFactories {
  private var factories: [ObjectIdentifier: Any] = [:]

  var isEmpty: Bool { factories.isEmpty }

  mutating func set<Value>(_ make: @escaping () -> Value) {
    factories[ObjectIdentifier(Value.self)] = make
  }

  func make<Value>(_ type: Value.Type) -> Value? {
    guard !factories.isEmpty else { return nil }
    return (factories[ObjectIdentifier(type)] as? () -> Value)?()
  }
}

/// Registers what unstubbed members return for a type, until the scope of the test ends.
///
/// ```swift
/// useDefault { User(id: "nobody") }
/// ```
///
/// - Parameters:
///   - type: the type of the members' results.
///   - make: makes a value for each call.
public func useDefault<Value>(
  for type: Value.Type = Value.self, _ make: @escaping () -> Value
) {
  MockScope.current.setDefault(make)
}

/// Registers what unstubbed members of one mock return for a type.
///
/// - Parameters:
///   - type: the type of the members' results.
///   - mock: the mock; it prefers this default to that of the test.
///   - make: makes a value for each call.
public func useDefault<Value>(
  for type: Value.Type = Value.self, in mock: some Mock, _ make: @escaping () -> Value
) {
  mock.understudy.setDefault(make)
}
