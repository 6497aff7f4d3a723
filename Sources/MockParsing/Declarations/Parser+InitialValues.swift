import MockModel

/// What the initial value of a class's property tells of its type, where none is written.
extension Parser {
  /// The type of a literal, or of an initialiser that is called without arguments; `.unknown` for
  /// what only the compiler knows. The `=` is the current token, and stays it.
  mutating func typeOfInitialValue() -> TypeNode {
    let start = mark
    defer { reset(to: start) }
    advance()
    guard let type = typeOfLiteral() ?? typeOfCall(),
      isAtBoundary() || at(.leftBrace) || at(.comma)
    else { return .unknown("") }
    return type
  }

  private mutating func typeOfLiteral() -> TypeNode? {
    let isSigned = at(operator: "-")
    if isSigned { advance() }
    switch token.kind {
    case .number:
      advance()
      return .named([.init(isInteger(previous) ? "Int" : "Double")])
    case .string where !isSigned:
      advance()
      return .named([.init("String")])
    default:
      guard !isSigned, at(.true) || at(.false) else { return nil }
      advance()
      return .named([.init("Bool")])
    }
  }

  private func isInteger(_ number: Token) -> Bool {
    let isHexadecimal = scanner.hasPrefix("0x", at: number.start)
    return (number.start..<number.end).allSatisfy { index in
      switch scanner.byte(index) {
      case UInt8(ascii: "."), UInt8(ascii: "p"), UInt8(ascii: "P"): false
      case UInt8(ascii: "e"), UInt8(ascii: "E"): isHexadecimal
      default: true
      }
    }
  }

  /// `Type()`, `[Element]()`. An initialiser that takes something may fail, which makes an optional.
  private mutating func typeOfCall() -> TypeNode? {
    guard token.isName && !token.keyword.isReserved || at(.leftSquare) else { return nil }
    let problems = scanner.problems.count
    let type = parseType()
    guard scanner.problems.count == problems, type.isSurelyType, at(.leftParen), !token.startsLine
    else { return nil }
    advance()
    guard take(.rightParen) else { return nil }
    return type
  }
}

extension TypeNode {
  /// Whether this can be no function's name, by the habit of how types are called.
  fileprivate var isSurelyType: Bool {
    switch self {
    case .named(let components): components.last?.name.first?.isUppercase ?? false
    case .array, .dictionary: true
    default: false
    }
  }
}
