/// A mock that is the default result of a member of another mock.
enum DeepStub {
  /// The mock that the one being made belongs to.
  struct Parent: Sendable {
    var core: MockCore
    /// The name of the mock being made: `ShopMock.till`.
    var name: String
  }

  @TaskLocal static var parent: Parent?
}

/// Makes such a mock when it is asked for: the same for all calls of the member, until the parent is
/// reset.
final class DeepStubMaker<Value>: DefaultMaker<Value>, ResettableMaker {
  private unowned(unsafe) let member: MockedMember
  private let makeMock: () -> Value
  /// Guarded by the core's lock.
  @exclusivity(unchecked) private var made: Value?

  init(_ member: MockedMember, _ makeMock: @escaping () -> Value) {
    self.member = member
    self.makeMock = makeMock
  }

  override func make() -> Value {
    let core = member.core
    if let made = core.locked({ made }) { return made }
    let parent = DeepStub.Parent(
      core: core, name: "\(core.name ?? core.spelledTypeName).\(member.spelledName)")
    let new = DeepStub.$parent.withValue(parent, operation: makeMock)
    // Two threads may both come here: the first wins.
    return core.locked {
      if let made { return made }
      made = new
      return new
    }
  }

  func reset() {
    let forgotten = member.core.locked {
      defer { made = nil }
      return made
    }
    withExtendedLifetime(forgotten) {}
  }
}

/// What made a default and keeps it.
protocol ResettableMaker: AnyObject {
  func reset()
}

extension FunctionMock {
  /// Makes a member whose default is a mock. Called by generated code.
  ///
  /// - Parameters:
  ///   - core: the state of the mock that the member belongs to.
  ///   - name: the member as Swift names it.
  ///   - kind: which accessor or kind of member this is.
  ///   - makeMock: makes the mock. It takes its name, strictness and place from the mock that the
  ///     member belongs to.
  public convenience init(
    _ core: MockCore, _ name: StaticString, _ kind: Kind = .method,
    default makeMock: @escaping () -> Output
  ) {
    self.init(core, name, kind)
    defaultMaker = DeepStubMaker(self, makeMock)
  }
}

extension CallPatternConvertible {
  /// The mock that calls of the member return while no stub answers them.
  ///
  /// ```swift
  /// let till = try given(shop).till.deepMock(TillMock.self)
  /// given(till).total.willReturn(3)
  /// #expect(shop.till.total == 3)
  /// ```
  ///
  /// There is one for each member whose result is a protocol that was mocked in the same run of the
  /// generator. It stays the same until the mock is reset.
  ///
  /// - Parameter type: the type of that mock.
  /// - Throws: ``NoDeepMock`` if there is none, which says what the member returns instead.
  public func deepMock<Deep: Mock>(_ type: Deep.Type = Deep.self) throws(NoDeepMock) -> Deep {
    let pattern = self.pattern
    let value = pattern.function.makeDefault()
    if let mock = value as? Deep { return mock }
    let failure = MockFailure(
      kind: .misuse(
        """
        the member has no '\(Deep.self)' as its default: \
        \(value.map { "it returns a '\(Swift.type(of: $0 as Any))'" } ?? "there is none")
          make one, and stub the member: willReturn(\(Deep.self)())
        """), core: pattern.core, member: pattern.function, location: pattern.location)
    throw NoDeepMock(failure: failure)
  }
}

/// A member was asked for a deep mock that it does not have.
public struct NoDeepMock: Error, CustomStringConvertible {
  /// What the member returns instead, and the way out.
  public let failure: MockFailure

  public var description: String { failure.text }
}
