/// A piece of source text, as its place in the text.
struct Token {
  enum Kind: UInt8 {
    case endOfFile
    /// A name or a keyword; which keyword is in `keyword`.
    case identifier
    /// A name in backticks.
    case escapedIdentifier
    case number, string, regex
    case `operator`
    case leftParen, rightParen, leftSquare, rightSquare, leftBrace, rightBrace
    case comma, colon, doubleColon, semicolon, period, at, backslash
    /// A `#` that starts no directive: a macro's.
    case pound
    case poundIf, poundElseif, poundElse, poundEndif, poundSourceLocation
    case unknown
  }

  var kind: Kind
  var keyword: Keyword = .none
  /// Whether a line ends between the token before and this one, or the file starts here.
  var startsLine: Bool
  var start: Int
  var end: Int

  var isName: Bool { kind == .identifier || kind == .escapedIdentifier }
}
