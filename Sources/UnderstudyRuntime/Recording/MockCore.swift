/// What all members of one mock share: the lock, the identity and the place where it was made.
///
/// Generated code holds one in a property named `understudy`. A mock written by hand does the same:
///
/// ```swift
/// final class ClockMock: Clock {
///   let understudy = MockCore("ClockMock")
///   lazy var nowMock = FunctionMock<Void, Int, Never>(understudy, "now()")
///   func now() -> Int { nowMock.call(()) }
/// }
/// ```
public final class MockCore: @unchecked Sendable {
  /// The name of the mock's type, as failures show it.
  public let typeName: StaticString
  /// The name that the test gave to this instance.
  public let name: String?
  /// Where the mock was made.
  public let location: TestLocation

  /// Where failures go that are found far from any test, on a callback's thread for example.
  package let reporter: FailureReporter

  @usableFromInline let stateLock = Lock()
  /// The head of the list of members, newest first. Guarded by the lock.
  @exclusivity(unchecked) @usableFromInline var newestMember: MockedMember?

  /// Makes the core of a mock.
  ///
  /// - Parameters:
  ///   - typeName: the mock's type, as failures show it.
  ///   - name: a name for this instance, to tell two mocks of one type apart.
  ///   - fileID: the file that makes the mock, as `Module/File.swift`.
  ///   - filePath: the full path of that file.
  ///   - line: the line that makes the mock.
  ///   - column: the column that makes the mock.
  public init(
    _ typeName: StaticString, name: String? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) {
    self.typeName = typeName
    self.name = name
    location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.reporter = FailureReporter.forNewMock()
  }

  @inlinable func lock() { stateLock.lock() }
  @inlinable func unlock() { stateLock.unlock() }

  /// Runs the body under the lock. No code of a user may run in it.
  @inlinable
  func locked<Result, Problem: Error>(_ body: () throws(Problem) -> Result) throws(Problem)
    -> Result
  {
    try stateLock.locked(body)
  }

  /// The members in the order in which they were declared.
  package var members: [MockedMember] {
    var members: [MockedMember] = []
    var next = locked { newestMember }
    while let member = next {
      members.append(member)
      next = member.older
    }
    return members.reversed()
  }

  /// How failures call this mock: `UserServiceMock`, or `UserServiceMock(name: "primary")`.
  package var displayName: String {
    name.map { "\(typeName)(name: \($0.debugDescription))" } ?? "\(typeName)"
  }
}
