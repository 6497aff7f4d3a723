internal import MockModel
internal import MockParsing

/// What the standard library's and Foundation's protocols ask of a mock.
///
/// | kind | what the mock does |
/// |---|---|
/// | nothing to do | They have no requirements, or all of theirs have defaults that hold for any class. |
/// | answered | The mock answers by its identity: they are listed in `ResolvedMock.knownParents`. |
/// | mocked | Their requirements are members like others, from the declarations below. |
/// | refused | No class can conform. |
enum WellKnownProtocols {
  static let withoutRequirements: Set<String> = [
    "Any", "AnyObject", "class", "Sendable", "SendableMetatype", "Copyable", "Escapable", "Error",
    "LocalizedError", "CustomNSError", "Observable", "ObservableObject", "UnsafeSendable",
  ]

  static let answered: Set<String> = ["Equatable", "Hashable"]

  static let actors: Set<String> = ["Actor"]

  static let refused: [String: String] = [
    "DistributedActor": "a distributed actor needs an actor system",
    "BitwiseCopyable": "a class is not bitwise copyable",
  ]

  /// Classes of the platforms' libraries that protocols demand as a superclass.
  static let classes: Set<String> = [
    "NSObject", "NSView", "NSViewController", "NSWindow", "NSWindowController", "NSResponder",
    "NSControl", "NSCell", "NSManagedObject", "NSDocument", "UIView", "UIViewController",
    "UIResponder", "UIControl", "UIWindow", "UITableViewCell", "UICollectionViewCell",
    "UINavigationController", "UITabBarController", "UITableViewController", "CALayer",
    "Operation", "Formatter", "Thread", "XCTestCase",
  ]

  /// Which module a qualified name may give.
  static let modules: Set<String> = [
    "Swift", "_Concurrency", "Foundation", "FoundationEssentials", "ObjectiveC", "Distributed",
    "Observation", "AppKit", "UIKit", "CoreData", "QuartzCore",
  ]

  /// Requirements that the mock has as its own members. What has a default for every class is left
  /// out, and so is an associated type that a member's type fixes.
  private static let declarations = """
    protocol Equatable {}
    protocol Hashable: Equatable {}
    protocol Comparable: Equatable {
      static func < (lhs: Self, rhs: Self) -> Bool
    }
    protocol Identifiable<ID> {
      associatedtype ID: Hashable
      var id: ID { get }
    }
    protocol CustomStringConvertible { var description: String { get } }
    protocol LosslessStringConvertible: CustomStringConvertible { init?(_ description: String) }
    protocol CustomDebugStringConvertible { var debugDescription: String { get } }
    protocol CustomReflectable { var customMirror: Mirror { get } }
    protocol CustomPlaygroundDisplayConvertible { var playgroundDescription: Any { get } }
    protocol TextOutputStream { mutating func write(_ string: String) }
    protocol TextOutputStreamable { func write<Target: TextOutputStream>(to target: inout Target) }
    protocol Encodable { func encode(to encoder: any Encoder) throws }
    protocol Decodable { init(from decoder: any Decoder) throws }
    protocol CodingKeyRepresentable {
      var codingKey: any CodingKey { get }
      init?<T: CodingKey>(codingKey: T)
    }
    protocol RawRepresentable<RawValue> {
      associatedtype RawValue
      init?(rawValue: RawValue)
      var rawValue: RawValue { get }
    }
    protocol CaseIterable { static var allCases: [Self] { get } }
    protocol RandomNumberGenerator { mutating func next() -> UInt64 }
    protocol ExpressibleByNilLiteral { init(nilLiteral: ()) }
    protocol ExpressibleByBooleanLiteral { init(booleanLiteral value: Bool) }
    protocol ExpressibleByIntegerLiteral { init(integerLiteral value: Int) }
    protocol ExpressibleByFloatLiteral { init(floatLiteral value: Double) }
    protocol ExpressibleByUnicodeScalarLiteral {
      init(unicodeScalarLiteral value: Unicode.Scalar)
    }
    protocol ExpressibleByExtendedGraphemeClusterLiteral: ExpressibleByUnicodeScalarLiteral {
      init(extendedGraphemeClusterLiteral value: Character)
    }
    protocol ExpressibleByStringLiteral { init(stringLiteral value: String) }
    protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral {}
    protocol ExpressibleByArrayLiteral {
      associatedtype ArrayLiteralElement
      init(arrayLiteral elements: ArrayLiteralElement...)
    }
    protocol ExpressibleByDictionaryLiteral {
      associatedtype Key
      associatedtype Value
      init(dictionaryLiteral elements: (Key, Value)...)
    }
    protocol IteratorProtocol<Element> {
      associatedtype Element
      mutating func next() -> Element?
    }
    protocol Sequence<Element> {
      associatedtype Element
      associatedtype Iterator: IteratorProtocol where Iterator.Element == Element
      func makeIterator() -> Iterator
    }
    protocol AsyncIteratorProtocol<Element> {
      associatedtype Element
      mutating func next() async throws -> Element?
    }
    protocol AsyncSequence<Element> {
      associatedtype Element
      associatedtype AsyncIterator: AsyncIteratorProtocol where AsyncIterator.Element == Element
      func makeAsyncIterator() -> AsyncIterator
    }
    protocol Collection<Element> {
      associatedtype Element
      associatedtype Index: Comparable
      var startIndex: Index { get }
      var endIndex: Index { get }
      subscript(position: Index) -> Element { get }
      func index(after index: Index) -> Index
    }
    protocol BidirectionalCollection<Element>: Collection {
      func index(before index: Index) -> Index
    }
    protocol RandomAccessCollection<Element>: BidirectionalCollection {}
    protocol MutableCollection<Element>: Collection {
      subscript(position: Index) -> Element { get set }
    }
    protocol RangeReplaceableCollection<Element>: Collection {
      init()
      mutating func replaceSubrange<Elements: Collection>(
        _ range: Range<Index>, with elements: Elements
      ) where Elements.Element == Element
    }
    protocol Strideable<Stride>: Comparable {
      associatedtype Stride: Comparable, SignedNumeric
      func distance(to other: Self) -> Stride
      func advanced(by distance: Stride) -> Self
    }
    protocol AdditiveArithmetic: Equatable {
      static var zero: Self { get }
      static func + (left: Self, right: Self) -> Self
      static func - (left: Self, right: Self) -> Self
    }
    protocol GlobalActor {
      associatedtype ActorType: Actor
      static var shared: ActorType { get }
    }
    protocol Executor: AnyObject, Sendable { func enqueue(_ job: consuming ExecutorJob) }
    """

  /// Protocols that language mode 5 lets be types without `any`, as long as their names are nobody
  /// else's. The renderer knows more of them, whose names it watches.
  static let existentials: Set<String> = [
    "CodingKey", "CustomDebugStringConvertible", "CustomReflectable", "CustomStringConvertible",
    "CVarArg", "Codable", "Decodable", "Encodable", "LocalizedError", "RandomNumberGenerator",
    "TextOutputStream", "TextOutputStreamable",
  ]

  /// Other names for compositions of these protocols.
  static let compositions: [String: [String]] = [
    "Codable": ["Decodable", "Encodable"]
  ]

  static let requirements: [String: MockableType] = {
    let file = MockParser.parse(declarations, path: "")
    return Dictionary(uniqueKeysWithValues: file.types.map { ($0.name, $0) })
  }()
}
