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
  /// How much the mock lets pass.
  public let strictness: Strictness
  /// Whether calls that no stub answers go to a real object, or to the superclass.
  public let isSpying: Bool
  /// Whether there is something that a call can be passed on to: an object, or the superclass.
  let hasReal: Bool

  /// Where failures go that are found far from any test, on a callback's thread for example.
  let reporter: FailureReporter
  /// The scope that the mock was made in, if a test has one.
  let scope: MockScope?

  private let runtimeTypeName: String?

  @usableFromInline let stateLock = Lock()

  // Guarded by the lock.
  /// The head of the list of members, newest first.
  @exclusivity(unchecked) var newestMember: MockedMember?
  private var expectations: [ExpectedCalls] = []
  private var expectationGroups: [ExpectationGroup] = []
  private var endObservers: [any TestEndObserver] = []
  @exclusivity(unchecked) private var defaults = DefaultFactories()
  /// The object that is spied on.
  @exclusivity(unchecked) var spied: Any?
  /// Runs an actor's mock that spies on nothing.
  @exclusivity(unchecked) var host: (any Actor)?

  /// Makes the core of a mock.
  ///
  /// - Parameters:
  ///   - typeName: the mock's type, as failures show it.
  ///   - name: a name for this instance, to tell two mocks of one type apart.
  ///   - strictness: how much the mock lets pass; what the test's scope says if it is `nil`.
  ///   - spied: the real object that gets the calls that no stub answers.
  ///   - fileID: the file that makes the mock, as `Module/File.swift`.
  ///   - filePath: the full path of that file.
  ///   - line: the line that makes the mock.
  ///   - column: the column that makes the mock.
  public init(
    _ typeName: StaticString, name: String? = nil, strictness: Strictness? = nil,
    spying spied: Any? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    let parent = DeepStub.parent
    self.typeName = typeName
    runtimeTypeName = nil
    self.name = name ?? parent?.name
    self.spied = spied
    isSpying = spied != nil
    hasReal = spied != nil
    location =
      parent?.core.location
      ?? TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    scope = parent?.core.scope ?? MockScope.bound
    self.strictness = strictness ?? parent?.core.strictness ?? scope?.strictness ?? .lenient
    reporter = parent?.core.reporter ?? FailureReporter.forNewMock()
    scope?.register(self)
  }

  /// Makes the core of a mock that is a subclass of what it mocks, so that calls can be passed on to
  /// the superclass.
  ///
  /// - Parameters:
  ///   - typeName: the mock's type, as failures show it.
  ///   - name: a name for this instance, to tell two mocks of one type apart.
  ///   - strictness: how much the mock lets pass; what the test's scope says if it is `nil`.
  ///   - callsSuper: whether the superclass gets the calls that no stub answers.
  ///   - fileID: the file that makes the mock, as `Module/File.swift`.
  ///   - filePath: the full path of that file.
  ///   - line: the line that makes the mock.
  ///   - column: the column that makes the mock.
  public init(
    _ typeName: StaticString, name: String? = nil, strictness: Strictness? = nil,
    callsSuper: Bool, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    self.typeName = typeName
    runtimeTypeName = nil
    self.name = name
    isSpying = callsSuper
    hasReal = true
    location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    scope = MockScope.bound
    self.strictness = strictness ?? scope?.strictness ?? .lenient
    reporter = FailureReporter.forNewMock()
    scope?.register(self)
  }

  /// Makes the core of a mock whose type's name is known only while the test runs.
  package init(named typeName: String, location: TestLocation) {
    self.typeName = ""
    runtimeTypeName = typeName
    name = nil
    isSpying = false
    hasReal = false
    self.location = location
    scope = MockScope.bound
    strictness = scope?.strictness ?? .lenient
    reporter = FailureReporter.forNewMock()
    scope?.register(self)
  }

  /// The name of the mock's type as text, static or not.
  var spelledTypeName: String { runtimeTypeName ?? typeName.description }

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
}

// MARK: - Defaults

extension MockCore {
  func setDefault<Value>(_ make: @escaping () -> Value) { locked { defaults.set(make) } }

  /// Whether a default was registered for the mock. Read it under the lock.
  var hasDefaults: Bool { !defaults.isEmpty }

  /// Whether a default was registered for the mock's test.
  var testHasDefaults: Bool { MockScope.hasDefaults(scope) }

  /// A value for a member that no stub answers, as it was registered for the mock or its test.
  func registeredDefault<Value>(_ type: Value.Type) -> Value? {
    locked { defaults }.make(type) ?? (scope ?? MockScope.current).defaults.make(type)
  }
}

// MARK: - The end of a test

extension MockCore {
  func add(_ expectation: ExpectedCalls) {
    if let group = ExpectationGroup.current {
      group.add(expectation)
      locked {
        if !expectationGroups.contains(where: { $0 === group }) { expectationGroups.append(group) }
      }
    } else {
      locked { expectations.append(expectation) }
    }
    scope?.keep(self)
  }

  package func add(_ observer: any TestEndObserver) {
    locked { endObservers.append(observer) }
    scope?.keep(self)
  }

  /// Keeps the mock until the test ends, to see which stubs were not used.
  func keepForStrictness() {
    if strictness != .lenient { scope?.keep(self) }
  }

  func forgetExpectations() {
    let forgotten = locked {
      defer {
        expectations = []
        expectationGroups = []
      }
      return (expectations, expectationGroups)
    }
    withExtendedLifetime(forgotten) {}
  }

  func checkExpectations() {
    let (expectations, groups) = locked { (self.expectations, expectationGroups) }
    for expectation in expectations { expectation.check() }
    for group in groups { group.check() }
  }

  /// Checks what is left to check, and marks the mock as not to be used any more.
  func finish() {
    checkExpectations()
    if strictness != .lenient { reportUnusedStubs() }
    for observer in locked({ endObservers }) { observer.end() }
    for member in members { member.add(CallsAfterTheEnd(core: self, member: member), in: self) }
  }
}
