/// The calls of a member that is `@objc optional`, which an object need not have.
///
/// A mock has all of them. A test can leave one out: `given(hints).tap().willNotBeImplemented()`.
/// Everything else is as with `Base`.
@dynamicMemberLookup
public struct OptionalMember<Base: CallPatternConvertible>: CallPatternConvertible {
  private let base: Base

  /// Called by generated code.
  public init(_ base: Base) { self.base = base }

  public var pattern: CallPattern<Base.Role, Base.Effect, Base.Input, Base.Output, Base.Failure> {
    base.pattern
  }

  /// The reads of a property or subscript: `get`.
  public subscript<Value>(dynamicMember path: KeyPath<Base, Value>) -> Value {
    base[keyPath: path]
  }
}

extension OptionalMember where Base.Role == Stubbing {
  /// Leaves the member out of the mock: `responds(to:)` says no, and `hints.tap?()` is `nil`, which
  /// nobody records.
  ///
  /// It does not matter which arguments the calls are said to have. A stub for the member puts it back,
  /// and so does ``reset(_:_:)-(Mock,_)``.
  public func willNotBeImplemented() {
    let pattern = pattern
    pattern.core.locked { pattern.function.isLeftOut = true }
  }
}

// MARK: - What is no property of the base

extension OptionalMember {
  /// The writes of a value that matches.
  public func set<Role, Effect, Value, Failure>(_ matcher: Matcher<Value>)
    -> CallPattern<Role, Synchronous, Value, Void, Never>
  where Base == PropertyPattern<Role, Effect, Value, Failure> { base.set(matcher) }

  /// The writes of an equal value.
  @_disfavoredOverload
  public func set<Role, Effect, Value, Failure>(_ value: Value)
    -> CallPattern<Role, Synchronous, Value, Void, Never>
  where Base == PropertyPattern<Role, Effect, Value, Failure> { base.set(value) }

  /// The writes of a value that matches. The value is `nil` for an object that lives no more.
  public func set<Role, Wrapped>(_ matcher: Matcher<Wrapped?>)
    -> CallPattern<Role, Synchronous, WeakReference<Wrapped>, Void, Never>
  where Base == WeakPropertyPattern<Role, Wrapped> { base.set(matcher) }

  /// The writes of an equal value.
  @_disfavoredOverload
  public func set<Role, Wrapped>(_ value: Wrapped?)
    -> CallPattern<Role, Synchronous, WeakReference<Wrapped>, Void, Never>
  where Base == WeakPropertyPattern<Role, Wrapped> { base.set(value) }

  /// The writes of a value that matches.
  public func set<Role, Effect, Indices, Value, Failure>(_ matcher: Matcher<Value>)
    -> CallPattern<Role, Synchronous, (indices: Indices, newValue: Value), Void, Never>
  where Base == SubscriptPattern<Role, Effect, Indices, Value, Failure> { base.set(matcher) }

  /// The writes of an equal value.
  @_disfavoredOverload
  public func set<Role, Effect, Indices, Value, Failure>(_ value: Value)
    -> CallPattern<Role, Synchronous, (indices: Indices, newValue: Value), Void, Never>
  where Base == SubscriptPattern<Role, Effect, Indices, Value, Failure> { base.set(value) }

  /// Answers matching calls with a closure that takes the arguments as the member does.
  ///
  /// - Parameter answer: runs on the caller's thread, after the call is recorded.
  /// - Returns: the chain, to add what comes next.
  @discardableResult
  public func will<Effect, Input, Output, Failure, Body>(_ answer: Body)
    -> StubChain<Effect, Input, Output, Failure>
  where Base == CustomCallPattern<Stubbing, Effect, Input, Output, Failure, Body> {
    base.will(answer)
  }

  /// Answers the expected calls with a closure that takes the arguments as the member does.
  ///
  /// - Parameter answer: runs on the caller's thread, after the call is recorded.
  @discardableResult
  public func will<Effect, Input, Output, Failure, Body>(_ answer: Body)
    -> Expectation<Effect, Input, Output, Failure>
  where Base == CustomCallPattern<Expecting, Effect, Input, Output, Failure, Body> {
    base.will(answer)
  }
}

// MARK: - What the mock asks

extension MockedMember {
  /// Whether the mock has the member: generated code asks, of members that are `@objc optional`.
  public final var isImplemented: Bool {
    lock()
    defer { unlock() }
    return !isLeftOut
  }
}

extension PropertyMock {
  /// Whether the mock has the property, which is `@objc optional`.
  public var isImplemented: Bool { getter.isImplemented }
}

extension WeakPropertyMock {
  /// Whether the mock has the property, which is `@objc optional`.
  public var isImplemented: Bool { getter.isImplemented }
}

extension SubscriptMock {
  /// Whether the mock has the subscript, which is `@objc optional`.
  public var isImplemented: Bool { getter.isImplemented }
}
