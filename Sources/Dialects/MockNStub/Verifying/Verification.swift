internal import UnderstudyRuntime

/// A call that is expected.
public struct Verification: CustomStringConvertible {
  /// How often a call is expected.
  public enum Amount: Sendable {
    /// At least one time.
    case anyAmount
    /// Exactly so many times.
    case exactly(amount: Int)
  }

  let methodID: MethodID
  let matcher: any MatchingArguments
  let amount: Amount

  public var description: String { "\(methodID) matcher: \(matcher)" }

  /// What is wrong; `nil` if so many calls are as expected.
  ///
  /// - Parameters:
  ///   - count: how many recorded calls this is about.
  ///   - calls: all calls of the mock.
  func failureMessage(count: Int, calls: [Call]) -> String? {
    guard !amount.callCount.contains(count) else { return nil }
    let wanted =
      switch amount {
      case .anyAmount: "call"
      case .exactly(let amount): "\(amount) calls"
      }
    let heading = "Could not verify \(wanted) to `\(methodID.rawString)`"
    guard !calls.isEmpty else { return "\(heading). No other calls have been made." }
    return "\(heading)\n however, the following calls have been registered:\n"
      + calls.map { "-\($0.methodID.rawString)\n" }.joined()
  }
}

extension Verification.Amount {
  fileprivate var callCount: CallCount {
    switch self {
    case .anyAmount: .atLeastOnce
    case .exactly(let amount): CallCount(minimum: amount, maximum: amount)
    }
  }
}
