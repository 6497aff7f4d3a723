internal import UnderstudyRuntime

/// The state of a mock, whatever protocol it mocks.
final class MockStore: @unchecked Sendable {
  /// What tells members apart: overloads that differ in their results are different members, those
  /// that differ in the types of their arguments are one.
  private struct Identity: Hashable {
    let function: String
    let result: ObjectIdentifier
  }

  let core: MockCore
  private let strategy: [StrategyIdentifier]
  private let localStubs: [ObjectIdentifier: Any]
  private let members = Guarded<[Identity: MockedMember]>([:])

  init(
    _ mockedType: Any.Type, strategy: [StrategyIdentifier], stubs: [Stub], _ location: TestLocation
  ) {
    core = MockCore(named: "\(mockedType)", location: location)
    self.strategy = strategy
    localStubs = Dictionary(stubs.map { ($0.type, $0.value) }) { _, latest in latest }
  }

  /// The member that the text of `#function` and the type of the result name.
  func member<Result>(_ function: String, _ result: Result.Type) -> ListMember<Result> {
    let identity = Identity(function: function, result: ObjectIdentifier(result))
    let member = members.withLock { members in
      if let member = members[identity] { return member }
      let kind = MockedMember.Kind(function: function, isVoid: result == Void.self)
      let made: MockedMember = ListMember<Result>(core, named: function, kind)
      members[identity] = made
      return made
    }
    return unsafeDowncast(member, to: ListMember<Result>.self)
  }
}

extension MockedMember.Kind {
  /// The kind that the text of `#function` tells, and for accessors the result.
  fileprivate init(function: String, isVoid: Bool) {
    if function.hasPrefix("subscript(") {
      self = isVoid ? .subscriptSetter : .subscriptGetter
    } else if function.contains("(") {
      self = .method
    } else {
      self = isVoid ? .setter : .getter
    }
  }
}

// MARK: - Calls

extension MockStore {
  /// Records a call and resolves its result.
  ///
  /// - Parameter problem: what the member may throw: `any Error`, one type of error, or `Never`.
  func call<Result, Problem: Error>(
    _ function: String, _ parameters: [ParameterType], throwing problem: Problem.Type
  ) throws(Problem) -> Result {
    let member = member(function, Result.self)
    let arguments = ArgumentList(parameters)
    member.record(arguments)
    var unfit: (any Error)?
    let result = try resolve(member, arguments) { (error) throws(Problem) in
      guard let error = error as? Problem else { return unfit = error }
      throw error
    }
    if let result { return result }
    let (failure, value) =
      unfit.map { report($0, of: member, thatThrows: problem) } ?? member.reportUnstubbed(arguments)
    if let error = UnstubbedCallError(failure: failure) as? Problem { throw error }
    if let value { return value }
    core.stop(
      after: failure,
      because: """
        the member can neither throw this nor return anything, so the process stops here
          besides the behaviour each of these avoids it: a local stub \
        '\(Result.self).self => value', or a conformance of '\(Result.self)' to GlobalStub
        """)
  }

  /// Reports an error that a member cannot throw.
  private func report<Result, Problem: Error>(
    _ error: any Error, of member: ListMember<Result>, thatThrows problem: Problem.Type
  ) -> (failure: MockFailure, default: Result?) {
    let limit = problem == Never.self ? "cannot throw" : "throws '\(problem)' and no other error"
    let failure = MockFailure(
      kind: .misuse("a behaviour throws \(error), but this member \(limit)"), core: core,
      member: member, location: core.location)
    core.report(failure)
    return (failure, member.defaultValue)
  }

  /// The result of a call, from the first step that has one.
  ///
  /// - Parameter handle: takes what a behaviour throws; the next step is then asked.
  private func resolve<Result, Problem: Error>(
    _ member: ListMember<Result>, _ arguments: ArgumentList,
    catching handle: (any Error) throws(Problem) -> Void
  ) throws(Problem) -> Result? {
    for step in strategy {
      switch step {
      case .given:
        do {
          if let result = try member.stubbed(arguments) { return result }
        } catch {
          try handle(error)
        }
      case .localStubs:
        if let value = localStubs[ObjectIdentifier(Result.self)] as? Result { return value }
      case .globalStubs:
        if Result.self == Void.self { return unsafeBitCast((), to: Result.self) }
        if let type = Result.self as? any GlobalStub.Type, let value = type.stub() as? Result {
          return value
        }
      }
    }
    return nil
  }
}

// MARK: - Finding the store behind a value

/// What hides behind the protocol that a mock is used as.
protocol StoreOwner {
  var store: MockStore { get }
}

extension Mock: StoreOwner {}

extension MockStore {
  /// The store of the mock behind a value. For any other value that is reported, and a store without
  /// a mock lets the test go on.
  static func of<Value>(_ value: Value, _ location: TestLocation) -> MockStore {
    if let owner = value as? any StoreOwner { return owner.store }
    let store = MockStore(Value.self, strategy: .default, stubs: [], location)
    store.core.reportMisuse(
      """
      a value of type '\(type(of: value as Any))' is no mock
        make it with '@Mock var name: \(Value.self)' or 'let name: \(Value.self) = Mock()'
      """, member: nil, location: location)
    return store
  }
}
