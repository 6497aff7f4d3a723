import MockModel

/// Declarations as short texts, to compare with.
enum Summary {
  static func members(_ type: MockableType) -> [String] { lines(type.members, text: text) }

  static func imports(_ file: ParsedFile) -> [String] {
    lines(file.imports) { declaration in
      words(declaration.head, "import", declaration.kind, declaration.path.joined(separator: "."))
    }
  }

  private static func lines<Element>(
    _ list: ConditionalList<Element>, text: (Element) -> String
  ) -> [String] {
    list.flatMap { item in
      switch item {
      case .element(let element): return [text(element)]
      case .conditional(let clauses):
        return clauses.flatMap { clause in
          [clause.condition.map { "#if \($0)" } ?? "#else"] + lines(clause.items, text: text)
        } + ["#endif"]
      }
    }
  }

  private static func text(_ member: Member) -> String {
    switch member {
    case .method(let method):
      words(
        method.head, "func",
        method.name + generics(method.generics) + parameters(method.parameters),
        effects(method.effects), method.result.map { "-> \($0.spelling)" },
        requirements(method.generics.requirements))
    case .property(let property):
      words(
        property.head, property.isConstant ? "let" : "var",
        "\(property.name): \(property.type.spelling)", accessors(property.accessors))
    case .subscripted(let member):
      words(
        member.head, "subscript" + generics(member.generics) + parameters(member.parameters),
        "-> \(member.result.spelling)", requirements(member.generics.requirements),
        accessors(member.accessors))
    case .initializer(let member):
      words(
        member.head,
        "init\(member.failability.rawValue)\(generics(member.generics))"
          + parameters(member.parameters),
        effects(member.effects), requirements(member.generics.requirements))
    case .associatedType(let member):
      words(
        member.head, "associatedtype", member.name, inherited(member.inherited),
        member.defaultType.map { "= \($0.spelling)" }, requirements(member.requirements))
    case .typeAlias(let member):
      words(
        member.head, "typealias", member.name + generics(member.generics),
        "= \(member.type.spelling)", requirements(member.generics.requirements))
    }
  }

  static func words(_ head: DeclarationHead, _ words: String?...) -> String {
    let front = head.attributes.map(\.spelling) + head.modifiers.map(\.spelling)
    return (front + words.compactMap(\.self)).joined(separator: " ")
  }

  static func inherited(_ types: [TypeNode]) -> String? {
    types.isEmpty ? nil : ": " + types.map(\.spelling).joined(separator: ", ")
  }

  static func requirements(_ requirements: [Requirement]) -> String? {
    guard !requirements.isEmpty else { return nil }
    let texts = requirements.map {
      "\($0.left.spelling) \($0.relation.rawValue) \($0.right.spelling)"
    }
    return "where " + texts.joined(separator: ", ")
  }

  static func generics(_ clause: GenericClause) -> String {
    guard !clause.parameters.isEmpty else { return "" }
    let texts = clause.parameters.map { parameter in
      (parameter.attributes.map(\.spelling)
        + [
          parameter.isPack ? "each" : parameter.isValue ? "let" : nil, parameter.name,
          parameter.constraint.map { ": \($0.spelling)" },
        ].compactMap(\.self)).joined(separator: " ")
    }
    return "<\(texts.joined(separator: ", "))>"
  }

  private static func parameters(_ parameters: [Parameter]) -> String {
    let texts = parameters.map { parameter in
      (parameter.attributes.map(\.spelling)
        + [
          parameter.firstName, parameter.secondName,
          ": \(parameter.type.spelling)\(parameter.isVariadic ? "..." : "")",
          parameter.defaultValue.map { "= \($0)" },
        ].compactMap(\.self)).joined(separator: " ")
    }
    return "(\(texts.joined(separator: ", ")))"
  }

  private static func effects(_ effects: Effects) -> String? {
    effects.keywords.isEmpty ? nil : effects.keywords.joined(separator: " ")
  }

  private static func accessors(_ accessors: [Accessor]) -> String {
    let texts = accessors.map { accessor in
      (accessor.attributes.map(\.spelling) + accessor.modifiers.map(\.spelling)
        + [accessor.keyword] + accessor.effects.keywords).joined(separator: " ")
    }
    return "{ \(texts.joined(separator: "; ")) }"
  }
}
