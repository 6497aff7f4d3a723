/// A stub: mix it in, call `didCallFunction` in each function, and give it values in the test.
///
/// ```swift
/// final class WeatherStub: Weather, Stubbing {
///   func temperature(in city: String) -> Double { didCallFunction(withArguments: city) }
/// }
/// let weather = WeatherStub()
/// weather.given("temperature(in:)", willReturn: 21.5)
/// ```
public protocol Stubbing: ProvidingMutableCallValues {}

extension Stubbing {
  /// Answers a call.
  ///
  /// - Parameters:
  ///   - function: the function's name.
  ///   - arguments: the arguments of the call.
  /// - Returns: the value that was given last for such a call; the type's default if there is none.
  public func didCallFunction<R: ProvidingDefaultStubValue>(
    _ function: String = #function, withArguments arguments: Any?...
  ) -> R {
    value(for: .name(function), arguments)
  }

  /// Answers a call.
  ///
  /// - Parameters:
  ///   - function: the function's name.
  ///   - arguments: the arguments of the call.
  /// - Returns: the value that was given last for such a call; `nil` if there is none, which the log
  ///   explains.
  public func didCallFunction<R>(
    _ function: String = #function, withArguments arguments: Any?...
  ) -> R? {
    value(for: .name(function), arguments)
  }

  /// Gives a function a value. The value that was given last counts.
  ///
  /// - Parameters:
  ///   - function: the function's name as `#function` gives it: `send(to:body:)`. The getter and the
  ///     setter of a property have its bare name.
  ///   - matcher: which calls return the value; all if nothing is said.
  ///   - value: what the calls return; `nil` takes the place of a value that was given before.
  public func given(
    _ function: String,
    withArgumentsThatMatch matcher: any MatchingArguments = anyArgumentMatcher,
    willReturn value: Any?
  ) {
    let value = CallValue(methodID: .name(function), value: value, matcher: matcher)
    MockState.of(self).add(value, for: self)
  }

  /// Forgets all values.
  public func resetStub() { callValues = [] }
}

extension Stubbing where Self: DefiningFunctionID {
  /// Answers a call.
  ///
  /// - Parameters:
  ///   - id: the function.
  ///   - arguments: the arguments of the call.
  /// - Returns: the value that was given last for such a call; the type's default if there is none.
  public func didCallFunction<R: ProvidingDefaultStubValue>(
    withID id: FunctionID, withArguments arguments: Any?...
  ) -> R {
    value(for: .name(id.rawValue), arguments)
  }

  /// Answers a call.
  ///
  /// - Parameters:
  ///   - id: the function.
  ///   - arguments: the arguments of the call.
  /// - Returns: the value that was given last for such a call; `nil` if there is none, which the log
  ///   explains.
  public func didCallFunction<R>(
    withID id: FunctionID, withArguments arguments: Any?...
  ) -> R? {
    value(for: .name(id.rawValue), arguments)
  }

  /// Gives a function a value. The value that was given last counts.
  ///
  /// - Parameters:
  ///   - id: the function.
  ///   - matcher: which calls return the value; all if nothing is said.
  ///   - value: what the calls return; `nil` takes the place of a value that was given before.
  public func given(
    callToFunctionWithID id: FunctionID,
    withArgumentsThatMatch matcher: any MatchingArguments = anyArgumentMatcher,
    willReturn value: Any?
  ) {
    given(id.rawValue, withArgumentsThatMatch: matcher, willReturn: value)
  }
}

extension Stubbing {
  func value<R: ProvidingDefaultStubValue>(for methodID: MethodID, _ arguments: [Any?]) -> R {
    StubbedValue(methodID, arguments, of: self).value ?? R.defaultStubValue()
  }

  func value<R>(for methodID: MethodID, _ arguments: [Any?]) -> R? {
    let stubbed = StubbedValue<R>(methodID, arguments, of: self)
    stubbed.explainIfMissing(of: self)
    return stubbed.value
  }
}
