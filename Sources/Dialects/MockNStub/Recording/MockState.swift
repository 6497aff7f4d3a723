internal import UnderstudyRuntime

/// What the library knows of one mock: a single function of the engine, since the names of the mock's
/// functions are known only when they are called.
final class MockState: @unchecked Sendable {
  let core: MockCore
  private let function: FunctionMock<Call, Any?, Never>
  private let lists = Guarded(Lists())

  private struct Lists: @unchecked Sendable {
    var callValues: [CallValue] = []
    var verifications: [Verification] = []
    /// Whether the mock has a property of its own; `nil` as long as nobody has looked.
    var hasOwnCallValues: Bool?
    var hasOwnCalls: Bool?
    var hasOwnVerifications: Bool?
  }

  init() {
    // Strictness belongs to the native API, whose reports would not know the function's name.
    core = MockCore("Mocking", strictness: .lenient)
    function = FunctionMock(core, "didCallFunction(_:withArguments:)")
  }

  // MARK: The lists as a whole

  var callValues: [CallValue] {
    get { lists.withLock { $0 }.callValues }
    set {
      let forgotten = lists.withLock { lists in
        defer { lists.callValues = [] }
        return lists
      }
      core.forget(.stubs)
      for value in newValue { add(value) }
      withExtendedLifetime(forgotten) {}
    }
  }

  var calls: [Call] {
    get { Array(CallPattern(Verifying.self, function, .any).matchingCalls) }
    set {
      core.forget(.invocations)
      for call in newValue { function.record(call) }
    }
  }

  var verifications: [Verification] {
    get { lists.withLock { $0 }.verifications }
    set {
      let forgotten = lists.withLock { lists in
        defer { lists.verifications = newValue }
        return lists
      }
      withExtendedLifetime(forgotten) {}
    }
  }

  private func add(_ value: CallValue) {
    lists.withLock { $0.callValues.append(value) }
    CallPattern(UnderstudyRuntime.Stubbing.self, function, .of(value.methodID, value.matcher))
      .willReturn(value.value)
  }

  // MARK: One by one, for a mock that may have properties of its own

  func add(_ value: CallValue, for mock: some ProvidingMutableCallValues) {
    adoptCallValues(of: mock)
    add(value)
    if hasOwnCallValues(mock) { mock.callValues.append(value) }
  }

  func record(_ call: Call, for mock: some ProvidingMutableCalls) {
    adoptCalls(of: mock)
    function.record(call)
    if hasOwnCalls(mock) { mock.calls.append(call) }
  }

  func add(_ verification: Verification, for mock: some ProvidingMutableVerifications) {
    adoptVerifications(of: mock)
    lists.withLock { $0.verifications.append(verification) }
    if hasOwnVerifications(mock) { mock.verifications.append(verification) }
  }

  /// What the newest matching value is.
  ///
  /// - Returns: `nil` if there is none; a value that is `nil` itself is found all the same.
  func value(for call: Call, of mock: some ProvidingMutableCallValues) -> Any?? {
    adoptCallValues(of: mock)
    return function.stubbed(call)
  }

  func calls(of mock: some ProvidingMutableCalls) -> [Call] {
    adoptCalls(of: mock)
    return calls
  }

  func verifications(of mock: some ProvidingMutableVerifications) -> [Verification] {
    adoptVerifications(of: mock)
    return verifications
  }

  /// How many recorded calls an expectation is about.
  func count(_ verification: Verification) -> Int {
    CallPattern(
      Verifying.self, function, .of(verification.methodID, verification.matcher)
    ).matchingCalls.count
  }

  // MARK: Properties of the mock's own

  private func hasOwnCallValues(_ mock: some ProvidingMutableCallValues) -> Bool {
    isOwn(\.hasOwnCallValues) { _ = mock.callValues }
  }

  private func hasOwnCalls(_ mock: some ProvidingMutableCalls) -> Bool {
    isOwn(\.hasOwnCalls) { _ = mock.calls }
  }

  private func hasOwnVerifications(_ mock: some ProvidingMutableVerifications) -> Bool {
    isOwn(\.hasOwnVerifications) { _ = mock.verifications }
  }

  private func isOwn(_ known: any WritableKeyPath<Lists, Bool?> & Sendable, read: () -> Void)
    -> Bool
  {
    if let isOwn = lists.withLock({ $0[keyPath: known] }) { return isOwn }
    let isOwn = StorageProbe.isOwnProperty(read)
    lists.withLock { $0[keyPath: known] = isOwn }
    return isOwn
  }

  // The mock may have changed its property, to forget its calls for example.

  private func adoptCallValues(of mock: some ProvidingMutableCallValues) {
    guard hasOwnCallValues(mock), mock.callValues.count != callValues.count else { return }
    callValues = mock.callValues
  }

  private func adoptCalls(of mock: some ProvidingMutableCalls) {
    guard hasOwnCalls(mock), mock.calls.count != function.callCount else { return }
    calls = mock.calls
  }

  private func adoptVerifications(of mock: some ProvidingMutableVerifications) {
    guard hasOwnVerifications(mock), mock.verifications.count != verifications.count else { return }
    verifications = mock.verifications
  }
}

extension CallPattern where Effect == Synchronous, Input == Call, Output == Any?, Failure == Never {
  fileprivate init(
    _ role: Role.Type, _ function: FunctionMock<Call, Any?, Never>, _ matcher: Matcher<Call>
  ) {
    self.init(function, .here(), matching: matcher)
  }
}

extension Matcher<Call> {
  fileprivate static func of(_ methodID: MethodID, _ matcher: any MatchingArguments) -> Matcher {
    .matching { $0.methodID == methodID && matcher.match(arguments: $0.arguments) }
  }
}
