import Testing
import UnderstudyRuntime

private protocol Drawer: AnyObject {
  var total: Int { get }
  var inner: any Drawer { get }
}

/// A mock with a mock as a default, as the generator writes it.
private final class DrawerMock: Drawer, Mock, @unchecked Sendable {
  let understudy: MockCore
  private let understudyTotal: FunctionMock<Void, Int, Never>
  private let understudyInner: FunctionMock<Void, any Drawer, Never>

  init(name: String? = nil, strictness: Strictness? = nil) {
    understudy = MockCore("DrawerMock", name: name, strictness: strictness)
    understudyTotal = FunctionMock(understudy, "total", .getter)
    understudyInner = FunctionMock(understudy, "inner", .getter, default: { DrawerMock() })
  }

  var total: Int { understudyTotal.call(()) }

  var inner: any Drawer { understudyInner.call(()) }

  typealias UnderstudyStubbing = Members<Stubbing>
  typealias UnderstudyExpecting = Members<Expecting>
  typealias UnderstudyVerifying = Members<Verifying>

  struct Members<Role>: MockMembers {
    private let mock: DrawerMock
    private let location: TestLocation

    init(_ mock: DrawerMock, _ location: TestLocation) {
      self.mock = mock
      self.location = location
    }

    var total: GetterPattern<Role, Synchronous, Void, Int, Never> {
      GetterPattern(mock.understudyTotal, location)
    }

    var inner: GetterPattern<Role, Synchronous, Void, any Drawer, Never> {
      GetterPattern(mock.understudyInner, location)
    }
  }
}

struct DeepStubTests {
  @Test func failuresNameThePlace() throws {
    let mock = DrawerMock()
    let inner = try given(mock).inner.deepMock(DrawerMock.self)
    let text = failureText { verify(inner).total.called(1) }
    #expect(
      text == """
        DrawerMock(name: "DrawerMock.inner").total was expected exactly 1 time, but was called 0 times.
          wanted: total
          this member was never called
        """)
  }

  @Test func aStrictMockWantsAStubAllTheSame() throws {
    let mock = DrawerMock(strictness: .strict)
    var inner: (any Drawer)?
    let text = failureText { inner = mock.inner }
    #expect(text.hasPrefix("inner was called, but no stub answers the call"), "\(text)")
    // Nothing else can be returned.
    #expect(try inner === given(mock).inner.deepMock(DrawerMock.self))
    #expect(try given(mock).inner.deepMock(DrawerMock.self).understudy.strictness == .strict)
  }

  @Test func threadsGetTheSameMock() async {
    let mock = DrawerMock()
    let mocks = await withTaskGroup(of: ObjectIdentifier.self) { group in
      for _ in 0..<8 { group.addTask { ObjectIdentifier(mock.inner) } }
      return await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(mocks.count == 1)
  }

  @Test func itIsMadeInTheScopeOfItsParent() async {
    let scope = MockScope()
    let mock = scope.run { DrawerMock() }
    let inner = await Task.detached { mock.inner as! DrawerMock }.value
    #expect(scope.cores.contains { $0 === inner.understudy })
  }

  @Test func withoutSuchAMockItThrows() throws {
    let error = #expect(throws: NoDeepMock.self) {
      try given(StoreMock()).count("a").deepMock(StoreMock.self)
    }
    #expect(
      try #require(error).description == """
        count(_:): the member has no 'StoreMock' as its default: it returns a 'Int'
          make one, and stub the member: willReturn(StoreMock())
        """)
  }
}
