internal import UnderstudyRuntime
public import XCTest

/// Records and answers the calls of one ``Mock``.
///
/// It works in XCTest and in Swift Testing; a test case is not needed.
public final class MockCallHandlerImpl: MockCallHandler, @unchecked Sendable {
  private struct State {
    var members: [MemberIdentity: ListMember<Any?>] = [:]
    /// What the next call of the mock is for, if it is not a call of the code under test.
    var recordings: [RecordingContext: OpenRecording] = [:]
    var expectations: [MockExpectation] = []
    var stubs: [MockExpectation] = []
    var rejections: [MockExpectation] = []
    /// Where the test spoke of the mock last.
    var location: TestLocation
  }

  /// The number of arguments belongs to it, so that calls of one member can be compared.
  private struct MemberIdentity: Hashable {
    let functionName: String
    let count: Int
  }

  let core: MockCore
  private let isNice: Bool
  /// What takes the failures in place of the test framework.
  let reporter: FailureReporter?
  private let state: Guarded<State>
  let matcher = MockMatcher()

  private init(
    _ failer: (any MockFailer)?, isNice: Bool, name: String, _ location: TestLocation
  ) {
    reporter = failer.map { FailureReporter($0) }
    self.isNice = isNice
    core = MockCore(named: name, location: location)
    state = Guarded(State(location: location))
    core.add(EndOfTest(handler: self))
  }

  /// Makes a handler for a mock of a test.
  ///
  /// - Parameters:
  ///   - testCase: the test; failures reach it in any case.
  ///   - isNice: whether calls that nothing matches are ignored.
  ///   - name: the mock's name in lists of calls of several mocks.
  public convenience init(
    _ testCase: XCTestCase, isNice: Bool = false, name: String = "Mock",
    file: StaticString = #filePath, line: UInt = #line, fileID: StaticString = #fileID,
    column: Int = #column
  ) {
    self.init(
      isNice: isNice, name: name, file: file, line: line, fileID: fileID, column: column)
  }

  /// Makes a handler for a mock of a test, in XCTest or in Swift Testing.
  ///
  /// - Parameters:
  ///   - isNice: whether calls that nothing matches are ignored.
  ///   - name: the mock's name in lists of calls of several mocks.
  public convenience init(
    isNice: Bool = false, name: String = "Mock", file: StaticString = #filePath,
    line: UInt = #line, fileID: StaticString = #fileID, column: Int = #column
  ) {
    self.init(
      nil, isNice: isNice, name: name,
      TestLocation(file: file, line: line, fileID: fileID, column: column))
  }

  /// Makes a handler whose failures go elsewhere.
  ///
  /// - Parameters:
  ///   - failer: takes the failures.
  ///   - isNice: whether calls that nothing matches are ignored.
  ///   - name: the mock's name in lists of calls of several mocks.
  public convenience init(
    _ failer: any MockFailer, isNice: Bool = false, name: String = "Mock",
    file: StaticString = #filePath, line: UInt = #line, fileID: StaticString = #fileID,
    column: Int = #column
  ) {
    self.init(
      failer, isNice: isNice, name: name,
      TestLocation(file: file, line: line, fileID: fileID, column: column))
  }

  /// Lets the handler compare arguments of further types.
  ///
  /// - Parameter matcherExtension: what compares them.
  public func register(_ matcherExtension: any MockMatcherExtension) {
    matcher.add(matcherExtension)
  }

  // MARK: What the test says

  public func expect(file: StaticString, line: UInt, fileID: StaticString, column: Int)
    -> MockExpectation
  {
    begin(.expectation, TestLocation(file: file, line: line, fileID: fileID, column: column))
  }

  public func stub(file: StaticString, line: UInt, fileID: StaticString, column: Int)
    -> MockExpectation
  {
    begin(.stub, TestLocation(file: file, line: line, fileID: fileID, column: column))
  }

  public func reject(file: StaticString, line: UInt, fileID: StaticString, column: Int)
    -> MockExpectation
  {
    begin(.rejection, TestLocation(file: file, line: line, fileID: fileID, column: column))
  }

  public func verification(file: StaticString, line: UInt, fileID: StaticString, column: Int)
    -> MockVerification
  {
    let location = TestLocation(file: file, line: line, fileID: fileID, column: column)
    let verification = MockVerification(self, location)
    begin(verification)
    return verification
  }

  private func begin(_ role: MockExpectation.Role, _ location: TestLocation) -> MockExpectation {
    let expectation = MockExpectation(role, self, location)
    begin(expectation)
    return expectation
  }

  private func begin(_ recording: any CallRecording) {
    let unfinished = state.withLock { state in
      defer {
        state.recordings[.current] = OpenRecording(recording: recording)
        state.location = recording.location
      }
      return state.recordings[.current]
    }
    if let unfinished { reportUnfinished(unfinished.recording) }
    RecordingContext.handler = self
  }

  /// Keeps a matcher for the next call of the mock.
  func add(_ matcher: RecordedMatcher) {
    let location = state.withLock { state -> TestLocation? in
      guard state.recordings[.current] == nil else {
        state.recordings[.current]?.matchers.append(matcher)
        return nil
      }
      return state.location
    }
    guard let location else { return }
    report(
      misuse: "\(matcher.name) is no argument of a call that is recorded: write it in call(…)",
      member: nil, location)
  }

  public func verify(file: StaticString, line: UInt, fileID: StaticString, column: Int) {
    let location = TestLocation(file: file, line: line, fileID: fileID, column: column)
    let (unfinished, expectations) = state.withLock { state in
      defer {
        state.recordings[.current] = nil
        state.expectations = []
        state.location = location
      }
      return (state.recordings[.current], state.expectations)
    }
    if let unfinished { reportUnfinished(unfinished.recording) }
    for expectation in expectations where expectation.isOpen { report(missing: expectation) }
  }

  /// Where the test spoke of the mock last.
  var latestLocation: TestLocation { state.withLock { $0.location } }

  // MARK: What the mock says

  public func accept(_ expectationReturnValue: Any?, functionName: String, args: Any?...) -> Any? {
    let open = state.withLock { $0.recordings.removeValue(forKey: .current) }
    if let open {
      record(functionName, args, open.matchers, for: open.recording)
      return expectationReturnValue
    }
    let member = member(functionName, args)
    member.record(ArgumentList(args))
    return answer(functionName, args, member) ?? expectationReturnValue
  }

  /// Takes a call as what an expectation means that the test has begun.
  func finishRecording(_ recording: any CallRecording, _ functionName: String, _ args: [Any?]) {
    state.withLock { state in
      if state.recordings[.current]?.recording === recording { state.recordings[.current] = nil }
    }
    record(functionName, args, for: recording)
  }

  /// Takes a call as what an expectation or a check means.
  func record(
    _ functionName: String, _ args: [Any?], _ matchers: [RecordedMatcher] = [],
    for recording: any CallRecording
  ) {
    let member = member(functionName, args)
    let pattern = RecordedArguments(args, matchers, matcher).pattern { problem in
      report(misuse: problem, member: member, recording.location)
    }
    recording.record(RecordedPattern(functionName, args.count, member, pattern))
    if let expectation = recording as? MockExpectation { keep(expectation) }
  }

  private func member(_ functionName: String, _ args: [Any?]) -> ListMember<Any?> {
    let identity = MemberIdentity(functionName: functionName, count: args.count)
    return state.withLock { state in
      if let member = state.members[identity] { return member }
      let kind = MockedMember.Kind(functionName: functionName, hasArguments: !args.isEmpty)
      let member = ListMember<Any?>(core, named: functionName, kind)
      state.members[identity] = member
      return member
    }
  }

  private func keep(_ expectation: MockExpectation) {
    state.withLock { state in
      switch expectation.role {
      case .expectation: state.expectations.append(expectation)
      case .stub: state.stubs.insert(expectation, at: 0)
      case .rejection: state.rejections.append(expectation)
      }
    }
  }

  /// The result of a call, `nil` if nothing says it.
  private func answer(_ functionName: String, _ args: [Any?], _ member: ListMember<Any?>) -> Any?? {
    let (rejections, expectations, stubs) = state.withLock {
      ($0.rejections, $0.expectations, $0.stubs)
    }
    func isMeant(by expectation: MockExpectation) -> Bool {
      expectation.satisfy(functionName: functionName, args: args)
    }
    if let rejection = rejections.first(where: isMeant) {
      report(rejected: ArgumentList(args), member, by: rejection)
      return nil
    }
    if let expectation = expectations.first(where: { isMeant(by: $0) && $0.claim() }) {
      state.withLock { $0.expectations.removeAll { $0 === expectation } }
      return expectation.result(for: args)
    }
    let meant = stubs.lazy.filter(isMeant)
    if let stub = meant.first(where: \.hasActions) { return stub.result(for: args) }
    if !meant.isEmpty { return nil }
    if !isNice {
      let candidates = (expectations + stubs).filter { $0.isOpen && $0.concerns(member) }
      report(unexpected: ArgumentList(args), member, candidates)
    }
    return nil
  }
}

extension MockedMember.Kind {
  /// The kind that the text of `#function` tells, and for accessors the arguments.
  fileprivate init(functionName: String, hasArguments: Bool) {
    if functionName.hasPrefix("subscript(") {
      self = .subscriptGetter
    } else if functionName.contains("(") {
      self = .method
    } else {
      self = hasArguments ? .setter : .getter
    }
  }
}

/// Checks the expectations of a handler when its test ends, under the trait `.mocks` or after
/// `useMocks()`.
private struct EndOfTest: TestEndObserver {
  weak let handler: MockCallHandlerImpl?

  func end() {
    guard let handler else { return }
    handler.verify(file: #filePath, line: #line, fileID: #fileID, column: 1)
  }
}
