/// What the mock of a class overrides and calls: the class's own, and what it inherits.
package struct OverriddenClass: Equatable, Sendable {
  /// What can be overridden, each once, with the accessors that can be.
  package var members: ConditionalList<Member>
  /// The designated initialisers that the mock can call. Nothing else is among them.
  package var initializers: ConditionalList<Member>
  /// Whether convenience initialisers make mocks too: who overrides all designated ones inherits them.
  package var inheritsInitializers: Bool
  /// The types inside the class and its superclasses, which the mock sees by their bare names.
  package var nestedNames: [String]
  /// Whether a superclass is in none of the given sources.
  package var hasUnknownSuperclass: Bool

  package init(
    members: ConditionalList<Member>, initializers: ConditionalList<Member>,
    inheritsInitializers: Bool = false, nestedNames: [String] = [],
    hasUnknownSuperclass: Bool = false
  ) {
    self.members = members
    self.initializers = initializers
    self.inheritsInitializers = inheritsInitializers
    self.nestedNames = nestedNames
    self.hasUnknownSuperclass = hasUnknownSuperclass
  }
}
