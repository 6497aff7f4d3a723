/// What a dialect must offer for a behaviour to be asked of it.
enum Capability: String, CaseIterable, Sendable {
  case matching = "answers and checks for calls with certain arguments"
  case sequences = "answers that follow each other"
  case closures = "answers that are closures"
  case errors = "answers that throw"
  case replacing = "a second answer for the same calls takes the place of the first"
  case arguments = "the arguments of the calls can be read"
  case order = "checks of the order of calls"
  case expectations = "calls that are expected in advance"
  case unanswered = "a call that nothing answers fails the test"
  case leftovers = "calls that no check was about can be found"
}

/// How the tests speak to a dialect: one file for each, and nothing else to write.
///
/// Calls are those of `count(_:)`, unless another member is named.
protocol DialectAdapter: AnyObject, Sendable {
  /// The module's name.
  static var dialect: String { get }
  /// What the dialect has no notion of, each with the reason.
  static var lacks: [Capability: String] { get }
  /// The report of one call `count("a")` where two are wanted.
  static var countFailure: String { get }

  init()

  var counter: any Counter { get }

  // MARK: Answers

  /// Answers all calls with the values, in order; the last one repeats. A dialect without
  /// ``Capability/sequences`` is given one value.
  func stub(_ values: [Int])
  /// Answers the calls with this argument. Needs ``Capability/matching``.
  func stub(_ word: String, _ value: Int)
  /// Answers the calls whose argument is as asked for. Needs ``Capability/matching``.
  func stub(_ value: Int, where isMeant: @escaping @Sendable (String) -> Bool)
  /// Answers all calls with a closure. Needs ``Capability/closures``.
  func stub(_ answer: @escaping @Sendable (String) -> Int)
  /// Lets all calls of `load(_:)` throw. Needs ``Capability/errors``.
  func stubLoad(throwing error: any Error)
  /// Answers all calls of `fetch(_:)`.
  func stubFetch(_ value: Int)
  /// Lets all calls of `fetch(_:)` throw. Needs ``Capability/errors``.
  func stubFetch(throwing error: any Error)
  /// Answers the reads of `limit`.
  func stubLimit(_ value: Int)

  // MARK: Checks

  /// What the dialect reports when exactly so many calls are wanted. Nothing reaches the test.
  ///
  /// - Parameters:
  ///   - count: the number to verify.
  ///   - word: the argument, `nil` for all calls; only given with ``Capability/matching``.
  func failures(_ count: Int, _ word: String?) -> [String]
  /// Whether the dialect accepts that `limit` was set so often.
  func verifiesSettings(_ count: Int) -> Bool
  /// Whether the dialect accepts that calls with these arguments came in this order. Needs
  /// ``Capability/order``.
  func verifiesOrder(_ words: [String]) -> Bool
  /// Expects one call with this argument. Needs ``Capability/expectations``.
  func expect(_ word: String)
  /// Whether all expectations are met. Needs ``Capability/expectations``.
  func meetsExpectations() -> Bool
  /// Whether every call was part of a check. Needs ``Capability/leftovers``.
  func verifiesNothingElse() -> Bool

  /// The arguments of all calls, in order. Needs ``Capability/arguments``.
  var words: [String] { get }
  /// A mock that fails the test when nothing answers `pick(_:)`. Needs ``Capability/unanswered``.
  var strictCounter: any Counter { get }

  /// Forgets the calls and the answers.
  func reset()
}

extension DialectAdapter {
  static func can(_ needs: Set<Capability>) -> Bool { needs.isDisjoint(with: lacks.keys) }

  func verifies(_ count: Int, _ word: String? = nil) -> Bool { failures(count, word).isEmpty }

  func stub(_ word: String, _ value: Int) { missing(.matching) }
  func stub(_ value: Int, where isMeant: @escaping @Sendable (String) -> Bool) {
    missing(.matching)
  }
  func stub(_ answer: @escaping @Sendable (String) -> Int) { missing(.closures) }
  func stubLoad(throwing error: any Error) { missing(.errors) }
  func stubFetch(throwing error: any Error) { missing(.errors) }
  func verifiesOrder(_ words: [String]) -> Bool { missing(.order) }
  func expect(_ word: String) { missing(.expectations) }
  func meetsExpectations() -> Bool { missing(.expectations) }
  func verifiesNothingElse() -> Bool { missing(.leftovers) }
  var words: [String] { missing(.arguments) }
  var strictCounter: any Counter { counter }

  private func missing(_ capability: Capability) -> Never {
    preconditionFailure("\(Self.dialect) says that it can do \(capability), or the table is wrong")
  }
}
