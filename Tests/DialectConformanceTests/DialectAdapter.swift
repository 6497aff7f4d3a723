/// What the tests mock, in each dialect's own way.
protocol Counter: AnyObject, Sendable {
  func count(_ word: String) -> Int
  func load(_ word: String) throws -> Int
}

/// What a dialect must offer for a behaviour to be asked of it.
enum Capability: Sendable {
  /// Answers and checks for calls with certain arguments.
  case matching
  /// Answers that follow each other.
  case sequences
  /// Answers that are closures.
  case closures
  /// Answers that throw.
  case errors
  /// A second answer for the same calls takes the place of the first.
  case replacing
  /// The arguments of the calls can be read.
  case arguments
}

/// How the tests speak to a dialect: one file for each, and nothing else to write.
///
/// Calls are those of `count(_:)`, unless `load(_:)` is named.
protocol DialectAdapter: AnyObject, Sendable {
  /// The module's name.
  static var dialect: String { get }
  static var capabilities: Set<Capability> { get }

  init()

  /// The mock, whose `count(_:)` returns 0 as long as nothing is stubbed.
  var counter: any Counter { get }

  /// Answers all calls with the values, in order; the last one repeats. A dialect without
  /// ``Capability/sequences`` is given one value.
  func stub(_ values: [Int])
  /// Answers the calls with this argument. Needs ``Capability/matching``.
  func stub(_ word: String, _ value: Int)
  /// Answers all calls with a closure. Needs ``Capability/closures``.
  func stub(_ answer: @escaping @Sendable (String) -> Int)
  /// Lets all calls of `load(_:)` throw. Needs ``Capability/errors``.
  func stubLoad(throwing error: any Error)

  /// How many calls the dialect's verification accepts as exactly so many.
  ///
  /// - Parameters:
  ///   - count: the number to verify.
  ///   - word: the argument, `nil` for all calls; only given with ``Capability/matching``.
  /// - Returns: whether the verification was content. It reports nothing to the test.
  func verifies(_ count: Int, _ word: String?) -> Bool

  /// The arguments of all calls, in order. Needs ``Capability/arguments``.
  var words: [String] { get }

  /// Forgets the calls and the answers.
  func reset()
}

extension DialectAdapter {
  func stub(_ word: String, _ value: Int) { missing(.matching) }
  func stub(_ answer: @escaping @Sendable (String) -> Int) { missing(.closures) }
  func stubLoad(throwing error: any Error) { missing(.errors) }
  var words: [String] { missing(.arguments) }

  private func missing(_ capability: Capability) -> Never {
    preconditionFailure("\(Self.dialect) says that it can do \(capability), or the table is wrong")
  }
}
