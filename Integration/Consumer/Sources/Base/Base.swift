public import UnderstudyMacros

/// In another module than its children.
@Mockable
public protocol Identified {
  var identifier: String { get }
  func rename(to name: String) throws -> Bool
}

@Mockable
public protocol Stored: Identified {
  func store(_ count: Int) async -> Int
}

/// Nobody has mocked it here.
public protocol Clock {
  func now() -> Int
  func wait(until time: Int) async throws
  var zone: String { get set }
  init(zone: String)
  static func local() -> String
}
