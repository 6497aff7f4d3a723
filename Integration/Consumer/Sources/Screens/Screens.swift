import Base
import UnderstudyMacros

@Mockable
protocol Screen: Hashable {
  func show(_ text: String)
  var title: String { get set }
  func load() async throws -> Int
  static func main() -> Int
}

@Mockable
nonisolated protocol Model: Identified {
  func value() -> Int
}
