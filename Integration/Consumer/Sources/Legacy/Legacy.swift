import Base
import UnderstudyMacros

@Mockable
protocol Ledger: Identified {
  func add(_ entry: Identified, then done: @escaping (Error?) -> Void) -> Int
}
