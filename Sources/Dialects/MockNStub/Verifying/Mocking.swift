/// A mock: a stub that records its calls, and checks what is expected of it.
///
/// ```swift
/// final class MailerMock: Mailer, Mocking, DefiningFunctionID {
///   enum FunctionID: String { case send = "send(to:body:)" }
///   func send(to: String, body: String) -> Bool { didCallFunction(withArguments: to, body) }
/// }
/// let mailer = MailerMock()
/// mailer.given(callToFunctionWithID: .send, willReturn: true)
/// mailer.expect(.exactly(amount: 2), callsToFunctionWithID: .send)
/// ```
///
/// Calls that nothing expects do not matter.
public protocol Mocking:
  Stubbing, ProvidingMutableCalls, ProvidingMutableVerifications, ProvidingFailureHandler
{}

public typealias Fail = () -> Void

// MARK: - Expecting

extension Mocking {
  /// Expects a call, at least one time.
  ///
  /// - Parameters:
  ///   - function: the function's name as `#function` gives it: `send(to:body:)`.
  ///   - matcher: which calls count; all if nothing is said.
  public func expect(
    callToFunction function: String,
    withArgumentsThatMatch matcher: any MatchingArguments = anyArgumentMatcher
  ) {
    expect(.anyAmount, callsToFunction: function, withArgumentsThatMatch: matcher)
  }

  /// Expects calls, before they are made or afterwards.
  ///
  /// - Parameters:
  ///   - amount: how often they are expected.
  ///   - function: the function's name as `#function` gives it: `send(to:body:)`.
  ///   - matcher: which calls count; all if nothing is said.
  public func expect(
    _ amount: Verification.Amount, callsToFunction function: String,
    withArgumentsThatMatch matcher: any MatchingArguments = anyArgumentMatcher
  ) {
    let verification = Verification(methodID: .name(function), matcher: matcher, amount: amount)
    MockState.of(self).add(verification, for: self)
  }
}

extension Mocking where Self: DefiningFunctionID {
  /// Expects a call, at least one time.
  ///
  /// - Parameters:
  ///   - id: the function.
  ///   - matcher: which calls count; all if nothing is said.
  public func expect(
    callToFunctionWithID id: FunctionID,
    withArgumentsThatMatch matcher: any MatchingArguments = anyArgumentMatcher
  ) {
    expect(callToFunction: id.rawValue, withArgumentsThatMatch: matcher)
  }

  /// Expects calls, before they are made or afterwards.
  ///
  /// - Parameters:
  ///   - amount: how often they are expected.
  ///   - id: the function.
  ///   - matcher: which calls count; all if nothing is said.
  public func expect(
    _ amount: Verification.Amount, callsToFunctionWithID id: FunctionID,
    withArgumentsThatMatch matcher: any MatchingArguments = anyArgumentMatcher
  ) {
    expect(amount, callsToFunction: id.rawValue, withArgumentsThatMatch: matcher)
  }
}

// MARK: - Checking

extension Mocking {
  /// Checks everything that is expected, and hands each failure to the failure handler.
  ///
  /// - Parameters:
  ///   - file: the file that failures are shown in.
  ///   - line: the line that failures are shown at.
  ///   - fileID: the file as `Module/File.swift`.
  ///   - column: the column that failures are shown at.
  public func verify(
    inFile file: StaticString = #filePath, atLine line: UInt = #line,
    fileID: StaticString = #fileID, column: Int = #column
  ) {
    let location = Location(file: file, line: line, fileID: fileID, column: column)
    let handler = failureHandler
    for message in applicableFailureMessages() { handler.fail(with: message, at: location) }
  }

  /// Whether ``verify(inFile:atLine:fileID:column:)`` would report anything.
  public func wouldFailIfVerified() -> Bool { !applicableFailureMessages().isEmpty }

  /// What ``verify(inFile:atLine:fileID:column:)`` would report.
  public func applicableFailureMessages() -> [String] {
    let state = MockState.of(self)
    let calls = state.calls(of: self)
    return state.verifications(of: self).compactMap {
      $0.failureMessage(count: state.count($0), calls: calls)
    }
  }

  /// Forgets the values, the calls and the expectations.
  public func resetMock() {
    resetStub()
    calls = []
    verifications = []
  }
}

// MARK: - Received arguments

extension Mocking {
  /// The arguments of the calls of all functions, as far as they have the type that is asked for.
  ///
  /// - Returns: in the order of the calls, the argument of each, or a tuple of several.
  public func receivedArgumentsOfInferredType<A>() -> [A] {
    MockState.of(self).calls(of: self).compactMap { $0.arguments as? A }
  }

  /// The last of ``receivedArgumentsOfInferredType()``.
  public func lastReceivedArgumentsOfInferredType<A>() -> A? {
    let received: [A] = receivedArgumentsOfInferredType()
    return received.last
  }

  /// The first of ``receivedArgumentsOfInferredType()``.
  public func firstReceivedArgumentsOfInferredType<A>() -> A? {
    let received: [A] = receivedArgumentsOfInferredType()
    return received.first
  }
}
