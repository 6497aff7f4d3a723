/// Checks that every call of these mocks was matched by a verification.
///
/// ```swift
/// verify(service).fetch(id: "42", page: .any).called(1)
/// verifyNoMoreInteractions(service, journal)
/// ```
///
/// - Parameters:
///   - mocks: the mocks; each that has other calls is a failure of its own.
///   - ignored: members that do not count, as `verify(service).isConnected`.
public func verifyNoMoreInteractions(
  _ mocks: any Mock..., ignoring ignored: [any VerifiableMember] = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column
) {
  let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  for mock in mocks { mock.understudy.reportUnverifiedCalls(at: location, ignoring: ignored) }
}

/// Checks that no member of these mocks was called at all.
///
/// - Parameter mocks: the mocks; each that has calls is a failure of its own.
public func verifyNoInteractions(
  _ mocks: any Mock..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) {
  let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  for mock in mocks {
    let calls = [mock.understudy].recordedCalls
    mock.understudy.reportUnless(calls.isEmpty, .unexpectedCalls, calls.map(\.text), location)
  }
}

/// Checks that every stub of these mocks answered a call. Each that did not is reported at the line
/// of its `given`.
///
/// - Parameter mocks: the mocks.
public func verifyNoUnusedStubs(_ mocks: any Mock...) {
  for mock in mocks { mock.understudy.reportUnusedStubs() }
}

/// What `verifyNoMoreInteractions(ignoring:)` can leave out: what `verify(mock)` leads to.
public protocol VerifiableMember {
  /// Whether the calls that are meant include this one.
  func covers(_ call: VerifiableCall) -> Bool
}

/// A recorded call, opaque to all but the engine.
public struct VerifiableCall {
  let call: RecordedCall
}

extension VerifiableMember {
  func covers(_ call: RecordedCall) -> Bool { covers(VerifiableCall(call: call)) }
}

extension CallPattern: VerifiableMember where Role == Verifying {
  public func covers(_ call: VerifiableCall) -> Bool {
    call.call.member === function && arguments.matches(at: call.call.arguments)
  }
}

extension GetterPattern: VerifiableMember where Role == Verifying {
  public func covers(_ call: VerifiableCall) -> Bool { get.covers(call) }
}

extension PropertyPattern: VerifiableMember where Role == Verifying {
  /// Reads and writes.
  public func covers(_ call: VerifiableCall) -> Bool {
    get.covers(call) || set(Matcher.any).covers(call)
  }
}

extension SubscriptPattern: VerifiableMember where Role == Verifying {
  /// Reads and writes.
  public func covers(_ call: VerifiableCall) -> Bool {
    get.covers(call) || set(Matcher.any).covers(call)
  }
}

extension CustomCallPattern: VerifiableMember where Role == Verifying {
  public func covers(_ call: VerifiableCall) -> Bool { pattern.covers(call) }
}

extension MockCore {
  /// Reports the calls that no verification has matched, if there are any.
  package func reportUnverifiedCalls(
    at location: TestLocation, ignoring ignored: [any VerifiableMember] = []
  ) {
    let calls = [self].recordedCalls.filter { call in
      !call.isVerified && !ignored.contains { $0.covers(call) }
    }
    reportUnless(calls.isEmpty, .unverifiedCalls, calls.map(\.text), location)
  }

  fileprivate func reportUnless(
    _ isFine: Bool, _ kind: MockFailure.Kind, _ texts: [String], _ location: TestLocation
  ) {
    guard !isFine else { return }
    report(
      MockFailure(
        kind: kind, core: self,
        comparisons: texts.map { .init(number: nil, text: $0, mismatches: []) },
        location: location))
  }

  /// Reports each stub that answered no call, at its own line.
  package func reportUnusedStubs() {
    for member in members {
      let unused = locked { member.stubs.filter { !$0.isUsed && !$0.isLenient } }
      for stub in unused {
        report(
          MockFailure(
            kind: .unusedStub, severity: strictness == .warning ? .warning : .error, core: self,
            member: member,
            call: MemberSignature(member).call(stub.pattern.descriptions),
            location: stub.location))
      }
    }
  }
}
