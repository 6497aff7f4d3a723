extension MockableType {
  /// Whether the source asks for a mock in the native style.
  package var asksToBeMocked: Bool { asksToBeMocked(by: .native) }

  /// Whether the source asks for a mock: by `@Mockable` or `@Mock`, by a comment line
  /// `@mockable`, or by an annotation of the style behind `sourcery:`.
  package func asksToBeMocked(by style: MockStyle) -> Bool {
    style == .native && head.attributes.contains(where: \.asksForMock)
      || comments.contains { Self.asksForMock(comment: $0, style: style) }
  }

  /// Whether a comment line, without its slashes, asks for a mock of the next declaration.
  package static func asksForMock(comment: String, style: MockStyle = .native) -> Bool {
    if style == .native, let rest = comment.dropping(prefix: "@mockable") {
      return rest.first.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true
    }
    guard let annotations = comment.dropping(prefix: "sourcery:") else { return false }
    return annotations.split(separator: ",").contains { annotation in
      annotation.split(separator: "=").first?.split(separator: " ").first
        .map { style.annotations.contains(String($0)) } ?? false
    }
  }
}

extension Attribute {
  /// Whether this is `@MockedWeakly`, also behind a module's name.
  package var asksForWeakness: Bool { name.split(separator: ".").last == "MockedWeakly" }

  /// Whether this is `@Unmocked`, also behind a module's name.
  package var leavesToDefault: Bool { name.split(separator: ".").last == "Unmocked" }

  /// Whether this is `@Mockable` or `@Mock`, also behind a module's name.
  package var asksForMock: Bool {
    let base = name.split(separator: ".").last ?? ""
    return base == "Mockable" || base == "Mock"
  }
}

extension String {
  fileprivate func dropping(prefix: String) -> Substring? {
    hasPrefix(prefix) ? dropFirst(prefix.count) : nil
  }
}
