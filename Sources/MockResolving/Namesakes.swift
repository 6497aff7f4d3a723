internal import MockModel

/// Tells the mocks of protocols apart that have one name in several modules.
package enum Namesakes {
  /// Puts the module's name in front of the name of each such mock: `ToolsFileSystemMock`.
  ///
  /// - Parameter index: which knows the modules, if mocks write types with their modules.
  package static func tellApart(_ resolutions: inout [Resolver.Resolution], in index: SourceIndex) {
    guard let modules = index.modules else { return }
    var places: [String: [Int]] = [:]
    for (place, resolution) in resolutions.enumerated() {
      // What is nested stands in an extension, which is another one in another module.
      guard let mock = resolution.mock, mock.type.enclosing.isEmpty else { continue }
      places[mock.type.name.withoutBackticks, default: []].append(place)
    }
    for places in places.values where places.count > 1 {
      let names = places.map { modules.module(of: resolutions[$0].mock?.path ?? "") }
      // Conditions tell those of one module apart.
      guard Set(names).count > 1 else { continue }
      for (place, name) in zip(places, names) {
        guard var mock = resolutions[place].mock, let name else { continue }
        mock.mockPrefix = name
        resolutions[place] = resolutions[place].replacing(mock: mock)
      }
    }
  }
}
