import Foundation
import Mirage
import Testing

@Suite struct MirageFixtureTests {
  @Test func aProtocolMock() async throws {
    let harbour = MockHarbour()
    harbour.open()
    #expect(harbour.ship(at: 3) == Ship())
    harbour.mock_ship.whenCalled().thenReturn(Ship(name: "Ada"))
    #expect(harbour.ship(at: 4).name == "Ada")
    #expect(harbour.mock_ship.args() == 4)
    _ = harbour.ship(named: "Bea")
    #expect(harbour.mock_shipNamed.args() == "Bea")
    _ = harbour.lookUp("Cid", on: nil, true)
    #expect(harbour.mock_lookUp.args()?.name == "Cid")
    #expect(harbour.mock_lookUp.args()?.flag == true)
    #expect(harbour.freePier() == Port.Pier(number: 7))
    #expect(harbour.audit("all") == "all")
    #expect(harbour.sound(1, 2) == 0)
    #expect(harbour.mock_sound.args() == [1, 2])
    try harbour.mock_open.verify(called: .once)
    await harbour.unload()
    try harbour.mock_unload.verify(called: .once)
  }

  @Test func throwingFunctions() async throws {
    let harbour = MockHarbour()
    #expect(try harbour.dock(Ship(), at: Port.Pier()) == 0)
    harbour.mock_dock.whenCalled().thenThrow(TooHeavy())
    #expect(throws: TooHeavy.self) { try harbour.dock(Ship(), at: Port.Pier(number: 2)) }
    #expect(harbour.mock_dock.args()?.pier.number == 2)
    harbour.mock_wait.whenCalled().thenReturn(true).thenThrow(TooHeavy())
    #expect(try await harbour.wait(for: Ship()))
    await #expect(throws: TooHeavy.self) { try await harbour.wait(for: Ship()) }
    harbour.mock_moor.whenCalled().thenReturn(2).thenThrow(TooHeavy())
    #expect(try harbour.moor(Ship()) == 2)
    #expect(throws: TooHeavy.self) { try harbour.moor(Ship()) }
    harbour.mock_tide_get.whenCalled().thenThrow(TooHeavy())
    #expect(throws: TooHeavy.self) { try harbour.tide }
    harbour.mock_depth_get.whenCalled().thenReturn(4).thenDo { () throws(TooHeavy) in
      throw TooHeavy()
    }
    #expect(try harbour.depth == 4)
    #expect(throws: TooHeavy.self) { try harbour.depth }
  }

  @Test func closuresAreKept() {
    let harbour = MockHarbour()
    var seen: [Int] = []
    harbour.close(then: { seen.append($0) }, orElse: nil)
    harbour.mock_close.args()?.then(3)
    #expect(seen == [3])
    harbour.inspect { $0.name == "Ada" }
    #expect(harbour.mock_inspect.args()?(Ship(name: "Ada")) == true)
  }

  @Test func properties() throws {
    let harbour = MockHarbour()
    #expect(harbour.name == "" && harbour.capacity == 0 && harbour.manager == nil)
    harbour.mock_ships_get.whenCalled().thenReturn([Ship(name: "Ada")])
    #expect(harbour.ships.count == 1)
    harbour.ships = []
    #expect(harbour.mock_ships_set.args() == [])
    harbour.default = true
    try harbour.mock_lamp_set.verify(called: .once)
  }

  @Test func aClassMock() async throws {
    let crane = MockCrane(limit: 5)
    #expect(crane.lift(3) == 0 && crane.lifts == [])
    crane.mock_lift.whenCalled().thenCallRealFunc()
    #expect(crane.lift(3) == 6)
    #expect(try crane.lower(9, onto: Ship()) == "")
    crane.mock_lower.whenCalled().thenCallRealFunc()
    crane.mock_limit_get.whenCalled().thenReturn(5)
    #expect(throws: TooHeavy.self) { try crane.lower(9, onto: Ship()) }
    crane.mock_hoist.whenCalled().thenCallRealFunc()
    #expect(throws: TooHeavy.self) { try crane.hoist(9) }
    #expect(try crane.hoist(4) == 4)
    #expect(try crane.lower(2, onto: Ship(name: "Ada")) == "2 onto Ada")
    var weight = 1
    crane.mock_tune.whenCalled().thenCallRealFunc()
    #expect(crane.tune(&weight) == 2 && weight == 1)
    #expect(await crane.rest() == 0)
    #expect(crane.paint() == "red")
  }

  @Test func aPartialMock() throws {
    let tug = MockTug()
    tug.pull()
    #expect(tug.mock_pull.args() != nil)
    #expect(tug.push(Ship(name: "Ada")).name == "Ada")
    tug.mock_push.whenCalled().thenReturn(Ship())
    #expect(tug.push(Ship(name: "Ada")) == Ship())
    try tug.mock_push.verify(called: .times(2))
  }

  @Test func namesAndParentsThatNeedCare() {
    let buoy = MockBuoy(number: 2)
    buoy.mock_a_value_get.whenCalled().thenReturn(4)
    #expect(buoy.`a value` == 4)
    buoy.mock_drift.whenCalled().thenDo { $0.for }
    #expect(buoy.drift(for: 5, in: "bay") == 5)
    #expect(buoy.mock_drift.args()?.arg1 == "bay")
    var seen: [Int] = []
    buoy.`does a thing` { seen.append($0) }
    buoy.mock_does_a_thing.args()?(7)
    #expect(seen == [7])
    #expect(Set([buoy, buoy, MockBuoy()]).count == 2)

    let tanker = MockTanker()
    #expect(tanker.fill(1) == 0 && tanker.draught == 3)
    #expect(tanker.mock_fill.args() == 1)
  }

  @Test func anAssociatedTypeThatTheTestTargetFixes() throws {
    let warehouse = MockWarehouse()
    #expect(warehouse.take() == Ship(name: "any"))
    warehouse.mock_put.whenCalled().thenDo { [$0.item] }
    #expect(try warehouse.put(Ship(name: "Ada"), at: 3) == [Ship(name: "Ada")])
    #expect(warehouse.mock_put.args()?.shelf == 3)
  }

  @Test func everyShapeOfTypeHasItsName() {
    let shapes = MockShapes()
    #expect(shapes.array() == [] && shapes.arrayOpt() == nil && shapes.nested() == [])
    #expect(shapes.dict() == [:] && shapes.dictOpt() == nil && shapes.tuple() == (0, ""))
    #expect(shapes.tupleOpt() == nil && shapes.closureOpt() == nil && shapes.optional() == nil)
    #expect(shapes.generic().content == [] && shapes.closure()(1, "") == Ship())
    #expect(shapes.existential().name == "")
    #expect(MockDepth().measure() == 0)
  }
}
