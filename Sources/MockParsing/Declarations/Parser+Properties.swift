import MockModel

extension Parser {
  /// `var a: Int { get }`; more than one where commas separate them.
  mutating func parseProperties(
    _ head: DeclarationHead, _ isRequirement: Bool, into members: inout ConditionalList<Member>
  ) {
    let isConstant = at(.let)
    advance()
    var properties: [Property] = []
    // Names that take the type of a name behind them: `var a, b: Int`.
    var untyped: [Int] = []
    repeat {
      guard token.isName, !token.keyword.isReserved || at(.wildcard) else {
        reportMissingPropertyName(head, isConstant)
        break
      }
      let name = token
      advance()
      let hasType = take(.colon)
      var property = Property(
        head: head, name: text(name), type: hasType ? parseType() : .unknown(""), accessors: [],
        isConstant: isConstant)
      let hasValue = at(operator: "=")
      parsePropertyTail(&property, name, hasType: hasType, isRequirement)
      if properties.isEmpty && !at(.comma) {
        members.append(.element(.property(consume property)))
        return
      }
      properties.append(property)
      if hasType {
        for index in untyped { properties[index].type = property.type }
        untyped = []
      } else if at(.comma) && !hasValue {
        untyped.append(properties.count - 1)
      }
    } while take(.comma)
    for property in properties { members.append(.element(.property(property))) }
  }

  private mutating func reportMissingPropertyName(_ head: DeclarationHead, _ isConstant: Bool) {
    // A tuple pattern cannot be overridden, so a class may have one without harm.
    if !at(.leftParen) {
      report(.missingName(after: isConstant ? "let" : "var"), at: head.location.offset)
    }
    skipToBoundary()
  }

  /// What stands behind a property's type: its initial value and its accessors.
  private mutating func parsePropertyTail(
    _ property: inout Property, _ name: Token, hasType: Bool, _ isRequirement: Bool
  ) {
    if isRequirement && !hasType && !at(.comma) {
      report(.missingPropertyType(property.name), at: name.start)
    }
    if at(operator: "=") {
      if isRequirement {
        report(.initialValue(property.name))
      } else if !hasType && !property.isConstant {
        property.type = typeOfInitialValue()
      }
      skipInitialValue()
      property.accessors = storedAccessors(property)
    } else if at(.leftBrace) {
      property.accessors = parseAccessors(isRequirement, name: property.name)
    } else if isRequirement {
      if !at(.comma) { report(.missingAccessors(property.name), at: name.start) }
    } else {
      property.accessors = storedAccessors(property)
    }
  }

  private func storedAccessors(_ property: Property) -> [Accessor] {
    property.isConstant ? [Accessor("get")] : [Accessor("get"), Accessor("set")]
  }

  /// Passes `= value`, with the observers behind it, up to the next name or declaration.
  private mutating func skipInitialValue() {
    advance()
    while !isAtBoundary() {
      if at(.comma) && isBindingNext() { return }
      if !skipSpecializedCall() { step() }
    }
  }

  /// Passes `Cache<String, Int>` in front of a `(`, whose comma would seem to end the value.
  private mutating func skipSpecializedCall() -> Bool {
    guard token.isName, scanner.peek(token.end) == .less else { return false }
    let start = mark
    let problems = scanner.problems.count
    _ = parseType()
    if at(.leftParen), !token.startsLine, scanner.problems.count == problems { return true }
    reset(to: start)
    return false
  }

  /// Whether another property follows the comma here, and not a generic argument of the value.
  private mutating func isBindingNext() -> Bool {
    let start = mark
    defer { reset(to: start) }
    advance()
    guard token.isName else { return false }
    advance()
    return at(.colon) || at(operator: "=") || at(.comma) || isAtBoundary()
  }

  // MARK: Accessors

  /// A `{ get set }`, or in a class a getter's body.
  mutating func parseAccessors(_ isRequirement: Bool, name: String) -> [Accessor] {
    if isRequirement, let accessors = parsePlainAccessors() { return accessors }
    let open = token
    let start = mark
    advance()
    var accessors: [Accessor] = []
    while let accessor = parseAccessor(isRequirement, name: name) {
      accessors.append(accessor)
      _ = take(.semicolon)
    }
    if accessors.isEmpty && !isRequirement {
      reset(to: start)
      skipBody()
      return [Accessor("get")]
    }
    if accessors.isEmpty { report(.missingAccessors(name), at: open.start) }
    finishAccessors(open, name: name)
    return isRequirement ? accessors : effective(accessors)
  }

  /// `{ get }` or `{ get set }`, as most properties of protocols have it.
  private mutating func parsePlainAccessors() -> [Accessor]? {
    let start = mark
    advance()
    if take(.get) {
      let isSettable = take(.set)
      if take(.rightBrace) { return isSettable ? getterAndSetter : getter }
    }
    reset(to: start)
    return nil
  }

  private mutating func finishAccessors(_ open: Token, name: String) {
    if take(.rightBrace) { return }
    if let end = bodyEnd(open.start) {
      report(.expectedAccessor(of: name))
      jump(to: end, last: .rightBrace)
    } else {
      report(.unterminatedBody(of: "accessors of '\(name)'"), at: open.start)
      skipToBoundary()
    }
  }

  /// What a class lets others do with a property: observers come with a stored value.
  private func effective(_ accessors: [Accessor]) -> [Accessor] {
    let setters = ["set", "_modify", "modify", "mutate", "yielding mutate", "unsafeMutableAddress"]
    let isObserved = accessors.contains { $0.keyword == "willSet" || $0.keyword == "didSet" }
    var getter = accessors.first { $0.keyword == "get" } ?? Accessor("get")
    getter.keyword = "get"
    guard isObserved || accessors.contains(where: { setters.contains($0.keyword) }) else {
      return [getter]
    }
    return [getter, accessors.first { $0.keyword == "set" } ?? Accessor("set")]
  }

  private mutating func parseAccessor(_ isRequirement: Bool, name: String) -> Accessor? {
    let start = mark
    var accessor = Accessor("")
    while true {
      if at(.at) {
        accessor.attributes.append(parseAttribute(inType: false))
      } else if isAtAccessorModifier() {
        accessor.modifiers.append(Modifier(text(token)))
        advance()
      } else {
        break
      }
    }
    guard isAtAccessorKeyword(isRequirement) else {
      reset(to: start)
      return nil
    }
    accessor.keyword = text(token)
    advance()
    if accessor.keyword == "yielding" {
      accessor.keyword += " " + text(token)
      advance()
    }
    if at(.leftParen) { skipGroup() }
    accessor.effects = parseEffects()
    if at(.leftBrace) {
      if isRequirement { report(.requirementHasBody(name)) }
      skipBody()
    }
    return accessor
  }

  private mutating func isAtAccessorModifier() -> Bool {
    switch token.keyword {
    case .mutating, .nonmutating, .consuming, .borrowing, .__consuming, .nonisolated, .override:
      peekToken().kind == .identifier
    default: false
    }
  }

  /// Whether an accessor starts here. In a class, the words are names in a getter's body unless
  /// something follows that only an accessor has.
  private mutating func isAtAccessorKeyword(_ isRequirement: Bool) -> Bool {
    let next = peekToken()
    if at(.yielding) { return next.keyword == .borrow || next.keyword == .mutate }
    guard token.keyword.isAccessor else { return false }
    if isRequirement { return true }
    switch next.kind {
    case .leftBrace, .rightBrace, .leftParen, .at: return true
    default:
      return next.keyword.isAccessor || next.keyword == .async || next.keyword == .throws
        || next.keyword == .mutating || next.keyword == .nonmutating
    }
  }
}

extension Keyword {
  fileprivate var isAccessor: Bool {
    switch self {
    case .get, .set, .willSet, .didSet, ._read, ._modify, .read, .modify, .borrow, .mutate,
      .unsafeAddress, .unsafeMutableAddress, .initializer:
      true
    default: false
    }
  }
}
