import Testing
import Understudy

/// A value: `mutating` members change what the spy holds.
private struct RealTank: Tank {
  var litres = 0
  var label = "real"
  var gauges = [0, 0]
  var notes: Notes = Notes()

  final class Notes {
    var texts: [String] = []
    var handlers: [(Int) -> Void] = []
  }

  mutating func fill(_ litres: Int) throws -> Int {
    guard litres >= 0 else { throw TankError.empty }
    self.litres += litres
    return self.litres
  }

  mutating func drain() async -> Int {
    defer { litres = 0 }
    return litres
  }

  subscript(gauge index: Int) -> Int {
    get { gauges[index] }
    set { gauges[index] = newValue }
  }

  func level(_ unit: String?) async throws -> Double {
    guard unit != "none" else { throw TankError.empty }
    return Double(litres)
  }

  func swap(_ first: inout Int, with second: inout Int) { Swift.swap(&first, &second) }
  func measure(_ body: (Int) throws -> Int) rethrows -> Int { try body(litres) }
  func convert<Unit>(_ unit: Unit, times count: Int) throws -> [Unit] {
    Array(repeating: unit, count: count)
  }
  func check(_ limit: Int) throws(TankError) -> Bool {
    guard litres <= limit else { throw .full }
    return true
  }
  func onChange(_ handler: @escaping (Int) -> Void) { notes.handlers.append(handler) }
  func note(_ text: @autoclosure () -> String) { notes.texts.append(text()) }
  func all<each Part>(_ parts: repeat each Part) -> Int {
    var count = 0
    for _ in repeat each parts { count += 1 }
    return count
  }
  func copy() -> RealTank { self }
  func partner() -> RealTank? { litres > 0 ? self : nil }
  func isEqual(to other: RealTank) -> Bool { litres == other.litres }
  func log(_ lines: String...) { notes.texts += lines }
  static func make() -> Int { 1 }
}

private final class RealValve: Valve {
  var isOpen = false
  func turn() -> any Valve {
    isOpen.toggle()
    return self
  }
}

@MainActor
private final class RealDial: Dial {
  var reading = 3
  func reset() async { reading = 0 }
  nonisolated func serial() -> String { "A1" }
}

private actor RealPipeline: Pipeline {
  var pressure = 1
  var history: [Int] {
    get async throws {
      guard pressure < 100 else { throw TankError.full }
      return [pressure]
    }
  }
  func push(_ amount: Int) throws -> Int {
    guard amount >= 0 else { throw TankError.empty }
    pressure += amount
    return pressure
  }
  func wait(for amount: Int) async -> Int {
    await Task.yield()
    return pressure + amount
  }
  func scan(_ body: (Int) -> Void) { body(pressure) }
  nonisolated func name() -> String { "main" }
}

private struct RealBasin: Basin {
  var contents: [String] = []
  func take() -> String { contents.last ?? "nothing" }
  func put(_ content: String) {}
  mutating func grade(_ content: String) async -> Int {
    contents.append(content)
    return contents.count
  }
}

private struct RealHoldout: Holdout {
  func run(_ body: (Int) -> Int) async -> Int { 1 }
  func change(_ values: inout [String: Any]) async -> Int { 1 }
  func twin() async -> RealHoldout? { self }
  func twins() -> [RealHoldout] { [self] }
  func meet(_ other: RealHoldout) -> Int { 1 }
  func lines(_ texts: String...) -> Int { 1 }
  subscript<each Part>(parts: repeat each Part) -> Int { 1 }
}

@MainActor
private final class RealGrandchild: IsolatedGrandchild {
  nonisolated let count = Count()

  final class Count: Sendable {
    nonisolated(unsafe) var calls: [String] = []
  }

  nonisolated static func == (lhs: RealGrandchild, rhs: RealGrandchild) -> Bool { lhs === rhs }
  nonisolated func hash(into hasher: inout Hasher) {}
  nonisolated var description: String { "real" }
  nonisolated func a() {}
  nonisolated var b: Int {
    get { 2 }
    set {}
  }
  func c() async -> Int { 3 }
  nonisolated static var d: Int { 4 }
  nonisolated init(e: Int) {}
  func f() { count.calls.append("f") }
  nonisolated func g() { count.calls.append("g") }
}

struct SpiesTests {
  @Test func callsReachTheValueAndChangeIt() async throws {
    let spy = TankMock(spying: RealTank())
    #expect(try spy.fill(2) == 2)
    #expect(try spy.fill(3) == 5)
    #expect(spy.litres == 5)
    #expect(try await spy.level("l") == 5)
    #expect(await spy.drain() == 5)
    #expect(spy.litres == 0)
    verify(spy).fill(.any).called(2)
    verify(spy).drain().called(1)
    verify(spy).litres.called(2)
  }

  @Test func propertiesAndSubscriptsAreReadAndSetThere() {
    let spy = TankMock(spying: RealTank())
    #expect(spy.label == "real")
    spy.label += "!"
    #expect(spy.label == "real!")
    spy[gauge: 1] = 7
    spy[gauge: 1] += 1
    #expect(spy[gauge: 1] == 8)
    #expect(spy[gauge: 0] == 0)
    verify(spy).label.set("real!").called(1)
    verify(spy)[gauge: 1].set(.any).called(2)
  }

  @Test func errorsComeFromThere() async {
    let spy = TankMock(spying: RealTank(litres: 9))
    #expect(throws: TankError.empty) { try spy.fill(-1) }
    #expect(throws: TankError.full) { try spy.check(1) }
    await #expect(throws: TankError.empty) { try await spy.level("none") }
  }

  @Test func argumentsThatCannotBeKeptArePassedOn() throws {
    let spy = TankMock(spying: RealTank(litres: 4))
    var (first, second) = (1, 2)
    spy.swap(&first, with: &second)
    #expect((first, second) == (2, 1))
    #expect(spy.measure { $0 * 2 } == 8)
    #expect(throws: TankError.full) { try spy.measure { _ in throw TankError.full } }
    verify(spy).swap(1, with: 2).called(1)
  }

  @Test func genericMembersArePassedOn() throws {
    let spy = TankMock(spying: RealTank())
    #expect(try spy.convert("l", times: 2) == ["l", "l"])
    #expect(try spy.convert(1, times: 1) == [1])
    #expect(spy.all(1, "two", 3.0) == 3)
    verify(spy).convert("l", times: 2).called(1)
  }

  @Test func anAutoclosureIsEvaluatedOnce() {
    let tank = RealTank()
    let spy = TankMock(spying: tank)
    var count = 0
    func text() -> String {
      count += 1
      return "text \(count)"
    }
    spy.note(text())
    #expect(tank.notes.texts == ["text 1"])
    verify(spy).note("text 1").called(1)
  }

  @Test func closuresArePassedOn() {
    let tank = RealTank()
    var seen: [Int] = []
    TankMock(spying: tank).onChange { seen.append($0) }
    tank.notes.handlers[0](5)
    #expect(seen == [5])
  }

  @Test func whatComesBackAsSelfIsASpyToo() throws {
    let spy = TankMock(spying: RealTank(litres: 1))
    let copy = spy.copy()
    #expect(try copy.fill(1) == 2)
    #expect(spy.litres == 1)
    #expect(spy.partner()?.litres == 1)
    #expect(TankMock(spying: RealTank()).partner() == nil)
    verify(copy).fill(1).called(1)
  }

  @Test func stubsComeFirst() async throws {
    let spy = TankMock(spying: RealTank(litres: 1))
    given(spy).litres.willReturn(100)
    given(spy).fill(5).willThrow(TankError.full)
    given(spy).label.set(.any).willDoNothing()
    given(spy).measure().will { try $0(50) }
    given(spy).drain().willReturn(7)
    #expect(spy.litres == 100)
    #expect(throws: TankError.full) { try spy.fill(5) }
    #expect(try spy.fill(6) == 7)
    spy.label = "stubbed"
    #expect(spy.label == "real")
    #expect(spy.measure { $0 } == 50)
    #expect(await spy.drain() == 7)
  }

  @Test func aStubMayCallTheRealObject() async throws {
    let spy = TankMock(spying: RealTank(litres: 1))
    given(spy).litres.willReturn(0).willCallReal()
    given(spy).fill(.any).willReturn(0)
    given(spy).fill(.greater(than: 10)).willCallReal()
    given(spy).drain().willReturn(1).willCallReal()
    given(spy).label.set(.any).willCallReal()
    given(spy).measure().willCallReal()
    given(spy).convert("l", times: 1).willCallReal()
    #expect(spy.litres == 0)
    #expect(spy.litres == 1)
    #expect(try spy.fill(1) == 0)
    #expect(try spy.fill(20) == 21)
    #expect(await spy.drain() == 1)
    #expect(await spy.drain() == 21)
    spy.label = "set"
    #expect(spy.label == "set")
    #expect(spy.measure { $0 } == 0)
    #expect(try spy.convert("l", times: 1) == ["l"])
  }

  @Test func whatCannotBePassedOnIsAMock() {
    let tank = RealTank()
    let spy = TankMock(spying: tank)
    given(spy).isEqual(to: .any).willReturn(true)
    #expect(spy.isEqual(to: spy))
    spy.log("a", "b")
    #expect(tank.notes.texts.isEmpty)
    verify(spy).log(["a", "b"]).called(1)
  }

  @Test func membersThatNothingCanPassOn() async {
    let spy = HoldoutMock(spying: RealHoldout())
    var values: [String: Any] = [:]
    #expect(await spy.run { $0 } == 0)
    #expect(await spy.change(&values) == 0)
    #expect(await spy.twin() == nil)
    #expect(spy.twins().isEmpty)
    #expect(spy.meet(spy) == 0)
    #expect(spy.lines("a") == 0)
    #expect(spy[1, "two"] == 0)
    verify(spy).meet(.any).called(1)
  }

  @Test func isolatedMembersOfAnActorThatTakeClosures() async {
    let spy = PipelineMock(spying: RealPipeline())
    await spy.scan { _ in Issue.record("nothing can pass this on") }
    verify(spy).scan().called(1)
  }

  @MainActor
  @Test func childrenOfIsolatedProtocols() async {
    let real = RealGrandchild(e: 0)
    let spy = IsolatedGrandchildMock(spying: real)
    spy.f()
    spy.g()
    #expect(real.count.calls == ["f"])
    #expect(spy.description == "real")
    verify(spy).g().called(1)
  }

  @Test func withoutARealObjectNothingIsDifferent() throws {
    let mock = TankMock()
    #expect(mock.litres == 0)
    mock.label = "kept"
    #expect(mock.label == "kept")
    given(mock).fill(.any).willReturn(3)
    #expect(try mock.fill(1) == 3)
  }

  @Test func objects() {
    let valve = RealValve()
    let spy = ValveMock(spying: valve)
    spy.isOpen = true
    #expect(valve.isOpen)
    #expect(spy.turn() === valve)
    #expect(!spy.isOpen)
    verify(spy).isOpen.set(true).called(1)
  }

  @MainActor
  @Test func objectsOfTheMainActor() async {
    let dial = RealDial()
    let spy = DialMock(spying: dial)
    #expect(spy.reading == 3)
    spy.reading = 4
    #expect(dial.reading == 4)
    await spy.reset()
    #expect(dial.reading == 0)
    #expect(spy.serial() == "A1")
    verify(spy).reset().called(1)
  }

  @Test func actors() async throws {
    let real = RealPipeline()
    let spy = PipelineMock(spying: real)
    #expect(try await spy.push(2) == 3)
    #expect(await real.pressure == 3)
    #expect(await spy.pressure == 3)
    await #expect(throws: TankError.empty) { try await spy.push(-1) }
    #expect(await spy.wait(for: 10) == 13)
    #expect(try await spy.history == [3])
    #expect(spy.name() == "main")
    given(spy).push(5).willReturn(0)
    #expect(try await spy.push(5) == 0)
    verify(spy).push(.any).called(3)
  }

  @Test func actorsAreUsedFromMoreThanOneTask() async throws {
    let real = RealPipeline()
    let spy = PipelineMock(spying: real)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<100 { _ = try? await spy.push(1) }
        }
        group.addTask {
          for _ in 0..<100 { _ = try? await real.push(1) }
        }
      }
    }
    #expect(await real.pressure == 1601)
    verify(spy).push(1).called(800)
  }

  @Test func anActorsMockRunsWithoutARealOne() async throws {
    let mock = PipelineMock()
    given(mock).push(.any).willReturn(1)
    #expect(try await mock.push(0) == 1)
  }

  @Test func associatedTypesInAngleBrackets() async {
    let spy = BasinMock<String>(spying: RealBasin())
    #expect(spy.take() == "nothing")
    #expect(await spy.grade("fine") == 1)
    #expect(spy.take() == "fine")
    verify(spy).grade("fine").called(1)
  }

  @Test func inheritedMembers() {
    struct RealCistern: Cistern {
      var tank = RealTank()
      var litres: Int { tank.litres }
      var label = ""
      subscript(gauge index: Int) -> Int {
        get { index }
        set {}
      }
      mutating func fill(_ litres: Int) throws -> Int { litres }
      mutating func drain() async -> Int { 0 }
      func level(_ unit: String?) async throws -> Double { 0 }
      func swap(_ first: inout Int, with second: inout Int) {}
      func measure(_ body: (Int) throws -> Int) rethrows -> Int { try body(1) }
      func convert<Unit>(_ unit: Unit, times count: Int) throws -> [Unit] { [] }
      func check(_ limit: Int) throws(TankError) -> Bool { false }
      func onChange(_ handler: @escaping (Int) -> Void) {}
      func note(_ text: @autoclosure () -> String) {}
      func all<each Part>(_ parts: repeat each Part) -> Int { 0 }
      func copy() -> Self { self }
      func partner() -> Self? { nil }
      func isEqual(to other: Self) -> Bool { true }
      func log(_ lines: String...) {}
      static func make() -> Int { 0 }
      func seal() {}
    }
    let spy = CisternMock(spying: RealCistern(tank: RealTank(litres: 6)))
    #expect(spy.litres == 6)
    spy.seal()
    verify(spy).seal().called(1)
  }

  @Test func aStrictSpyPassesOn() {
    let spy = TankMock(spying: RealTank(litres: 2), strictness: .strict)
    #expect(spy.litres == 2)
  }
}
