import UnderstudyMacros

@Mockable
protocol Store: Sendable {
  var name: String { get set }
  func load(id: String, page: Int) async throws -> [String]
  subscript(row: Int) -> Int { get }
  static func make() -> Int
}
