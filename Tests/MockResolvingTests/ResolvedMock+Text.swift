import MockModel
import MockParsing
import MockResolving
import Testing

/// Resolves the protocols of some sources and writes down what came out, for comparison.
enum Resolved {
  /// The mock of the last protocol in the source.
  static func last(_ source: String) -> String {
    text(files: [("Main.swift", source, .mocked)])
  }

  /// The mock of the last protocol in the first file.
  static func text(files: [(path: String, source: String, role: SourceRole)]) -> String {
    let (mock, diagnostics) = resolve(files)
    var lines = mock.map(\.lines) ?? ["no mock"]
    lines += diagnostics.map { diagnostic in
      let place = diagnostic.location.map { "\($0.line):\($0.column)" } ?? "?"
      return "\(diagnostic.path):\(place): \(diagnostic.severity.rawValue): \(diagnostic.message)"
    }
    return lines.joined(separator: "\n")
  }

  /// What the mock of the last class in the first file overrides, and calls.
  static func overridden(
    files: [(path: String, source: String, role: SourceRole)], visibility: Visibility
  ) -> String {
    let (mock, diagnostics) = resolve(files, visibility: visibility)
    var lines: [String] = []
    if let mock, let overridden = mock.overridden {
      if let actor = mock.globalActor { lines.append(actor.spelling) }
      lines += (overridden.members + overridden.initializers).flatMap { $0.lines }
      if overridden.inheritsInitializers { lines.append("inherits initialisers") }
      if overridden.hasUnknownSuperclass { lines.append("has an unknown superclass") }
      if !overridden.nestedNames.isEmpty {
        lines.append("sees \(overridden.nestedNames.joined(separator: ", "))")
      }
    } else {
      lines.append("no mock")
    }
    lines += diagnostics.map { diagnostic in
      let place = diagnostic.location.map { "\($0.line):\($0.column)" } ?? "?"
      return "\(diagnostic.path):\(place): \(diagnostic.severity.rawValue): \(diagnostic.message)"
    }
    return lines.joined(separator: "\n")
  }

  static func resolve(
    _ files: [(path: String, source: String, role: SourceRole)],
    visibility: Visibility = Visibility()
  ) -> (ResolvedMock?, [Diagnostic]) {
    let options = MockParser.Options(collectsAllClasses: true)
    let parsed = files.map {
      (MockParser.parse($0.source, path: $0.path, options: options), $0.role)
    }
    let problems = parsed.flatMap(\.0.diagnostics)
    guard let type = parsed[0].0.types.last else { return (nil, problems) }
    let resolution = Resolver(SourceIndex(parsed), visibility: visibility)
      .resolve(type, path: parsed[0].0.path)
    return (resolution.mock, problems + resolution.diagnostics)
  }
}

extension ResolvedMock {
  /// Only what is there.
  var lines: [String] {
    var lines: [String] = []
    if isActor { lines.append("actor") }
    if let globalActor { lines.append(globalActor.spelling) }
    if let superclass { lines.append("superclass \(superclass.spelling)") }
    if !knownParents.isEmpty { lines.append("answers \(knownParents.joined(separator: ", "))") }
    if !generics.parameters.isEmpty { lines.append(generics.text) }
    lines += fixedTypes.map { "typealias \($0.name) = \($0.type.spelling)" }
    lines += members.flatMap { $0.lines }
    lines += typeAliases.sorted { $0.key < $1.key }.map {
      "alias \($0.key)\($0.value.generics.text) = \($0.value.type.spelling)"
    }
    if !knownProtocols.isEmpty {
      lines.append("protocols \(knownProtocols.sorted().joined(separator: ", "))")
    }
    return lines
  }
}

extension ConditionalItem<Member> {
  fileprivate var lines: [String] {
    switch self {
    case .element(let member): [member.text]
    case .conditional(let clauses):
      clauses.enumerated().flatMap { index, clause in
        [clause.condition.map { (index == 0 ? "#if " : "#elseif ") + $0 } ?? "#else"]
          + clause.items.flatMap { $0.lines }
      } + ["#endif"]
    }
  }
}

extension GenericClause {
  fileprivate var text: String {
    guard !parameters.isEmpty else { return "" }
    let list = parameters.map { $0.name + ($0.constraint.map { ": \($0.spelling)" } ?? "") }
    let clause = requirements.map { requirement in
      let sign = requirement.relation == .conforms ? ": " : " == "
      return requirement.left.spelling + sign + requirement.right.spelling
    }
    return "<\(list.joined(separator: ", "))>"
      + (clause.isEmpty ? "" : " where \(clause.joined(separator: ", "))")
  }
}

extension Member {
  fileprivate var text: String {
    switch self {
    case .method(let method):
      method.head.text + "func \(method.name)\(method.generics.text)\(method.parameters.text)"
        + method.effects.text + (method.result.map { " -> \($0.spelling)" } ?? "")
    case .property(let property):
      property.head.text + "var \(property.name): \(property.type.spelling)"
        + property.accessors.text
    case .subscripted(let subscripted):
      subscripted.head.text + "subscript\(subscripted.parameters.text) -> "
        + subscripted.result.spelling + subscripted.accessors.text
    case .initializer(let initializer):
      "init\(initializer.failability.rawValue)\(initializer.parameters.text)"
        + initializer.effects.text
    case .associatedType(let type): "associatedtype \(type.name)"
    case .typeAlias(let alias): "typealias \(alias.name)"
    }
  }
}

extension DeclarationHead {
  fileprivate var text: String {
    (attributes.map(\.spelling) + (isStatic ? ["static"] : [])).map { "\($0) " }.joined()
  }
}

extension Effects {
  fileprivate var text: String { keywords.map { " \($0)" }.joined() }
}

extension [Accessor] {
  fileprivate var text: String {
    " { \(map { $0.keyword + $0.effects.text }.joined(separator: " ")) }"
  }
}

extension [Parameter] {
  fileprivate var text: String {
    let list = map { parameter in
      [parameter.firstName, parameter.secondName].compactMap(\.self).joined(separator: " ")
        + ": \(parameter.type.spelling)" + (parameter.isVariadic ? "..." : "")
    }
    return "(\(list.joined(separator: ", ")))"
  }
}

/// One input and what is to come of it.
struct Case: CustomTestStringConvertible, Sendable {
  var name: String
  var source: String
  var expected: String

  init(_ name: String, _ source: String, _ expected: String) {
    self.name = name
    self.source = source
    self.expected = expected
  }

  var testDescription: String { name }
}
