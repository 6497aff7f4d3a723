/// The calls of one member that are meant: the member, and a matcher for each argument.
///
/// The members of `given(mock)` and `verify(mock)` return it. What can be done with it follows from
/// its role.
public struct CallPattern<Role, Effect, Input, Output, Failure: Error>: CallPatternConvertible {
  @usableFromInline package let function: FunctionMock<Input, Output, Failure>
  @usableFromInline package let arguments: ArgumentPattern
  @usableFromInline let location: TestLocation
  /// Keeps the mock's state alive for as long as the pattern is.
  @usableFromInline let core: MockCore

  package init(
    _ function: FunctionMock<Input, Output, Failure>, _ location: TestLocation,
    _ arguments: ArgumentPattern
  ) {
    self.function = function
    self.arguments = arguments
    self.location = location
    core = function.core
    if let type = arguments.uncomparableType { reportUncomparable(type) }
  }

  /// All calls of a member without arguments. Called by generated code.
  ///
  /// - Parameters:
  ///   - function: the member.
  ///   - location: where the test speaks of it.
  public init(_ function: FunctionMock<Input, Output, Failure>, _ location: TestLocation)
  where Input == Void {
    self.init(function, location, ArgumentPattern())
  }

  /// The calls whose arguments match. Called by generated code.
  ///
  /// - Parameters:
  ///   - function: the member.
  ///   - location: where the test speaks of it.
  ///   - matchers: one for each argument.
  public init<each Argument>(
    _ function: FunctionMock<Input, Output, Failure>, _ location: TestLocation,
    matching matchers: repeat Matcher<each Argument>
  ) {
    self.init(function, location, ArgumentPattern(repeat each matchers))
  }

  /// The calls whose arguments are equal to the given values. Called by generated code.
  ///
  /// - Parameters:
  ///   - function: the member.
  ///   - location: where the test speaks of it.
  ///   - values: one for each argument.
  public init<each Argument>(
    _ function: FunctionMock<Input, Output, Failure>, _ location: TestLocation,
    equalTo values: repeat each Argument
  ) {
    self.init(function, location, ArgumentPattern(repeat Matcher.value(each values)))
  }

  public var pattern: CallPattern { self }

  private func reportUncomparable(_ type: Any.Type) {
    core.reportMisuse(
      """
      a value of type '\(type)' cannot be compared: it is neither Equatable nor an object
        pass a matcher instead: .any, .matching { … } or .equal(value, by: { … })
      """, member: function, location: location)
  }
}

/// What stands for the calls of one member: a ``CallPattern``, or a property that has one for its
/// getter.
public protocol CallPatternConvertible<Role, Effect, Input, Output, Failure> {
  /// ``Stubbing``, ``Expecting`` or ``Verifying``.
  associatedtype Role
  /// ``Synchronous`` or ``Asynchronous``.
  associatedtype Effect
  /// The arguments of the member.
  associatedtype Input
  /// What the member returns.
  associatedtype Output
  /// What the member throws.
  associatedtype Failure: Error

  /// The calls that are meant.
  var pattern: CallPattern<Role, Effect, Input, Output, Failure> { get }
}
