import MockModel
import SwiftParser
import SwiftSyntax

extension SyntaxReader {
  /// What a member block's declaration is in the model.
  func members(_ node: DeclSyntax, isProtocol: Bool) -> [Member] {
    switch node.as(DeclSyntaxEnum.self) {
    case .functionDecl(let node): return [.method(method(node))]
    case .variableDecl(let node):
      return properties(node, isProtocol: isProtocol).map { .property($0) }
    case .subscriptDecl(let node): return [.subscripted(subscripted(node, isProtocol: isProtocol))]
    case .initializerDecl(let node): return [.initializer(initializer(node))]
    case .associatedTypeDecl(let node) where isProtocol:
      return [
        .associatedType(
          AssociatedType(
            head: head(node, node.associatedtypeKeyword), name: node.name.text,
            inherited: inheritance(node.inheritanceClause),
            defaultType: node.initializer.map { type($0.value) },
            requirements: requirements(node.genericWhereClause)))
      ]
    case .typeAliasDecl(let node): return [.typeAlias(typeAlias(node))]
    default: return []
    }
  }

  func typeAlias(_ node: TypeAliasDeclSyntax) -> TypeAlias {
    TypeAlias(
      head: head(node, node.typealiasKeyword), name: node.name.text,
      generics: generics(node.genericParameterClause, node.genericWhereClause),
      type: type(node.initializer.value))
  }

  // MARK: Functions

  private func method(_ node: FunctionDeclSyntax) -> Method {
    let isOperator: Bool
    switch node.name.tokenKind {
    case .binaryOperator, .prefixOperator, .postfixOperator: isOperator = true
    default: isOperator = false
    }
    return Method(
      head: head(node, node.funcKeyword), name: node.name.text, isOperator: isOperator,
      generics: generics(node.genericParameterClause, node.genericWhereClause),
      parameters: parameters(node.signature.parameterClause),
      effects: effects(node.signature.effectSpecifiers),
      result: node.signature.returnClause.map { type($0.type) })
  }

  private func initializer(_ node: InitializerDeclSyntax) -> Initializer {
    let failability: Initializer.Failability
    switch node.optionalMark?.text {
    case "?": failability = .optional
    case "!": failability = .implicitlyUnwrapped
    default: failability = .never
    }
    return Initializer(
      head: head(node, node.initKeyword), failability: failability,
      generics: generics(node.genericParameterClause, node.genericWhereClause),
      parameters: parameters(node.signature.parameterClause),
      effects: effects(node.signature.effectSpecifiers))
  }

  private func subscripted(_ node: SubscriptDeclSyntax, isProtocol: Bool) -> Subscript {
    Subscript(
      head: head(node, node.subscriptKeyword),
      generics: generics(node.genericParameterClause, node.genericWhereClause),
      parameters: parameters(node.parameterClause), result: type(node.returnClause.type),
      accessors: accessors(node.accessorBlock, isProtocol: isProtocol) ?? [])
  }

  private func parameters(_ clause: FunctionParameterClauseSyntax) -> [Parameter] {
    clause.parameters.map { parameter in
      Parameter(
        firstName: parameter.firstName.text, secondName: parameter.secondName?.text,
        type: type(parameter.type), isVariadic: parameter.ellipsis != nil,
        attributes: attributes(parameter.attributes),
        defaultValue: parameter.defaultValue?.value.trimmedDescription)
    }
  }

  // MARK: Properties

  private func properties(_ node: VariableDeclSyntax, isProtocol: Bool) -> [Property] {
    let isConstant = node.bindingSpecifier.tokenKind == .keyword(.let)
    let stored = isConstant ? [Accessor("get")] : [Accessor("get"), Accessor("set")]
    var untyped: [Int] = []
    var properties: [Property] = []
    for binding in node.bindings {
      let name: String
      if let pattern = binding.pattern.as(IdentifierPatternSyntax.self) {
        name = pattern.identifier.text
      } else if let pattern = binding.pattern.as(WildcardPatternSyntax.self) {
        name = pattern.wildcard.text
      } else {
        return properties
      }
      var property = Property(
        head: head(node, node.bindingSpecifier), name: name, type: .unknown(""), accessors: [],
        isConstant: isConstant)
      if let annotation = binding.typeAnnotation {
        property.type = type(annotation.type)
      }
      if let initializer = binding.initializer {
        if binding.typeAnnotation == nil && !isConstant && !isProtocol {
          property.type = typeOfInitialValue(initializer.value)
        }
        property.accessors = stored
      } else {
        property.accessors =
          accessors(binding.accessorBlock, isProtocol: isProtocol) ?? (isProtocol ? [] : stored)
      }
      properties.append(property)
      if binding.typeAnnotation != nil {
        for index in untyped { properties[index].type = property.type }
        untyped = []
      } else if binding.initializer == nil {
        untyped.append(properties.count - 1)
      }
    }
    return properties
  }

  /// What a literal, or an initialiser without arguments, tells of a property's type.
  private func typeOfInitialValue(_ value: ExprSyntax) -> TypeNode {
    switch value.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr: return .named([.init("Int")])
    case .floatLiteralExpr: return .named([.init("Double")])
    case .stringLiteralExpr: return .named([.init("String")])
    case .booleanLiteralExpr: return .named([.init("Bool")])
    case .prefixOperatorExpr(let node) where node.operator.text == "-":
      switch node.expression.as(ExprSyntaxEnum.self) {
      case .integerLiteralExpr: return .named([.init("Int")])
      case .floatLiteralExpr: return .named([.init("Double")])
      default: return .unknown("")
      }
    case .functionCallExpr(let node)
    where node.arguments.isEmpty && node.leftParen != nil:
      // The callee as a type: the toolchain's parser reads it as an expression.
      var parser = SwiftParser.Parser(node.calledExpression.trimmedDescription)
      let callee = TypeSyntax.parse(from: &parser)
      guard !callee.hasError else { return .unknown("") }
      let type = type(callee)
      switch type {
      case .named(let components):
        return components.last?.name.first?.isUppercase ?? false ? type : .unknown("")
      case .array, .dictionary: return type
      default: return .unknown("")
      }
    default: return .unknown("")
    }
  }

  private func accessors(_ block: AccessorBlockSyntax?, isProtocol: Bool) -> [Accessor]? {
    guard let block else { return nil }
    guard case .accessors(let list) = block.accessors else {
      return isProtocol ? [] : [Accessor("get")]
    }
    let accessors = list.map { node in
      Accessor(
        node.accessorSpecifier.text, attributes: attributes(node.attributes),
        modifiers: node.modifier.map { [Modifier($0.name.text)] } ?? [],
        effects: effects(node.effectSpecifiers))
    }
    if isProtocol { return accessors }
    if accessors.isEmpty { return [Accessor("get")] }
    let names = Set(accessors.map(\.keyword))
    var getter = accessors.first { $0.keyword == "get" } ?? Accessor("get")
    getter.keyword = "get"
    let setters: Set = ["set", "_modify", "modify", "mutate", "willSet", "didSet"]
    guard !names.isDisjoint(with: setters) else { return [getter] }
    return [getter, accessors.first { $0.keyword == "set" } ?? Accessor("set")]
  }

  private func effects(_ node: AccessorEffectSpecifiersSyntax?) -> Effects {
    effects(async: node?.asyncSpecifier, throwing: node?.throwsClause)
  }

  private func effects(_ node: FunctionEffectSpecifiersSyntax?) -> Effects {
    effects(async: node?.asyncSpecifier, throwing: node?.throwsClause)
  }

  func effects(async: TokenSyntax?, throwing: ThrowsClauseSyntax?) -> Effects {
    var effects = Effects()
    effects.isAsync = async?.text == "async"
    effects.isReasync = async?.text == "reasync"
    if let throwing {
      effects.throwing =
        throwing.throwsSpecifier.text == "rethrows"
        ? .rethrowing : .throwing(throwing.type.map { type($0) })
    }
    return effects
  }
}
