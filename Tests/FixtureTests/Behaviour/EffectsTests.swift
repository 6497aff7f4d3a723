import Testing
import Understudy

struct EffectsTests {
  @Test func accessorsWithEffects() async throws {
    let mock = BatteryMock()
    given(mock).level.willReturn(1)
    given(mock).serial.willThrow(TillError.empty)
    given(mock).health.will { () async in 0.5 }
    given(mock)[.any].willReturn(4)
    let battery: any Battery = mock
    #expect(await battery.level == 1)
    #expect(throws: TillError.empty) { try battery.serial }
    #expect(try await battery.health == 0.5)
    #expect(try await battery[3] == 4)
    verify(mock)[3].called(1)
  }

  @Test func typedThrows() async throws {
    let mock = TillMock()
    given(mock).open().willThrow(.jammed)
    given(mock).count().willThrow(.empty)
    given(mock).drawer.willThrow(.empty)
    let till: any Till = mock
    #expect(throws: TillError.jammed) { try till.open() }
    #expect(throws: TillError.empty) { try till.drawer }
    await #expect(throws: TillError.empty) { try await till.count() }
    verify(mock).open().called(1)
  }

  @Test func everyCombinationTakesAsynchronousAnswers() async throws {
    let mock = TowerMock()
    given(mock).ping().will { () async in true }
    given(mock).boot().will { () async throws in [1] }
    given(mock).check().willReturn(true)
    #expect(await mock.ping())
    #expect(try await mock.boot() == [1])
    #expect(try mock.check())
    await mock.sync()
    verify(mock).sync().called(1)
  }

  @Test func throwingCallsAreCounted() {
    let mock = TowerMock()
    given(mock).reset().willThrow(TillError.jammed)
    try? mock.reset()
    verify(mock).reset().called(1)
  }
}
