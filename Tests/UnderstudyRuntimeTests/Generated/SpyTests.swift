import Testing
import UnderstudyRuntime

private protocol Counter {
  var total: Int { get }
  mutating func add(_ number: Int) throws -> Int
  func load() async -> Int
  func isEqual(to other: Self) -> Bool
}

private struct RealCounter: Counter {
  var total = 0

  mutating func add(_ number: Int) throws -> Int {
    guard number >= 0 else { throw StoreError(code: number) }
    total += number
    return total
  }

  func load() async -> Int { total }

  func isEqual(to other: RealCounter) -> Bool { total == other.total }
}

/// A spy as the generator writes it.
private final class CounterSpy: Counter, Mock, @unchecked Sendable {
  let understudy: MockCore
  private var understudySpied: any Counter {
    get { understudy.real() }
    set { understudy.replaceReal(with: newValue) }
  }
  private let understudyTotal: FunctionMock<Void, Int, Never>
  private let understudyAdd: FunctionMock<Int, Int, any Error>
  private let understudyLoad: FunctionMock<Void, Int, Never>
  private let understudyIsEqual: FunctionMock<CounterSpy, Bool, Never>

  init(spying real: (any Counter)? = nil) {
    understudy = MockCore("CounterSpy", spying: real)
    understudyTotal = FunctionMock(understudy, "total", .getter)
    understudyAdd = FunctionMock(understudy, "add(_:)")
    understudyLoad = FunctionMock(understudy, "load()")
    understudyIsEqual = FunctionMock(understudy, "isEqual(to:)")
  }

  var total: Int { understudyTotal.call((), real: understudySpied.total) }

  func add(_ number: Int) throws -> Int {
    try understudyAdd.call(number, real: try understudySpied.add(number))
  }

  nonisolated(nonsending) func load() async -> Int {
    let call = understudyLoad.begin(())
    if call.isForReal { return await understudySpied.load() }
    return await call.finish()
  }

  /// What the object would take is not what the mock has: this is not passed on.
  func isEqual(to other: CounterSpy) -> Bool { understudyIsEqual.call(other) }

  typealias UnderstudyStubbing = Members<Stubbing>
  typealias UnderstudyExpecting = Members<Expecting>
  typealias UnderstudyVerifying = Members<Verifying>

  struct Members<Role>: MockMembers {
    private let mock: CounterSpy
    private let location: TestLocation

    init(_ mock: CounterSpy, _ location: TestLocation) {
      self.mock = mock
      self.location = location
    }

    var total: GetterPattern<Role, Synchronous, Void, Int, Never> {
      GetterPattern(mock.understudyTotal, location)
    }

    func add(_ number: Matcher<Int>) -> CallPattern<Role, Synchronous, Int, Int, any Error> {
      CallPattern(mock.understudyAdd, location, matching: number)
    }

    func load() -> CallPattern<Role, Asynchronous, Void, Int, Never> {
      CallPattern(mock.understudyLoad, location)
    }

    func isEqual(to other: Matcher<CounterSpy>)
      -> CallPattern<Role, Synchronous, CounterSpy, Bool, Never>
    {
      CallPattern(mock.understudyIsEqual, location, matching: other)
    }
  }
}

@Suite struct SpyTests {
  @Test func callsWithoutAStubReachTheRealObject() async throws {
    let spy = CounterSpy(spying: RealCounter(total: 1))
    #expect(try spy.add(2) == 3)
    #expect(try spy.add(4) == 7)
    #expect(spy.total == 7)
    #expect(await spy.load() == 7)
    #expect(throws: StoreError(code: -1)) { try spy.add(-1) }
    #expect(verify(spy).add(.any).called(3) == [2, 4, -1])
  }

  @Test func stubsComeFirst() throws {
    let spy = CounterSpy(spying: RealCounter())
    given(spy).total.willReturn(100)
    given(spy).add(5).willThrow(StoreError())
    #expect(spy.total == 100)
    #expect(throws: StoreError()) { try spy.add(5) }
    #expect(try spy.add(6) == 6)
  }

  @Test func aStubMayCallTheRealObject() async throws {
    let spy = CounterSpy(spying: RealCounter(total: 3))
    given(spy).load().willReturn(1).willCallReal()
    given(spy).add(.any).willReturn(0)
    given(spy).add(.greater(than: 10)).willCallReal()
    #expect(await spy.load() == 1)
    #expect(await spy.load() == 3)
    #expect(try spy.add(1) == 0)
    #expect(try spy.add(20) == 23)
  }

  @Test func withoutARealObjectThereIsNothingToCall() {
    let mock = CounterSpy()
    let text = failureText { given(mock).total.willCallReal() }
    #expect(text == "total: there is no real object to call: make the mock with 'spying:'")
    #expect(mock.total == 0)
  }

  @Test func aMemberThatCannotBePassedOnSaysSo() {
    let spy = CounterSpy(spying: RealCounter())
    given(spy).isEqual(to: .any).willCallReal()
    var isEqual: Bool?
    let text = failureText { isEqual = spy.isEqual(to: spy) }
    #expect(
      text == "isEqual(to:): the member cannot be passed on to the real object: give it an answer")
    #expect(isEqual == false)
  }

  @Test func theRealObjectRunsWithoutALock() throws {
    final class Reentrant: Counter {
      nonisolated(unsafe) var spy: CounterSpy?
      var total: Int { (try? spy?.add(1)) ?? 0 }
      func add(_ number: Int) throws -> Int { number }
      func load() async -> Int { total }
      func isEqual(to other: Reentrant) -> Bool { true }
    }
    let real = Reentrant()
    let spy = CounterSpy(spying: real)
    real.spy = spy
    #expect(spy.total == 1)
    verify(spy).add(1).called(1)
    real.spy = nil
  }

  @Test func theRealObjectIsFreedWithTheSpy() {
    final class Freed: Counter {
      var total: Int { 0 }
      func add(_ number: Int) throws -> Int { number }
      func load() async -> Int { 0 }
      func isEqual(to other: Freed) -> Bool { true }
    }
    weak var freed: Freed?
    do {
      let real = Freed()
      freed = real
      let spy = CounterSpy(spying: real)
      #expect(spy.total == 0)
    }
    #expect(freed == nil)
  }

  @Test func callsFromSeveralThreadsReachTheRealObject() async throws {
    let spy = CounterSpy(spying: RealCounter())
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for number in 0..<1000 { _ = try? spy.add(number % 2) }
        }
      }
    }
    verify(spy).add(.any).called(8000)
    // A value has no lock of its own: what two threads change at once may be lost, but is never torn.
    #expect((1...4000).contains(spy.total))
  }
}
