/// What the user wants of the generated file, beyond the mocks themselves.
package struct RenderOptions: Hashable, Sendable {
  /// The access level that every mock gets, whatever its protocol has.
  package enum AccessOverride: String, Hashable, Sendable, CaseIterable {
    case `public`, package, `internal`
  }

  package var testableImports: [String]
  package var extraImports: [String]
  package var access: AccessOverride?
  /// The condition of an `#if` around everything, such as `DEBUG`.
  package var condition: String?
  /// Text in front of everything, such as a licence.
  package var header: String?

  package init(
    testableImports: [String] = [], extraImports: [String] = [], access: AccessOverride? = nil,
    condition: String? = nil, header: String? = nil
  ) {
    self.testableImports = testableImports
    self.extraImports = extraImports
    self.access = access
    self.condition = condition
    self.header = header
  }
}
