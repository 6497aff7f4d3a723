// Opaque and existential types, optionals, implicitly unwrapped types and Self.

protocol Stamp {
  var code: Int { get }
}

struct Crate<Content> {
  var content: Content
}

protocol Mailbox {
  func post(_ stamp: some Stamp, urgent: Bool) -> Bool
  func postAll(_ stamps: [some Stamp]) -> Int
  func postMaybe(_ stamp: (some Stamp)?) async
  func pack(_ crate: Crate<some Stamp>) throws
  func restamp(_ stamp: inout some Stamp)
  func collect(_ stamps: some Collection<Int>, _ other: some Stamp & Sendable)
  func metatype(_ type: (some Stamp).Type) -> Int
}

protocol AlarmClock {
  func arm(_ reason: @autoclosure @escaping () -> (some Error))
}

protocol Chip {}

protocol Board {
  var chip: (any Chip)? { get set }
  var chips: [any Chip] { get }
  func swap(_ done: (((any Chip)?, (any Error)?) -> Void)?)
  func walk(_ visit: ((any Chip)?, any Chip) -> (any Chip)?)
}

protocol Ticking {
  func now() -> Int
}

protocol ClockFactory {
  func make() -> any Ticking
}

protocol Ranked {
  func outranks(_ other: Self) -> Bool
}

protocol Roster {
  func leader() -> any Ranked
  func accept(_ member: any Ranked)
}

protocol Legacy {
  var owner: String! { get set }
  func rename(_ name: String!) -> Int!
  subscript(index: Int!) -> String! { get }
}

protocol Cellar {
  func bottle(_ year: Int) -> String?
  var label: String? { get }
  var shelf: String?? { get set }
}

protocol Brush {
  func thick(_ width: Int) -> Self
  func copy() -> Self?
  func copies(_ count: Int) -> [Self]
  func merge(_ other: Self, with others: [Self]) -> (Self, Int)
  var parent: Self? { get }
  static func standard() -> Self
  func each(_ body: (Self) -> Void)
  func compare(_ by: @escaping (Self, Self) -> Bool)
}

protocol TupleTaker {
  func take(_ pair: (Int, String)) -> (first: Int, second: String)
  func takeNested(_ pair: (a: (Int, Int), b: [String: (Int, Int)]), _ other: Int)
  func nothing(_ void: Void) -> ()
  func both(_ x: (), _ y: Int) -> Void
  func type() -> Any.Type
  func meta(_ type: any Stamp.Type, _ other: (any Stamp).Type) -> AnyClass
}

struct Ticket: ~Copyable {
  var seat: Int
}

/// No stub can hold a result that is not copyable; an answer can make one.
protocol BoxOffice {
  var sample: Ticket { get }
  subscript(seat: Int) -> Ticket { get }
  func sell(_ seat: Int, to name: String) throws -> Ticket
  func exchange(_ ticket: consuming Ticket) async throws(BoxOfficeError) -> Ticket?
  func stamp(_ ticket: inout Ticket)
  func wrap<Value: ~Copyable>(_ value: consuming Value) -> Value
  static func free() -> Ticket
}

enum BoxOfficeError: Error { case closed }

/// What was set cannot be kept where it is not copyable; an answer can take it.
protocol Locker {
  var front: Ticket { get set }
  static var shared: Ticket { get set }
  subscript() -> Ticket { get set }
  subscript(seat: Int) -> Ticket { get set }
  subscript(row row: Int, seat call: String) -> Ticket { get nonmutating set }
  subscript<Key: Hashable>(key: Key) -> Ticket? { get set }
  @available(macOS 26, *)
  var late: Ticket { get set }
}

/// Initialisers whose arguments no stub can hold.
protocol Kettle {
  init(_ body: (Int) throws -> Void) rethrows
  init?(level: inout Int)
  init!(ticket: consuming Ticket) throws
  init?(steps body: (Int) throws -> Int) async rethrows
  init(text: @autoclosure () -> String, each: (String) -> Void)
}
