import Base
import UnderstudyMacros

@Mockable
protocol Shelf: Stored, Sendable {
  var label: String { get set }
  subscript(row: Int) -> String { get }
  #if DEBUG
    func inspect() -> Int
  #endif
}

@Mockable
protocol TopShelf: Shelf, Hashable {
  func reach() throws
}

@Mockable(condition: nil, access: .internal, inheritable: false)
package protocol Till {
  associatedtype Coin: Sendable
  func put(_ coin: Coin) -> Int
  @Unmocked func count() -> Int
}

extension Till {
  package func count() -> Int { 7 }
}

protocol Listener: AnyObject {}

@Mockable
protocol Radio {
  @MockedWeakly var listener: (any Listener)? { get set }
}

enum Counter {
  @Mockable
  protocol Bell {
    func ring(_ done: @escaping (Int) -> Void)
  }
}

@Mockable
protocol Alarm: Counter.Bell {
  func stop()
}

/// Both parents are unknown, and one has nothing to add.
protocol Marker {}

@Mockable(repeating: "Marker")
protocol Marked: Identified, Marker {
  func mark()
}

@Mockable
protocol Guard: Actor {
  func patrol() -> Int
}

// Names that the mocks use too.
struct Matcher {}
struct Mock {}
enum Error: Swift.Error { case empty }
struct Stubbing {}

@Mockable
protocol Confusing {
  func match(_ matcher: Matcher) throws(Error) -> Mock
}
