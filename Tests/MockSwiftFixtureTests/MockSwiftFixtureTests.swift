import MockSwift
import Testing

@Suite struct MockSwiftFixtureTests {
  private let vega = Star(name: "Vega")

  @Test func propertiesAndSubscripts() async throws {
    @Mock var telescope: any Telescope
    given(telescope) {
      $0.isOpen.get.willReturn(true)
      $0.zoom.set(>100).willDoNothing()
      $0.target.get.willReturn(vega)
      $0[.any()].get.willReturn(vega)
      $0[name: "Vega", inCatalogue: "BD"].get.willReturn(vega)
    }
    var subject = telescope
    #expect(subject.isOpen)
    subject.zoom = 200
    #expect(try await subject.target == vega)
    #expect(subject[3] == vega)
    #expect(subject[name: "Vega", inCatalogue: "BD"] == vega)
    #expect(subject[name: "Deneb", inCatalogue: "BD"] == nil)
    subject[name: "Vega", inCatalogue: "HD"] = vega
    then(telescope) {
      $0.zoom.set(200).calledOnce()
      $0[3].get.calledOnce()
      $0[name: .any(), inCatalogue: =="BD"].get.called(times: 2)
      $0[name: "Vega", inCatalogue: "HD"].set(vega).calledOnce()
    }
  }

  @Test func functions() async throws {
    @Mock var telescope: any Telescope
    given(telescope) {
      $0.point(at: vega).willThrow(Clouded())
      $0.expose(for: >10).willReturn([vega])
      $0.measure([vega, vega]).willReturn(2)
      $0.decode(Int.self, from: "[1]").willReturn([1])
      $0.merge(=="AB".map(String.init)).willReturn(3)
      $0.whenClear(.any()).will { parameters in
        (parameters[0] as? (Star) -> Void)?(vega)
        return true
      }
      $0.repeat(2).willReturn(4)
    }
    #expect(throws: Clouded.self) { try telescope.point(at: vega) }
    #expect(try await telescope.expose(for: 20) == [vega])
    #expect(telescope.measure(vega, vega) == 2)
    #expect(telescope.decode(Int.self, from: "[1]") == [1])
    #expect(telescope.merge(["A", "B"]) == 3)
    #expect(telescope.find("Vega", near: (x: 1, y: 2)) == nil)
    var seen: [Star] = []
    #expect(telescope.whenClear { seen.append($0) })
    #expect(seen == [vega])
    telescope.inspect({ _ in }, every: 5)
    telescope.log("open")
    #expect(telescope.repeat(2) == 4)
    telescope.close()
    then(telescope) {
      $0.find(=="Vega", near: .match { $0.x == 1 && $0.y == 2 }).calledOnce()
      $0.inspect(.any(), every: ==5).calledOnce()
      $0.log("open").calledOnce()
      $0.close().calledOnce()
    }
  }

  @Test func aResultOfTheMockItself() {
    let telescope: any Telescope = Mock()
    let copy = Mock<any Telescope>()
    given(telescope).copied().willReturn(copy)
    #expect(telescope.copied() as? Mock<any Telescope> === copy)
  }

  @Test func inheritedRequirements() async {
    let antenna: any Antenna = Mock<any Antenna>(frequency: 2)
    given(antenna) {
      $0.tune(to: 3).willReturn(true)
      $0.isShielded.get.willReturn(true)
    }
    #expect(antenna.tune(to: 3))
    #expect(antenna.isShielded)
    await antenna.powerOn()
    then(antenna).powerOn().calledOnce()
  }

  @Test func aNestedProtocol() {
    let dome: any Site.Dome = Mock()
    given(dome).turn(by: >90).willReturn(90)
    #expect(dome.turn(by: 180) == 90)
    then(dome).turn(by: 180).calledOnce()
    given(dome).open(.east).willReturn([.east, .west])
    #expect(dome.open(.east) == [.east, .west])
  }

  @Test func signaturesThatNeedCare() {
    let beacon = Mock<any Beacon>()
    given(beacon as any Beacon) {
      $0.rank(.any()).willReturn(beacon)
      $0.tune(for: 3, from: "A").willReturn(4)
      $0.whenReady(.any()).willReturn(true)
      $0.send(vega).willReturn(vega)
      $0.post(.any()).willReturn(2)
      $0.hold(5).willReturn(6)
    }
    #expect(beacon.rank([beacon]) === beacon)
    #expect(beacon.tune(for: 3, from: "A") == 4)
    #expect(beacon.whenReady { _ in })
    beacon.announce("ready")
    #expect(beacon.send(vega) == vega)
    #expect(beacon.post(["a", "b"]) == 2)
    #expect(beacon.each { _ in } == 0)
    #expect(beacon.hold(5) == 6)
    then(beacon as any Beacon) {
      $0.announce("ready").calledOnce()
      $0.each(.any()).calledOnce()
    }
  }

  @Test func publicParents() {
    let dish: any BigDish = Mock()
    given(dish).aim(at: >10).willReturn(20)
    #expect(dish.aim(at: 15) == 20)
    #expect(!dish.track(vega))
    then(dish).aim(at: 15).calledOnce()
  }

  @Test func errorsOfOneType() async throws {
    let archive: any Archive = Mock()
    given(archive) {
      $0.load("Vega").willReturn(vega)
      $0.load("Deneb").willThrow(Clouded())
      $0.save(.any()).willThrow(Clouded())
      $0.size.get.willThrow(Clouded())
      $0.list().willReturn([vega])
    }
    #expect(try archive.load("Vega") == vega)
    #expect(throws: Clouded.self) { try archive.load("Deneb") }
    #expect(throws: Clouded.self) { try archive.save(vega) }
    #expect(throws: Clouded.self) { try archive.size }
    #expect(try await archive.list() == [vega])
    archive.clear()
    then(archive).clear().calledOnce()
  }

  @Test func aStaticMemberThatTheTestTargetWrites() {
    #expect(Mock<any Archive>.capacity() == 12)
  }

  @MainActor @Test func aProtocolOfTheMainActor() {
    let screen: any Screen = Mock()
    given(screen).show(.any()).willReturn(true)
    #expect(screen.show(vega))
    then(screen).show(vega).calledOnce()
  }

  @Test func anAssociatedTypeThatIsFixed() {
    let catalogue: any StarCatalogue = Mock()
    given(catalogue).first().willReturn(vega)
    #expect(catalogue.first() == vega)
    catalogue.add(vega, twice: true)
    then(catalogue).add(vega, twice: true).calledOnce()
  }
}

extension Mock where WrappedType == any Archive {
  static func capacity() -> Int { 12 }
}
