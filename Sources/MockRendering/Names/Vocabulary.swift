internal import MockModel

/// How generated code spells the names of the library and of the standard library: bare, unless
/// something of the user's has the same name, or may have.
///
/// A class, since every plan asks it.
final class Vocabulary: Sendable {
  private let shadowed: Set<String>
  private let libraryModule: String
  private let isQualifying: Bool
  /// Whether every name is written bare.
  let isBare: Bool

  /// Every name that generated code takes from elsewhere, and the modules that have them.
  static let all = names.union(["Swift", "Understudy"])

  /// Every name that generated code takes from elsewhere.
  static let names = Set(LibraryName.allCases.map(\.bare.description))

  init(
    shadowed: Set<String>, libraryModule: String = "Understudy", isQualifying: Bool = false
  ) {
    self.shadowed = shadowed
    self.libraryModule = libraryModule
    self.isQualifying = isQualifying
    isBare = !isQualifying && shadowed.isEmpty
  }

  /// The vocabulary inside a declaration that declares more names, such as generic parameters.
  func adding(_ names: [String]) -> Vocabulary {
    let used = names.filter { Self.isUsed($0) || $0 == libraryModule }
    guard !used.isEmpty else { return self }
    return Vocabulary(
      shadowed: shadowed.union(used), libraryModule: libraryModule, isQualifying: isQualifying)
  }

  func isShadowed(_ name: String) -> Bool { shadowed.contains(name) }

  /// Whether it matters that the user's code declares the name.
  static func isUsed(_ name: String) -> Bool { used.contains(name) }

  static let used = NameSet(all.union(TypeRewriting.standardProtocols))

  /// The name as it has to be written.
  func callAsFunction(_ name: LibraryName) -> String {
    let bare = name.bare.description
    guard !isBare, isQualifying || shadowed.contains(bare) else { return bare }
    let module = name.isStandard ? "Swift" : libraryModule
    return shadowed.contains(module) ? "\(module)::\(bare)" : "\(module).\(bare)"
  }
}
