import Testing
import Understudy

struct DefaultIsolationTests {
  @Test func isolatedMocks() async throws {
    let mock = DrawerMock()
    given(mock).isOpen.willReturn(true)
    given(mock).load(1).willReturn(2)
    mock.label = "top"
    #expect(mock.isOpen)
    #expect(mock.label == "top")
    #expect(try await mock.load(1) == 2)
    mock.close()
    verify(mock).close().called(1)
  }

  @Test nonisolated func mocksAreStubbedFromAnywhere() async {
    let mock = DrawerMock()
    given(mock).identifier().willReturn(3)
    #expect(mock.identifier() == 3)
    await mock.close()
    verify(mock).close().called(1)
  }

  @Test nonisolated func nonisolatedMocks() async {
    let mock = PlainMock()
    given(mock).tick().willReturn(1)
    given(mock).load().willReturn(2)
    #expect(mock.tick() == 1)
    #expect(await mock.load() == 2)
  }

  @Test func actors() async {
    let mock = MachineMock()
    given(mock).run(1).willReturn(2)
    #expect(await mock.run(1) == 2)
  }

  @Test nonisolated func knownParentsAreNotIsolated() {
    let mock = ComparingMock()
    given(mock).id.willReturn(4)
    #expect(Set([mock]).contains(mock))
    #expect(mock.id == 4)
  }

  @Test func classes() async {
    let mock = LampMock(watts: 3)
    given(mock).shine().willReturn(5)
    given(mock).wait().willReturn(6)
    given(mock).identifier().willReturn(7)
    let lamp: Lamp = mock
    lamp.isOn = true
    #expect(lamp.isOn)
    #expect(lamp.shine() == 5)
    #expect(await lamp.wait() == 6)
    #expect(LampMock(watts: 3, spying: true).shine() == 1)
  }

  @Test nonisolated func classesOutsideOfTheMainActor() {
    let mock = SocketMock()
    given(mock).volts().willReturn(110)
    #expect((mock as Socket).volts() == 110)
  }
}
