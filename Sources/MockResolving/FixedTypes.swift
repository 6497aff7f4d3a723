internal import MockModel

extension ResolvedMock {
  /// The mock with fixed types in place of the names of associated types: extensions of `Given` and
  /// `Then` do not know these names.
  var withFixedTypesInPlace: ResolvedMock {
    guard !fixedTypes.isEmpty else { return self }
    let types = Dictionary(fixedTypes.map { ($0.name, $0.type) }) { first, _ in first }
      .fullySubstituted
    var mock = self
    mock.members = members.map { $0.map { $0.mappingTypes { $0.substituting(types) } } }
    return mock
  }
}

extension [String: TypeNode] {
  /// The types without the names of each other.
  var fullySubstituted: [String: TypeNode] {
    var types = self
    for _ in 0..<count {
      let next = types.mapValues { $0.substituting(types) }
      if next == types { break }
      types = next
    }
    return types
  }
}
