import Testing
import Understudy

struct AttributesTests {
  @available(macOS 99, *)
  @Test func membersOfNewerPlatforms() {
    let mock = DeckMock()
    given(mock).fire(Laser()).willReturn(Laser())
    mock.laser = Laser()
    #expect(mock.fire(Laser()) == Laser())
    verify(mock).fire(Laser()).called(1)
    verify(mock).laser.set(.any).called(1)
    mock[laser: Laser()] = 3
    verify(mock)[laser: Laser()].set(3).called(1)
  }

  @Test func discardableResults() {
    let mock = TapsMock()
    given(mock).b().willReturn(1)
    mock.b()
    verify(mock).b().called(1)
  }

  @Test func conditionalMembers() {
    let mock = MenuMock()
    mock.order()
    verify(mock).order().called(1)
    #if DEBUG
      mock.dump()
      verify(mock).dump().called(1)
    #endif
    #if os(Linux)
      LinuxOnlyMock().run()
    #endif
  }

  @Test func publicAndPackageMocks() async throws {
    let taxi = TaxiMock()
    given(taxi).fare.willReturn(Fare())
    _ = taxi.fare
    verify(taxi).fare.called(1)
    let bus = BusMock()
    given(bus).ride(1).willReturn(2)
    #expect(try await bus.ride(1) == 2)
  }
}
