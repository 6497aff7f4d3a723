import MockModel
import Testing

struct NameSetTests {
  private static let names = Set((0..<500).map { "Name\($0)" } + ["", "é", "`a name`"])

  @Test func holdsItsNamesAndNoOthers() {
    let set = NameSet(Self.names)
    for name in Self.names { #expect(set.contains(name)) }
    for number in 500..<2000 { #expect(!set.contains("Name\(number)")) }
    #expect(!set.contains("name1"))
    #expect(!NameSet([]).contains(""))
  }

  @Test func readsBytes() {
    let set = NameSet(Self.names)
    for (name, isThere) in [("Name7", true), ("é", true), ("Name700", false)] {
      #expect(Array(name.utf8).withUnsafeBufferPointer { set.contains($0) } == isThere)
    }
  }

  @Test func letsFewOtherNamesThrough() {
    let filter = NameFilter(Self.names)
    for name in Self.names { #expect(filter.mayContain(name)) }
    #expect((500..<10_500).count { filter.mayContain("Name\($0)") } < 1000)
  }

  @Test(arguments: [0, 1, 1000])
  func namesAreTakenOnce(_ capacity: Int) {
    var taken = TakenNames(capacity: capacity)
    #expect(Self.names.filter { taken.take($0) }.count == Self.names.count)
    #expect(Self.names.filter { taken.take($0) }.isEmpty)
  }
}
