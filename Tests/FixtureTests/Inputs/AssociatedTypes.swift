// Associated types: free, constrained, defaulted, fixed by a child, with primary ones.

protocol Translator {
  associatedtype Source: Hashable
  associatedtype Target
  func translate(_ source: Source) -> Target
  func cache(_ target: Target, for source: Source)
}

protocol Histogram {
  associatedtype Buckets: Collection where Buckets.Element == Int, Buckets.Index: Hashable
  var buckets: Buckets { get }
}

protocol Bookshelf: Sendable {
  associatedtype Key: Hashable & Sendable
  associatedtype Book: Sendable
  func put(_ book: Book, at key: Key)
}

protocol Pump {
  associatedtype Fluid
  func onDrain(_ action: @escaping (Fluid) -> Void)
  func run(_ action: (Fluid) throws -> Void) rethrows
}

protocol Newsfeed<Entry> {
  associatedtype Entry
  func next() async throws -> Entry
}

protocol StringFeed: Newsfeed where Entry == String {
  func title(of entry: Entry) -> Self.Entry
}

protocol Setting {
  associatedtype Value: Equatable = Int
  var value: Value { get set }
}

protocol Library<Element> {
  associatedtype Element
  associatedtype Index: Comparable
  subscript(_ index: Index) -> Element { get set }
  func sorted(by order: (Element, Element) -> Bool) -> [Element]
  static func empty() -> Self
  init(_ elements: [Element])
}

protocol Failing {
  associatedtype Problem: Error
  func run() throws(Problem)
  func runLater() async throws(Problem) -> Int
}

protocol ActorStore<Entry>: Actor {
  associatedtype Entry: Sendable
  func add(_ entry: Entry) -> Int
}

protocol NamedLikeStandard {
  associatedtype Error
  associatedtype Role
  func run(_ role: Role) throws -> Error
}

/// Fixed by comments, as nothing else can fix the second.
///
/// @mockable(typealias: Item = Int; Key = (String, Int) -> Bool)
protocol Closet {
  associatedtype Item
  associatedtype Key
  associatedtype Owner
  func put(_ item: Item, key: Key)
  var owner: Owner { get }
}

protocol Finishing {
  associatedtype Done
  func go(_ done: Done) -> Int
  var last: Done { get set }
  func all(_ first: Done?, _ others: [Done])
}

typealias Finish = (Int) -> Void

/// A function stands for the associated type.
protocol IntFinishing: Finishing where Done == Finish {}

/// An array is what a sequence or collection of mocks can be.
protocol Grove: AnyObject {
  associatedtype Trees: Collection where Trees.Element == Self
  associatedtype Roots: Sequence<Self>
  associatedtype Seed
  var trees: Trees { get }
  var roots: Roots { get }
  func plant(_ seed: Seed) -> Trees.Element
}

/// @mockable(typealias: Branches = [SplitBranchMock])
protocol SplitBranch: AnyObject {
  associatedtype Branches: Sequence where Branches.Element == Self
  var branches: Branches { get }
}
