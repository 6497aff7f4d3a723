/// An attribute as it was written: `@available(macOS 15, *)` has the name `available` and the
/// argument text `macOS 15, *`.
package struct Attribute: Hashable, Sendable {
  /// Without the `@`; with its generic arguments and dots, as `Module.Name<Int>`.
  package var name: String
  /// The text between the parentheses, `nil` where there are none.
  package var arguments: Optional<String>

  package init(_ name: String, arguments: String? = nil) {
    self.name = name
    self.arguments = arguments
  }

  package var spelling: String {
    "@\(name)" + (arguments.map { "(\($0))" } ?? "")
  }
}

/// A declaration modifier: `public`, `private(set)`, `nonisolated(unsafe)`, `static`, …
package struct Modifier: Hashable, Sendable {
  package var name: String
  /// The word in parentheses, such as `set`, `unsafe` or `nonsending`.
  package var detail: Optional<String>

  package init(_ name: String, detail: String? = nil) {
    self.name = name
    self.detail = detail
  }

  /// Says that a member is isolated in some language modes and not in others.
  package static let unsureNonisolated = Modifier("nonisolated", detail: "unsure")

  package var spelling: String { name + (detail.map { "(\($0))" } ?? "") }
}
