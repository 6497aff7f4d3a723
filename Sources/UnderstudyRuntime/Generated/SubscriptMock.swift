/// A mocked subscript that can be set. One that can only be read is a ``FunctionMock``.
///
/// `Indices` is the tuple of the arguments with their labels, or the bare type of a single one.
public final class SubscriptMock<Indices, Value, Failure: Error>: Sendable {
  public let getter: FunctionMock<Indices, Value, Failure>
  public let setter: FunctionMock<(indices: Indices, newValue: Value), Void, Never>

  /// Makes the subscript's members.
  ///
  /// - Parameters:
  ///   - core: the state of the mock that the subscript belongs to.
  ///   - name: the subscript as Swift names it: `subscript(row:column:)`.
  public init(_ core: MockCore, _ name: StaticString) {
    getter = FunctionMock(core, name, .subscriptGetter)
    setter = FunctionMock(core, name, .subscriptSetter)
  }

  /// Makes the members of a subscript whose default is a mock.
  ///
  /// - Parameters:
  ///   - core: the state of the mock that the subscript belongs to.
  ///   - name: the subscript as Swift names it: `subscript(row:column:)`.
  ///   - makeMock: makes the mock.
  public init(_ core: MockCore, _ name: StaticString, default makeMock: @escaping () -> Value) {
    getter = FunctionMock(core, name, .subscriptGetter, default: makeMock)
    setter = FunctionMock(core, name, .subscriptSetter)
  }

  /// Records that the subscript is read, and answers.
  ///
  /// - Parameter indices: the arguments.
  /// - Returns: what a stub returns, or a default.
  /// - Throws: what the stub throws, or ``UnstubbedCallError``.
  @inlinable
  public func get(_ indices: Indices) throws(Failure) -> Value { try getter.call(indices) }

  /// Records that the subscript is read, and answers, on the actor of the caller.
  ///
  /// - Parameter indices: the arguments.
  /// - Returns: what a stub returns, or a default.
  /// - Throws: what the stub throws, or ``UnstubbedCallError``.
  @inlinable
  public nonisolated(nonsending) func get(_ indices: Indices) async throws(Failure) -> Value {
    try await getter.call(indices)
  }

  /// Records that the subscript is set.
  ///
  /// - Parameters:
  ///   - value: the new value.
  ///   - indices: the arguments.
  @inlinable
  public func set(_ value: Value, at indices: Indices) { setter.call((indices, value)) }

  /// Records that the subscript is read, and answers or passes it on.
  ///
  /// - Parameters:
  ///   - indices: the arguments.
  ///   - real: reads the subscript of the object that the mock spies on.
  /// - Returns: what a stub or the real object returns, or a default.
  /// - Throws: what the stub or the real object throws, or ``UnstubbedCallError``.
  @inlinable
  public func get(_ indices: Indices, real: @autoclosure () throws(Failure) -> Value)
    throws(Failure) -> Value
  {
    try getter.call(indices, real: try real())
  }

  /// Records that the subscript is read, and answers or passes it on, on the actor of the caller.
  ///
  /// - Parameters:
  ///   - indices: the arguments.
  ///   - real: reads the subscript of the object that the mock spies on.
  /// - Returns: what a stub or the real object returns, or a default.
  /// - Throws: what the stub or the real object throws, or ``UnstubbedCallError``.
  @inlinable
  public nonisolated(nonsending) func get(
    _ indices: Indices,
    real: nonisolated(nonsending) @autoclosure () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    try await getter.call(indices, real: try await real())
  }

  /// Records that the subscript is set, and passes it on unless a stub answers.
  ///
  /// - Parameters:
  ///   - value: the new value.
  ///   - indices: the arguments.
  ///   - real: sets the subscript of the object that the mock spies on.
  @inlinable
  public func set(_ value: Value, at indices: Indices, real: @autoclosure () -> Void) {
    setter.call((indices, value), real: real())
  }
}
