// The part of Nimble 13 that matchers are made of. The package depends on no other, and the article's
// matchers are compiled and run all the same.

struct Expression<Value> {
  let value: Value?
  func evaluate() throws -> Value? { value }
}

indirect enum ExpectationMessage: Equatable {
  case fail(String)
  case appends(ExpectationMessage, String)

  func appendedBeNilHint() -> ExpectationMessage {
    .appends(self, " (use beNil() to match nils)")
  }

  var text: String {
    switch self {
    case .fail(let text): text
    case .appends(let message, let text): message.text + text
    }
  }
}

enum ExpectationStatus { case matches, doesNotMatch, fail }

struct MatcherResult {
  let status: ExpectationStatus
  let message: ExpectationMessage

  init(status: ExpectationStatus, message: ExpectationMessage) {
    self.status = status
    self.message = message
  }

  init(bool: Bool, message: ExpectationMessage) {
    self.init(status: bool ? .matches : .doesNotMatch, message: message)
  }
}

struct Matcher<Value> {
  private let matcher: (Expression<Value>) throws -> MatcherResult

  init(_ matcher: @escaping (Expression<Value>) throws -> MatcherResult) { self.matcher = matcher }

  func satisfies(_ expression: Expression<Value>) throws -> MatcherResult {
    try matcher(expression)
  }
}
