// Each form exists by name and by ID, with and without arguments, since the result's type chooses one.

extension Mocking {
  /// Records a call.
  ///
  /// - Parameter function: the function's name.
  public func didCallFunction(_ function: String = #function) {
    record(.name(function), [])
  }

  /// Records a call.
  ///
  /// - Parameters:
  ///   - function: the function's name.
  ///   - arguments: the arguments of the call.
  public func didCallFunction(_ function: String = #function, withArguments arguments: Any?...) {
    record(.name(function), arguments)
  }

  /// Records a call, and answers it.
  ///
  /// - Parameter function: the function's name.
  /// - Returns: the value that was given last for such a call; the type's default if there is none.
  public func didCallFunction<R: ProvidingDefaultStubValue>(_ function: String = #function) -> R {
    recordedValue(for: .name(function), [])
  }

  /// Records a call, and answers it.
  ///
  /// - Parameters:
  ///   - function: the function's name.
  ///   - arguments: the arguments of the call.
  /// - Returns: the value that was given last for such a call; the type's default if there is none.
  public func didCallFunction<R: ProvidingDefaultStubValue>(
    _ function: String = #function, withArguments arguments: Any?...
  ) -> R {
    recordedValue(for: .name(function), arguments)
  }

  /// Records a call, and answers it.
  ///
  /// - Parameter function: the function's name.
  /// - Returns: the value that was given last for such a call; `nil` if there is none, which the log
  ///   explains.
  public func didCallFunction<R>(_ function: String = #function) -> R? {
    recordedValue(for: .name(function), [])
  }

  /// Records a call, and answers it.
  ///
  /// - Parameters:
  ///   - function: the function's name.
  ///   - arguments: the arguments of the call.
  /// - Returns: the value that was given last for such a call; `nil` if there is none, which the log
  ///   explains.
  public func didCallFunction<R>(_ function: String = #function, withArguments arguments: Any?...)
    -> R?
  {
    recordedValue(for: .name(function), arguments)
  }
}

extension Mocking where Self: DefiningFunctionID {
  /// Records a call.
  ///
  /// - Parameter id: the function.
  public func didCallFunction(withID id: FunctionID) {
    record(.name(id.rawValue), [])
  }

  /// Records a call.
  ///
  /// - Parameters:
  ///   - id: the function.
  ///   - arguments: the arguments of the call.
  public func didCallFunction(withID id: FunctionID, withArguments arguments: Any?...) {
    record(.name(id.rawValue), arguments)
  }

  /// Records a call, and answers it.
  ///
  /// - Parameter id: the function.
  /// - Returns: the value that was given last for such a call; the type's default if there is none.
  public func didCallFunction<R: ProvidingDefaultStubValue>(withID id: FunctionID) -> R {
    recordedValue(for: .name(id.rawValue), [])
  }

  /// Records a call, and answers it.
  ///
  /// - Parameters:
  ///   - id: the function.
  ///   - arguments: the arguments of the call.
  /// - Returns: the value that was given last for such a call; the type's default if there is none.
  public func didCallFunction<R: ProvidingDefaultStubValue>(
    withID id: FunctionID, withArguments arguments: Any?...
  ) -> R {
    recordedValue(for: .name(id.rawValue), arguments)
  }

  /// Records a call, and answers it.
  ///
  /// - Parameter id: the function.
  /// - Returns: the value that was given last for such a call; `nil` if there is none, which the log
  ///   explains.
  public func didCallFunction<R>(withID id: FunctionID) -> R? {
    recordedValue(for: .name(id.rawValue), [])
  }

  /// Records a call, and answers it.
  ///
  /// - Parameters:
  ///   - id: the function.
  ///   - arguments: the arguments of the call.
  /// - Returns: the value that was given last for such a call; `nil` if there is none, which the log
  ///   explains.
  public func didCallFunction<R>(withID id: FunctionID, withArguments arguments: Any?...) -> R? {
    recordedValue(for: .name(id.rawValue), arguments)
  }
}

extension Mocking {
  private func record(_ methodID: MethodID, _ arguments: [Any?]) {
    let call = Call(
      methodID: methodID, arguments: PackedArguments.pack(arguments, of: methodID))
    MockState.of(self).record(call, for: self)
  }

  private func recordedValue<R: ProvidingDefaultStubValue>(
    for methodID: MethodID, _ arguments: [Any?]
  ) -> R {
    record(methodID, arguments)
    return value(for: methodID, arguments)
  }

  private func recordedValue<R>(for methodID: MethodID, _ arguments: [Any?]) -> R? {
    record(methodID, arguments)
    return value(for: methodID, arguments)
  }
}
