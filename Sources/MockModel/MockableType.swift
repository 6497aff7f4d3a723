/// A protocol or class as it was written, before its inheritance is resolved.
package struct MockableType: Equatable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case `protocol`
    case `class`
  }

  package struct Parts: Equatable, Sendable {
    package var kind: Kind
    package var head: DeclarationHead
    package var name: String
    /// The place of the name.
    package var nameLocation: SourceLocation
    /// The comment lines in front of the declaration, without their slashes and stars, trimmed.
    package var comments: [String]
    /// `protocol Feed<Entry>`: the names in the angle brackets.
    package var primaryAssociatedTypes: [String] = []
    /// Of a class.
    package var generics = GenericClause()
    package var inherited: [TypeNode] = []
    /// Of the protocol's `where` clause.
    package var requirements: [Requirement] = []
    /// What a comment fixes of the associated types: `Entry == Int`.
    package var requestedTypes: [Requirement] = []
    /// The properties that a comment wants to be held weakly.
    package var weakProperties: [String] = []
    package var members: ConditionalList<Member> = [] {
      didSet { namesInMembers = nil }
    }
    /// Of a protocol as the parser read it: who changes the members does not know the names.
    package var namesInMembers: NamesInMembers?
    /// From the outermost to the innermost.
    package var enclosing: [EnclosingDeclaration]
    /// The `#if` blocks around the declaration, outermost first. In an `#else` or `#elseif` branch the
    /// conditions before it are negated: `!(A) && (B)`.
    package var conditions: [String]

    package init(
      kind: Kind, head: DeclarationHead, name: String, nameLocation: SourceLocation,
      comments: [String] = [], enclosing: [EnclosingDeclaration] = [], conditions: [String] = []
    ) {
      self.kind = kind
      self.head = head
      self.name = name
      self.nameLocation = nameLocation
      self.comments = comments
      self.enclosing = enclosing
      self.conditions = conditions
    }
  }

  /// The parts are behind a pointer: types are copied more often than they are made.
  private indirect enum Box: Equatable, Sendable { case parts(Parts) }

  private var box: Box

  package init(_ parts: consuming Parts) { box = .parts(parts) }

  package var parts: Parts {
    get {
      switch box {
      case .parts(let parts): parts
      }
    }
    set { box = .parts(newValue) }
  }

  package var kind: Kind { parts.kind }
  package var head: DeclarationHead { parts.head }
  package var name: String { parts.name }
  package var nameLocation: SourceLocation { parts.nameLocation }
  package var comments: [String] { parts.comments }
  package var primaryAssociatedTypes: [String] { parts.primaryAssociatedTypes }
  package var generics: GenericClause { parts.generics }
  package var inherited: [TypeNode] { parts.inherited }
  package var requirements: [Requirement] { parts.requirements }
  package var requestedTypes: [Requirement] { parts.requestedTypes }
  package var weakProperties: [String] { parts.weakProperties }
  package var members: ConditionalList<Member> { parts.members }
  package var namesInMembers: NamesInMembers? { parts.namesInMembers }
  package var enclosing: [EnclosingDeclaration] { parts.enclosing }
  package var conditions: [String] { parts.conditions }
}

extension MockableType {
  /// Whether the protocol is one of Objective-C, so that its parents are.
  package var isObjectiveC: Bool { head.attributes.contains { $0.name == "objc" } }
}

/// A declaration around another one.
package struct EnclosingDeclaration: Equatable, Sendable {
  /// `struct`, `class`, `enum`, `actor`, `extension`, `protocol`, `func`, …: a type inside a
  /// function cannot be named from outside.
  package var keyword: String
  /// For an extension the extended type's spelling.
  package var name: String
  package var head: DeclarationHead
  package var generics: GenericClause

  package init(
    keyword: String, name: String, head: DeclarationHead, generics: GenericClause = GenericClause()
  ) {
    self.keyword = keyword
    self.name = name
    self.head = head
    self.generics = generics
  }
}

/// `@testable public import struct A.B`
package struct ImportDeclaration: Hashable, Sendable {
  package var head: DeclarationHead
  /// `struct`, `func`, … in front of the path.
  package var kind: Optional<String>
  package var path: [String]

  package init(head: DeclarationHead, kind: String? = nil, path: [String]) {
    self.head = head
    self.kind = kind
    self.path = path
  }
}

/// A typealias outside protocols: it can hide a function type, a composition or a protocol.
package struct TopLevelTypeAlias: Equatable, Sendable {
  package var alias: TypeAlias
  package var enclosing: [EnclosingDeclaration]
  package var conditions: [String]

  package init(alias: TypeAlias, enclosing: [EnclosingDeclaration] = [], conditions: [String] = [])
  {
    self.alias = alias
    self.enclosing = enclosing
    self.conditions = conditions
  }
}

/// A type inside another, whose name means something only there. Protocols and typealiases are kept
/// apart.
package struct NestedType: Equatable, Sendable {
  package var name: String
  package var enclosing: [EnclosingDeclaration]

  package init(name: String, enclosing: [EnclosingDeclaration]) {
    self.name = name
    self.enclosing = enclosing
  }
}

/// A type that stands inside no other, whatever its kind.
package struct TopLevelType: Equatable, Sendable {
  package var name: String
  package var head: DeclarationHead

  package init(name: String, head: DeclarationHead) {
    self.name = name
    self.head = head
  }
}

/// What one source file holds that matters to a mock.
package struct ParsedFile: Sendable {
  package var path: String
  package var imports: ConditionalList<ImportDeclaration>
  package var types: [MockableType]
  package var typeAliases: [TopLevelTypeAlias]
  /// Those around and beside nested protocols.
  package var nestedTypes: [NestedType]
  /// Every type that stands inside no other, if the parser was asked for them.
  package var topLevelTypes: [TopLevelType]
  package var diagnostics: [Diagnostic]

  package init(
    path: String, imports: ConditionalList<ImportDeclaration> = [], types: [MockableType] = [],
    typeAliases: [TopLevelTypeAlias] = [], nestedTypes: [NestedType] = [],
    topLevelTypes: [TopLevelType] = [],
    diagnostics: [Diagnostic] = []
  ) {
    self.path = path
    self.imports = imports
    self.types = types
    self.typeAliases = typeAliases
    self.nestedTypes = nestedTypes
    self.topLevelTypes = topLevelTypes
    self.diagnostics = diagnostics
  }
}
