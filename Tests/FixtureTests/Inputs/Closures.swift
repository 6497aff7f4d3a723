// Closures: escaping and not, autoclosures, optional ones, attributes, typealiases.

typealias Completion = (Result<Int, any Error>) -> Void
typealias OptionalCompletion = Completion?

protocol Vault {
  func withKey(_ body: (String) throws -> Int) -> Bool
  func each(_ body: @Sendable () -> Void)
  func open(_ body: (String) async -> Int) async -> Int
  func attempt(_ body: (inout [Int]) -> Void, times: Int, else fallback: () -> Int) throws -> String
}

protocol Journal {
  func note(_ text: @autoclosure () -> String, level: Int)
  func later(_ text: @autoclosure @escaping () -> String)
  func risky(_ text: @autoclosure () throws -> Int) throws -> Int
  func calm(_ text: @autoclosure () throws -> Int) rethrows -> Int
}

protocol Printer {
  func submit(_ done: @escaping (String, Int) -> Void)
  func cancel(id: Int, done: ((any Error, String) -> Void)?) -> Bool
}

protocol Gate {
  func open(_ done: @escaping (_ ok: Bool, _ why: String?) -> Void)
  func shut(_ body: (_ times: Int) -> Void)
}

protocol Bell {
  func ring(_ x: ((Int) -> Void))
  func chime(_ x: (((() -> Void)))) -> Bool
  func later(_ x: @escaping ((Int) -> Void))
}

protocol Ferry {
  func depart(_ done: ((String) -> Void)?)
}

protocol Login {
  func signIn(_ user: String, done: @MainActor @escaping (Result<Void, any Error>) -> Void)
  func evaluate(_ text: String, then: (@MainActor @Sendable (Int?, (any Error)?) -> Void)?)
}

protocol WorkQueue: Sendable {
  func enqueue(_ work: @escaping @Sendable () -> Void)
  func enqueueAsync(_ work: @escaping @Sendable () async throws -> Int) async throws -> Int
}

protocol Completing {
  func load(_ id: String, _ done: @escaping Completion)
  func run(_ done: Completion)
  func maybe(_ done: OptionalCompletion)
  func many(_ done: [Completion], _ pair: (Int, Completion))
  var onDone: Completion { get set }
  func produce() -> (Int) -> Completion
}

protocol Mapping {
  func each(_ body: (Int) throws -> Void) rethrows
  func map<Value>(_ transform: (Int) throws -> Value) rethrows -> [Value]
  func both(_ first: () throws -> Int, _ second: (Int) throws -> Void) rethrows -> Int
  func later(_ body: (Int) async throws -> Void) async rethrows
  func optional(_ body: ((Int) throws -> Void)?) rethrows
  func typed<Problem: Error>(_ body: () throws(Problem) -> Int) throws(Problem) -> Int
}
