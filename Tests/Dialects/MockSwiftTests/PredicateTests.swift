import Foundation
import MockSwift
import Testing

@Suite struct PredicateTests {
  struct Row: CustomTestStringConvertible, @unchecked Sendable {
    let predicate: AnyPredicate
    let description: String
    let accepted: [Any?]
    let refused: [Any?]

    init(
      _ predicate: AnyPredicate, _ description: String, accepts accepted: [Any?],
      refuses refused: [Any?]
    ) {
      self.predicate = predicate
      self.description = description
      self.accepted = accepted
      self.refused = refused
    }

    var testDescription: String { description }
  }

  static let ann = Reader(name: "Ann")

  @Test(arguments: [
    Row(Predicate.any(Int.self), "any Int", accepts: [1], refuses: ["1", nil]),
    Row(
      Predicate.any(Int?.self), "any Optional<Int>", accepts: [1, nil], refuses: ["1"]),
    Row(Predicate<Int>.not(==3), "not 3", accepts: [4], refuses: [3, "4"]),
    Row(
      Predicate<Int>.match { $0 > 1 }, "a Int", accepts: [2], refuses: [1, "2"]),
    Row(
      Predicate.match(description: "even", any: Int.self) { $0.isMultiple(of: 2) },
      "even", accepts: [2], refuses: [1]),
    Row(
      Predicate.equals(to: Book(title: "a")), "Book(title: \"a\")",
      accepts: [Book(title: "a")], refuses: [Book(title: "b")]),
    Row(Predicate.eq("a"), "a", accepts: ["a"], refuses: ["b"]),
    Row(Predicate.gt(3), "greater than 3", accepts: [4], refuses: [3]),
    Row(Predicate.ge(3), "greater than or equals to 3", accepts: [3], refuses: [2]),
    Row(Predicate.lt(3), "less than 3", accepts: [2], refuses: [3]),
    Row(Predicate.le(3), "less than or equals to 3", accepts: [3], refuses: [4]),
    Row(Predicate.isTrue(), "True", accepts: [true], refuses: [false]),
    Row(Predicate.isFalse(), "False", accepts: [false], refuses: [true]),
    Row(Predicate<Int?>.isNil(), "nil", accepts: [nil], refuses: [1]),
    Row(
      Predicate.id(ann), "\(ObjectIdentifier(ann))", accepts: [ann],
      refuses: [Reader(name: "Ann")]),
    Row(3, "3", accepts: [3], refuses: [4, "3", nil]),
    Row([1, 2], "[1, 2]", accepts: [[1, 2]], refuses: [[2, 1], nil]),
    Row(NSNumber(value: 2), "2", accepts: [NSNumber(value: 2)], refuses: [NSNumber(value: 3)]),
  ])
  func predicate(_ row: Row) {
    #expect(row.predicate.description == row.description)
    for element in row.accepted { #expect(row.predicate.satisfy(by: element)) }
    for element in row.refused { #expect(!row.predicate.satisfy(by: element)) }
  }

  @Test func operators() {
    let librarian: Librarian = Mock()
    given(librarian).register(===Self.ann).willReturn(1)
    given(librarian).count(author: =="a", since: >3).willReturn(2)
    given(librarian).count(author: =="b", since: >=3).willReturn(3)
    #expect(librarian.register(Self.ann) == 1)
    #expect(librarian.register(Reader(name: "Ann")) == 0)
    #expect(librarian.count(author: "a", since: 4) == 2)
    #expect(librarian.count(author: "a", since: 3) == 0)
    #expect(librarian.count(author: "b", since: 3) == 3)
  }

  // MARK: Plain values

  @Test func plainValues() {
    let librarian: Librarian = Mock()
    given(librarian).describe(Book(title: "a")).willReturn("first")
    given(librarian).register(Self.ann).willReturn(1)
    given(librarian).notify(nil).willReturn(true)
    given(librarian).reorder(["a", "b"], isUrgent: true).willReturn(true)
    #expect(librarian.describe(Book(title: "a")) == "first")
    #expect(librarian.describe(Book(title: "b")) == "")
    #expect(librarian.register(Self.ann) == 1)
    #expect(librarian.register(Reader(name: "Ann")) == 0)
    #expect(librarian.notify(nil))
    #expect(!librarian.notify("a"))
    #expect(librarian.reorder(["a", "b"], isUrgent: true))
    #expect(!librarian.reorder(["b", "a"], isUrgent: true))
  }

  /// An empty extension lets values of one's own type be predicates.
  @Test func valuesOfOnesOwnType() {
    let predicate: AnyPredicate = Section(name: "a")
    #expect(predicate.satisfy(by: Section(name: "a")))
    #expect(!predicate.satisfy(by: Section(name: "b")))
    #expect(!predicate.satisfy(by: "a"))
    #expect(!predicate.satisfy(by: nil))
  }

  // MARK: Results without a behaviour

  @Test func globalStubsOfOnesOwnTypes() {
    #expect(Section.stub() == Section(name: "none"))
    #expect(Flag.stub() == false)
    #expect(Ratio.stub() == 0.0)
    #expect(Title.stub() == "")
    #expect(Tags.stub() == [])
    #expect(Index.stub() == [:])
  }

  @Test func globalStubs() {
    #expect(Int?.stub() == nil)
    #expect(Bool.stub() == false)
    #expect(Int.stub() == 0)
    #expect(Double.stub() == 0)
    #expect(Float.stub() == 0)
    #expect(Decimal.stub() == 0)
    #expect(NSNumber.stub() == 0)
    #expect(String.stub().isEmpty)
    #expect(Substring.stub().isEmpty)
    #expect(StaticString.stub().description.isEmpty)
    #expect([Int].stub().isEmpty)
    #expect(ArraySlice<Int>.stub().isEmpty)
    #expect(ContiguousArray<Int>.stub().isEmpty)
    #expect(IndexPath.stub().isEmpty)
    #expect(Set<Int>.stub().isEmpty)
    #expect([Int: Int].stub().isEmpty)
    #expect(KeyValuePairs<Int, Int>.stub().isEmpty)
  }

  @Test func theOrderOfTheSteps() {
    let stubs: [Stub] = [Int.self => 1, String.self => "local"]
    let usual: Librarian = Mock(stubs: stubs) { $0.openDesks.get.willReturn(2) }
    #expect(usual.openDesks == 2)
    #expect(usual.name == "local")
    #expect(usual.find(title: "a") == nil)
    let local: Librarian = Mock(strategy: [.localStubs, .given], stubs: stubs) {
      $0.openDesks.get.willReturn(2)
    }
    #expect(local.openDesks == 1)
    #expect([StrategyIdentifier].default == [.given, .localStubs, .globalStubs])
  }
}

private struct Section: Equatable, CustomStringConvertible {
  var name: String
  var description: String { name }
}

extension Section: AnyPredicate {}

extension Section: GlobalStub {
  static func stub() -> Section { Section(name: "none") }
}

// A type that a literal can express has its stub already.

private struct Flag: Equatable, ExpressibleByBooleanLiteral, GlobalStub {
  var value: Bool
  init(booleanLiteral value: Bool) { self.value = value }
}

private struct Ratio: Equatable, ExpressibleByFloatLiteral, GlobalStub {
  var value: Double
  init(floatLiteral value: Double) { self.value = value }
}

private struct Title: Equatable, ExpressibleByStringLiteral, GlobalStub {
  var value: String
  init(stringLiteral value: String) { self.value = value }
}

private struct Tags: Equatable, ExpressibleByArrayLiteral, GlobalStub {
  var values: [String]
  init(arrayLiteral elements: String...) { values = elements }
}

private struct Index: Equatable, ExpressibleByDictionaryLiteral, GlobalStub {
  var count: Int
  init(dictionaryLiteral elements: (String, Int)...) { count = elements.count }
}
