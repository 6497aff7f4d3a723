import Testing
import Understudy

/// The warnings stay with the members; whoever uses the mock for something else sees none.
@available(*, deprecated)
private func useWhatIsDeprecated(_ disk: DiskMock) {
  given(disk).put("old").willReturn(true)
  #expect(disk.put("old"))
  disk.put("unused")
  verify(disk).put(.any).called(2)
}

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

  @Test func deprecatedMembers() async {
    let disk = DiskMock()
    given(disk).store("a").willReturn(true)
    let isStored = await disk.store("a")
    #expect(isStored)
    verify(disk).store("a").called(1)
  }

  @Test func membersThatAsynchronousCodeMustNotCall() {
    let disk = DiskMock()
    given(disk).wait().willReturn(3)
    #expect(disk.wait() == 3)
    verify(disk).wait().called(1)
  }

  @available(*, deprecated)
  @Test func membersThatAreDeprecated() { useWhatIsDeprecated(DiskMock()) }
}
