struct TornError: Error, Equatable {
  var picture = ""
}

typealias Visit = (String) throws -> Void

/// @mockable
class Gallery {
  let pictures: [String]

  init(_ pictures: [String]) { self.pictures = pictures }
  init(hanging picture: (Int) throws -> String, times count: Int = 2) rethrows {
    pictures = try (0..<count).map(picture)
  }
  init(_ first: @autoclosure () throws -> String) rethrows { pictures = [try first()] }

  func each(_ visit: (String) throws -> Void) rethrows { try pictures.forEach(visit) }
  func alias(_ visit: Visit) rethrows { try pictures.forEach(visit) }
  func optional(_ visit: ((String) throws -> Void)?) rethrows {}
  func map<Value>(_ transform: (String) throws -> Value) rethrows -> [Value] {
    try pictures.map(transform)
  }
  func find(_ names: String..., where isFound: (String) throws -> Bool) rethrows -> String? {
    try pictures.first(where: isFound)
  }
  func swap(
    _ picture: inout String, for other: @autoclosure () throws -> String,
    check: (String) throws -> Bool
  ) rethrows -> Bool {
    picture = try other()
    return try check(picture)
  }
  func title(_ text: @autoclosure () throws -> String) rethrows -> String { try text() }
  func later(_ visit: (String) async throws -> Int) async rethrows -> Int {
    try await visit(pictures[0])
  }
  func calm(_ visit: (String) throws -> Int) async rethrows -> Int { try visit(pictures[0]) }
  class func calm(_ count: Int, _ work: () throws -> Int) async rethrows -> Int { try work() }
  @discardableResult class func restore(_ work: () throws -> Int) rethrows -> Int { try work() }
}

/// @mockable
@MainActor class Foyer<Guest> {
  let guests: [Guest]

  init(_ guests: [Guest]) { self.guests = guests }

  func each(_ greet: (Guest) throws -> Void) rethrows { try guests.forEach(greet) }
  func later(_ greet: (Guest) async throws -> Int) async rethrows -> Int { guests.count }
  nonisolated func count(_ work: () throws -> Int) rethrows -> Int { try work() }
}
