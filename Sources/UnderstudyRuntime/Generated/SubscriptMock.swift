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

  /// Records that the subscript is read, and answers.
  ///
  /// - Parameter indices: the arguments.
  /// - Returns: what a stub returns, or a default.
  /// - Throws: what the stub throws, or ``UnstubbedCallError``.
  public func get(_ indices: Indices) throws(Failure) -> Value { try getter.call(indices) }

  /// Records that the subscript is read, and answers, on the actor of the caller.
  ///
  /// - Parameter indices: the arguments.
  /// - Returns: what a stub returns, or a default.
  /// - Throws: what the stub throws, or ``UnstubbedCallError``.
  public nonisolated(nonsending) func get(_ indices: Indices) async throws(Failure) -> Value {
    try await getter.call(indices)
  }

  /// Records that the subscript is set.
  ///
  /// - Parameters:
  ///   - value: the new value.
  ///   - indices: the arguments.
  public func set(_ value: Value, at indices: Indices) { setter.call((indices, value)) }
}
