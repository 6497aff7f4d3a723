// Inheritance: several parents, the standard library's, superclasses, extensions.

protocol Walking {
  func walk() -> Int
}

protocol Swimming {
  var depth: Int { get }
}

protocol Duck: Walking, Swimming {
  func quack()
}

protocol ReadsNumbers {
  func read(num: Int)
}

protocol ReadsTexts {
  func read(text: String)
}

protocol ReadsBoth: ReadsNumbers, ReadsTexts {}

protocol Token: Hashable, Identifiable, CustomStringConvertible where ID == String {
  var raw: String { get }
}

protocol Comparing: Comparable {
  var rank: Int { get }
}

protocol Problem: Error {
  var code: Int { get }
}

protocol Storable: Codable {
  var key: String { get }
}

class Screen {
  init() {}
}

protocol Hosted: Screen {
  func attach()
}

protocol HostedElsewhere where Self: Screen {
  func attach()
}

protocol Reporter {
  var enabled: Bool { get }
  func report(_ message: String)
}

extension Reporter {
  var enabled: Bool { true }
  func report(_ message: String = "none") {}
  func extra() {}
}

protocol Fetching {
  func fetch(_ policy: Int) -> String
}

extension Fetching {
  func fetch(policy: Int = 0) -> String { fetch(policy) }
}
