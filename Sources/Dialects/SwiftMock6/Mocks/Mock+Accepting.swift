// What the members of a mock call. Each form exists for each effect, since a member that waits or throws
// cannot hand on its call to one that does not.

extension Mock {
  /// Takes a call of a member without arguments.
  ///
  /// - Returns: the result of the call.
  @discardableResult
  public func accept(
    file: StaticString = #filePath, line: UInt = #line, func function: String = #function
  ) -> Any? {
    accept(func: function, checkArgs: [], actionArgs: [], file: file, line: line)
  }

  /// Takes a call of a member.
  ///
  /// - Parameter args: the arguments, in order.
  /// - Returns: the result of the call.
  @discardableResult
  public func accept(
    file: StaticString = #filePath, line: UInt = #line, func function: String = #function,
    _ args: Any?...
  ) -> Any? {
    accept(func: function, checkArgs: args, actionArgs: args, file: file, line: line)
  }

  /// Takes a call of a member, not all of whose arguments can be compared.
  ///
  /// - Parameters:
  ///   - function: the member.
  ///   - checkArgs: what is compared with the expected call.
  ///   - actionArgs: what the closures of `doing` get.
  /// - Returns: the result of the call.
  @discardableResult
  public func accept(
    func function: String = #function, checkArgs: [Any?], actionArgs: [Any?],
    file: StaticString = #filePath, line: UInt = #line
  ) -> Any? {
    handler.accept(
      CallSummary(function, checkArgs), actionArgs: actionArgs, file: file, line: line)
  }

  /// Takes a call of a member.
  ///
  /// - Parameter args: the arguments, in order.
  /// - Returns: the result of the call.
  @available(*, deprecated, message: "write the arguments one by one, without a label")
  @discardableResult
  @_disfavoredOverload
  public func accept(
    func function: String = #function, args: [Any?] = [], file: StaticString = #filePath,
    line: UInt = #line
  ) -> Any? {
    accept(func: function, checkArgs: args, actionArgs: args, file: file, line: line)
  }
}

extension Mock {
  /// Takes a call of a throwing member without arguments.
  ///
  /// - Returns: the result of the call.
  /// - Throws: what the expectation says; an error that says so if nothing expects the call.
  @discardableResult
  public func throwingAccept(
    file: StaticString = #filePath, line: UInt = #line, func function: String = #function
  ) throws -> Any? {
    try throwingAccept(func: function, checkArgs: [], actionArgs: [], file: file, line: line)
  }

  /// Takes a call of a throwing member.
  ///
  /// - Parameter args: the arguments, in order.
  /// - Returns: the result of the call.
  /// - Throws: what the expectation says; an error that says so if nothing expects the call.
  @discardableResult
  public func throwingAccept(
    file: StaticString = #filePath, line: UInt = #line, func function: String = #function,
    _ args: Any?...
  ) throws -> Any? {
    try throwingAccept(func: function, checkArgs: args, actionArgs: args, file: file, line: line)
  }

  /// Takes a call of a throwing member, not all of whose arguments can be compared.
  ///
  /// - Parameters:
  ///   - function: the member.
  ///   - checkArgs: what is compared with the expected call.
  ///   - actionArgs: what the closures of `doing` get.
  /// - Returns: the result of the call.
  /// - Throws: what the expectation says; an error that says so if nothing expects the call.
  @discardableResult
  public func throwingAccept(
    func function: String = #function, checkArgs: [Any?], actionArgs: [Any?],
    file: StaticString = #filePath, line: UInt = #line
  ) throws -> Any? {
    try handler.throwingAccept(
      CallSummary(function, checkArgs), actionArgs: actionArgs, file: file, line: line)
  }

  /// Takes a call of a throwing member.
  ///
  /// - Parameter args: the arguments, in order.
  /// - Returns: the result of the call.
  /// - Throws: what the expectation says; an error that says so if nothing expects the call.
  @available(*, deprecated, message: "write the arguments one by one, without a label")
  @discardableResult
  @_disfavoredOverload
  public func throwingAccept(
    func function: String = #function, args: [Any?] = [], file: StaticString = #filePath,
    line: UInt = #line
  ) throws -> Any? {
    try throwingAccept(func: function, checkArgs: args, actionArgs: args, file: file, line: line)
  }
}

extension Mock {
  /// Takes a call of an asynchronous member without arguments.
  ///
  /// - Returns: the result of the call.
  @discardableResult
  nonisolated(nonsending) public func accept(
    file: StaticString = #filePath, line: UInt = #line, func function: String = #function
  ) async -> Any? {
    await accept(func: function, checkArgs: [], actionArgs: [], file: file, line: line)
  }

  /// Takes a call of an asynchronous member.
  ///
  /// - Parameter args: the arguments, in order.
  /// - Returns: the result of the call.
  @discardableResult
  nonisolated(nonsending) public func accept(
    file: StaticString = #filePath, line: UInt = #line, func function: String = #function,
    _ args: Any?...
  ) async -> Any? {
    await accept(func: function, checkArgs: args, actionArgs: args, file: file, line: line)
  }

  /// Takes a call of an asynchronous member, not all of whose arguments can be compared.
  ///
  /// - Parameters:
  ///   - function: the member.
  ///   - checkArgs: what is compared with the expected call.
  ///   - actionArgs: what the closures of `doing` get.
  /// - Returns: the result of the call.
  @discardableResult
  nonisolated(nonsending) public func accept(
    func function: String = #function, checkArgs: [Any?], actionArgs: [Any?],
    file: StaticString = #filePath, line: UInt = #line
  ) async -> Any? {
    await handler.asyncAccept(
      CallSummary(function, checkArgs), actionArgs: actionArgs, file: file, line: line)
  }

  /// Takes a call of an asynchronous member.
  ///
  /// - Parameter args: the arguments, in order.
  /// - Returns: the result of the call.
  @available(*, deprecated, message: "write the arguments one by one, without a label")
  @discardableResult
  @_disfavoredOverload
  nonisolated(nonsending) public func accept(
    func function: String = #function, args: [Any?] = [], file: StaticString = #filePath,
    line: UInt = #line
  ) async -> Any? {
    await accept(func: function, checkArgs: args, actionArgs: args, file: file, line: line)
  }
}

extension Mock {
  /// Takes a call of an asynchronous, throwing member without arguments.
  ///
  /// - Returns: the result of the call.
  /// - Throws: what the expectation says; an error that says so if nothing expects the call.
  @discardableResult
  nonisolated(nonsending) public func throwingAccept(
    file: StaticString = #filePath, line: UInt = #line, func function: String = #function
  ) async throws -> Any? {
    try await throwingAccept(func: function, checkArgs: [], actionArgs: [], file: file, line: line)
  }

  /// Takes a call of an asynchronous, throwing member.
  ///
  /// - Parameter args: the arguments, in order.
  /// - Returns: the result of the call.
  /// - Throws: what the expectation says; an error that says so if nothing expects the call.
  @discardableResult
  nonisolated(nonsending) public func throwingAccept(
    file: StaticString = #filePath, line: UInt = #line, func function: String = #function,
    _ args: Any?...
  ) async throws -> Any? {
    try await throwingAccept(
      func: function, checkArgs: args, actionArgs: args, file: file, line: line)
  }

  /// Takes a call of an asynchronous, throwing member, not all of whose arguments can be compared.
  ///
  /// - Parameters:
  ///   - function: the member.
  ///   - checkArgs: what is compared with the expected call.
  ///   - actionArgs: what the closures of `doing` get.
  /// - Returns: the result of the call.
  /// - Throws: what the expectation says; an error that says so if nothing expects the call.
  @discardableResult
  nonisolated(nonsending) public func throwingAccept(
    func function: String = #function, checkArgs: [Any?], actionArgs: [Any?],
    file: StaticString = #filePath, line: UInt = #line
  ) async throws -> Any? {
    try await handler.asyncThrowingAccept(
      CallSummary(function, checkArgs), actionArgs: actionArgs, file: file, line: line)
  }

  /// Takes a call of an asynchronous, throwing member.
  ///
  /// - Parameter args: the arguments, in order.
  /// - Returns: the result of the call.
  /// - Throws: what the expectation says; an error that says so if nothing expects the call.
  @available(*, deprecated, message: "write the arguments one by one, without a label")
  @discardableResult
  @_disfavoredOverload
  nonisolated(nonsending) public func throwingAccept(
    func function: String = #function, args: [Any?] = [], file: StaticString = #filePath,
    line: UInt = #line
  ) async throws -> Any? {
    try await throwingAccept(
      func: function, checkArgs: args, actionArgs: args, file: file, line: line)
  }
}
