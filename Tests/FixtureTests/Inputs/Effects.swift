// Effects: async, throws, typed throws on methods and accessors.

enum TillError: Error, Equatable {
  case jammed
  case empty
}

protocol Battery {
  var level: Int { get async }
  var serial: String { get throws }
  var health: Double { get async throws }
  subscript(cell: Int) -> Int { get async throws }
  static var standard: Int { get async }
}

protocol Till {
  func open() throws(TillError)
  var drawer: Int { get throws(TillError) }
  func count() async throws(TillError) -> Int
  func never() throws(Never) -> Int
  func anything() throws(any Error)
}

protocol Tower {
  func ping() async -> Bool
  func sync() async
  func boot() async throws -> [Int]
  func check() throws -> Bool
  func reset() throws
}

protocol Quiet: AnyObject {
  func hush() async
}
