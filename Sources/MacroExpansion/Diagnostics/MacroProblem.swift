/// Everything that the macros may have to say. The text is made here and nowhere else.
enum MacroProblem: Equatable, Sendable {
  case notAProtocol(keyword: String, name: String)
  case notAClass(keyword: String, name: String)
  case notFinal(name: String)
  case unreadable
  case privateProtocol(level: String, name: String)
  case argumentNotLiteral(label: String, expected: String)
  case unknownParents(child: String, first: String, second: String)
  case genericParent(child: String, parent: String)
  case parentOfActor(child: String, parent: String)
  case superclassBesideParent(child: String, superclass: String, parent: String)
  case rethrowingSignature(name: String)
  case unnamedParameter(member: String)
  /// What a stage that the tool has too cannot do, in its words.
  case stage(String)
  /// A member that cannot be mocked, in the stage's words.
  case member(String)
}

extension MacroProblem {
  var message: String {
    switch self {
    case .notAProtocol(let keyword, let name):
      "'@Mockable' can only be applied to a protocol; '\(name)' is \(Self.described(keyword))"
    case .notAClass(let keyword, let name):
      "'@Mock' can only be applied to a final class; '\(name)' is \(Self.described(keyword))"
    case .notFinal(let name): "class '\(name)' has to be final to be a mock"
    case .unreadable: "the macro found no declaration that it can read"
    case .privateProtocol(let level, let name):
      "protocol '\(name)' is \(level), so no test can name its mock"
    case .argumentNotLiteral(let label, let expected):
      "argument '\(label)' has to be \(expected), since the macro sees its text only"
    case .unknownParents(let child, let first, let second):
      "protocol '\(child)' inherits from '\(first)' and '\(second)', whose requirements the macro "
        + "cannot see, and a mock can build on the mock of one parent only"
    case .genericParent(let child, let parent):
      "protocol '\(child)' inherits from '\(parent)', whose requirements the macro cannot see; "
        + "a mock cannot build on a generic one"
    case .parentOfActor(let child, let parent):
      "protocol '\(child)' inherits from '\(parent)', whose requirements the macro cannot see, and an "
        + "actor cannot build on another mock"
    case .superclassBesideParent(let child, let superclass, let parent):
      "protocol '\(child)' demands the superclass '\(superclass)' and inherits from '\(parent)', "
        + "whose requirements the macro cannot see; a mock cannot build on both"
    case .rethrowingSignature(let name):
      "'\(name)' rethrows, and only what its own closures throw may leave it: write 'throws(E)' for a "
        + "generic 'E: Error', here and in the closures, which fulfils the same requirement"
    case .unnamedParameter(let member):
      "a parameter of '\(member)' has no name, so the mock cannot record it: write '_ value' in place "
        + "of '_'"
    case .stage(let message), .member(let message): message
    }
  }

  /// What helps, one way each.
  var notes: [String] {
    switch self {
    case .notAProtocol("class", let name):
      [
        "the build plugin and 'understudy generate' see superclasses, and mock a class with "
          + "'/// @mockable' in front of it",
        "declare a protocol that '\(name)' conforms to, and apply '@Mockable' to that",
        "a class in a test target that conforms to a protocol is filled in by '@Mock'",
      ]
    case .notAProtocol("actor", let name):
      [
        "declare a protocol that '\(name)' conforms to, and apply '@Mockable' to that",
        "a class in a test target that conforms to a protocol is filled in by '@Mock'",
      ]
    case .notAProtocol(_, let name):
      ["declare a protocol that '\(name)' conforms to, and apply '@Mockable' to that"]
    case .notAClass("protocol", let name):
      ["'@Mockable' writes '\(name)Mock' beside the protocol"]
    case .unknownParents(let child, _, let second),
      .superclassBesideParent(let child, _, let second):
      Self.waysOut(child: child, parent: second)
    case .genericParent(let child, let parent), .parentOfActor(let child, let parent):
      Self.waysOut(child: child, parent: parent)
    default: []
    }
  }

  private static func waysOut(child: String, parent: String) -> [String] {
    [
      "the build plugin and 'understudy generate' see the requirements of all parents",
      "'@Mock final class \(child)Mock: \(child)' in the test target takes their signatures from you",
      "requirements of '\(parent)' that are repeated in '\(child)' can be seen: say "
        + "'@Mockable(repeating: \"\(parent)\")'",
    ]
  }

  private static func described(_ keyword: String) -> String {
    switch keyword {
    case "enum", "actor", "extension", "associatedtype", "init": "an \(keyword)"
    case "struct": "a struct"
    case "func": "a function"
    case "var", "let": "a property"
    default: "a \(keyword)"
    }
  }
}

extension MacroDiagnostic {
  init(_ problem: MacroProblem, at range: PositionRange, fixIts: [FixIt] = []) {
    let position = SourcePosition(file: range.file, offset: range.start)
    self.init(
      message: problem.message, position: position,
      highlights: range.start == range.end ? [] : [range],
      notes: problem.notes.map { Note(message: $0, position: position) }, fixIts: fixIts)
  }
}
