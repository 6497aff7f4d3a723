internal import MockModel

/// Finds the members that can return another mock of the same run while no stub answers them.
package enum DeepStubs {
  /// A protocol of the sources, by its place.
  struct Place: Hashable, Sendable {
    var path: String
    var offset: Int

    init(_ type: MockableType, path: String) {
      self.path = path
      offset = type.nameLocation.offset
    }
  }

  /// Tells each mock which of the protocols that its members name are mocked too, and how.
  package static func connect(_ resolutions: inout [Resolver.Resolution]) {
    guard resolutions.contains(where: { !$0.namedProtocols.isEmpty }) else { return }
    var mocks: [Place: ResolvedMock] = [:]
    for mock in resolutions.lazy.compactMap(\.mock) where canBeMadeAnywhere(mock) {
      mocks[Place(mock.type, path: mock.path)] = mock
    }
    for index in resolutions.indices {
      let resolution = resolutions[index]
      guard !resolution.namedProtocols.isEmpty, var parent = resolution.mock else { continue }
      for (name, place) in resolution.namedProtocols {
        guard let mock = mocks[place], parent.isNoMoreAvailable(than: mock) else { continue }
        parent.deepMocks[name] =
          (mock.type.enclosing.scopeNames + [mock.mockName])
          .joined(separator: ".")
      }
      resolutions[index] = resolution.replacing(mock: parent)
    }
  }

  /// Whether nothing but the mock's name is needed to make it, on whatever thread.
  private static func canBeMadeAnywhere(_ mock: ResolvedMock) -> Bool {
    // A superclass may isolate its initialiser, and a generic mock has to be told its types.
    guard mock.type.kind == .protocol, mock.generics.parameters.isEmpty,
      !mock.mayHaveIsolatedSuperclass
    else { return false }
    var hasOwnInitializer = false
    mock.members.forEachElement { member in
      guard case .initializer(let initializer) = member else { return }
      if initializer.parameters.allSatisfy(\.isVariadic) { hasOwnInitializer = true }
    }
    return !hasOwnInitializer
  }
}

extension ResolvedMock {
  /// Whether the other mock can be named wherever this one is compiled.
  fileprivate func isNoMoreAvailable(than other: ResolvedMock) -> Bool {
    let conditions = Set(type.conditions)
    let restrictions = Set(type.restrictions)
    return other.type.conditions.allSatisfy(conditions.contains)
      && other.type.restrictions.allSatisfy(restrictions.contains)
  }
}

extension MockableType {
  /// The attributes that say where the type can be named.
  fileprivate var restrictions: [String] {
    ([head] + enclosing.map(\.head)).flatMap(\.attributes)
      .filter { $0.name == "available" || $0.name == "_spi" }.map(\.spelling)
  }
}
