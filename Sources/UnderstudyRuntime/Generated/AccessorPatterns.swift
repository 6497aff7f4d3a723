/// The reads of a property or subscript that are meant: `given(service).isConnected`.
///
/// What can be done with a call can be done with it directly, or behind ``get``.
public struct GetterPattern<Role, Effect, Input, Output, Failure: Error>: CallPatternConvertible {
  /// The reads.
  public let get: CallPattern<Role, Effect, Input, Output, Failure>

  /// Called by generated code.
  public init(_ function: FunctionMock<Void, Output, Failure>, _ location: TestLocation)
  where Input == Void {
    get = CallPattern(function, location, ArgumentPattern())
  }

  /// Called by generated code, with one matcher for each argument of a subscript.
  public init<each Argument>(
    _ function: FunctionMock<Input, Output, Failure>, _ location: TestLocation,
    matching matchers: repeat Matcher<each Argument>
  ) {
    get = CallPattern(function, location, ArgumentPattern(repeat each matchers))
  }

  /// Called by generated code, with one value for each argument of a subscript.
  public init<each Argument>(
    _ function: FunctionMock<Input, Output, Failure>, _ location: TestLocation,
    equalTo values: repeat each Argument
  ) {
    get = CallPattern(function, location, ArgumentPattern(repeat Matcher.value(each values)))
  }

  public var pattern: CallPattern<Role, Effect, Input, Output, Failure> { self.get }
}

/// A property that can be set: `given(service).token.get`, `verify(service).token.set(.any)`.
///
/// What can be done with a read can be done with it directly.
public struct PropertyPattern<Role, Effect, Value, Failure: Error>: CallPatternConvertible {
  private let property: PropertyMock<Value, Failure>
  private let location: TestLocation

  /// Called by generated code.
  public init(_ property: PropertyMock<Value, Failure>, _ location: TestLocation) {
    self.property = property
    self.location = location
  }

  /// The reads.
  public var get: CallPattern<Role, Effect, Void, Value, Failure> {
    CallPattern(property.getter, location, ArgumentPattern())
  }

  /// The writes of a value that matches.
  public func set(_ matcher: Matcher<Value>) -> CallPattern<Role, Synchronous, Value, Void, Never> {
    CallPattern(property.setter, location, ArgumentPattern(matcher))
  }

  /// The writes of an equal value.
  @_disfavoredOverload
  public func set(_ value: Value) -> CallPattern<Role, Synchronous, Value, Void, Never> {
    set(Matcher.value(value))
  }

  public var pattern: CallPattern<Role, Effect, Void, Value, Failure> { self.get }
}

/// A subscript that can be set: `given(grid)[row: 1, column: .any].get`,
/// `verify(grid)[row: 1, column: 2].set(.any)`.
///
/// What can be done with a read can be done with it directly.
public struct SubscriptPattern<Role, Effect, Indices, Value, Failure: Error>:
  CallPatternConvertible
{
  private let member: SubscriptMock<Indices, Value, Failure>
  private let location: TestLocation
  private let indices: ArgumentPattern

  /// Called by generated code, with one matcher for each argument.
  public init<each Argument>(
    _ member: SubscriptMock<Indices, Value, Failure>, _ location: TestLocation,
    matching matchers: repeat Matcher<each Argument>
  ) {
    self.member = member
    self.location = location
    indices = ArgumentPattern(repeat each matchers)
  }

  /// Called by generated code, with one value for each argument.
  public init<each Argument>(
    _ member: SubscriptMock<Indices, Value, Failure>, _ location: TestLocation,
    equalTo values: repeat each Argument
  ) {
    self.init(member, location, matching: repeat Matcher.value(each values))
  }

  /// The reads.
  public var get: CallPattern<Role, Effect, Indices, Value, Failure> {
    CallPattern(member.getter, location, indices)
  }

  /// The writes of a value that matches.
  public func set(_ matcher: Matcher<Value>)
    -> CallPattern<Role, Synchronous, (indices: Indices, newValue: Value), Void, Never>
  {
    CallPattern(member.setter, location, indices.appending(matcher))
  }

  /// The writes of an equal value.
  @_disfavoredOverload
  public func set(_ value: Value)
    -> CallPattern<Role, Synchronous, (indices: Indices, newValue: Value), Void, Never>
  {
    set(Matcher.value(value))
  }

  public var pattern: CallPattern<Role, Effect, Indices, Value, Failure> { self.get }
}
