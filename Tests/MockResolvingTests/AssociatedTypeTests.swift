import Testing

@Suite struct AssociatedTypeTests {
  @Test(arguments: cases)
  func resolved(_ item: Case) {
    #expect(Resolved.last(item.source) == item.expected)
  }

  static let cases: [Case] = [
    Case(
      "free ones are generic parameters with their constraints",
      """
      protocol Shelf {
        associatedtype Key: Hashable & Sendable
        associatedtype Book
        func put(_ book: Self.Book, at key: Key)
      }
      """,
      """
      <Key: Hashable & Sendable, Book>
      func put(_ book: Book, at key: Key)
      """),
    Case(
      "where clauses move to the generic clause",
      """
      protocol Histogram where Self.Buckets.SubSequence: Sendable {
        associatedtype Buckets: Collection where Buckets.Element == Int, Self.Buckets.Index: Hashable
      }
      """,
      """
      <Buckets: Collection> where Buckets.SubSequence: Sendable, Buckets.Element == Int, \
      Buckets.Index: Hashable
      """),
    Case(
      "a default fixes",
      "protocol P { associatedtype T = Int; associatedtype U = [T]; func f() -> U }",
      """
      typealias T = Int
      typealias U = [T]
      func f() -> U
      """),
    Case(
      "a child's where clause fixes",
      """
      protocol Feed { associatedtype Entry: Sendable; func next() -> Entry? }
      protocol IntFeed: Feed where Entry == Int {}
      """,
      """
      typealias Entry = Int
      func next() -> Entry?
      """),
    Case(
      "Self in the where clause, either way around",
      """
      protocol Feed { associatedtype Entry }
      protocol IntFeed: Feed where Int == Self.Entry {}
      """,
      "typealias Entry = Int"),
    Case(
      "a child's typealias fixes",
      """
      protocol Feed { associatedtype Entry; func next() -> Entry? }
      protocol IntFeed: Feed { typealias Entry = Int }
      """,
      """
      typealias Entry = Int
      func next() -> Entry?
      """),
    Case(
      "an argument in the inheritance clause fixes, through a typealias too",
      """
      protocol Feed<Entry, Failure> { associatedtype Entry; associatedtype Failure: Error }
      typealias Of<T> = Feed<[T], Never>
      protocol IntFeed: Of<Int> {}
      """,
      """
      typealias Entry = [Int]
      typealias Failure = Never
      """),
    Case(
      "primary associated types come first",
      "protocol Cache<Value, Key> { associatedtype Key; associatedtype Other; associatedtype Value }",
      "<Value, Key, Other>"),
    Case(
      "redeclarations merge with all constraints and requirements",
      """
      protocol A { associatedtype T: Hashable where T: Sendable }
      protocol B: A { associatedtype T: Comparable & Hashable }
      """,
      "<T: Comparable & Hashable & Sendable>"),
    Case(
      "two associated types that are the same",
      """
      protocol A { associatedtype X: Hashable; func x() -> X }
      protocol B: A where X == Y { associatedtype Y }
      """,
      """
      <Y: Hashable>
      typealias X = Y
      func x() -> X
      """),
    Case(
      "a member type of a free one stays a requirement",
      """
      protocol A {
        associatedtype Element
        associatedtype Iterator: IteratorProtocol where Iterator.Element == Element
      }
      """,
      "<Element, Iterator: IteratorProtocol> where Iterator.Element == Element"),
    Case(
      "with the element fixed, the requirement is about the rest",
      """
      protocol A {
        associatedtype Element
        associatedtype Iterator: IteratorProtocol where Iterator.Element == Element
      }
      protocol B: A where Element == Int {}
      """,
      """
      <Iterator: IteratorProtocol> where Iterator.Element == Int
      typealias Element = Int
      """),
    Case(
      "with the outer one fixed, the member follows",
      """
      protocol A {
        associatedtype Element
        associatedtype Iterator: IteratorProtocol where Iterator.Element == Element
      }
      protocol B: A where Iterator == [Int].Iterator {}
      """,
      """
      typealias Element = Iterator.Element
      typealias Iterator = [Int].Iterator
      """),
    Case(
      "a constraint by a typealias of a composition is kept as it is",
      """
      typealias Good = Hashable & Sendable
      protocol A { associatedtype T: Good }
      """,
      "<T: Good>"),
    Case(
      "a method's own parameter hides an associated type",
      "protocol A { associatedtype T; func f<T>(_ a: T, _ b: Self.T) }",
      """
      <T>
      func f<T>(_ a: T, _ b: Self.T)
      """),
    Case(
      "constraints that name other associated types",
      """
      protocol Feed<Entry> { associatedtype Entry }
      protocol A { associatedtype E = Int; associatedtype F: Feed<Self.E> }
      """,
      """
      <F: Feed<Int>>
      typealias E = Int
      """),
    Case(
      "a default of Self",
      """
      protocol A: Sequence { associatedtype All: Sequence = Self where All.Element == Element }
      """,
      """
      <Element, Iterator: IteratorProtocol> where Iterator.Element == Element
      typealias All = Self
      func makeIterator() -> Iterator
      """),
    Case(
      "associated types in #if",
      """
      protocol A {
        #if DEBUG
        associatedtype T
        #endif
        func f()
      }
      """,
      """
      <T>
      func f()
      """),
    Case(
      "an associated type of its own protocol",
      "protocol Node { associatedtype Child: Node; var child: Child { get } }",
      """
      <Child: Node>
      var child: Child { get }
      """),
  ]
}
