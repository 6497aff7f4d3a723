import Testing
import Understudy

struct GenericMethodsTests {
  private struct Letter: Decodable, Equatable {
    var text = ""
  }

  @Test func resultsOfDifferentTypesAreStubbedSideBySide() {
    let mock = WarehouseMock()
    given(mock).take("a").willReturn(1)
    given(mock).take("a").willReturn("text")
    given(mock).take(.any, returning: Bool.self).willReturn(true)
    let warehouse: any Warehouse = mock

    let number: Int = warehouse.take("a")
    let text: String = warehouse.take("a")
    let flag: Bool = warehouse.take("b")

    #expect(number == 1)
    #expect(text == "text")
    #expect(flag)
    verify(mock).take("a", returning: Int.self).called(1)
    verify(mock).take(.any, returning: Bool.self).called(1)
    verify(mock).take("b", returning: Int.self).called(.never)
  }

  @Test func genericArgumentsAreMatchedByValue() {
    let mock = WarehouseMock()
    mock.put(3, on: "shelf")
    mock.put("box", on: "shelf")
    verify(mock).put(3, on: "shelf").called(1)
    verify(mock).put(.equal("box"), on: .any).called(1)
    verify(mock).put(.equal("other"), on: .any).called(.never)
  }

  @Test func errorForOneResultType() async throws {
    let mock = DocumentReaderMock()
    given(mock).read("path", returning: Letter.self).willThrow(TillError.jammed)
    let reader: any DocumentReader = mock
    await #expect(throws: TillError.jammed) { try await reader.read("path") as Letter }
  }

  @Test func metatypesTellMembersApart() {
    let mock = ServiceLocatorMock()
    given(mock).locate(Int.self, named: "one").willReturn(1)
    given(mock).locate(String.self, named: .any).willReturn("text")
    let locator: any ServiceLocator = mock
    #expect(locator.locate(Int.self, named: "one") == 1)
    #expect(locator.locate(String.self, named: nil) == "text")
    verify(mock).locate(Int.self, named: "one").called(1)
    verify(mock).locate(String.self, named: nil).called(1)
  }

  @Test func closureOfGenericTypeCanBeCalled() {
    let mock = ShipmentMock()
    given(mock).ship(.any, arrived: .any).will { (pack: (String) throws -> Int, arrived) in
      arrived?(Result { try pack("four") })
    }
    var seen: Int?
    mock.ship({ $0.count }, arrived: { seen = try? $0.get() })
    #expect(seen == 4)
  }

  private struct Lamp: Plug {}
  private struct Heater: GroundedPlug {}

  @Test func overloadsByConstraintAreSeparate() {
    let mock = SocketMock()
    mock.attach(Lamp())
    verify(mock).attach(Matcher<Lamp>.any).called(1)
    verify(mock).attach(Matcher<Heater>.any).called(.never)
  }

  @Test func overloadsByResultAreSeparate() {
    let mock = GaugeMock()
    given(mock).read(1).willReturn(2.5)
    given(mock).read(1).willReturn("high")
    let gauge: any Gauge = mock
    #expect(gauge.read(1) as Double == 2.5)
    #expect(gauge.read(1) as String == "high")
    verify(mock).read(1, returning: Double.self).called(1)
    verify(mock).read(1, returning: String.self).called(1)
  }

  @Test func parameterPacks() async throws {
    let mock = MixerMock()
    given(mock).mix(1, "a").willReturn(2)
    given(mock).mix(.any, .any, Matcher<Bool>.any as Matcher<Bool>).will { (_: Int, _: Int, _) in 3
    }
    #expect(mock.mix(1, "a") == 2)
    #expect(mock.mix(1, 2, true) == 3)
    verify(mock).mix(1, "a").called(1)
  }

  @Test func nonEscapingClosureOfAGenericMember() {
    let mock = GenericVarietyMock()
    given(mock).visit(5).will { value, body in body(value) ? value * 2 : 0 }
    #expect(mock.visit(5) { $0 == 5 } == 10)
  }

  @Test func inoutOfAGenericMember() {
    let mock = GenericVarietyMock()
    given(mock).change(1).will { (value: inout Int) in
      value += 1
      return true
    }
    var number = 1
    #expect(mock.change(&number))
    #expect(number == 2)
  }
}
