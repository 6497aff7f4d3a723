import MockModel

/// How deep types, declarations and conditional blocks may stand in each other.
let nestingLimit = 100

/// Reads one file from its first token to its last: the state, and the steps that every part of the
/// grammar is made of. The grammar is in the extensions.
struct Parser: ~Copyable {
  var scanner: Scanner
  let options: MockParser.Options

  /// The token that is looked at.
  var token: Token
  /// The token before it.
  var previous: Token
  var depth = 0

  var types: [MockableType] = []
  var typeAliases: [TopLevelTypeAlias] = []
  var nestedTypes: [NestedType] = []
  var topLevelTypes: [TopLevelType] = []
  /// The declarations around the current one, from the outermost to the innermost.
  var enclosing: [EnclosingDeclaration] = []
  /// The conditions around the current declaration, one for each `#if`, outermost first.
  var conditions: [String] = []
  /// Attributes that an `#if` of their own puts in front of the next declaration.
  var inherited: Head?
  /// How many conditional blocks are open around the current declaration.
  var openConditionals = 0
  /// How many groups nothing closed so far.
  var unclosedGroups = 0
  /// Where each `{` is closed; made once something in the file is not closed.
  var braceEnds: [Int: Int]?
  /// Types of plain names, each at one of these places.
  var plainTypes = [PlainType](repeating: PlainType(), count: 32)
  /// The names of types since the innermost protocol was opened.
  var names = NamesInMembers()
  /// Tells whether a plain type's name is among them.
  var namesNumber = 0
  /// What most properties have.
  let getter = [Accessor("get")]
  let getterAndSetter = [Accessor("get"), Accessor("set")]
  /// Where the next word is that introduces what is collected, seen from a place.
  var nextInterest = (from: 0, place: -1)
  private var places: SourcePlaces

  init(_ bytes: UnsafeBufferPointer<UInt8>, options: MockParser.Options) {
    scanner = Scanner(bytes)
    self.options = options
    places = SourcePlaces()
    previous = Token(kind: .endOfFile, startsLine: true, start: 0, end: 0)
    token = scanner.token(after: 0)
  }

  mutating func location(_ offset: Int) -> SourceLocation {
    places.location(offset, in: scanner.base, end: scanner.end)
  }

  mutating func report(_ problem: Problem, at offset: Int? = nil) {
    scanner.report(problem, at: offset ?? token.start)
  }

  /// Reports what is missing where it should stand: behind the last token, unless the next one is on
  /// the same line.
  mutating func reportMissing(_ problem: Problem) {
    scanner.report(problem, at: token.startsLine ? previous.end : token.start)
  }

  /// The problems in the order of the text, each once.
  mutating func diagnostics(path: String) -> [Diagnostic] {
    struct Key: Hashable {
      var id: String
      var offset: Int
    }
    var seen: Set<Key> = []
    let sorted = scanner.problems.sorted { $0.offset < $1.offset }
    return sorted.compactMap { problem, offset in
      guard seen.insert(Key(id: problem.id, offset: offset)).inserted else { return nil }
      return Diagnostic(
        id: problem.id, severity: problem.severity, message: problem.message, path: path,
        location: location(offset))
    }
  }
}

// MARK: - Steps

extension Parser {
  /// A type of a name alone, and where in the text it is.
  struct PlainType {
    var start = 0
    var count = 0
    var type: TypeNode?
    var sum = NameSum.of("")
    /// Among the names of which number it is.
    var namesNumber = -1
  }

  struct Mark {
    fileprivate var token: Token
    fileprivate var previous: Token
    fileprivate var problems: Int
  }

  var mark: Mark { Mark(token: token, previous: previous, problems: scanner.problems.count) }

  /// Goes back, and forgets the problems since then.
  mutating func reset(to mark: Mark) {
    token = mark.token
    previous = mark.previous
    scanner.forgetProblems(from: mark.problems)
  }

  mutating func advance() {
    previous = token
    token = scanner.token(after: token.end)
  }

  /// The token behind the current one.
  mutating func peekToken() -> Token {
    let count = scanner.problems.count
    let next = scanner.token(after: token.end)
    scanner.forgetProblems(from: count)
    return next
  }

  func at(_ kind: Token.Kind) -> Bool { token.kind == kind }

  func at(_ keyword: Keyword) -> Bool { token.keyword == keyword }

  mutating func take(_ kind: Token.Kind) -> Bool {
    guard token.kind == kind else { return false }
    advance()
    return true
  }

  mutating func take(_ keyword: Keyword) -> Bool {
    guard token.keyword == keyword else { return false }
    advance()
    return true
  }

  /// Whether the current token is an operator that starts with this byte.
  func at(operator byte: UInt8) -> Bool {
    token.kind == .operator && scanner.byte(token.start) == byte
  }

  /// Whether the current token is exactly this operator.
  @inline(__always)
  func at(operator text: StaticString) -> Bool {
    token.kind == .operator && token.end - token.start == text.utf8CodeUnitCount
      && scanner.hasPrefix(text, at: token.start)
  }

  /// Takes the first byte of the current operator, and leaves the rest of it as a token.
  mutating func take(operator byte: UInt8) -> Bool {
    guard at(operator: byte) else { return false }
    if token.end - token.start == 1 {
      advance()
    } else {
      previous = token
      previous.end = token.start + 1
      token = scanner.token(after: token.start + 1)
    }
    return true
  }

  func text(_ token: Token) -> String {
    // What half of all parameters are called.
    token.keyword == .wildcard ? "_" : scanner.text(token.start, token.end)
  }

  /// Goes to the token behind a place that the scanner found.
  mutating func jump(to end: Int, last kind: Token.Kind) {
    let start = max(previous.end, min(token.start, end))
    previous = Token(kind: kind, startsLine: false, start: start, end: end)
    token = scanner.token(after: end)
  }

  /// Passes the group whose `(`, `[` or `{` is the current token.
  mutating func skipGroup() {
    if at(.leftBrace) {
      skipBody()
    } else {
      let close: Token.Kind = at(.leftParen) ? .rightParen : .rightSquare
      let group = scanner.skipGroup(token.start)
      if group.isClosed {
        jump(to: group.end, last: close)
      } else {
        report(at(.leftParen) ? .unclosedParenthesis : .unclosedSquare)
        jump(to: unclosedEnd(of: token.start, before: group.end), last: .unknown)
      }
    }
  }

  /// Where a group ends that nothing closes: in front of the next line with a declaration.
  private mutating func unclosedEnd(of open: Int, before end: Int) -> Int {
    // Each such group costs a look at the rest of the file. Nobody writes many.
    unclosedGroups += 1
    guard unclosedGroups <= 50 else { return end }
    return min(end, scanner.nextDeclarationLine(after: open))
  }

  /// The text between two places as it reads on one line: white space and comments between two
  /// tokens become one space.
  mutating func joinedText(_ start: Int, _ end: Int) -> String {
    var result = ""
    var position = start
    while true {
      let next = scanner.token(after: position)
      guard next.start < end, next.kind != .endOfFile else { return result }
      if next.start > position && !result.isEmpty { result += " " }
      result += scanner.text(next.start, min(next.end, end))
      position = next.end
    }
  }

  /// Runs one level deeper; beyond the limit it reports that and gives `nil`.
  mutating func nested<Result>(_ parse: (inout Parser) -> Result) -> Result? {
    guard depth < nestingLimit else {
      report(.nestingTooDeep(limit: nestingLimit))
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    return parse(&self)
  }
}
