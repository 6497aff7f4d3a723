import Foundation

/// What a row measures, and in which unit.
enum Quantity {
  case nanoseconds(Double)
  case bytes(Double)

  var value: Double {
    switch self {
    case .nanoseconds(let value), .bytes(let value): value
    }
  }
}

extension Quantity: CustomStringConvertible {
  var description: String {
    switch self {
    case .nanoseconds(let value) where value < 1_000: String(format: "%.0f ns", value)
    case .nanoseconds(let value) where value < 1_000_000: String(format: "%.2f µs", value / 1_000)
    case .nanoseconds(let value): String(format: "%.2f ms", value / 1_000_000)
    case .bytes(let value): String(format: "%.1f B", value)
    }
  }
}

/// What a row should not exceed.
enum Aim {
  /// So many times what it is compared with.
  case ratio(Double)
  case atMost(Quantity)

  /// A call's cost beside the fake's: tests run in debug builds, where the fake is not optimized
  /// and neither is the mock.
  static var call: Aim { isOptimized ? .ratio(2) : .ratio(5) }

  func isReached(by result: RowResult) -> Bool {
    switch self {
    case .ratio(let limit): result.ratio <= limit
    case .atMost(let limit): result.mock.value <= limit.value
    }
  }
}

extension Aim: CustomStringConvertible {
  var description: String {
    switch self {
    case .ratio(let limit): String(format: "%g×", limit)
    case .atMost(let limit): "\(limit)"
    }
  }
}

/// Whether this is a release build.
let isOptimized: Bool = {
  var isOptimized = true
  assert(
    {
      isOptimized = false
      return true
    }())
  return isOptimized
}()
