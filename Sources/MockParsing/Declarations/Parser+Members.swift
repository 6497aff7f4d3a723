import MockModel

extension Parser {
  /// One member behind its attributes and modifiers; `false` if none stands here.
  ///
  /// - Parameter isRequirement: Whether it is a protocol's, without a body.
  mutating func parseMember(
    _ head: Head, isRequirement: Bool, into members: inout ConditionalList<Member>
  ) -> Bool {
    let keyword = token
    let declaration = declarationHead(head, at: keyword)
    switch keyword.keyword {
    case .func:
      if let member = parseMethod(declaration, isRequirement) { members.append(.element(member)) }
    case .var, .let:
      parseProperties(declaration, isRequirement, into: &members)
    case .subscript:
      if let member = parseSubscript(declaration, isRequirement) {
        members.append(.element(.subscripted(member)))
      }
    case .initializer:
      if let member = parseInitializer(declaration, isRequirement) {
        members.append(.element(.initializer(member)))
      }
    case .associatedtype where isRequirement:
      if let member = parseAssociatedType(declaration) {
        members.append(.element(.associatedType(member)))
      }
    case .typealias:
      if let alias = parseTypeAlias(declaration) { members.append(.element(.typeAlias(alias))) }
    default:
      return false
    }
    return true
  }

  /// Passes a function's body. In a protocol there should be none.
  private mutating func finishFunction(_ name: String, _ isRequirement: Bool) {
    if !isRequirement {
      while !at(.leftBrace) && !isAtBoundary() { step() }
    }
    guard at(.leftBrace) else { return }
    if isRequirement { report(.requirementHasBody(name)) }
    skipBody()
  }

  // MARK: Functions

  private mutating func parseMethod(
    _ head: consuming DeclarationHead, _ isRequirement: Bool
  ) -> Member? {
    advance()
    var name = text(token)
    let isOperator = at(.operator)
    if isOperator {
      takeOperatorName(&name)
    } else if token.isName, !token.keyword.isReserved || isReservedMethodName() {
      advance()
    } else {
      report(.missingName(after: "func"), at: head.location.offset)
      skipToBoundary()
      return nil
    }
    var generics = GenericClause(parameters: parseGenericParameters())
    guard at(.leftParen) else {
      report(.expected("(", in: "declaration of '\(name)'"), at: previous.end)
      skipToBoundary()
      return nil
    }
    let parameters = parseParameters(allowsDefaults: !isRequirement)
    let effects = parseEffects()
    var result: TypeNode?
    if at(operator: "->") {
      advance()
      result = parseType()
    }
    generics.requirements = parseWhereClause()
    finishFunction(name, isRequirement)
    return .method(
      Method(
        head: head, name: name, isOperator: isOperator, generics: generics, parameters: parameters,
        effects: effects, result: result))
  }

  /// A reserved word as a name, as in `func default()`. The compiler wants backticks around it; they
  /// are missing, but nothing else is.
  private mutating func isReservedMethodName() -> Bool {
    !token.startsLine && peekToken().kind == .leftParen
  }

  /// An operator as a name; a `<` at its end opens the generic parameters: `==<T>(…)`.
  private mutating func takeOperatorName(_ name: inout String) {
    let next = peekToken()
    let last = token.end - 1
    if last > token.start, scanner.byte(last) == .less, next.isName, next.start == token.end {
      name = scanner.text(token.start, last)
      previous = token
      previous.end = last
      token.start = last
    } else {
      advance()
    }
  }

  private mutating func parseInitializer(
    _ head: DeclarationHead, _ isRequirement: Bool
  ) -> Initializer? {
    advance()
    var member = Initializer(head: head, parameters: [])
    if at(operator: .question) {
      member.failability = .optional
      _ = take(operator: .question)
    } else if at(operator: .exclamation) {
      member.failability = .implicitlyUnwrapped
      _ = take(operator: .exclamation)
    }
    member.generics.parameters = parseGenericParameters()
    guard at(.leftParen) else {
      report(.expected("(", in: "declaration of 'init'"), at: previous.end)
      skipToBoundary()
      return nil
    }
    member.parameters = parseParameters(allowsDefaults: !isRequirement)
    member.effects = parseEffects()
    member.generics.requirements = parseWhereClause()
    finishFunction("init", isRequirement)
    return member
  }

  private mutating func parseSubscript(
    _ head: DeclarationHead, _ isRequirement: Bool
  ) -> Subscript? {
    advance()
    var member = Subscript(head: head, parameters: [], result: .unknown(""), accessors: [])
    member.generics.parameters = parseGenericParameters()
    guard at(.leftParen) else {
      report(.expected("(", in: "declaration of 'subscript'"), at: previous.end)
      skipToBoundary()
      return nil
    }
    member.parameters = parseParameters(allowsDefaults: !isRequirement)
    guard at(operator: "->") else {
      report(.expected("->", in: "declaration of 'subscript'"), at: previous.end)
      skipToBoundary()
      return nil
    }
    advance()
    member.result = parseType()
    member.generics.requirements = parseWhereClause()
    if at(.leftBrace) {
      member.accessors = parseAccessors(isRequirement, name: "subscript")
    } else if isRequirement {
      report(.missingAccessors("subscript"), at: head.location.offset)
    }
    return member
  }

  // MARK: Types

  private mutating func parseAssociatedType(_ head: DeclarationHead) -> AssociatedType? {
    guard let name = parseTypeName(after: "associatedtype", head) else { return nil }
    var member = AssociatedType(head: head, name: name)
    if at(.colon) { member.inherited = parseInheritance() }
    if at(operator: "=") {
      advance()
      member.defaultType = parseType()
    }
    member.requirements = parseWhereClause()
    return member
  }

  mutating func parseTypeAlias(_ head: DeclarationHead) -> TypeAlias? {
    guard let name = parseTypeName(after: "typealias", head) else { return nil }
    var alias = TypeAlias(head: head, name: name, type: .unknown(""))
    alias.generics.parameters = parseGenericParameters()
    guard at(operator: "=") else {
      report(.expected("=", in: "declaration of '\(name)'"), at: previous.end)
      skipToBoundary()
      return nil
    }
    advance()
    alias.type = parseType()
    alias.generics.requirements = parseWhereClause()
    return alias
  }

  private mutating func parseTypeName(after keyword: String, _ head: DeclarationHead) -> String? {
    advance()
    guard token.isName, !token.keyword.isReserved else {
      report(.missingName(after: keyword), at: head.location.offset)
      skipToBoundary()
      return nil
    }
    let name = text(token)
    advance()
    return name
  }
}
