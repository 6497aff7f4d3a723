/// The names in the types of a protocol's members, as the parser meets them. To look at these few is a
/// fraction of the work that it is to look through the types.
package struct NamesInMembers: Equatable, Sendable {
  package struct Name: Equatable, Sendable {
    /// That of the last part, by which declarations are found.
    package let sum: NameSum
    package let type: TypeNode
  }

  /// Each name at least once, and the first parts of each.
  package private(set) var names: [Name] = []
  /// What members have as generic parameters, whose names mean something else in others.
  package private(set) var genericParameters: [String] = []
  /// Whether `@Unmocked` leaves a member to its default.
  package var holdsUnmocked = false

  package init() { names.reserveCapacity(12) }

  /// - Parameter type: a name.
  package mutating func add(_ type: TypeNode, _ sum: NameSum) {
    names.append(Name(sum: sum, type: type))
  }

  package mutating func add(genericParameter name: String) { genericParameters.append(name) }
}
