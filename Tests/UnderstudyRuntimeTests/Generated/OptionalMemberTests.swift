import Testing
import UnderstudyRuntime

/// A mock as the generator writes it of a protocol with optional members, up to `responds(to:)`.
private final class HintsMock: Mock, @unchecked Sendable {
  let understudy: MockCore
  private let understudyTap: FunctionMock<Void, Int, Never>
  private let understudyTitle: PropertyMock<String?, Never>
  private let understudyVisit: FunctionMock<Unrecorded, Int, Never>

  init() {
    understudy = MockCore("HintsMock")
    understudyTap = FunctionMock(understudy, "tap()")
    understudyTitle = PropertyMock(understudy, "title")
    understudyVisit = FunctionMock(understudy, "visit(_:)")
  }

  /// The names of what the mock has.
  var implemented: [String] {
    (understudyTap.isImplemented ? ["tap"] : []) + (understudyTitle.isImplemented ? ["title"] : [])
      + (understudyVisit.isImplemented ? ["visit"] : [])
  }

  func tap() -> Int { understudyTap.call(()) }

  var title: String? {
    get { understudyTitle.get() }
    set { understudyTitle.set(newValue) }
  }

  func visit(_ body: (Int) -> Void) -> Int {
    let call = understudyVisit.begin(Unrecorded())
    if let answer: ((Int) -> Void) -> Int = call.answer() { return answer(body) }
    return call.finish()
  }

  typealias UnderstudyStubbing = Members<Stubbing>
  typealias UnderstudyExpecting = Members<Expecting>
  typealias UnderstudyVerifying = Members<Verifying>

  struct Members<Role>: MockMembers {
    private let mock: HintsMock
    private let location: TestLocation

    init(_ mock: HintsMock, _ location: TestLocation) {
      self.mock = mock
      self.location = location
    }

    func tap() -> OptionalMember<CallPattern<Role, Synchronous, Void, Int, Never>> {
      OptionalMember(CallPattern(mock.understudyTap, location))
    }

    var title: OptionalMember<PropertyPattern<Role, Synchronous, String?, Never>> {
      OptionalMember(PropertyPattern(mock.understudyTitle, location))
    }

    func visit(_ body: Matcher<Unrecorded> = .any)
      -> OptionalMember<
        CustomCallPattern<Role, Synchronous, Unrecorded, Int, Never, ((Int) -> Void) -> Int>
      >
    {
      OptionalMember(CustomCallPattern(mock.understudyVisit, location, matching: body))
    }
  }
}

@Suite struct OptionalMemberTests {
  private let hints = HintsMock()

  @Test func aMockHasAllOfThem() {
    #expect(hints.implemented == ["tap", "title", "visit"])
  }

  @Test func oneIsLeftOut() {
    given(hints).title.willNotBeImplemented()
    #expect(hints.implemented == ["tap", "visit"])
    given(hints).visit().willNotBeImplemented()
    #expect(hints.implemented == ["tap"])
  }

  @Test func aStubPutsItBack() {
    given(hints).tap().willNotBeImplemented()
    given(hints).tap().willReturn(1)
    #expect(hints.implemented == ["tap", "title", "visit"])
    #expect(hints.tap() == 1)
    given(hints).tap().willNotBeImplemented()
    #expect(hints.implemented == ["title", "visit"])
    expect(hints).tap().willReturn(2)
    #expect(hints.implemented == ["tap", "title", "visit"])
    _ = hints.tap()
    verifyExpectations(hints)
  }

  @Test func aResetPutsItBack() {
    given(hints).tap().willNotBeImplemented()
    reset(hints, .invocations)
    #expect(hints.implemented == ["title", "visit"])
    reset(hints, .stubs)
    #expect(hints.implemented == ["tap", "title", "visit"])
  }

  @Test func whatIsSetDoesNotPutItBack() {
    given(hints).title.willNotBeImplemented()
    hints.title = "a"
    #expect(hints.implemented == ["tap", "visit"])
  }

  @Test func theyAreMembersLikeOthers() {
    given(hints).tap().willReturn(3)
    given(hints).title.get.willReturn("stubbed")
    given(hints).visit().will { body in
      body(7)
      return 8
    }
    #expect(hints.tap() == 3)
    #expect(hints.title == "stubbed")
    hints.title = "set"
    var visited: [Int] = []
    #expect(hints.visit { visited.append($0) } == 8)
    #expect(visited == [7])
    verify(hints).tap().called(1)
    verify(hints).title.get.called(1)
    verify(hints).title.set("set").called(1)
    verify(hints).title.set(.matching { $0 == nil }).called(.never)
    verify(hints).visit().called(1)
    let seen = failures { verify(hints).tap().called(2) }
    #expect(seen.count == 1)
  }
}
