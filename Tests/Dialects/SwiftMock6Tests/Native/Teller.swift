/// What the article mocks, with this dialect and without it.
protocol Teller {
  func balance(of account: String) -> Int
  func refresh() async -> Int
}
