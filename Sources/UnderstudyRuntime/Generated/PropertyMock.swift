/// A mocked property that can be set: it remembers what was set, unless a stub says otherwise.
///
/// A property that can only be read is a ``FunctionMock`` without arguments.
public final class PropertyMock<Value, Failure: Error>: Sendable {
  public let getter: FunctionMock<Void, Value, Failure>
  public let setter: FunctionMock<Value, Void, Never>

  /// Makes the property's members.
  ///
  /// - Parameters:
  ///   - core: the state of the mock that the property belongs to.
  ///   - name: the property's name.
  public init(_ core: MockCore, _ name: StaticString) {
    getter = FunctionMock(core, name, .getter)
    setter = FunctionMock(core, name, .setter)
  }

  /// Makes the members of a property whose default is a mock.
  ///
  /// - Parameters:
  ///   - core: the state of the mock that the property belongs to.
  ///   - name: the property's name.
  ///   - makeMock: makes the mock.
  public init(_ core: MockCore, _ name: StaticString, default makeMock: @escaping () -> Value) {
    getter = FunctionMock(core, name, .getter, default: makeMock)
    setter = FunctionMock(core, name, .setter)
  }

  /// Records that the property is read, and answers.
  ///
  /// - Returns: what a stub returns, what was set last, or a default.
  /// - Throws: what the stub throws, or ``UnstubbedCallError``.
  @inlinable
  public func get() throws(Failure) -> Value { try getter.call(()) }

  /// Records that the property is read, and answers, on the actor of the caller.
  ///
  /// - Returns: what a stub returns, what was set last, or a default.
  /// - Throws: what the stub throws, or ``UnstubbedCallError``.
  @inlinable
  public nonisolated(nonsending) func get() async throws(Failure) -> Value {
    try await getter.call(())
  }

  /// Records that the property is read, and answers or passes it on.
  ///
  /// - Parameter real: reads the property of the object that the mock spies on.
  /// - Returns: what a stub or the real object returns, or a default.
  /// - Throws: what the stub or the real object throws, or ``UnstubbedCallError``.
  @inlinable
  public func get(real: @autoclosure () throws(Failure) -> Value) throws(Failure) -> Value {
    try getter.call((), real: try real())
  }

  /// Records that the property is read, and answers or passes it on, on the actor of the caller.
  ///
  /// - Parameter real: reads the property of the object that the mock spies on.
  /// - Returns: what a stub or the real object returns, or a default.
  /// - Throws: what the stub or the real object throws, or ``UnstubbedCallError``.
  @inlinable
  public nonisolated(nonsending) func get(
    real: nonisolated(nonsending) @autoclosure () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    try await getter.call((), real: try await real())
  }

  /// Records that the property is set, and passes it on unless a stub answers.
  ///
  /// - Parameters:
  ///   - value: the new value. Without a stub and a real object it is what the getter returns from
  ///     now on.
  ///   - real: sets the property of the object that the mock spies on.
  @inlinable
  public func set(_ value: Value, real: @autoclosure () -> Void) {
    let answer = setter.answer(to: value)
    switch answer?.kind {
    case nil where !setter.isSpying: getter.remember(value)
    case nil, .real: real()
    case .value, .other: answer?.respond(to: value)
    }
  }

  /// Records that the property is set. Without a stub for it, the value is what the getter returns
  /// from now on.
  @inlinable
  public func set(_ value: Value) {
    if let answer = setter.answer(to: value) {
      answer.respond(to: value)
    } else {
      getter.remember(value)
    }
  }
}

extension FunctionMock {
  /// Makes the value the answer of all calls that no stub answers.
  @usableFromInline
  func remember(_ output: Output) {
    if !reuse(output) { remember(answer: ValueAnswer(output)) }
  }

  func remember(answer: Answer<Input, Output, Failure>) {
    // The value before is released outside the lock, since that may run code of the user.
    lock()
    let previous = fallback
    fallback = answer
    unlock()
    withExtendedLifetime(previous) {}
  }

  /// Puts the value into the answer that is there, if no call is about to read it.
  private func reuse(_ output: Output) -> Bool {
    lock()
    guard isKnownUniquelyReferenced(&fallback), let fallback,
      unsafeDowncast(fallback, to: Answer<Input, Output, Failure>.self).kind == .value
    else {
      unlock()
      return false
    }
    let answer = unsafeDowncast(fallback, to: ValueAnswer<Input, Output, Failure>.self)
    let previous = answer.output
    answer.output = output
    unlock()
    withExtendedLifetime(previous) {}
    return true
  }
}
