package import MockModel

/// Decides which types are mocked.
package struct Selection: Hashable, Sendable {
  package enum Verdict: Hashable, Sendable {
    case mocked
    /// Nobody asked for it.
    case notAsked
    /// It would be mocked if it could be named from outside; the text says why it cannot.
    case unreachable(String)
  }

  package var annotatedOnly: Bool

  package init(annotatedOnly: Bool = false) {
    self.annotatedOnly = annotatedOnly
  }

  package func verdict(on type: MockableType, style: MockStyle = .native) -> Verdict {
    let isAskedOnly = annotatedOnly || type.kind == .class || style.isAnnotatedOnly
    if isAskedOnly && !type.asksForGeneratedMock(by: style) { return .notAsked }
    if type.enclosing.contains(where: { !Self.typeKeywords.contains($0.keyword) }) {
      return .unreachable("is local to a function")
    }
    if let level = type.head.privateLevel { return .unreachable("is \(level)") }
    for outer in type.enclosing.reversed() {
      if let level = outer.head.privateLevel {
        return .unreachable("is inside '\(outer.name)', which is \(level)")
      }
    }
    return .mocked
  }

  private static let typeKeywords: Set<String> = [
    "struct", "class", "enum", "actor", "extension", "protocol",
  ]
}

extension DeclarationHead {
  /// `private` or `fileprivate`, if one of them is written.
  fileprivate var privateLevel: String? {
    modifiers.first { ($0.name == "private" || $0.name == "fileprivate") && $0.detail == nil }?.name
  }
}

extension MockableType {
  /// Whether a mock is asked for that is not there already: a class with `@Mock` is one itself.
  fileprivate func asksForGeneratedMock(by style: MockStyle) -> Bool {
    asksToBeMocked(by: style)
      && !(kind == .class
        && head.attributes.contains { $0.name.split(separator: ".").last == "Mock" })
  }
}

extension Diagnostic {
  static func leftOut(_ type: MockableType, path: String, reason: String) -> Diagnostic {
    Diagnostic(
      id: "left-out", severity: .note,
      message: "\(type.kind.rawValue) '\(type.name)' \(reason): it is not mocked",
      path: path, location: type.nameLocation)
  }
}
