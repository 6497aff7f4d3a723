import MockModel

/// A problem of a source text before it has a place. Every one that the parser can find is below.
struct Problem: Hashable {
  var id: String
  var severity: Diagnostic.Severity = .error
  var message: String
}

// MARK: Text

extension Problem {
  static let invalidUTF8 = Problem(
    id: "invalid-utf8", message: "invalid UTF-8 found in source file")

  static let unterminatedComment = Problem(
    id: "unterminated-comment", message: "unterminated '/*' comment")

  static let unterminatedString = Problem(
    id: "unterminated-string", message: "unterminated string literal")

  static let unterminatedRegex = Problem(
    id: "unterminated-regex", message: "unterminated regex literal")

  static func nestingTooDeep(limit: Int) -> Problem {
    Problem(
      id: "nesting-too-deep",
      message: "nested more than \(limit) levels deep; what is further inside is skipped")
  }
}

// MARK: Structure

extension Problem {
  static let unexpectedClosingBrace = Problem(
    id: "unexpected-closing-brace", message: "extraneous '}' at top level")

  static let unterminatedConditional = Problem(
    id: "unterminated-conditional",
    message: "expected '#endif' at end of conditional compilation block")

  static func unexpectedDirective(_ name: String) -> Problem {
    Problem(
      id: "unexpected-directive",
      message: "'\(name)' outside of a conditional compilation block")
  }

  static let missingCondition = Problem(
    id: "missing-condition",
    message: "expected a condition to test in conditional compilation block")

  static func unterminatedBody(of name: String) -> Problem {
    Problem(id: "unterminated-body", message: "expected '}' at end of \(name)")
  }

  static func missingBody(of name: String) -> Problem {
    Problem(id: "missing-body", message: "expected '{' in \(name)")
  }

  static func missingName(after keyword: String) -> Problem {
    Problem(id: "missing-name", message: "expected a name after '\(keyword)'")
  }

  static func misunderstoodRequest(_ text: String) -> Problem {
    Problem(
      id: "misunderstood-request", severity: .warning,
      message: "cannot understand '\(text)' in the comment: write "
        + "'@mockable(typealias: Entry = Int; Key = String)' or "
        + "'@mockable(modifiers: listener = weak)'")
  }

  static let unclosedParenthesis = Problem(
    id: "unclosed-group", message: "expected ')' to close '('")

  static let unclosedSquare = Problem(id: "unclosed-group", message: "expected ']' to close '['")

  static func expectedAccessor(of name: String) -> Problem {
    Problem(id: "expected-accessor", message: "expected 'get' or 'set' in accessors of '\(name)'")
  }

  static func expected(_ what: String, in place: String) -> Problem {
    Problem(id: "expected-token", message: "expected '\(what)' in \(place)")
  }

  static let editorPlaceholder = Problem(
    id: "editor-placeholder", message: "editor placeholder in source file")

  static let expectedType = Problem(id: "expected-type", message: "expected type")

  static func expectedRequirement(in name: String) -> Problem {
    Problem(id: "expected-requirement", message: "expected a requirement in \(name)")
  }
}

// MARK: Types

extension Problem {
  static func unmockable(_ kind: String, name: String) -> Problem {
    Problem(
      id: "unmockable-type", severity: .warning,
      message: "\(kind) '\(name)' cannot be mocked, since nothing can inherit from it; "
        + "mock a protocol that it conforms to")
  }
}

// MARK: Requirements

extension Problem {
  static func nestedType(_ name: String, in parent: String) -> Problem {
    Problem(id: "nested-type", message: "type '\(name)' cannot be nested in protocol '\(parent)'")
  }

  static func requirementHasBody(_ name: String) -> Problem {
    Problem(id: "requirement-has-body", message: "protocol requirement '\(name)' has a body")
  }

  static func missingAccessors(_ name: String) -> Problem {
    Problem(
      id: "missing-accessors",
      message: "'\(name)' in a protocol must have explicit { get } or { get set } specifier")
  }

  static func missingPropertyType(_ name: String) -> Problem {
    Problem(id: "missing-property-type", message: "type annotation missing in property '\(name)'")
  }

  static func missingParameterType(_ name: String) -> Problem {
    Problem(
      id: "missing-parameter-type", message: "parameter '\(name)' requires an explicit type")
  }

  static let defaultArgument = Problem(
    id: "default-argument", message: "default argument not permitted in a protocol requirement")

  static func initialValue(_ name: String) -> Problem {
    Problem(
      id: "initial-value", message: "property '\(name)' in a protocol cannot have an initial value")
  }
}
