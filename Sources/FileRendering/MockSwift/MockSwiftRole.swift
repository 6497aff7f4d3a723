/// The classes that are extended.
enum MockSwiftRole: String, CaseIterable {
  case mock = "Mock"
  case given = "Given"
  case then = "Then"

  /// `Mockable` or `Verifiable`.
  var result: String { self == .given ? "Mockable" : "Verifiable" }
  /// `mockable` or `verifiable`.
  var function: String { self == .given ? "mockable" : "verifiable" }
}
