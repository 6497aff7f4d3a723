/// A mocked property or subscript that can be set, and whose values cannot be kept: an answer makes
/// the value for each read, and what is set is not remembered.
///
/// `Indices` is what a subscript is called with, `Void` for a property; `Assigned` is the same with an
/// ``Unrecorded`` for the new value.
public final class UnkeptAccessors<Indices, Assigned, Value: ~Copyable & ~Escapable>: Sendable {
  public let getter: FunctionMock<Indices, Unreturned<Value>, Never>
  public let setter: FunctionMock<Assigned, Void, Never>

  /// Makes the members.
  ///
  /// - Parameters:
  ///   - core: the state of the mock that the property or subscript belongs to.
  ///   - name: the member as Swift names it.
  ///   - kind: `.getter` or `.subscriptGetter`.
  public init(_ core: MockCore, _ name: StaticString, _ kind: MockedMember.Kind) {
    getter = FunctionMock(core, name, kind)
    setter = FunctionMock(core, name, kind == .getter ? .setter : .subscriptSetter)
  }
}

/// The reads and writes of a property or subscript whose values cannot be kept.
///
/// ```swift
/// given(door).handle.will { Handle() }
/// verify(door).handle.set().called(1)
/// ```
///
/// What can be done with a read can be done with it directly.
public struct UnkeptAccessorsPattern<
  Role, Indices, Assigned, Value: ~Copyable & ~Escapable, Body, SetterBody
>: CallPatternConvertible {
  private let member: UnkeptAccessors<Indices, Assigned, Value>
  private let location: TestLocation
  private let indices: ArgumentPattern

  /// Called by generated code, with one matcher for each argument of a subscript.
  public init<each Argument>(
    _ member: UnkeptAccessors<Indices, Assigned, Value>, _ location: TestLocation,
    matching matchers: repeat Matcher<each Argument>
  ) {
    self.member = member
    self.location = location
    indices = ArgumentPattern(repeat each matchers)
  }

  /// The reads.
  public var get: CustomCallPattern<Role, Synchronous, Indices, Unreturned<Value>, Never, Body> {
    CustomCallPattern(CallPattern(member.getter, location, indices))
  }

  /// The writes, of whatever value.
  public func set() -> CustomCallPattern<Role, Synchronous, Assigned, Void, Never, SetterBody> {
    let value = Matcher<Unrecorded>.any
    return CustomCallPattern(CallPattern(member.setter, location, indices.appending(value)))
  }

  public var pattern: CallPattern<Role, Synchronous, Indices, Unreturned<Value>, Never> {
    self.get.pattern
  }
}

extension UnkeptAccessorsPattern
where Role == Stubbing, Value: ~Copyable & ~Escapable {
  /// Answers matching reads with a closure that makes the value.
  ///
  /// - Parameter answer: runs on the caller's thread, after the read is recorded.
  /// - Returns: the chain, to add what comes next.
  @discardableResult
  public func will(_ answer: Body) -> StubChain<Synchronous, Indices, Unreturned<Value>, Never> {
    self.get.will(answer)
  }
}

extension UnkeptAccessorsPattern
where Role == Expecting, Value: ~Copyable & ~Escapable {
  /// Expects a matching read, and answers with a closure that makes the value.
  ///
  /// - Returns: the expectation, to add a count or further answers.
  @discardableResult
  public func will(_ answer: Body) -> Expectation<Synchronous, Indices, Unreturned<Value>, Never> {
    self.get.will(answer)
  }
}
