import MockModel
import MockParsing
import MockRendering
import MockResolving

/// A class with `@Mock`, read as the protocol that its signatures without bodies would be.
struct MockedClass {
  struct Refusal: Error {
    var diagnostic: MacroDiagnostic
  }

  let name: String
  let parts: MockParts
  private(set) var diagnostics: [MacroDiagnostic]
  /// What the class says of itself.
  private let inherited: [String]
  /// The places of the members, in the order of the parts' bodies.
  private let places: [Int]

  /// What answers the member whose first attribute or modifier is at a place.
  func body(ofMemberAt place: Int) -> MockParts.Body? {
    guard let index = places.firstIndex(of: place), index < parts.bodies.count else { return nil }
    return parts.bodies[index]
  }

  /// The conformances that the class does not declare itself.
  var conformances: [String] {
    parts.conformances.filter { conformance in
      let name = conformance.split { $0 == " " || $0 == "." }.last.map(String.init) ?? conformance
      return !inherited.contains { DeclarationOutline.lastName(of: $0) == name }
    }
  }

  static func read(_ source: SourceSyntax) -> Result<MockedClass, Refusal> {
    let outline = DeclarationOutline(source.text)
    guard let keyword = outline.keyword, let name = outline.name,
      keyword.text == "class" || keyword.text == "actor"
    else {
      let range = outline.keyword?.range ?? outline.start..<outline.start
      let problem = MacroProblem.notAClass(
        keyword: outline.keyword?.text ?? "declaration",
        name: outline.name?.text ?? "this declaration")
      return .failure(Refusal(diagnostic: MacroDiagnostic(problem, at: source.range(range))))
    }
    if keyword.text == "class", !outline.modifiers.contains(where: { $0.text == "final" }) {
      return .failure(
        Refusal(
          diagnostic: MacroDiagnostic(
            .notFinal(name: name.text), at: source.range(keyword.range),
            fixIts: [
              .init(
                message: "insert 'final '",
                edits: [
                  .init(
                    range: source.range(keyword.range.lowerBound..<keyword.range.lowerBound),
                    text: "final ")
                ])
            ])))
    }
    guard let type = type(source, outline, name: name.text) else {
      return .failure(
        Refusal(diagnostic: MacroDiagnostic(.unreadable, at: source.range(keyword.range))))
    }
    return .success(MockedClass(source, outline, type, isActor: keyword.text == "actor"))
  }

  /// The class as a protocol without members.
  private static func type(
    _ source: SourceSyntax, _ outline: DeclarationOutline, name: String
  ) -> MockableType? {
    // What the mock answers by itself follows from these parents; all others are in the signatures.
    let answered = outline.inherited.map(\.text).filter { ["Equatable", "Hashable"].contains($0) }
    let head = SourceCursor(Array(source.text.utf8), at: 0)
      .text(outline.start..<(outline.keyword?.range.lowerBound ?? outline.start))
    let parents = answered.isEmpty ? "" : ": \(answered.joined(separator: ", "))"
    return MockParser.parse("\(head)protocol \(name)\(parents) {}", path: source.file)
      .types.first
  }

  private init(
    _ source: SourceSyntax, _ outline: DeclarationOutline, _ type: MockableType, isActor: Bool
  ) {
    var brace = SourceCursor(Array(source.text.utf8), at: outline.end)
    while let byte = brace.byte, byte != UInt8(ascii: "{") {
      brace.skipToken()
      brace.skipTrivia()
    }
    var reader = SignatureReader(source.text)
    let members = reader.members(of: ClassBody(source.text, from: brace.place).items)

    var type = type
    type.parts.members = members
    var mock =
      Resolver(SourceIndex()).resolve(type, path: source.file).mock
      ?? ResolvedMock(type: type, path: source.file, members: members)
    mock.isActor = isActor
    let generics = MockParser.parse(
      source.text, path: source.file, options: .init(collectsAllClasses: true)
    ).types.first { $0.kind == .class && $0.name == type.name }?.generics
    mock.generics = generics ?? GenericClause()

    name = type.name
    inherited = outline.inherited.map(\.text)
    places = reader.places
    parts = MockRenderer.parts(
      mock,
      options: RenderOptions(
        mayBeMainActorByDefault: true, libraryModule: "UnderstudyRuntime", qualifiesNames: true))
    diagnostics = parts.diagnostics.map { diagnostic in
      MacroDiagnostic(
        .stage(diagnostic.message),
        at: source.range(outline.name?.range ?? outline.start..<outline.start))
    }
    diagnostics += reader.problems.map {
      MacroDiagnostic($0.problem, at: source.range($0.range))
    }
  }
}

/// Reads the members without bodies as requirements of a protocol.
private struct SignatureReader {
  /// What stands in front of a signature when it is parsed as a requirement.
  private static let opening = "protocol P {\n"

  private let cursor: SourceCursor
  private(set) var places: [Int] = []
  /// What a body cannot be written for.
  private(set) var problems: [(problem: MacroProblem, range: Range<Int>)] = []

  init(_ text: String) { cursor = SourceCursor(text) }

  mutating func members(of items: [ClassBody.Item]) -> ConditionalList<Member> {
    var members: ConditionalList<Member> = []
    for item in items {
      switch item {
      case .member(let piece):
        guard let member = member(piece) else { continue }
        if let problem = problem(of: member) {
          let start =
            piece.range.lowerBound + member.head.location.offset - Self.opening.utf8.count
          problems.append((problem, start..<start + piece.keyword.utf8.count))
          continue
        }
        places.append(piece.range.lowerBound)
        members.append(.element(member))
      case .conditional(let clauses):
        members.append(
          .conditional(
            clauses.map { .init(condition: $0.condition, items: self.members(of: $0.items)) }))
      }
    }
    return members
  }

  private func problem(of member: Member) -> MacroProblem? {
    let (name, parameters, effects) =
      switch member {
      case .method(let method): (method.name, method.parameters, method.effects)
      case .initializer(let initializer): ("init", initializer.parameters, initializer.effects)
      default: ("", [], Effects())
      }
    if effects.throwing == .rethrowing { return .rethrowingSignature(name: name) }
    let isUnnamed = parameters.contains { ($0.secondName ?? $0.firstName) == "_" }
    return isUnnamed ? .unnamedParameter(member: name) : nil
  }

  private func member(_ piece: ClassBody.Piece) -> Member? {
    guard !piece.isComplete, ["func", "init", "var"].contains(piece.keyword) else { return nil }
    let accessors = piece.keyword == "var" ? " { get set }" : ""
    let text = "\(Self.opening)\(cursor.text(piece.range))\(accessors)\n}"
    let members = MockParser.parse(text, path: "").types.first?.members ?? []
    guard members.count == 1, case .element(let member) = members[0] else { return nil }
    return member
  }
}

extension DeclarationOutline {
  /// `Foundation.NSCopying` → `NSCopying`
  static func lastName(of type: String) -> String {
    var cursor = SourceCursor(type)
    var last = type
    while !cursor.isAtEnd {
      if let word = cursor.word() {
        last = word.text
      } else if cursor.byte == UInt8(ascii: "<") {
        return last
      } else {
        cursor.skipToken()
      }
    }
    return last
  }
}
