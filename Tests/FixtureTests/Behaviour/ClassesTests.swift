import Foundation
import Testing
import Understudy

/// Mocks of classes: subclasses that override what can be overridden.
@Suite struct ClassesTests {
  @Test func stubsAnswerCallsThroughTheClass() throws {
    let mock = MotorMock()
    given(mock).accelerate(to: 80, smoothly: .any).willReturn(79)
    given(mock).burn(.matching { $0.litres > 3 }).willThrow(MotorError(code: 9))
    given(mock).burn(Fuel(1)).willReturn(10)

    let motor: Motor = mock
    #expect(motor.accelerate(to: 80) == 79)
    #expect(try motor.burn(Fuel(1)) == 10)
    #expect(throws: MotorError(code: 9)) { try motor.burn(Fuel(5)) }

    verify(mock).accelerate(to: 80, smoothly: true).called(1)
    #expect(verify(mock).burn(.any).called(2).map(\.litres) == [1, 5])
    verify(mock).start().called(.never)
  }

  @Test func defaultArgumentsAreThoseOfTheClass() {
    let mock = MotorMock()
    given(mock).accelerate(to: .any, smoothly: true).willReturn(1)
    #expect(mock.accelerate(to: 3) == 1)
  }

  @Test func unstubbedCallsDoNotReachTheClass() throws {
    let mock = MotorMock()
    var starts = 0
    mock.onStart = { starts += 1 }
    (mock as Motor).start()
    #expect(starts == 0)
    #expect(mock.power == 0)
    verify(mock).start().called(1)
  }

  @Test func propertiesRememberWhatWasSet() {
    let mock = MotorMock()
    let motor: Motor = mock
    #expect(motor.cylinders == 0)
    motor.cylinders = 6
    motor.temperature = 90
    #expect(motor.cylinders == 6)
    #expect(motor.temperature == 90)
    // What the class observes did not happen.
    #expect(motor.changes == 0)
    given(mock).label.willReturn("stub")
    #expect(motor.label == "stub")
    verify(mock).cylinders.set(6).called(1)
    verify(mock).temperature.get.called(1)
  }

  @Test func subscriptsAndOverloads() {
    let mock = MotorMock()
    let motor: Motor = mock
    given(mock)[part: "piston"].get.willReturn(4)
    given(mock)[row: 1, column: .any].willReturn("x")
    #expect(motor[part: "piston"] == 4)
    #expect(motor[row: 1, column: 7] == "x")
    motor[part: "valve"] = 3
    verify(mock)[part: "valve"].set(3).called(1)
  }

  @Test func asynchronousMembers() async throws {
    let mock = MotorMock()
    given(mock).refuel(Fuel(1)).willReturn(Fuel(2))
    given(mock).pressure.willThrow(MotorError(code: 2))
    let motor: Motor = mock
    let fuel1 = try await motor.refuel(Fuel(1))
    #expect(fuel1.litres == 2)
    await #expect(throws: MotorError(code: 2)) { try await motor.pressure }
    await verify(mock).refuel(.any).called(1, within: .seconds(1))
  }

  @Test func callsThatNothingAnswers() async {
    let failures = await expectFailure {
      let motor: Motor = MotorMock()
      do {
        _ = try await motor.refuel(Fuel(7))
        Issue.record("it was answered")
      } catch { #expect(error is UnstubbedCallError) }
    }
    #expect(failures.count == 1)
  }

  @Test func genericsClosuresAndReferences() {
    let mock = MotorMock()
    given(mock).convert("litre", times: 2).willReturn(["a", "b"])
    given(mock).measure(.any).will { probe in probe(100) + 1 }
    given(mock).adjust(.any, by: 3).will { value, change in
      value *= change
      return true
    }
    given(mock).inspect(.any).willReturn("seen")
    given(mock).note("late").willReturn("noted")
    let motor: Motor = mock
    #expect(motor.convert("litre", times: 2) == ["a", "b"])
    #expect(motor.measure { $0 * 2 } == 201)
    var value = 5
    #expect(motor.adjust(&value, by: 3))
    #expect(value == 15)
    #expect(motor.inspect(4) == "seen")
    #expect(motor.note("late") == "noted")
    verify(mock).log("a", "b").called(.never)
  }

  @Test func selfIsTheMock() {
    let mock = MotorMock()
    let second = MotorMock()
    given(mock).twin().willReturn(second)
    #expect((mock as Motor).twin() === second)
    #expect((mock as Motor).other() == nil)
  }

  @Test func nestedTypesAreSeen() {
    let mock = MotorMock()
    given(mock).select(.value(.idle), .any).willReturn(.running)
    #expect((mock as Motor).select(.idle, nil) == .running)
    given(mock).mode.willReturn(.running)
    #expect((mock as Motor).mode == .running)
    let valve = Motor.ValveMock()
    given(valve).open().willReturn(true)
    #expect((valve as Motor.Valve).open())
  }

  @Test func staticMembers() {
    MockScope().run {
      given(MotorMock.self).maker.willReturn("mock")
      given(MotorMock.self).make(1).willReturn(10)
      given(MotorMock.self).make(2).willCallReal()
      let type: Motor.Type = MotorMock.self
      #expect(type.maker == "mock")
      #expect(type.make(1) == 10)
      #expect(type.make(2) == 2)
      verify(MotorMock.self).make(.any).called(2)
      #expect(Motor.make(1) == 1)
    }
  }

  @Test func expectationsAndOrder() {
    let mock = MotorMock()
    expect(mock).start().called(1)
    (mock as Motor).start()
    verifyExpectations(mock)
    (mock as Motor).prepare()
    verifyInOrder {
      verify(mock).start().called()
      verify(mock).prepare().called()
    }
  }

  @Test func failuresNameTheMock() {
    let mock = MotorMock(cylinders: 2, name: "left")
    let failures = expectFailure { verify(mock).start().called(1) }
    #expect(
      failures.map(\.text) == [
        """
        MotorMock(name: "left").start() was expected exactly 1 time, but was called 0 times.
          wanted: start()
          this member was never called
        """
      ])
  }
}

// MARK: - The real class

@Suite struct ClassSpiesTests {
  @Test func aSpyPassesOnWhatNoStubAnswers() async throws {
    let spy = MotorMock(cylinders: 8, spying: true)
    given(spy).burn(Fuel(2)).willReturn(99)
    let motor: Motor = spy
    #expect(motor.cylinders == 8)
    #expect(motor.power == 80)
    #expect(try motor.burn(Fuel(2)) == 99)
    #expect(try motor.burn(Fuel(3)) == 3)
    #expect(throws: MotorError(code: 1)) { try motor.burn(Fuel(0)) }
    #expect(try motor.check(1))
    let fuel2 = try await motor.refuel(Fuel(4))
    #expect(fuel2.litres == 4)
    #expect(try await motor.pressure == 1.5)
    #expect(motor.convert(1, times: 2) == [1, 1])
    #expect(motor.measure { $0 + 1 } == 9)
    #expect(motor.note("text") == "text")
    #expect(motor[row: 1, column: 2] == "1:2")
    #expect(motor.twin() === spy)
    verify(spy).burn(.any).called(3)
    // The class calls itself through what the mock overrides.
    verify(spy).cylinders.get.called(3)
  }

  @Test func theClassObservesWhatASpySets() {
    let spy = MotorMock(spying: true)
    let motor: Motor = spy
    motor.temperature = 30
    motor.mode = .running
    motor[part: "x"] = 2
    var value = 1
    #expect(motor.adjust(&value, by: 4))
    #expect(value == 5)
    #expect(motor.temperature == 30)
    #expect(motor.changes == 1)
    #expect(motor.label == "running")
    #expect(motor.parts == ["x", "x"])
    #expect(motor.serial == "S-4")
  }

  @Test func oneCallForTheRealClass() throws {
    let mock = MotorMock()
    given(mock).burn(.any).willCallReal().willReturn(5)
    given(mock).power.willCallReal()
    given(mock).cylinders.get.willReturn(3)
    #expect(try mock.burn(Fuel(7)) == 7)
    #expect(try mock.burn(Fuel(7)) == 5)
    #expect(mock.power == 30)
  }

  @Test func variadicArgumentsCannotBeHandedOn() {
    let mock = MotorMock(spying: true)
    #expect(mock.log("a", "b") == 0)
    given(mock).log(.any).willCallReal()
    let failures = expectFailure { #expect(mock.log("a") == 0) }
    #expect(failures.count == 1)
  }

  @Test func weakReferencesStayWeak() {
    final class Delegate: MotorDelegate {
      func motorDidStart() {}
    }
    let spy = MotorMock(spying: true)
    do {
      let delegate = Delegate()
      spy.delegate = delegate
      #expect(spy.delegate === delegate)
      reset(spy)
    }
    #expect(spy.delegate == nil)

    let mock = MotorMock()
    do {
      let delegate = Delegate()
      mock.delegate = delegate
      #expect(mock.delegate === delegate)
      reset(mock, .invocations)
    }
    #expect(mock.delegate == nil)
  }
}

// MARK: - Initialisers

@Suite struct ClassInitializersTests {
  @Test func eachDesignatedInitializerMakesAMock() async throws {
    #expect(MotorMock(cylinders: 3, spying: true).power == 30)
    #expect(
      try MotorMock(name: "V8", line: 2, spying: true, mockName: "mine").label == "V8@2")
    #expect(throws: MotorError()) { try MotorMock(name: "", line: 1) }
    #expect(MotorMock(horses: 0) == nil)
    #expect(MotorMock(horses: 1) != nil)
    #expect(await MotorMock(remote: "far", spying: true).label == "far")
  }

  @Test func convenienceInitializersAreInherited() {
    let twin = MotorMock(twinOf: Motor(cylinders: 12))
    given(twin).power.willReturn(1)
    #expect(twin.power == 1)
  }

  @Test func callsOfTheInitializerAreRecorded() {
    verify(MotorMock()).prepare().called(1)
  }

  @Test func requiredInitializers() throws {
    let type: Depot<String, Int>.Type = DepotMock<String, Int>.self
    let depot = try #require(type.init(["a": 1]) as? DepotMock<String, Int>)
    given(depot).find("a").willReturn(5)
    #expect(depot.find("a") == 5)
    #expect(DepotMock(["b": 2], spying: true).find("b") == 2)
    #expect(OptionalsMock(3) == nil)

    let json = Data(#"{"identifier": 4}"#.utf8)
    let saved = try JSONDecoder().decode(SavedMock.self, from: json)
    given(saved).identifier.get.willCallReal()
    #expect(saved.identifier == 4)
  }

  @Test func argumentsAreHandedOnAsTheyAre() {
    var times = 1
    var opened = 0
    let mock = FaucetMock(3, times: &times, open: { opened = $0 }, name: "kitchen")
    given(mock).close().willDoNothing()
    #expect(times == 2)
    #expect(opened == 3)
    let other = FaucetMock(litres: 2)
    other.close()
    verify(other).close().called(1)
    verify(mock).close().called(.never)
  }

  @Test func callsWhileTheMockIsReleased() {
    var closings = 0
    do {
      let mock = FaucetMock()
      given(mock).close().will { closings += 1 }
      (mock as Faucet).close()
    }
    #expect(closings == 2)
  }

  @Test func whereAMockWasMadeIsKnown() {
    let line = #line + 1
    let mock = MotorMock()
    #expect(mock.understudy.location.line == line)
  }
}

// MARK: - Superclasses

@Suite struct ClassInheritanceTests {
  @Test func membersOfTheSuperclassInAnotherFile() {
    let mock = TankerMock()
    given(mock).paint(.red).willReturn("red")
    given(mock).material().willReturn("wood")
    given(mock).draught.willReturn(9)
    let hull: Hull = mock
    #expect(hull.paint(.red) == "red")
    #expect(hull.material() == "wood")
    #expect(hull.draught == 9)
    #expect(hull.isAfloat == false)
    verify(mock).paint(.any).called(1)

    let spy = TankerMock(spying: true)
    given(spy).material().willReturn("wood")
    #expect(spy.paint(.grey) == "wood in grey")
    #expect(TankerMock(spying: true).material() == "double steel")
    // It is final.
    spy.repair()
    #expect(spy.repairs == 1)
  }

  @Test func genericSuperclass() {
    let mock = IntStackMock()
    given(mock).top.willReturn(3)
    given(mock)[2].willReturn(7)
    given(mock).mapped(Matcher<(Int) -> String>.any).willReturn(["x"])
    let stack: Stack0<Int> = mock
    stack.push(4)
    #expect(stack.top == 3)
    #expect(stack[2] == 7)
    #expect(stack.mapped { "\($0)" } == ["x"])
    verify(mock).push(4).called(1)

    let spy = IntStackMock([1], spying: true)
    var numbers = [8, 9]
    spy.drain { numbers.popLast() }
    #expect(spy.elements == [1, 10, 9])
    #expect(verify(spy).push(.any).called(2) == [9, 8])
  }

  @Test func genericClass() {
    let mock = DepotMock<String, Int>([:])
    given(mock).find("a").willReturn(1)
    #expect((mock as Depot<String, Int>).find("a") == 1)
    MockScope().run {
      given(DepotMock<String, Int>.self).count(.any).willReturn(8)
      #expect(DepotMock<String, Int>.count([]) == 8)
    }
  }
}

// MARK: - Isolation and access

@Suite struct ClassIsolationTests {
  @MainActor @Test func aClassOfTheMainActor() async {
    let mock = PlacardMock(width: 3)
    given(mock).show("a").willReturn(true)
    given(mock).load(.any).willReturn(Fuel(3))
    given(mock).tag().willReturn(4)
    let placard: Placard = mock
    placard.title = "new"
    #expect(placard.title == "new")
    #expect(placard.show("a"))
    let fuel3 = await placard.load(Fuel(1))
    #expect(fuel3.litres == 3)
    #expect(placard.tag() == 4)
    #expect(placard.width == 3)

    let spy = DialogMock(width: 1, spying: true)
    #expect(spy.show("b"))
    let fuel4 = await spy.load(Fuel(2))
    #expect(fuel4.litres == 2)
    let fuel5 = await spy.fetch(Fuel(5))
    #expect(fuel5.litres == 5)
    #expect(!spy.confirm())
    verify(spy).show("b").called(1)
  }

  @Test func aMockOfASharedClassIsShared() async {
    let mock = SharedMock()
    given(mock).value().willReturn(2)
    let shared: Shared = mock
    #expect(await Task.detached { shared.value() }.value == 2)
  }

  @Test func everyMemberHasItsOwnAccess() {
    let mock = VesselMock()
    given(mock).run().willReturn(7)
    given(mock).moor().willReturn(8)
    given(mock).drift().willReturn(Fuel(1))
    let vessel: Vessel = mock
    vessel.token = 3
    vessel.count = 4
    #expect(vessel.token == 3)
    #expect(vessel.count == 4)
    #expect(vessel.run() + vessel.moor() == 15)
    #expect(vessel.drift()?.litres == 1)
    #expect(VesselMock(spying: true).level == 2)
  }
}

// MARK: - The article

@Suite struct ClassesArticleTests {
  @Test func mocksOfClasses() async throws {
    let mock = ThermostatMock(room: "hall")
    given(mock).read().willReturn(17)
    given(mock).heat(to: .greater(than: 30)).willReturn(false)
    given(mock).heat(to: 30).willCallReal()

    let thermostat: Thermostat = mock
    #expect(try await thermostat.read() == 17)
    #expect(thermostat.heat(to: 30))
    verify(mock).read().called(1)
  }

  @Test func spiesOfClasses() {
    let spy = ThermostatMock(room: "hall", spying: true)
    given(spy).target.get.willReturn(5)

    #expect(spy.heat(to: 6))
    verify(spy).target.get.called(1)
  }
}
