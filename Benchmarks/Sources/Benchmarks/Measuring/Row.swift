/// One line of the table: the same work done twice.
struct Row {
  let name: String
  /// What the mock is compared with.
  var comparison = "fake"
  let aim: Aim
  let measure: (_ rounds: Int) async throws -> (baseline: Quantity, mock: Quantity)

  /// The work of one side of a row. The outer closure prepares, which is not measured.
  typealias Work = () throws -> () async throws -> Void

  /// A row that measures time.
  ///
  /// Both sides run in turns, and the least time of each counts: what a busy machine adds is
  /// never taken for the cost of the code.
  ///
  /// - Parameters:
  ///   - count: how many operations the work does; the table shows the time of one.
  ///   - fake: the work on the fake, or whatever the mock is compared with.
  ///   - mock: the work on the mock.
  static func time(
    _ name: String, comparedWith comparison: String = "fake", aim: Aim, per count: Int,
    fake: @escaping Work, mock: @escaping Work
  ) -> Row {
    Row(name: name, comparison: comparison, aim: aim) { rounds in
      var least = (fake: Double.infinity, mock: Double.infinity)
      for round in 0..<rounds {
        if round % 2 == 0 {
          least.fake = min(least.fake, try await nanoseconds(fake))
          least.mock = min(least.mock, try await nanoseconds(mock))
        } else {
          least.mock = min(least.mock, try await nanoseconds(mock))
          least.fake = min(least.fake, try await nanoseconds(fake))
        }
      }
      return (
        .nanoseconds(least.fake / Double(count)), .nanoseconds(least.mock / Double(count))
      )
    }
  }

  private static func nanoseconds(_ work: Work) async throws -> Double {
    let body = try work()
    let start = ContinuousClock.now
    try await body()
    let duration = ContinuousClock.now - start
    return Double(duration.components.seconds) * 1e9 + Double(duration.components.attoseconds) / 1e9
  }
}

/// A row that was measured.
struct RowResult {
  let row: Row
  let baseline: Quantity
  let mock: Quantity

  var ratio: Double { mock.value / baseline.value }
}
