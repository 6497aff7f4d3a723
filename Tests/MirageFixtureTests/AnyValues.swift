import Foundation

// What every test target in this style writes: the default values by the names of their types.

func anyInt() -> Int { 0 }
func anyBool() -> Bool { false }
func anyDouble() -> Double { 0 }
func anyString() -> String { "" }
func anyStringOpt() -> String? { nil }
func anyShip() -> Ship { Ship() }
func anyShipOpt() -> Ship? { nil }
func anyPortPierOpt() -> Port.Pier? { nil }
func anyArrayOfInt() -> [Int] { [] }
func anyArrayOfShip() -> [Ship] { [] }
func anyArrayOptOfInt() -> [Int]? { nil }
func anyArrayOfDictOfStringToPortPier() -> [[String: Port.Pier]] { [] }
func anyDictOfStringToShip() -> [String: Ship] { [:] }
func anyDictOptOfStringToShip() -> [String: Ship]? { nil }
func anyTupleOfIntAndString() -> (Int, String) { (0, "") }
func anyTupleOptOfIntAndShip() -> (a: Int, b: Ship)? { nil }
func anyCargoOfArrayOfShip() -> Cargo<[Ship]> { Cargo(content: []) }
func anyClosureGettingIntStringReturningShip() -> (Int, String) -> Ship { { _, _ in Ship() } }
func anyClosureOptGettingVoidReturningVoid() -> (() -> Void)? { nil }
func anyNamed() -> any Named { MockHarbour() }

extension MockHarbour {
  func audit<Report>(_ report: Report) -> Report { report }
}

extension MockWarehouse {
  typealias Item = Ship
}

func anyItem() -> Ship { Ship(name: "any") }
func anyArrayOfItem() -> [Ship] { [] }
