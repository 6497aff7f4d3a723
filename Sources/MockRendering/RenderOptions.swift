package import MockModel

/// What can be chosen about the text of a file of mocks.
package struct RenderOptions: Equatable, Sendable {
  package var style: MockStyle
  /// Modules to import with `@testable`.
  package var testableImports: [String]
  /// Further modules to import.
  package var extraImports: [String]
  /// The access level of the mocks, where it is not the protocol's own.
  package var access: Access?
  /// The condition of an `#if` around all mocks, such as `DEBUG`.
  package var condition: String?
  /// Lines at the very top, such as a licence or a linter's pragma, without comment marks added.
  package var header: String?

  /// Whether functions with an optional result return `nil` by default, where the style asks for
  /// values by name.
  package var returnsOptionalAsNil: Bool

  /// Whether mocks can be spies, which pass calls on to a real object.
  package var writesSpies: Bool

  /// Whether declarations of the mocked module are isolated to the main actor if they say nothing
  /// else.
  package var isMainActorByDefault: Bool
  /// Whether nobody knows that, so that the mock has to compile both ways.
  package var mayBeMainActorByDefault: Bool
  /// Names of types in the sources, which names of the libraries must not be mistaken for.
  package var declaredNames: Set<String>
  /// Every name that mocks take from the libraries: as declared names, where modules that are not seen
  /// may have any of them.
  package static var namesOfLibraries: Set<String> { Vocabulary.names }
  /// The same for types inside others, which matter to mocks that stand there too.
  package var nestedDeclaredNames: Set<String>
  /// The module that generated code takes the library's names from.
  package var libraryModule: String
  /// Whether every name is spelled with its module, since nobody knows what else has that name.
  package var qualifiesNames: Bool

  package enum Access: String, Hashable, Sendable, CaseIterable {
    case `public`, package, `internal`
  }

  package init(
    style: MockStyle = .native, testableImports: [String] = [], extraImports: [String] = [],
    access: Access? = nil, condition: String? = nil, header: String? = nil,
    returnsOptionalAsNil: Bool = false, writesSpies: Bool = true,
    isMainActorByDefault: Bool = false,
    mayBeMainActorByDefault: Bool = false, declaredNames: Set<String> = [],
    nestedDeclaredNames: Set<String> = [], libraryModule: String = "Understudy",
    qualifiesNames: Bool = false
  ) {
    self.style = style
    self.returnsOptionalAsNil = returnsOptionalAsNil
    self.writesSpies = writesSpies
    self.testableImports = testableImports
    self.extraImports = extraImports
    self.access = access
    self.condition = condition
    self.header = header
    self.isMainActorByDefault = isMainActorByDefault
    self.mayBeMainActorByDefault = mayBeMainActorByDefault
    self.declaredNames = declaredNames
    self.nestedDeclaredNames = nestedDeclaredNames
    self.libraryModule = libraryModule
    self.qualifiesNames = qualifiesNames
  }
}
