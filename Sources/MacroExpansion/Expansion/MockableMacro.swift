import MockModel
import MockParsing
import MockRendering
import MockResolving

/// `@Mockable`: the mock of a protocol, beside it.
struct MockableMacro {
  private let source: SourceSyntax
  private let outline: DeclarationOutline
  private let arguments: MockableArguments
  private var diagnostics: [MacroDiagnostic]

  init(_ expansion: AttachedExpansion) {
    source = expansion.declaration
    outline = DeclarationOutline(source.text)
    arguments = MockableArguments(expansion.attribute)
    diagnostics = arguments.diagnostics
  }

  var reply: Reply {
    var macro = self
    let text = macro.text()
    return .expansion(macro.diagnostics.isEmpty ? text : text ?? "", macro.diagnostics)
  }

  private mutating func text() -> String? {
    guard let type = parse() else { return nil }
    refusePrivate(type)
    guard let (mock, parent) = resolve(type) else { return nil }
    let rendered = render(mock, parent: parent)
    for diagnostic in rendered.diagnostics { report(member: diagnostic) }
    let text = String(rendered.text.drop { $0 == "\n" })
    return arguments.condition.map { "#if \($0)\n\(text)#endif" } ?? text
  }

  private mutating func report(
    _ problem: MacroProblem, at places: Range<Int>?, fixIts: [MacroDiagnostic.FixIt] = []
  ) {
    let range = source.range(places ?? outline.start..<outline.start)
    diagnostics.append(MacroDiagnostic(problem, at: range, fixIts: fixIts))
  }
}

// MARK: - Reading

extension MockableMacro {
  private mutating func parse() -> MockableType? {
    guard let keyword = outline.keyword, keyword.text == "protocol" else {
      let keyword = outline.keyword
      report(
        keyword.map {
          .notAProtocol(keyword: $0.text, name: outline.name?.text ?? "this declaration")
        } ?? .unreadable,
        at: keyword?.range, fixIts: keyword?.text == "class" ? [mockInstead].compactMap(\.self) : []
      )
      return nil
    }
    // What the parser finds wrong is wrong for the compiler too, which says so itself.
    let file = MockParser.parse(source.text, path: source.file)
    guard let type = file.types.first(where: { $0.kind == .protocol }) else {
      report(.unreadable, at: keyword.range)
      return nil
    }
    return type
  }

  /// For a class that conforms to something: the other macro may have been meant.
  private var mockInstead: MacroDiagnostic.FixIt? {
    guard !outline.inherited.isEmpty else { return nil }
    return .init(
      message: "replace '@Mockable' with '@Mock'",
      edits: [.init(range: arguments.attribute.range(arguments.read.name), text: "Mock")])
  }

  private mutating func refusePrivate(_ type: MockableType) {
    guard
      let modifier = outline.modifiers.first(where: {
        $0.text == "private" || $0.text == "fileprivate"
      })
    else { return }
    var behind = SourceCursor(Array(source.text.utf8), at: modifier.range.upperBound)
    behind.skipTrivia()
    let range = modifier.range.lowerBound..<behind.place
    report(
      .privateProtocol(level: modifier.text, name: type.name), at: modifier.range,
      fixIts: [
        .init(
          message: "remove '\(modifier.text)'", edits: [.init(range: source.range(range), text: "")]
        )
      ])
  }
}

// MARK: - Resolving

extension MockableMacro {
  /// The mock, and the parent on whose mock it has to build, if there is one.
  private mutating func resolve(_ type: MockableType) -> (ResolvedMock, parent: TypeNode?)? {
    let resolution = Resolver(SourceIndex()).resolve(type, path: source.file)
    for diagnostic in resolution.diagnostics where diagnostic.id != "unresolved-parent" {
      report(.stage(diagnostic.message), at: place(of: diagnostic, in: type))
    }
    var unknown = resolution.unknownParentTypes.filter {
      !arguments.repeated.contains($0.lastName) && !arguments.repeated.contains($0.spelling)
    }
    guard var mock = resolution.mock else { return nil }
    if type.isObjectiveC, !mock.mayHaveIsolatedSuperclass {
      // What it builds on is an object of Objective-C by itself.
      mock.superclass = unknown.isEmpty ? .named([.init("NSObject")]) : nil
    }
    if let problem = unknown.first.flatMap({ obstacle(of: type, mock, to: $0) }) {
      report(problem, about: unknown.removeFirst().lastName)
    }
    guard let parent = unknown.first else { return diagnostics.isEmpty ? (mock, nil) : nil }
    for other in unknown.dropFirst() {
      report(
        .unknownParents(child: type.name, first: parent.lastName, second: other.lastName),
        about: other.lastName)
    }
    return unknown.count == 1 ? (mock, parent) : nil
  }

  /// Why a mock cannot build on the mock of a parent.
  private func obstacle(
    of type: MockableType, _ mock: ResolvedMock, to parent: TypeNode
  ) -> MacroProblem? {
    if mock.isActor { return .parentOfActor(child: type.name, parent: parent.lastName) }
    if let superclass = mock.superclass {
      return .superclassBesideParent(
        child: type.name, superclass: superclass.spelling, parent: parent.lastName)
    }
    if case .named(let components) = parent, components.allSatisfy(\.genericArguments.isEmpty) {
      return nil
    }
    return .genericParent(child: type.name, parent: parent.lastName)
  }

  private mutating func report(_ problem: MacroProblem, about parent: String) {
    report(
      problem, at: outline.parent(named: parent)?.range ?? outline.name?.range,
      fixIts: [
        .init(
          message: "say that the requirements of '\(parent)' are repeated here",
          edits: [arguments.addition(ofRepeated: parent)])
      ])
  }

  private func render(_ mock: ResolvedMock, parent: TypeNode?) -> RenderedText {
    let options = arguments.options
    if arguments.isInheritable,
      let rendered = MockRenderer.renderInheritable(mock, parent: parent, options: options)
    {
      return rendered
    }
    var rendered =
      parent.map { MockRenderer.render(mock, parent: $0, options: options) }
      ?? MockRenderer.render(mock, options: options)
    if arguments.isInheritable { rendered.text += MockRenderer.refusal(of: mock, options: options) }
    return rendered
  }

  /// The parent that a diagnostic names, or the protocol's name.
  private func place(of diagnostic: Diagnostic, in type: MockableType) -> Range<Int>? {
    if diagnostic.id == "refused-parent" {
      let quoted = diagnostic.message.split(separator: "'", omittingEmptySubsequences: false)
      if quoted.count > 3, let parent = outline.parent(named: String(quoted[3])) {
        return parent.range
      }
    }
    return outline.name?.range
  }

  /// A member that the renderer refuses, and how to leave it out.
  private mutating func report(member diagnostic: Diagnostic) {
    guard let place = diagnostic.location?.offset else {
      report(.stage(diagnostic.message), at: outline.name?.range)
      return
    }
    var keyword = SourceCursor(Array(source.text.utf8), at: place)
    _ = keyword.word()
    let start = keyword.startOfLine(place)
    report(
      .member(diagnostic.message), at: place..<keyword.place,
      fixIts: [
        .init(
          message: "leave the member out of the mock",
          edits: [.init(range: source.range(start..<start), text: "@Unmocked ")])
      ])
  }
}

extension SourceCursor {
  /// The first byte that is no space on the line of a place.
  fileprivate func startOfLine(_ place: Int) -> Int {
    var start = place
    while start > 0, bytes[start - 1] != 0x0a, bytes[start - 1] != UInt8(ascii: "{"),
      bytes[start - 1] != UInt8(ascii: ";")
    {
      start -= 1
    }
    while start < place, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
    return start
  }
}

extension TypeNode {
  /// The name that an inheritance clause ends with.
  fileprivate var lastName: String {
    guard case .named(let components) = self, let last = components.last else { return spelling }
    return last.name
  }
}
