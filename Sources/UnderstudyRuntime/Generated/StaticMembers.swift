/// The static members of a mock. There is one for each scope, so parallel tests do not meet.
public protocol StaticMembers: AnyObject, Sendable {
  /// The state that all static members share.
  var understudy: MockCore { get }

  init()
}

/// A mock of a protocol that requires static members or initialisers.
public protocol StaticMock: Mock {
  associatedtype UnderstudyStatics: StaticMembers
  /// What `given(PMock.self)` returns.
  associatedtype UnderstudyStaticStubbing: MockMembers<UnderstudyStatics>
  /// What `expect(PMock.self)` returns.
  associatedtype UnderstudyStaticExpecting: MockMembers<UnderstudyStatics>
  /// What `verify(PMock.self)` returns.
  associatedtype UnderstudyStaticVerifying: MockMembers<UnderstudyStatics>
}

extension StaticMock {
  /// The static members in the current scope.
  public nonisolated static var understudyStatics: UnderstudyStatics {
    MockScope.current.statics(UnderstudyStatics.self)
  }
}

/// Starts a stub of a static member: `given(SdkMock.self).isReady.willReturn(true)`.
///
/// - Parameter type: the mock's type.
/// - Returns: the static members; each takes matchers or plain values for its arguments.
public func given<Subject: StaticMock>(
  _ type: Subject.Type, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) -> Subject.UnderstudyStaticStubbing {
  .init(
    Subject.understudyStatics,
    TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Starts a check of a static member: `verify(SdkMock.self).start("id").called(1)`.
///
/// - Parameter type: the mock's type.
/// - Returns: the static members; each takes matchers or plain values for its arguments.
public func verify<Subject: StaticMock>(
  _ type: Subject.Type, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) -> Subject.UnderstudyStaticVerifying {
  .init(
    Subject.understudyStatics,
    TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// What an initialiser of a mock does: `given(PMock.self).initializer(code: .any).willReturn(.fails)`.
public enum InitializerOutcome: Sendable, DefaultValueProviding {
  case succeeds
  /// A failable initialiser returns `nil`; any other succeeds all the same.
  case fails

  public static var defaultValue: InitializerOutcome { .succeeds }
}
