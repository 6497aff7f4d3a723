/// How mocks are written: the native way, or as the generator of another library does it.
package enum MockStyle: String, Hashable, Sendable, CaseIterable {
  case native = "understudy"
  case mirage
  case mockswift

  /// The annotations behind `sourcery:` that ask for a mock in this style.
  package var annotations: Set<String> {
    switch self {
    case .native, .mockswift: ["AutoMockable"]
    // The last is what the documentation of the original calls the second one.
    case .mirage: ["mirageMock", "miragePartialMock", "miragePartial"]
    }
  }

  /// Whether nothing is mocked that does not ask for it.
  package var isAnnotatedOnly: Bool { self != .native }

  /// The module that the mocks need.
  package var module: String {
    switch self {
    case .native: "Understudy"
    case .mirage: "Mirage"
    case .mockswift: "MockSwift"
    }
  }
}
