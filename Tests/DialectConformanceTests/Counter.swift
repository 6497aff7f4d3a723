/// What the tests mock, in each dialect's own way.
protocol Counter: AnyObject, Sendable {
  /// Returns 0 as long as nothing is stubbed.
  func count(_ word: String) -> Int
  /// Returns 0 as long as nothing is stubbed.
  func load(_ word: String) throws -> Int
  /// Returns 0 as long as nothing is stubbed.
  func fetch(_ word: String) async throws -> Int
  /// 0 as long as nothing is stubbed.
  var limit: Int { get set }
  /// Returns what no library has a default for.
  func pick(_ word: String) throws -> Token
}

struct Token {}
