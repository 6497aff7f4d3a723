package import MockModel

extension MockRenderer {
  /// A mock that others can build on: an open class `PMockBase` with the members, and the mock.
  ///
  /// - Parameter parent: the protocol whose requirements are not among the members of `mock`; its own
  ///   mock was written in this form too.
  /// - Returns: `nil` where only a final class can be the mock.
  package static func renderInheritable(
    _ mock: ResolvedMock, parent: TypeNode?, options: RenderOptions
  ) -> RenderedText? {
    let whole = MockContext(mock, options: options)
    guard whole.canBeInherited else { return nil }
    let context = MockContext(
      whole, name: whole.name + "Base", isOpen: true, parentMock: parent.map(base))
    var maker = PieceMaker(context)
    let writer = MockWriter(context, maker.pieces(mock.members))
    var text = SourceText()
    text.endLine()
    writer.write(to: &text)
    text.endLine()
    writer.writeLeaf(name: whole.name, to: &text)
    return RenderedText(text: text.text, diagnostics: maker.diagnostics)
  }

  /// A mock that builds on the mock of a parent, and that no other can build on.
  package static func render(
    _ mock: ResolvedMock, parent: TypeNode, options: RenderOptions
  ) -> RenderedText {
    let whole = MockContext(mock, options: options)
    let context = MockContext(whole, name: whole.name, isOpen: false, parentMock: base(parent))
    var maker = PieceMaker(context)
    let writer = MockWriter(context, maker.pieces(mock.members))
    var text = SourceText()
    text.endLine()
    writer.write(to: &text)
    return RenderedText(text: text.text, diagnostics: maker.diagnostics)
  }

  /// What tells a child why its mock cannot build on this one.
  package static func refusal(of mock: ResolvedMock, options: RenderOptions) -> String {
    let context = MockContext(mock, options: options)
    let protocolName = mock.type.name.withoutBackticks
    let reason =
      mock.isActor
      ? "it is an actor"
      : mock.generics.parameters.isEmpty
        ? "it has static members, initialisers or 'Self'" : "it is generic"
    return """

      @available(
        *, unavailable, message: "no mock can build on the mock of '\(protocolName)': \(reason)"
      )
      \(context.access)typealias \(context.name)Base = \(context.name)

      """
  }

  /// `Shop.Base` → `Shop.BaseMockBase`
  private static func base(_ parent: TypeNode) -> String {
    guard case .named(var components) = parent.withoutParentheses, let last = components.popLast()
    else { return parent.spelling }
    var base = last
    base.name = last.name.withoutBackticks + "MockBase"
    base.genericArguments = []
    return TypeNode.named(components + [base]).spelling
  }
}

extension MockContext {
  /// Whether a class that is not final can have the members.
  ///
  /// Generic parameters have an order that a child cannot know, static members and initialisers
  /// belong to one class, and so does `Self`.
  fileprivate var canBeInherited: Bool {
    guard isolation != .actor, mock.generics.parameters.isEmpty, builders.core == "understudy"
    else { return false }
    var isAllowed = true
    mock.members.forEachElement { member in
      if member.isStatic { isAllowed = false }
      member.forEachType { type in
        type.forEachName { if $0 == "Self" { isAllowed = false } }
      }
    }
    return isAllowed
  }
}

extension Member {
  fileprivate var isStatic: Bool {
    switch self {
    case .method(let method): method.head.isStatic
    case .property(let property): property.head.isStatic
    case .subscripted(let subscripted): subscripted.head.isStatic
    case .initializer: true
    case .associatedType, .typeAlias: false
    }
  }
}
