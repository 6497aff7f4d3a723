internal import FileRendering
internal import MockModel
internal import MockResolving

/// Finds the mocks in the style of MockSwift that exclude each other: one class stands for all of them,
/// and a type conforms to a protocol once, whatever the conditions are.
struct SharedConformances {
  /// By the protocol that `Mock` is to conform to, the first mock that needs it.
  private var owners: [String: MockableType] = [:]

  /// Leaves out each mock that needs a conformance which an earlier one has, and says so.
  static func resolve(_ resolutions: inout [Resolver.Resolution]) {
    var conformances = SharedConformances()
    for place in resolutions.indices {
      guard let mock = resolutions[place].mock, mock.mockSwiftRefusal == nil,
        let (shared, other) = conformances.add(mock)
      else { continue }
      resolutions[place] = resolutions[place].replacing(
        mock: nil, adding: [.sharedConformance(mock, with: other, through: shared)])
    }
  }

  /// - Returns: the protocol that an earlier mock has taken, and what that one mocks.
  private mutating func add(_ mock: ResolvedMock) -> (shared: String, other: MockableType)? {
    let names = mock.mockSwiftConformances
    for name in names {
      guard let other = owners[name], !Self.isOtherBranch(other, than: mock.type) else { continue }
      return (name, other)
    }
    for name in names { owners[name] = mock.type }
    return nil
  }

  /// Whether only one of two types is compiled, or they are the same one in other words.
  private static func isOtherBranch(_ first: MockableType, than second: MockableType) -> Bool {
    first.fullName == second.fullName
      || (!first.conditions.isEmpty && !second.conditions.isEmpty
        && first.conditions != second.conditions)
  }
}

extension Diagnostic {
  fileprivate static func sharedConformance(
    _ mock: ResolvedMock, with other: MockableType, through shared: String
  ) -> Diagnostic {
    let name = mock.type.fullName.joined(separator: ".")
    let otherName = other.fullName.joined(separator: ".")
    let reason =
      switch shared {
      case name: "'\(otherName)' inherits from it"
      case otherName: "it inherits from '\(otherName)'"
      default: "it inherits from '\(shared)', as '\(otherName)' does"
      }
    return Diagnostic(
      id: "mockswift-conformance", severity: .error,
      message: "'\(name)' cannot be mocked beside '\(otherName)' in this style, since \(reason), "
        + "and 'Mock' conforms to '\(shared)' once: mark one of the two, or write native mocks, by "
        + "'understudy generate' without a style",
      path: mock.path, location: mock.type.nameLocation)
  }
}

extension MockableType {
  fileprivate var fullName: [String] {
    enclosing.map(\.name) + [name]
  }
}
